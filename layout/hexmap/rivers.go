package hexmap

import (
	"punchboard/geom"
	"punchboard/geom/hex"
	"punchboard/layout/face"
	"punchboard/layout/hexmap/canvas"
	"punchboard/layout/hexmap/texture"
	"punchboard/scene"
)

// lineOf returns the line of a chain: along the hexsides for barriers; water cuts
// corners, meanders, and continues across the rim of the map.
func (l *borderLayer) lineOf(way []hex.Vertex, feature *border) []geom.Vec {
	pts := make([]geom.Vec, len(way))
	for i, v := range way {
		pts[i] = l.Vertex(v)
	}
	if !feature.flows() {
		return pts
	}
	n := len(pts)
	closed := way[0] == way[n-1]
	out := []geom.Vec{pts[0]}
	for i := 1; i < n; i++ {
		out = append(out, l.meander(pts[i-1], pts[i], 0.3), l.meander(pts[i-1], pts[i], 0.7))
		if i < n-1 {
			corner := pts[i-1].Lerp(pts[i+1], 0.5)
			out = append(out, pts[i].Lerp(corner, 0.22))
		}
	}
	out = append(out, pts[n-1])
	if !closed && l.atRim(way[0]) {
		out = append([]geom.Vec{pts[0].Add(pts[0].Sub(pts[1]))}, out...)
		feature.leave(pts[1], pts[0])
	}
	if !closed && l.atRim(way[n-1]) {
		out = append(out, pts[n-1].Add(pts[n-1].Sub(pts[n-2])))
		feature.leave(pts[n-2], pts[n-1])
	}
	return geom.Spline(out, 6)
}

// meander returns the point at parameter t of a hexside, slightly displaced.
func (l *borderLayer) meander(a, b geom.Vec, t float64) geom.Vec {
	v := a.Lerp(b, t)
	return v.Add(b.Sub(a).Unit().Left().Scale(4.2 * l.Noise(v, 19, canvas.ForMeander)))
}

// paintWater draws the water: first the banks, then the water, darker along the banks.
func (l *borderLayer) paintWater() {
	for i := range l.placed {
		if feature := &l.placed[i]; feature.flows() {
			l.StrokeLines(feature.lines, face.PaintOfRGB(scene.Mix(feature.color(), riverBank, 0.6)), 2*(feature.half+bankWide))
		}
	}
	for i := range l.placed {
		if feature := &l.placed[i]; feature.flows() {
			l.StrokeLines(feature.lines, feature.ink.Over(l.Bounds), 2*feature.half)
			l.shine(feature)
		}
	}
}

// bankWide is the width of the banks, in hundredths of a hex.
const bankWide = 1.1

// riverBank is the color of mud and reeds along water.
var riverBank = scene.RGB{R: 0x3A, G: 0x42, B: 0x30}

// shine draws the lighter middle of wide water.
func (l *borderLayer) shine(feature *border) {
	if feature.half < 2.4 {
		return
	}
	for _, c := range [...]struct{ wide, light float64 }{{1.25, 0.16}, {0.6, 0.34}} {
		l.StrokeLines(feature.lines, face.PaintOfRGB(scene.Mix(feature.color(), texture.White, c.light)), c.wide*feature.half)
	}
}
