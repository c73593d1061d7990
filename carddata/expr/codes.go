package expr

import "punchboard/diag"

// The codes of findings about expressions.
const (
	CodeExpr        diag.Code = "PB-201" // an expression that cannot be parsed
	CodeUnknownName diag.Code = "PB-202" // an unknown name in an expression
	CodeExprType    diag.Code = "PB-203" // an expression with values of the wrong type
	CodeEval        diag.Code = "PB-204" // an expression that has no value for a card
)
