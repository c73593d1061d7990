package hexmap

import (
	"fmt"
	"math"

	"punchboard/geom"
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

// centered makes a symbol of paths that are drawn about the zero point of the map.
func (c *chart) centered(id string, marks []scene.Mark) *scene.Symbol {
	back := geom.Translate(-c.plan.Origin.X, -c.plan.Origin.Y)
	s := &scene.Symbol{ID: id, Marks: marks}
	for _, m := range marks {
		p := m.(*scene.Path)
		p.Path = p.Path.Transform(back)
		s.Box = s.Box.Union(p.Path.Bounds())
	}
	return s
}

// use places a symbol, turned clockwise by an angle in radians.
func (c *chart) use(s *scene.Symbol, at geom.Vec, angle float64) {
	p := c.pt(at)
	m := geom.Translate(p.X, p.Y)
	if angle != 0 {
		m = geom.Rotate(math.Round(angle * 360 / geom.Tau)).Then(m)
	}
	c.Add(&scene.Use{Symbol: s, At: m})
}
