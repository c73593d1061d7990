package texture

import (
	"cmp"
	"math"
	"slices"

	"punchboard/geom"
	"punchboard/geom/hex"
	"punchboard/layout/face"
	"punchboard/layout/hexmap/canvas"
)

// linkedFarmland draws large fields that end at roads, hedges, walls and the like, as fields
// do: a parcel of the lattice is cut along each of them, and plowed along the longest side.
func (g *Land) linkedFarmland() {
	const size, loose, angle = 84.0, 0.24, 0.24
	lines := g.fieldLines()
	var field [len(calmTints)]geom.Path
	var furrows, banks geom.Path
	g.parcels(size, loose, angle, canvas.ForMeadows, func(_ hex.Hex, q [4]geom.Vec, s *canvas.RandomStream) {
		pieces := [][]geom.Vec{q[:]}
		for _, line := range lines {
			var cut [][]geom.Vec
			for _, p := range pieces {
				cut = append(cut, cutAlong(p, line)...)
			}
			pieces = cut
		}
		kind := s.Below(calmKinds)
		for _, p := range pieces {
			plowed := s.Unit() < 0.6
			kind = (kind + 1 + s.Below(calmKinds-1)) % calmKinds // a hedge has another field on either side
			if kind >= len(field) || areaOf(p) < smallField {
				continue
			}
			g.Polygon(&field[kind], p...)
			if plowed {
				g.plow(&furrows, p)
			}
		}
		for _, to := range [...]geom.Vec{q[1], q[3]} {
			g.brokenLine(&banks, q[0], to, 1.5)
		}
	})
	for i, tint := range calmTints {
		g.FillPath(field[i], face.PaintOfRGB(tinted(g.Fill, tint)))
	}
	g.StrokePath(furrows, g.shade(0.2), 0.5)
	g.StrokePath(banks, g.light(0.3), 0.9)
}

// calmTints are the colors of large fields: a pale crop, a green one, and plowed earth. calmKinds
// is the number of kinds of land of which these are the first; the rest is pasture.
var calmTints = [3][3]float64{{0.955, 0.995, 0.85}, {0.908, 0.962, 0.8}, {0.955, 0.928, 0.855}}

const calmKinds = 6

// smallField is the area below which what is cut from a field is left as pasture.
const smallField = 420.0

// fieldLines returns the lines at which fields end: roads, and the lines that cross the hexes of
// terrains such as hedges.
func (g *Land) fieldLines() (lines [][]geom.Vec) {
	for i := range g.roads {
		lines = append(lines, g.roads[i].Line)
	}
	if !g.linked() {
		return lines
	}
	for k := range g.Map.Kinds.Terrains {
		t := &g.Map.Kinds.Terrains[k]
		bow, ok := map[string]float64{"wall": 3, "hedge": g.looseBow(0.5, 6), "treeline": g.looseBow(2, 9)}[t.Pattern]
		if !ok {
			continue
		}
		other := *g
		other.Kind = t
		other.Has = func(h hex.Hex) bool { return g.KindAt(h) == k }
		other.Hexes = slices.DeleteFunc(slices.Clone(g.Visible), func(h hex.Hex) bool { return !other.Has(h) })
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
func cutAlong(poly, line []geom.Vec) [][]geom.Vec { return cutOften(poly, line, maxCuts) }

// maxCuts is the maximum number of times that a line which comes back cuts what it has cut.
const maxCuts = 6

func cutOften(poly, line []geom.Vec, cuts int) [][]geom.Vec {
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
		left := append(slices.Clone(way), sidesFrom(poly, b, a)...)
		slices.Reverse(way)
		right := append(way, sidesFrom(poly, a, b)...)
		rest := append([]geom.Vec{b.at.Lerp(long[int(b.line)+1], 0.2)}, long[int(b.line)+1:]...)
		return append(cutOften(left, rest, cuts-1), cutOften(right, rest, cuts-1)...)
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

// plow draws furrows across a field, along its longest straight side.
func (g *Land) plow(path *geom.Path, poly []geom.Vec) {
	const gap, rim = 4.2, 2.5
	var dir geom.Vec
	for i, a := range poly {
		if way := poly[(i+1)%len(poly)].Sub(a); way.Len() > dir.Len() {
			dir = way
		}
	}
	dir = dir.Unit()
	low, high := math.Inf(1), math.Inf(-1)
	for _, v := range poly {
		d := v.Dot(dir.Left())
		low, high = min(low, d), max(high, d)
	}
	for off := low + gap; off < high-rim; off += gap {
		from := dir.Left().Scale(off)
		var ends []float64
		for i, a := range poly {
			b := poly[(i+1)%len(poly)]
			da, db := a.Dot(dir.Left())-off, b.Dot(dir.Left())-off
			if (da > 0) != (db > 0) {
				ends = append(ends, a.Lerp(b, da/(da-db)).Dot(dir))
			}
		}
		slices.Sort(ends)
		for i := 0; i+1 < len(ends); i += 2 {
			if ends[i+1]-ends[i] > 4*rim {
				g.brokenLine(path, from.Add(dir.Scale(ends[i]+rim)), from.Add(dir.Scale(ends[i+1]-rim)), 0.8)
			}
		}
	}
}
