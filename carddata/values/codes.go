package values

import "punchboard/diag"

// The codes of findings about values.
const (
	CodeColumnName diag.Code = "PB-122" // a column that cannot have its name
	CodeCopies     diag.Code = "PB-130" // a number of copies that cannot be
	CodeValue      diag.Code = "PB-205" // a value that its key does not take
	CodePaint      diag.Code = "PB-206" // a color that is not known
	CodePaintCycle diag.Code = "PB-207" // colors that stand for one another
	CodeSameName   diag.Code = "PB-215" // two things of one name
)
