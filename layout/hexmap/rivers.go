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
	}
	if !closed && l.atRim(way[n-1]) {
		out = append(out, pts[n-1].Add(pts[n-1].Sub(pts[n-2])))
	}
	return geom.Spline(out, 6)
}

// meander returns the point at parameter t of a hexside, slightly displaced.
func (l *borderLayer) meander(a, b geom.Vec, t float64) geom.Vec {
	v := a.Lerp(b, t)
	return v.Add(b.Sub(a).Unit().Left().Scale(4.2 * l.Noise(v, 19, canvas.ForMeander)))
}

// paintWater draws the water: first the banks, then the water, then its highlights.
func (l *borderLayer) paintWater() {
	for i := range l.placed {
		if feature := &l.placed[i]; feature.flows() {
			l.StrokeLines(feature.lines, face.PaintOfRGB(scene.Mix(feature.color(), scene.RGB{}, 0.38)), 2*feature.half+1.1)
		}
	}
	for i := range l.placed {
		if feature := &l.placed[i]; feature.flows() {
			l.StrokeLines(feature.lines, feature.ink.Over(l.Bounds), 2*feature.half)
			l.ripples(feature)
		}
	}
}

// ripples draws a light wave along wide water.
func (l *borderLayer) ripples(feature *border) {
	if feature.half < 2.4 {
		return
	}
	var path geom.Path
	for _, line := range feature.lines {
		m := geom.NewPolyline(line)
		var pts []geom.Vec
		up := 1.0
		for t := 0.0; t < m.Length(); t += feature.half * 1.25 {
			at, dir := m.At(t)
			pts = append(pts, at.Add(dir.Left().Scale(up*feature.half*0.3)))
			up = -up
		}
		l.Curve(&path, pts)
	}
	l.StrokePath(path, face.PaintOfRGB(scene.Mix(feature.color(), texture.White, 0.8)), feature.half*0.26)
}
