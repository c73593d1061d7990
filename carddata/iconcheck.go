package carddata

import (
	"fmt"
	"slices"
	"strings"

	"punchboard/diag"
	"punchboard/icons"
)

// CheckIcon tells whether an icon of that name is known: one of the game's, or
// a built-in one. Its error is a *FaceError.
func (g *Game) CheckIcon(name string, pos diag.Pos) error {
	if _, ok := g.Icons[name]; ok {
		return nil
	}
	if _, ok := icons.Lookup(name); ok {
		return nil
	}
	known := slices.Concat(mapKeys(g.Icons), icons.Names())
	return &FaceError{Pos: pos, Code: CodeIcon, Message: fmt.Sprintf("there is no icon %s", quoted(name)), Hint: iconHint(name, known)}
}

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
