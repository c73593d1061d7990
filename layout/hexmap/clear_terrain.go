package hexmap

import (
	"punchboard/geom"
	"punchboard/geom/hex"
	"punchboard/scene"
)

// mottling is the pattern that others lie on.
var mottling = pattern{flat: true, shared: sharedByHex, ignoresObstacles: true, draw: func(g *land) { g.mottle(0.03) }}

// mottle breaks a flat ground up into a few large drifts, slightly lighter and
// darker than the fill and soft at their edges: bare color looks like a screen,
// not like land.
func (g *land) mottle(strength float64) {
	lighter := g.variations("drift", driftForms, forMottling, func(s *randomStream) []scene.Mark {
		return g.drift(s, func(t float64) scene.Paint { return g.light(strength * 1.4 * t) })
	})
	darker := g.variations("shade", driftForms, forMottling, func(s *randomStream) []scene.Mark {
		return g.drift(s, func(t float64) scene.Paint { return g.dark(strength * t) })
	})
	g.scatter(2, 0.4, forMottling, func(_ hex.Hex, v geom.Vec, s *randomStream) {
		if s.unit() < 0.45 {
			g.use(darker[s.below(driftForms)], v, s.between(0, geom.Tau))
		} else {
			g.use(lighter[s.below(driftForms)], v, s.between(0, geom.Tau))
		}
	})
}

// driftForms is how many shapes of drifts there are, and driftSteps in how many
// steps their edges fade.
const (
	driftForms = 5
	driftSteps = 3
)

func (g *land) drift(s *randomStream, tint func(float64) scene.Paint) (marks []scene.Mark) {
	pts := blob(geom.Vec{}, s.between(17, 30), 8, 0.25, s)
	for i := range driftSteps {
		var path geom.Path
		g.loop(&path, moved(pts, geom.Vec{}, 1-0.27*float64(i)))
		marks = append(marks, &scene.Path{Path: path, Fill: tint(float64(i+1) / driftSteps)})
	}
	return marks
}

// drawClear draws open land: drifts of grass, and here and there a piece of a
// hedgerow.
func drawClear(g *land) {
	hedges := g.variations("hedgerow", hedgeForms, forHedges, g.hedgerow)
	var grass geom.Path
	g.scatter(3, 0.45, forHedges, func(h hex.Hex, v geom.Vec, s *randomStream) {
		angle := 0.5*g.noise(v, 90, forHedges)*geom.Tau + s.between(-0.2, 0.2)
		switch edge := depth(g.edges(h), v); {
		case s.unit() < 0.3 && edge > 9 && g.keep.free(v, 8):
			g.use(hedges[s.below(hedgeForms)], v, angle)
		case edge > 3 && g.keep.free(v, 3):
			g.tuft(&grass, v, 2.2, 3, s)
		}
	})
	g.strokePath(grass, g.shade(0.5), 0.5)
}

// hedgeForms is how many pieces of hedgerows there are.
const hedgeForms = 8

// hedgerow draws a short row of bushes and its shadow.
func (g *land) hedgerow(s *randomStream) []scene.Mark {
	var hedge, shadow geom.Path
	n := 3 + s.below(4)
	for i := range n {
		v := geom.V((float64(i)-float64(n-1)/2)*2.5, 0).Add(s.near(0.3))
		pts := blob(v, s.between(1, 1.5), 6, 0.2, s)
		g.loop(&hedge, pts)
		g.loop(&shadow, shifted(pts, geom.V(0.6, 0.8)))
	}
	return []scene.Mark{&scene.Path{Path: shadow, Fill: g.shade(0.35)}, &scene.Path{Path: hedge, Fill: g.shade(0.8)}}
}

// shifted returns places moved by a way.
func shifted(pts []geom.Vec, by geom.Vec) []geom.Vec { return moved(pts, by, 1) }

// tuft draws blades of grass or reed that rise from one foot.
func (g *land) tuft(path *geom.Path, foot geom.Vec, high float64, n int, s *randomStream) {
	for i := range n {
		lean := (float64(i) - float64(n-1)/2) * 0.45
		tip := foot.Add(geom.PolarVec(high*s.between(0.8, 1.15), lean-geom.Tau/4))
		g.line(path, foot.Add(geom.V(lean, 0)), tip)
	}
}
