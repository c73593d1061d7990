package layout

import (
	"slices"

	"punchboard/layout/face"
	"punchboard/layout/hexmap"
	"punchboard/layout/impose"
)

// Rules explains the codes of all findings of composing and imposing.
var Rules = slices.Concat(face.Rules, hexmap.Rules, impose.PosterRules, impose.Rules)
