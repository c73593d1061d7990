package carddata

import (
	"punchboard/carddata/effects"
	"punchboard/diag"
)

// effectsFile is the default file of the grammar of effects.
const effectsFile = "effects.yaml"

// effects reads the grammar of effects from the file that game.yaml names, or from
// effects.yaml if it exists.
func (l *loader) effects() {
	name, from := effectsFile, diag.Pos{}
	if n := l.parts.effects; n.Exists() {
		s, ok := n.Scalar("effects")
		if !ok {
			return
		}
		name, from = s, n.Pos()
	} else if !l.Exists(effectsFile) {
		return
	}
	if root, ok := l.YAML(name, from); ok {
		l.game.Effects = effects.Read(l.Reader, root)
	}
}
