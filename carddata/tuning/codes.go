package tuning

import "punchboard/diag"

// The code of findings about the section `tune`.
const (
	CodeTune diag.Code = "PB-139" // a number that cannot be tuned, or not to these values
)
