package main

import (
	"math"

	"punchboard/bench"
	"punchboard/geom"
	"punchboard/scene"
)

// count counts how often each symbol is used, including uses within other
// symbols.
func (c *cutter) count(marks []scene.Mark) {
	for _, mark := range marks {
		switch v := mark.(type) {
		case *scene.Group:
			c.count(v.Marks)
		case *scene.Use:
			if c.placed[v.Symbol]++; c.placed[v.Symbol] == 1 || !c.often(v.Symbol) {
				c.count(v.Symbol.Marks)
			}
		}
	}
}

func (c *cutter) often(s *scene.Symbol) bool { return c.repeats > 0 && c.placed[s] >= c.repeats }

// use places a frequent symbol, and draws any other where it is.
func (c *cutter) use(u *scene.Use, m geom.Matrix) {
	if !c.often(u.Symbol) || !upright(m) {
		c.marks(u.Symbol.Marks, m)
		return
	}
	number, ok := c.number[u.Symbol]
	if !ok {
		number = c.define(u.Symbol)
	}
	box, scale := u.Symbol.Box, m.MeanScale()
	at := m.Apply(box.Min())
	c.Put(bench.OpPlace, number, int64(at.X), int64(at.Y), int64(box.W.Scale(scale)), int64(box.H.Scale(scale)))
	c.PutFloat(degrees(m))
}

// define records a symbol on first use, relative to the corner of its box.
func (c *cutter) define(s *scene.Symbol) int64 {
	number := int64(len(c.number))
	c.number[s] = number
	outer, kept := c.state, c.kept
	c.state, c.kept = pens{}, nil
	c.Put(bench.OpSymbol, number, int64(s.Box.W), int64(s.Box.H))
	c.marks(s.Marks, geom.Translate(-s.Box.X, -s.Box.Y))
	c.Put(bench.OpEnd)
	c.state, c.kept = outer, kept
	return number
}

// upright reports whether a matrix neither mirrors nor distorts.
func upright(m geom.Matrix) bool {
	const slack = 1e-6
	return m.A*m.D-m.B*m.C > 0 && math.Abs(m.A-m.D) < slack && math.Abs(m.B+m.C) < slack
}

// degrees returns the rotation of an upright matrix, clockwise.
func degrees(m geom.Matrix) float64 { return math.Atan2(m.B, m.A) * 180 / math.Pi }
