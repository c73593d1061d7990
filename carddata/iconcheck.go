package carddata

import (
	"fmt"
	"slices"

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
	return &FaceError{Pos: pos, Code: CodeIcon, Message: fmt.Sprintf("there is no icon %s", quoted(name)), Hint: diag.DidYouMean(name, known)}
}
