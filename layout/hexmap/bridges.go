package hexmap

import (
	"punchboard/geom"
	"punchboard/layout/hexmap/canvas"
	"punchboard/scene"
)

// Dimensions of bridges, in hundredths of a hex.
const (
	parapet    = 1.7 // width of the two walls
	parapetAir = 1.5 // white on either side of them
	deckAir    = 1.1 // between the road and the walls
	bridgeFoot = 4.2 // from the water to the ends
	bridgeWing = 3.2 // how far the ends turn outward
	ripple     = 1.3 // the width of the lines of a ford
	gravelBank = 7.0 // from the water to the ends of the gravel of a ford
	gravelSide = 6.5 // from the road to its sides
	gravelRim  = 0.8 // the dark line around it
)

// bridgeLayer draws the bridges and fords of roads over borders.
type bridgeLayer struct {
	*canvas.Canvas
	borders *borderLayer
	roads   *roadLayer
}

// place keeps numbers and names clear of the parapets of bridges.
func (l *bridgeLayer) place() {
	for i := range l.borders.placed {
		feature := &l.borders.placed[i]
		for _, x := range feature.from.Bridges {
			for _, w := range l.roads.crossings(x.Side) {
				foot := w.across.Scale(feature.half + bridgeFoot + bridgeWing*0.6)
				l.Keep.Add(canvas.Obstacle{Line: geom.Segment{A: w.at.Sub(foot), B: w.at.Add(foot)}, Room: w.apart + bridgeWing})
			}
		}
	}
}

// The colors of the gravel of a ford, and of the line around it.
var (
	gravel     = scene.RGB{R: 0xD9, G: 0xBE, B: 0x8C}
	gravelLine = scene.RGB{R: 0x6B, G: 0x4E, B: 0x2A}
)

// paint draws bridges as two parapets across the water with the road between them, and
// fords as a bar of gravel from bank to bank, over which the water flows.
func (l *bridgeLayer) paint() {
	for i := range l.borders.placed {
		feature := &l.borders.placed[i]
		var walls, shallow, bars geom.Path
		for _, x := range feature.from.Bridges {
			for _, w := range l.roads.crossings(x.Side) {
				if x.Ford {
					l.ford(&shallow, w, feature)
					l.Loop(&bars, gravelBar(w, feature))
				} else {
					l.bridge(&walls, w, feature)
				}
			}
		}
		if !bars.Empty() {
			l.Add(&scene.Path{Path: bars, Fill: gravel, Stroke: &scene.Stroke{Paint: gravelLine, Width: l.Width(gravelRim)}})
		}
		l.StrokePath(shallow, scene.White, ripple+2*parapetAir) // without it, ripples on the water could not be seen
		l.StrokePath(shallow, feature.ink.Over(l.Bounds), ripple)
		l.StrokePath(walls, scene.White, parapet+2*parapetAir)
		l.StrokePath(walls, scene.Gray(0x22), parapet)
	}
}

// gravelBar returns the outline of the gravel of a ford: nearly a rectangle, with rough sides.
func gravelBar(w crossing, feature *border) (pts []geom.Vec) {
	long, wide := w.across.Scale(feature.half+gravelBank), w.across.Left().Scale(w.apart+gravelSide)
	for _, v := range [...]geom.Vec{
		{X: -1, Y: -0.6}, {X: -0.62, Y: -1.05}, {X: -0.1, Y: -0.86}, {X: 0.45, Y: -1.04}, {X: 0.94, Y: -0.8},
		{X: 1.08, Y: 0.05}, {X: 0.9, Y: 0.82}, {X: 0.36, Y: 0.9}, {X: -0.2, Y: 1.06}, {X: -0.76, Y: 0.92}, {X: -1.1, Y: 0.2},
	} {
		pts = append(pts, w.at.Add(long.Scale(v.X)).Add(wide.Scale(v.Y)))
	}
	return pts
}

// bridge draws the two parapets, with their ends turned outward.
func (l *bridgeLayer) bridge(walls *geom.Path, w crossing, feature *border) {
	long := feature.half + bridgeFoot
	for _, side := range [...]float64{-1, 1} {
		out := w.across.Left().Scale(side)
		a, b := w.at.Add(out.Scale(w.apart)).Sub(w.across.Scale(long)), w.at.Add(out.Scale(w.apart)).Add(w.across.Scale(long))
		wing, flare := out.Scale(bridgeWing*0.8), w.across.Scale(bridgeWing*0.6)
		l.Line(walls, a.Add(wing).Sub(flare), a, b, b.Add(wing).Add(flare))
	}
}

// ford draws ripples across the road, as wide as the road.
func (l *bridgeLayer) ford(path *geom.Path, w crossing, feature *border) {
	for _, step := range [...]float64{-0.55, 0, 0.55} {
		mid := w.at.Add(w.across.Scale(step * max(feature.half, 2.4) * 1.6))
		var pts []geom.Vec
		for i := -3; i <= 3; i++ {
			off := w.across.Scale(0.8 * float64(i&1))
			pts = append(pts, mid.Add(w.across.Left().Scale(float64(i)*(w.apart+1.4)/3)).Add(off))
		}
		l.Curve(path, pts)
	}
}
