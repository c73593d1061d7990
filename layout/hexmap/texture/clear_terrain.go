package texture

import (
	"punchboard/geom"
	"punchboard/geom/hex"
	"punchboard/layout/hexmap/canvas"
	"punchboard/scene"
)

// mottling is the pattern below other patterns.
var mottling = pattern{flat: true, shared: sharedByHex, ignoresObstacles: true, draw: func(g *Land) { g.mottle(0.03) }}

// mottle adds a few large areas slightly lighter and darker than the fill, with soft
// edges, because a plain color looks unnatural.
func (g *Land) mottle(strength float64) {
	lighter := g.variations("drift", driftForms, canvas.ForMottling, func(s *canvas.RandomStream) []scene.Mark {
		return g.drift(s, func(t float64) scene.Paint { return g.light(strength * 1.4 * t) })
	})
	darker := g.variations("shade", driftForms, canvas.ForMottling, func(s *canvas.RandomStream) []scene.Mark {
		return g.drift(s, func(t float64) scene.Paint { return g.dark(strength * t) })
	})
	g.scatter(2, 0.4, canvas.ForMottling, func(_ hex.Hex, v geom.Vec, s *canvas.RandomStream) {
		if s.Unit() < 0.45 {
			g.PlaceSymbol(darker[s.Below(driftForms)], v, s.Between(0, geom.Tau))
		} else {
			g.PlaceSymbol(lighter[s.Below(driftForms)], v, s.Between(0, geom.Tau))
		}
	})
}

// driftForms is the number of shapes of these areas, and driftSteps the number of steps
// of their soft edges.
const (
	driftForms = 5
	driftSteps = 3
)

func (g *Land) drift(s *canvas.RandomStream, tint func(float64) scene.Paint) (marks []scene.Mark) {
	pts := canvas.Blob(geom.Vec{}, s.Between(17, 30), 8, 0.25, s)
	for i := range driftSteps {
		var path geom.Path
		g.Loop(&path, moved(pts, geom.Vec{}, 1-0.27*float64(i)))
		marks = append(marks, &scene.Path{Path: path, Fill: tint(float64(i+1) / driftSteps)})
	}
	return marks
}

// drawClear draws open land: patches of grass, and sometimes a short hedgerow.
func drawClear(g *Land) {
	hedges := g.variations("hedgerow", hedgeForms, canvas.ForHedges, g.hedgerow)
	var grass geom.Path
	g.scatter(3, 0.45, canvas.ForHedges, func(h hex.Hex, v geom.Vec, s *canvas.RandomStream) {
		angle := 0.5*g.noise(v, 90, canvas.ForHedges)*geom.Tau + s.Between(-0.2, 0.2)
		switch edge := canvas.Depth(g.edges(h), v); {
		case s.Unit() < 0.3 && edge > 9 && g.Keep.Free(v, 8):
			g.PlaceSymbol(hedges[s.Below(hedgeForms)], v, angle)
		case edge > 3 && g.Keep.Free(v, 3):
			g.tuft(&grass, v, 2.2, 3, s)
		}
	})
	g.StrokePath(grass, g.shade(0.5), 0.5)
}

// hedgeForms is the number of shapes of hedgerows.
const hedgeForms = 8

// hedgerow draws a short row of bushes and its shadow.
func (g *Land) hedgerow(s *canvas.RandomStream) []scene.Mark {
	var hedge, shadow geom.Path
	n := 3 + s.Below(4)
	for i := range n {
		v := geom.V((float64(i)-float64(n-1)/2)*2.5, 0).Add(s.Near(0.3))
		pts := canvas.Blob(v, s.Between(1, 1.5), 6, 0.2, s)
		g.Loop(&hedge, pts)
		g.Loop(&shadow, shifted(pts, geom.V(0.6, 0.8)))
	}
	return []scene.Mark{&scene.Path{Path: shadow, Fill: g.shade(0.35)}, &scene.Path{Path: hedge, Fill: g.shade(0.8)}}
}

// shifted returns points moved by an offset.
func shifted(pts []geom.Vec, by geom.Vec) []geom.Vec { return moved(pts, by, 1) }

// tuft draws blades of grass or reed that grow from one point.
func (g *Land) tuft(path *geom.Path, foot geom.Vec, high float64, n int, s *canvas.RandomStream) {
	for i := range n {
		lean := (float64(i) - float64(n-1)/2) * 0.45
		tip := foot.Add(geom.PolarVec(high*s.Between(0.8, 1.15), lean-geom.Tau/4))
		g.Line(path, foot.Add(geom.V(lean, 0)), tip)
	}
}
