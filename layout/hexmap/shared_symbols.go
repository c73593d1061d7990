package hexmap

import (
	"fmt"

	"punchboard/layout/face"
	"punchboard/scene"
)

// symbolStore holds the symbols that stand in many places, by their names.
type symbolStore map[string][]*scene.Symbol

// variations draws n variations of a thing that stands in many places, about the
// zero point: each is drawn once and placed wherever it stands.
func (g *land) variations(name string, n int, purpose uint64, draw func(*randomStream) []scene.Mark) []*scene.Symbol {
	return g.symbolsOf(name, func(prefix string) (out []*scene.Symbol) {
		for i := range n {
			s := g.randomAt(i, len(name), purpose)
			out = append(out, g.centered(fmt.Sprint(prefix, i), draw(&s)))
		}
		return out
	})
}

// symbolsOf makes the symbols of a name when they are first asked for.
func (g *land) symbolsOf(name string, make func(prefix string) []*scene.Symbol) []*scene.Symbol {
	prefix := fmt.Sprintf(face.MapPrefix+"%s/%s/%s", g.m.ID, g.name, name)
	if known, ok := g.symbols[prefix]; ok {
		return known
	}
	g.symbols[prefix] = make(prefix)
	return g.symbols[prefix]
}
