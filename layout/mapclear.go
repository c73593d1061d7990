package layout

import (
	"punchboard/geom"
	"punchboard/geom/hex"
)

// paper breaks a flat ground up into a few large drifts, a breath lighter and
// darker than the fill and soft at their edges: bare colour looks like a screen,
// not like land.
func (g *land) paper(strength float64) {
	var lighter, darker [drifts]geom.Path
	g.sown(2, 0.4, forPaper, func(_ hex.Hex, v vec, s *chance) {
		to := &lighter
		if s.unit() < 0.45 {
			to = &darker
		}
		pts := blob(vec{}, s.between(17, 30), 8, 0.25, s)
		for i := range to {
			g.loop(&to[i], moved(pts, v, 1-0.27*float64(i)))
		}
	})
	for i := range drifts {
		g.fillPath(lighter[i], g.light(strength*1.4*float64(i+1)/drifts))
		g.fillPath(darker[i], g.dark(strength*float64(i+1)/drifts))
	}
}

// drifts is in how many steps the edge of a drift fades.
const drifts = 3

// drawClear draws open land: drifts of grass, and here and there a piece of a
// hedgerow.
func drawClear(g *land) {
	g.paper(0.03)
	var hedge, shadow, grass geom.Path
	g.sown(3, 0.45, forHedges, func(h hex.Hex, v vec, s *chance) {
		angle := 0.5*g.noise(v, 90, forHedges)*tau + s.between(-0.2, 0.2)
		switch edge := depth(g.edges(h), v); {
		case s.unit() < 0.3 && edge > 9 && g.keep.free(v, 8):
			g.hedgerow(&hedge, &shadow, v, angle, s)
		case edge > 3 && g.keep.free(v, 3):
			g.tuft(&grass, v, 2.2, 3, s)
		}
	})
	g.fillPath(shadow, g.shade(0.35))
	g.fillPath(hedge, g.shade(0.8))
	g.strokePath(grass, g.shade(0.5), 0.5)
}

// hedgerow draws a short row of bushes.
func (g *land) hedgerow(hedge, shadow *geom.Path, at vec, angle float64, s *chance) {
	n := 3 + s.below(4)
	for i := range n {
		along := (float64(i) - float64(n-1)/2) * 2.5
		v := at.add(polar(along, angle)).add(s.near(0.3))
		pts := blob(v, s.between(1, 1.5), 6, 0.2, s)
		g.loop(hedge, pts)
		g.loop(shadow, shifted(pts, vec{0.6, 0.8}))
	}
}

// shifted gives places moved by a way.
func shifted(pts []vec, by vec) []vec { return moved(pts, by, 1) }

// tuft draws blades of grass or reed that rise from one foot.
func (g *land) tuft(path *geom.Path, foot vec, high float64, n int, s *chance) {
	for i := range n {
		lean := (float64(i) - float64(n-1)/2) * 0.45
		tip := foot.add(polar(high*s.between(0.8, 1.15), lean-tau/4))
		g.line(path, foot.add(vec{lean, 0}), tip)
	}
}
