package layout

import (
	"slices"

	"punchboard/layout/face"
	"punchboard/layout/hexmap"
	"punchboard/layout/impose"
	"punchboard/layout/plan"
)

// Rules explains the codes of all findings of composition and imposition.
var Rules = slices.Concat(face.Rules, impose.Rules, impose.PosterRules, hexmap.Rules, plan.Rules)
