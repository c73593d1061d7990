package pdf

import (
	"math"

	"punchboard/geom"
	"punchboard/scene"
)

// strokeOutline returns the area that a stroke covers, in the coordinates of the path:
// one polygon for each segment, join and cap. All have the same orientation, so that
// under the nonzero rule they form one area. Curves are approximated within tolerance.
func strokeOutline(p *geom.Path, s *scene.Stroke, tolerance float64) geom.Path {
	b := &strokeOutliner{half: float64(s.Width) / 2, butt: s.Butt}
	for _, c := range contoursOf(p, tolerance) {
		for _, piece := range c.dashed(s.Dash) {
			b.contour(piece)
		}
	}
	return b.out
}

// strokeOutliner collects the polygons of an outline.
type strokeOutliner struct {
	out  geom.Path
	half float64 // of the width
	butt bool
}

func (b *strokeOutliner) contour(c contour) {
	n := len(c.pts)
	for i := 1; i < n; i++ {
		b.stretch(c.pts[i-1], c.pts[i])
	}
	if !b.butt {
		for _, p := range c.pts {
			b.disc(p)
		}
		return
	}
	for i := 1; i < n-1; i++ {
		b.bevel(c.pts[i-1], c.pts[i], c.pts[i+1])
	}
	if c.closed && n > 2 { // the last point is the first
		b.bevel(c.pts[n-2], c.pts[0], c.pts[1])
	}
}

func (b *strokeOutliner) stretch(from, to geom.Vec) {
	side := b.side(from, to)
	b.polygon(from.Sub(side), to.Sub(side), to.Add(side), from.Add(side))
}

// side returns the offset from the center line of a segment to its right edge.
func (b *strokeOutliner) side(from, to geom.Vec) geom.Vec {
	d := to.Sub(from)
	k := b.half / d.Len()
	return geom.V(-d.Y*k, d.X*k)
}

// bevel fills the gap between two adjacent segments.
func (b *strokeOutliner) bevel(before, at, after geom.Vec) {
	u, v := b.side(before, at), b.side(at, after)
	if u.X*v.Y < u.Y*v.X {
		u, v = v, u
	}
	b.polygon(at, at.Add(u), at.Add(v))
	b.polygon(at, at.Sub(u), at.Sub(v))
}

func (b *strokeOutliner) disc(at geom.Vec) {
	b.out.Append(geom.CirclePath(at.Point(), geom.Length(math.Round(b.half))))
}

func (b *strokeOutliner) polygon(corners ...geom.Vec) {
	pts := make([]geom.Point, len(corners))
	for i, c := range corners {
		pts[i] = c.Point()
	}
	b.out.Append(geom.PolygonPath(pts...))
}
