package texture

import (
	"fmt"

	"punchboard/layout/face"
	"punchboard/layout/hexmap/canvas"
	"punchboard/scene"
)

// SymbolStore holds the symbols that are used in many places, by name.
type SymbolStore map[string][]*scene.Symbol

// variations returns n variations of something that occurs in many places, drawn around
// the origin: each is drawn once and used wherever it occurs.
func (g *Land) variations(name string, n int, purpose uint64, draw func(*canvas.RandomStream) []scene.Mark) []*scene.Symbol {
	return g.symbolsOf(name, func(prefix string) (out []*scene.Symbol) {
		for i := range n {
			s := g.RandomAt(i, len(name), purpose)
			out = append(out, g.Centered(fmt.Sprint(prefix, i), draw(&s)))
		}
		return out
	})
}

// symbolsOf returns the symbols with a name, creating them on first use.
func (g *Land) symbolsOf(name string, make func(prefix string) []*scene.Symbol) []*scene.Symbol {
	prefix := fmt.Sprintf(face.MapPrefix+"%s/%s/%s", g.Map.ID, g.name, name)
	if known, ok := g.symbols[prefix]; ok {
		return known
	}
	g.symbols[prefix] = make(prefix)
	return g.symbols[prefix]
}
