package texture

import (
	"math"
	"slices"

	"punchboard/geom"
	"punchboard/geom/hex"
	"punchboard/layout/hexmap/canvas"
)

// footprint is the ground that a building stands on; long and wide are half its size.
type footprint struct {
	at, dir    geom.Vec
	long, wide float64
}

// corners returns the corners of the building, in order.
func (f *footprint) corners() [4]geom.Vec {
	a, b := f.dir.Scale(f.long), f.dir.Left().Scale(f.wide)
	return [4]geom.Vec{f.at.Sub(a).Sub(b), f.at.Add(a).Sub(b), f.at.Add(a).Add(b), f.at.Sub(a).Add(b)}
}

// grown returns the ground with a margin around it.
func (f *footprint) grown(by float64) footprint {
	return footprint{f.at, f.dir, f.long + by, f.wide + by}
}

// meets reports whether two buildings overlap: no side of either lies between them.
func (f *footprint) meets(o *footprint) bool {
	a, b := f.corners(), o.corners()
	for _, axis := range [...]geom.Vec{f.dir, f.dir.Left(), o.dir, o.dir.Left()} {
		low, high := span(a[:], axis)
		from, to := span(b[:], axis)
		if high < from || to < low {
			return false
		}
	}
	return true
}

// span returns the least and the greatest distance of points along a direction.
func span(pts []geom.Vec, dir geom.Vec) (low, high float64) {
	low, high = math.Inf(1), math.Inf(-1)
	for _, v := range pts {
		low, high = min(low, v.Dot(dir)), max(high, v.Dot(dir))
	}
	return low, high
}

// cast returns the outline of a convex shape together with its shadow at a distance.
func cast(pts []geom.Vec, by geom.Vec) (out []geom.Vec) {
	turn := 1.0
	if signedArea(pts) < 0 {
		turn = -1
	}
	n := len(pts)
	for i, v := range pts {
		before, after := v.Sub(pts[(i+n-1)%n]), pts[(i+1)%n].Sub(v)
		in, on := turn*cross(before, by) < 0, turn*cross(after, by) < 0
		switch {
		case in && on:
			out = append(out, v.Add(by))
		case in:
			out = append(out, v.Add(by), v)
		case on:
			out = append(out, v, v.Add(by))
		default:
			out = append(out, v)
		}
	}
	return out
}

func cross(a, b geom.Vec) float64 { return a.X*b.Y - a.Y*b.X }

func signedArea(pts []geom.Vec) (area float64) {
	for i, v := range pts {
		area += cross(v, pts[(i+1)%len(pts)]) / 2
	}
	return area
}

// site is where the buildings of one hex stand.
type site struct {
	*Land
	hex   hex.Hex
	edges []geom.Segment
	s     *canvas.RandomStream
	stand []footprint
}

// siteIn returns the site in a hex.
func (g *Land) siteIn(h hex.Hex, s *canvas.RandomStream) site {
	return site{Land: g, hex: h, edges: g.EdgesOf(canvas.RegionOf([]hex.Hex{h}), h), s: s}
}

// hasRoom reports whether a building lies in its hex, clear of type and roads and of other
// buildings by a distance.
func (t *site) hasRoom(f footprint, gap float64) bool {
	around := f.grown(gap)
	if slices.ContainsFunc(t.stand, func(o footprint) bool { return around.meets(&o) }) {
		return false
	}
	c := f.corners()
	for i, v := range c {
		mid := v.Lerp(c[(i+1)%4], 0.5)
		if t.Pick(v) != t.hex || canvas.Depth(t.edges, v) < 4 || !t.Keep.Free(v, 1.6) || !t.Keep.Free(mid, 1.6) {
			return false
		}
	}
	return t.Keep.Free(f.at, f.wide)
}

// build adds a building if there is room for it, if need be a smaller one.
func (t *site) build(f footprint, gap float64) (built footprint, ok bool) {
	for range 3 {
		if t.hasRoom(f, gap) {
			t.stand = append(t.stand, f)
			return f, true
		}
		f.long, f.wide = 0.86*f.long, 0.92*f.wide
	}
	return f, false
}

// plot returns the part of a polygon that is within the hex, at a distance from its sides.
func (t *site) plot(pts []geom.Vec, in float64) []geom.Vec {
	mid := t.Center(t.hex)
	for d := range hex.Dir(hex.Dirs) {
		at := t.Middle(t.hex.Side(d))
		out := at.Sub(mid).Unit()
		pts = cutOff(pts, out, at.Dot(out)-in)
	}
	return pts
}

// cutOff returns the part of a polygon that lies no further than a distance along a direction.
func cutOff(pts []geom.Vec, out geom.Vec, far float64) (kept []geom.Vec) {
	for i, v := range pts {
		next := pts[(i+1)%len(pts)]
		a, b := v.Dot(out)-far, next.Dot(out)-far
		if a <= 0 {
			kept = append(kept, v)
		}
		if (a < 0) != (b < 0) && a != b {
			kept = append(kept, v.Lerp(next, a/(a-b)))
		}
	}
	return kept
}
