package expr

import "punchboard/diag"

// The codes of findings about expressions.
const (
	CodeExpr        diag.Code = "PB-201" // an expression that cannot be read
	CodeUnknownName diag.Code = "PB-202" // a name in an expression that stands for nothing
	CodeExprType    diag.Code = "PB-203" // an expression over values of the wrong type
	CodeEval        diag.Code = "PB-204" // an expression without a value for a card
)
