package texture

import (
	"fmt"

	"punchboard/layout/face"
	"punchboard/layout/hexmap/canvas"
	"punchboard/scene"
)

// SymbolStore holds the symbols that stand in many places, by their names.
type SymbolStore map[string][]*scene.Symbol

// variations draws n variations of a thing that stands in many places, about the
// zero point: each is drawn once and placed wherever it stands.
func (g *Land) variations(name string, n int, purpose uint64, draw func(*canvas.RandomStream) []scene.Mark) []*scene.Symbol {
	return g.symbolsOf(name, func(prefix string) (out []*scene.Symbol) {
		for i := range n {
			s := g.RandomAt(i, len(name), purpose)
			out = append(out, g.Centered(fmt.Sprint(prefix, i), draw(&s)))
		}
		return out
	})
}

// symbolsOf makes the symbols of a name when they are first asked for.
func (g *Land) symbolsOf(name string, make func(prefix string) []*scene.Symbol) []*scene.Symbol {
	prefix := fmt.Sprintf(face.MapPrefix+"%s/%s/%s", g.Map.ID, g.name, name)
	if known, ok := g.symbols[prefix]; ok {
		return known
	}
	g.symbols[prefix] = make(prefix)
	return g.symbols[prefix]
}
