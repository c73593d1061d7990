package texture

import (
	"cmp"
	"math"
	"slices"

	"punchboard/geom"
	"punchboard/geom/hex"
	"punchboard/layout/hexmap/canvas"
)

// fieldLines returns the lines at which fields end: roads, and the lines that cross the hexes of
// terrains such as hedges.
func (g *Land) fieldLines() (lines [][]geom.Vec) {
	for i := range g.roads {
		lines = append(lines, g.roads[i].Line)
	}
	if !g.Map.Look.Linked || g.Tile || g.PaleGround() {
		return lines
	}
	for k := range g.Map.Kinds.Terrains {
		t := &g.Map.Kinds.Terrains[k]
		bow, ok := map[string]float64{"wall": 3, "hedge": g.looseBow(0.5, 6), "treeline": g.looseBow(2, 9), "fields": 0, "wheat": 0}[t.Pattern]
		if !ok {
			continue
		}
		other := *g
		other.Kind = t
		other.Has = func(h hex.Hex) bool { return g.KindAt(h) == k }
		other.Hexes = slices.DeleteFunc(slices.Clone(g.Visible), func(h hex.Hex) bool { return !other.Has(h) })
		if other.isCrop() {
			lines = append(lines, other.cropSides()...)
			continue
		}
		other.linesAcross(37, bow, func(c crossing, _ *canvas.RandomStream) {
			var pts []geom.Vec
			const steps = 10
			for i := range steps + 1 {
				at, _ := c.at(c.length() * float64(i) / steps)
				pts = append(pts, at)
			}
			lines = append(lines, pts)
		})
	}
	return lines
}

// hit is where a line meets a side of a polygon: how far along the line and along the side,
// in segments.
type hit struct {
	at    geom.Vec
	line  float64
	side  int
	along float64
}

// cutAlong returns the parts into which a line cuts a polygon. A line that begins or ends inside
// goes straight on to the edge.
func cutAlong(poly, line []geom.Vec) [][]geom.Vec {
	return cutOften(poly, line, maxCuts, func([]geom.Vec) {})
}

// maxCuts is the maximum number of times that a line which comes back cuts what it has cut.
const maxCuts = 6

// cutOften is cutAlong with a limit, and tells along what it cuts.
func cutOften(poly, line []geom.Vec, cuts int, tell func(way []geom.Vec)) [][]geom.Vec {
	if cuts == 0 || len(line) < 2 || apart(poly, line) {
		return [][]geom.Vec{poly}
	}
	long := throughout(poly, line)
	hits := hitsOf(poly, long)
	for i := range len(hits) - 1 {
		a, b := hits[i], hits[i+1]
		way := []geom.Vec{a.at}
		for k := int(a.line) + 1; float64(k) < b.line; k++ {
			way = append(way, long[k])
		}
		way = append(way, b.at)
		if a.at.Sub(b.at).Len() < 3 || !within(poly, way[0].Lerp(way[1], 0.5)) {
			continue
		}
		tell(slices.Clone(way))
		left := append(slices.Clone(way), sidesFrom(poly, b, a)...)
		slices.Reverse(way)
		right := append(way, sidesFrom(poly, a, b)...)
		rest := append([]geom.Vec{b.at.Lerp(long[int(b.line)+1], 0.2)}, long[int(b.line)+1:]...)
		return append(cutOften(left, rest, cuts-1, tell), cutOften(right, rest, cuts-1, tell)...)
	}
	return [][]geom.Vec{poly}
}

// throughout returns a line that leaves a polygon on both sides: an end inside goes straight on.
func throughout(poly, line []geom.Vec) []geom.Vec {
	const far = 400
	long, n := slices.Clone(line), len(line)
	if within(poly, line[n-1]) {
		long = append(long, line[n-1].Add(line[n-1].Sub(line[n-2]).Unit().Scale(far)))
	}
	if within(poly, line[0]) {
		long = slices.Insert(long, 0, line[0].Add(line[0].Sub(line[1]).Unit().Scale(far)))
	}
	return long
}

// sidesFrom returns the corners of a polygon from one point of its sides on to another.
func sidesFrom(poly []geom.Vec, a, b hit) (pts []geom.Vec) {
	n := len(poly)
	steps := (b.side - a.side + n) % n
	if steps == 0 && b.along < a.along {
		steps = n
	}
	for k := range steps {
		pts = append(pts, poly[(a.side+1+k)%n])
	}
	return pts
}

// hitsOf returns where a line meets the sides of a polygon, in the order of the line.
func hitsOf(poly, line []geom.Vec) (hits []hit) {
	for k := range len(line) - 1 {
		a, way := line[k], line[k+1].Sub(line[k])
		for i, from := range poly {
			side := poly[(i+1)%len(poly)].Sub(from)
			area := way.X*side.Y - way.Y*side.X
			if math.Abs(area) < 1e-9 {
				continue
			}
			off := from.Sub(a)
			t, u := (off.X*side.Y-off.Y*side.X)/area, (off.X*way.Y-off.Y*way.X)/area
			if t >= 0 && t < 1 && u >= 0 && u < 1 {
				hits = append(hits, hit{a.Add(way.Scale(t)), float64(k) + t, i, u})
			}
		}
	}
	slices.SortFunc(hits, func(a, b hit) int { return cmp.Compare(a.line, b.line) })
	return hits
}

// apart reports whether the boxes around a polygon and a line do not meet.
func apart(poly, line []geom.Vec) bool {
	box := func(pts []geom.Vec) (lo, hi geom.Vec) {
		lo, hi = pts[0], pts[0]
		for _, v := range pts[1:] {
			lo, hi = geom.V(min(lo.X, v.X), min(lo.Y, v.Y)), geom.V(max(hi.X, v.X), max(hi.Y, v.Y))
		}
		return lo, hi
	}
	a, b := box(poly)
	c, d := box(line)
	return a.X > d.X || c.X > b.X || a.Y > d.Y || c.Y > b.Y
}

// within reports whether a point is inside a polygon.
func within(poly []geom.Vec, v geom.Vec) (in bool) {
	for i, a := range poly {
		b := poly[(i+1)%len(poly)]
		if (a.Y > v.Y) != (b.Y > v.Y) && v.X < a.X+(v.Y-a.Y)*(b.X-a.X)/(b.Y-a.Y) {
			in = !in
		}
	}
	return in
}

// areaOf returns the area of a polygon.
func areaOf(poly []geom.Vec) (area float64) {
	for i, a := range poly {
		b := poly[(i+1)%len(poly)]
		area += (a.X*b.Y - a.Y*b.X) / 2
	}
	return math.Abs(area)
}
