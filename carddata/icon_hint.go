package carddata

import (
	"strings"

	"punchboard/diag"
)

// iconHint names the icon that was most likely meant; the whole list is too long
// to read.
func iconHint(name string, known []string) string {
	if strings.HasSuffix(name, ".svg") {
		return "give the file a name under icons in game.yaml, such as `anchor: " + name + "`, and write that"
	}
	if near := diag.Nearest(name, known); near != "" {
		return "did you mean `" + near + "`?"
	}
	return "take a built-in one, or give it a drawing under icons in game.yaml"
}
