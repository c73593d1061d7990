package pdf

import (
	"math"

	"punchboard/geom"
	"punchboard/scene"
)

// band gives the area that a stroke covers, in the coordinates of the path: one
// piece for each stretch, join and cap. They all turn the same way, so that
// under the nonzero rule they are one area. Curves are off by at most tolerance.
func band(p *geom.Path, s *scene.Stroke, tolerance float64) geom.Path {
	b := &bander{half: float64(s.Width) / 2, butt: s.Butt}
	for _, c := range contoursOf(p, tolerance) {
		for _, piece := range c.dashed(s.Dash) {
			b.contour(piece)
		}
	}
	return b.out
}

// bander lays down the pieces of a band.
type bander struct {
	out  geom.Path
	half float64 // of the width
	butt bool
}

func (b *bander) contour(c contour) {
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

func (b *bander) stretch(from, to geom.Vec) {
	side := b.side(from, to)
	b.polygon(from.Sub(side), to.Sub(side), to.Add(side), from.Add(side))
}

// side gives the way from the middle of a stretch to its right edge.
func (b *bander) side(from, to geom.Vec) geom.Vec {
	d := to.Sub(from)
	k := b.half / d.Len()
	return geom.V(-d.Y*k, d.X*k)
}

// bevel fills the gap between two stretches that meet.
func (b *bander) bevel(before, at, after geom.Vec) {
	u, v := b.side(before, at), b.side(at, after)
	if u.X*v.Y < u.Y*v.X {
		u, v = v, u
	}
	b.polygon(at, at.Add(u), at.Add(v))
	b.polygon(at, at.Sub(u), at.Sub(v))
}

func (b *bander) disc(at geom.Vec) {
	b.out.Append(geom.CirclePath(at.Point(), geom.Length(math.Round(b.half))))
}

func (b *bander) polygon(corners ...geom.Vec) {
	pts := make([]geom.Point, len(corners))
	for i, c := range corners {
		pts[i] = c.Point()
	}
	b.out.Append(geom.PolygonPath(pts...))
}
