package plan

import "punchboard/diag"

// The codes of findings about drawing plans.
const (
	CodeNoPlan diag.Code = "PB-347" // a plan, or a terrain of one, that does not exist
)

// Rules explains the codes of this file.
var Rules = []diag.Rule{
	{Code: CodeNoPlan, Title: "an unknown plan or terrain", Help: "The part plan must name an entry of plans in game.yaml, and its key terrain a terrain of that plan."},
}
