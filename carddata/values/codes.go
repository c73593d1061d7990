package values

import "punchboard/diag"

// The codes of findings about values.
const (
	CodeColumnName diag.Code = "PB-122" // a column with a reserved or malformed name
	CodeCopies     diag.Code = "PB-130" // an invalid number of copies
	CodeValue      diag.Code = "PB-205" // a value that its key does not accept
	CodePaint      diag.Code = "PB-206" // an unknown color
	CodePaintCycle diag.Code = "PB-207" // colors defined in terms of each other
	CodeSameName   diag.Code = "PB-215" // two things with the same name
)
