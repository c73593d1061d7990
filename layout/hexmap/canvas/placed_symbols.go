package canvas

import (
	"math"

	"punchboard/geom"
	"punchboard/scene"
)

// Centered returns a symbol of marks that are drawn around the origin of the map.
func (c *Canvas) Centered(id string, marks []scene.Mark) *scene.Symbol {
	back := geom.Translate(-c.Plan.Origin.X, -c.Plan.Origin.Y)
	s := &scene.Symbol{ID: id, Marks: marks}
	for _, m := range marks {
		p := m.(*scene.Path)
		p.Path = p.Path.Transform(back)
		s.Box = s.Box.Union(p.Path.Bounds())
	}
	return s
}

// PlaceSymbol draws a symbol, rotated clockwise by an angle in radians.
func (c *Canvas) PlaceSymbol(s *scene.Symbol, at geom.Vec, angle float64) {
	p := c.Point(at)
	m := geom.Translate(p.X, p.Y)
	if angle != 0 {
		m = geom.Rotate(math.Round(angle * 360 / geom.Tau)).Then(m)
	}
	c.Add(&scene.Use{Symbol: s, At: m})
}
