package hexmap

import (
	mapdata "punchboard/carddata/hexmap"
	"punchboard/carddata/values"
	"punchboard/geom"
	"punchboard/geom/hex"
	"punchboard/layout/face"
	"punchboard/scene"
)

// border is a feature along hexsides, such as a river, as lines from end to end
// or from fork to fork.
type border struct {
	kind  *mapdata.BorderKind
	lines [][]geom.Vec // smooth for water, straight for what is built
	half  float64      // of its width
	ink   face.Ink
	from  *mapdata.Border
}

// flows tells whether the feature is water, which bends, or stands on the
// hexsides as they are.
func (c *border) flows() bool { return c.kind.Style == "river" || c.kind.Style == "stream" }

// lineDefaults is how a feature is drawn whose kind says neither width, in hundredths of a
// hex, nor colour.
type lineDefaults struct {
	width float64
	paint scene.RGB
}

var borderDefaults = map[string]lineDefaults{
	"river":    {7.3, scene.RGB{R: 0x3F, G: 0x74, B: 0xA8}},
	"stream":   {3.2, scene.RGB{R: 0x3F, G: 0x74, B: 0xA8}},
	"wall":     {4.4, scene.RGB{R: 0x6B, G: 0x64, B: 0x58}},
	"hedgerow": {5, scene.RGB{R: 0x3F, G: 0x6B, B: 0x2F}},
	"cliff":    {2, scene.RGB{R: 0x4A, G: 0x34, B: 0x20}},
}

// of gives the half width and the ink of a feature.
func (w lineDefaults) styleOf(c *chart, width geom.Length, paint *values.Paint) (half float64, k face.Ink) {
	half, k = c.units(c.scaled(width))/2, face.InkOf(paint)
	if width == 0 {
		half = w.width / 2
	}
	if k.None() {
		k = face.Ink{Flat: face.PaintOfRGB(w.paint)}
	}
	return half, k
}

// layCourses works out where the features on hexsides run.
func (c *chart) layCourses() {
	forks := c.forks()
	for i := range c.m.Borders {
		b := &c.m.Borders[i]
		k := &c.m.Kinds.Borders[b.Kind]
		co := border{kind: k, from: b}
		co.half, co.ink = borderDefaults[k.Style].styleOf(c, k.Width, &k.Paint)
		for _, way := range chainsOf(b.Sides, forks) {
			co.lines = append(co.lines, c.borderLine(way, &co))
		}
		c.courses = append(c.courses, co)
	}
	for i := range c.courses {
		for _, line := range c.courses[i].lines {
			c.keep.along(line, c.courses[i].half)
		}
	}
}

// layBridges keeps numbers and names off the parapets of bridges.
func (c *chart) layBridges() {
	for i := range c.courses {
		co := &c.courses[i]
		for _, x := range co.from.Bridges {
			for _, w := range c.crossings(x.Side) {
				foot := w.across.Scale(co.half + bridgeFoot + bridgeWing*0.6)
				c.keep.add(obstacle{line: geom.Segment{A: w.at.Sub(foot), B: w.at.Add(foot)}, room: w.apart + bridgeWing})
			}
		}
	}
}

// forks counts the features' sides at each vertex: where more than two meet, all
// go through the very vertex.
func (c *chart) forks() map[hex.Vertex]int {
	n := map[hex.Vertex]int{}
	for i := range c.m.Borders {
		for _, s := range c.m.Borders[i].Sides {
			a, b := s.Ends()
			n[a]++
			n[b]++
		}
	}
	return n
}

// chainsOf takes hexsides apart into ways of vertices, each from an end or fork to
// the next.
func chainsOf(sides []hex.Side, forks map[hex.Vertex]int) [][]hex.Vertex {
	left, own := map[hex.Side]bool{}, map[hex.Vertex]int{}
	for _, s := range sides {
		left[s] = true
		a, b := s.Ends()
		own[a]++
		own[b]++
	}
	through := func(v hex.Vertex) bool { return own[v] == 2 && forks[v] == 2 }
	var out [][]hex.Vertex
	for _, loops := range [...]bool{false, true} {
		for _, s := range sides {
			a, b := s.Ends()
			for _, v := range [...]hex.Vertex{a, b} {
				if left[s] && (loops || !through(v)) {
					out = append(out, chainFrom(left, s, v, through))
				}
			}
		}
	}
	return out
}

// chainFrom follows sides from a vertex for as long as only one goes on.
func chainFrom(left map[hex.Side]bool, s hex.Side, v hex.Vertex, through func(hex.Vertex) bool) []hex.Vertex {
	way := []hex.Vertex{v}
	for ok := true; ok; {
		delete(left, s)
		v = otherEnd(s, v)
		way = append(way, v)
		if ok = through(v); ok {
			s, ok = nextSide(left, v)
		}
	}
	return way
}

// borderLine gives the line of a way: along the hexsides for what is built;
// water cuts the corners and meanders, and flows on over the rim of the map.
func (c *chart) borderLine(way []hex.Vertex, co *border) []geom.Vec {
	pts := make([]geom.Vec, len(way))
	for i, v := range way {
		pts[i] = c.vertex(v)
	}
	if !co.flows() {
		return pts
	}
	n := len(pts)
	closed := way[0] == way[n-1]
	out := []geom.Vec{pts[0]}
	for i := 1; i < n; i++ {
		out = append(out, c.meander(pts[i-1], pts[i], 0.3), c.meander(pts[i-1], pts[i], 0.7))
		if i < n-1 {
			corner := pts[i-1].Lerp(pts[i+1], 0.5)
			out = append(out, pts[i].Lerp(corner, 0.22))
		}
	}
	out = append(out, pts[n-1])
	if !closed && c.atRim(way[0]) {
		out = append([]geom.Vec{pts[0].Add(pts[0].Sub(pts[1]))}, out...)
	}
	if !closed && c.atRim(way[n-1]) {
		out = append(out, pts[n-1].Add(pts[n-1].Sub(pts[n-2])))
	}
	return geom.Spline(out, 6)
}

// meander gives the place at t of a hexside, a little off it.
func (c *chart) meander(a, b geom.Vec, t float64) geom.Vec {
	v := a.Lerp(b, t)
	return v.Add(b.Sub(a).Unit().Left().Scale(4.2 * c.noise(v, 19, forMeander)))
}

// atRim tells whether a vertex lies on the rim of the grid.
func (c *chart) atRim(v hex.Vertex) bool {
	for _, h := range v.Hexes() {
		if !c.m.Grid.Contains(h) {
			return true
		}
	}
	return false
}

// paintCourses draws the water: banks under all, then water, then its light.
func (c *chart) paintCourses() {
	for i := range c.courses {
		if co := &c.courses[i]; co.flows() {
			c.strokeLines(co.lines, face.PaintOfRGB(scene.Mix(c.borderColor(co), scene.RGB{}, 0.38)), 2*co.half+1.1)
		}
	}
	for i := range c.courses {
		if co := &c.courses[i]; co.flows() {
			c.strokeLines(co.lines, co.ink.Over(c.bounds), 2*co.half)
			c.ripples(co)
		}
	}
}

func (c *chart) borderColor(co *border) scene.RGB { return co.ink.Screen() }

// strokeLines draws all lines as one path.
func (c *chart) strokeLines(lines [][]geom.Vec, paint scene.Paint, width float64) {
	var path geom.Path
	for _, line := range lines {
		c.curve(&path, everyThird(line))
	}
	if paint != nil {
		c.strokePath(path, paint, width)
	}
}

// everyThird leaves out two of three places of a smooth line, which the curve through
// the others meets anyway.
func everyThird(line []geom.Vec) []geom.Vec {
	if len(line) < 7 {
		return line
	}
	var out []geom.Vec
	for i := 0; i < len(line)-1; i += 3 {
		out = append(out, line[i])
	}
	return append(out, line[len(line)-1])
}

// ripples draws a light wave along broad water.
func (c *chart) ripples(co *border) {
	if co.half < 2.4 {
		return
	}
	var path geom.Path
	for _, line := range co.lines {
		m := geom.NewPolyline(line)
		var pts []geom.Vec
		up := 1.0
		for t := 0.0; t < m.Length(); t += co.half * 1.25 {
			at, dir := m.At(t)
			pts = append(pts, at.Add(dir.Left().Scale(up*co.half*0.3)))
			up = -up
		}
		c.curve(&path, pts)
	}
	c.strokePath(path, face.PaintOfRGB(scene.Mix(c.borderColor(co), white, 0.8)), co.half*0.26)
}
