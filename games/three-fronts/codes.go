package threefronts

import "punchboard/diag"

// What the rules find in a game's data.
const (
	// CodeEffect: an effect that the rules do not know, or not there.
	CodeEffect diag.Code = "PB-701"
	// CodeCapacity: more than the compiled rules can hold.
	CodeCapacity diag.Code = "PB-702"
	// CodeTable: a dice table that is missing, has holes or an unknown result.
	CodeTable diag.Code = "PB-703"
	// CodeSwitch: a switch with a value that is no reading of the rules.
	CodeSwitch diag.Code = "PB-704"
	// CodeRow: a row whose cells the rules cannot play.
	CodeRow diag.Code = "PB-705"
)
