package plan

import "punchboard/diag"

// The codes of findings about plans.
const (
	CodeShape diag.Code = "PB-277" // a shape or position that is not on the plan
)

// Rules explains the codes of this file.
var Rules = []diag.Rule{
	{Code: CodeShape, Title: "a shape that is not on the plan", Help: "Positions on a plan are numbers of squares: x from the west edge, y from the north edge, or from the south edge with `from: southwest`. A box is x, y, width and height; points are corners; squares are single squares by their corner."},
}
