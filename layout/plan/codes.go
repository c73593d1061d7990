package plan

import "punchboard/diag"

// The codes of findings about drawing plans.
const (
	CodeNoPlan  diag.Code = "PB-347" // a plan, or a terrain of one, that does not exist
	CodeTooFine diag.Code = "PB-348" // patterns that are too fine for the size of the plan
)

// Rules explains the codes of this file.
var Rules = []diag.Rule{
	{Code: CodeNoPlan, Title: "an unknown plan or terrain", Help: "The part plan must name an entry of plans in game.yaml, and its key terrain a terrain of that plan."},
	{Code: CodeTooFine, Title: "patterns too fine for their plan", Help: "Patterns are drawn for hexes of the size texture. A plan that is covered by more than 10,000 of them would be too large a file for printers, so it is drawn in flat colors, as with plain. Use a coarser texture, or draw the plan smaller."},
}
