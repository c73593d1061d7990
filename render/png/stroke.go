package png

import (
	"github.com/fogleman/gg"

	"punchboard/geom"
	"punchboard/scene"
)

// widest limits the width of a line, in pixels: a foot at 300 dpi.
const widest = 1 << 12

// penOf returns a stroke's pen. gg's pen is round, so for a map that stretches only one
// axis it has the average width.
func penOf(m geom.Affine, s *scene.Stroke) pen {
	scale := m.MeanScale()
	p := pen{width: min(widest, float64(s.Width)*scale), butt: s.Butt}
	for i, d := range s.Dash {
		least := 0.0
		if i%2 == 0 && !s.Butt {
			least = speck // a dash of zero length is a dot
		}
		p.dash = append(p.dash, max(least, float64(d)*scale))
	}
	if len(p.dash)%2 == 1 { // on, off, on and then off, on, off: as in PDF
		p.dash = append(p.dash, p.dash...)
	}
	return p
}

// stroke lets gg stroke the parts of the current lines that are near the strip.
func (k *rasterizer) stroke(dc *gg.Context, strip bounds) {
	p := k.shape.pen
	dc.SetLineWidth(max(p.width, 1./32)) // gg halves it in 64ths
	if p.butt {
		dc.SetLineCapButt()
		dc.SetLineJoinBevel()
	}
	strip = strip.grown(p.width/2 + 2)
	k.lines.each(func(pts []geom.Vec, closed bool) {
		k.line = p.line(k.line[:0], pts, closed)
		if p.solid(k.line) {
			traceNear(dc, k.line, strip)
			return
		}
		k.dash = dashes(k.dash, k.line, p.dash, func(dash []geom.Vec) { traceNear(dc, dash, strip) })
	})
	dc.Stroke()
}

// speck is the shortest line that gg draws: it omits points that are an eighth of a
// pixel or less from the previous one, so that many close points would vanish
// completely.
const speck = 0.1875

// line returns the line that gg strokes for a contour. gg caps the ends of a closed
// contour instead of joining them: round caps make a round join, but butt ends would
// leave a notch in a corner, so the ends are moved to the middle of a side.
func (p *pen) line(line, pts []geom.Vec, closed bool) []geom.Vec {
	line = thinOut(line, pts)
	switch {
	case len(line) == 1 && !p.butt:
		return append(line, geom.V(line[0].X+speck, line[0].Y)) // a dot
	case !closed || len(line) == 1:
		return line
	case p.butt && len(p.dash) == 0:
		first := line[0]
		line[0] = geom.V((first.X+line[1].X)/2, (first.Y+line[1].Y)/2)
		return append(line, first, line[0])
	}
	return append(line, line[0])
}

// thinOut omits the points that gg would ignore.
func thinOut(kept, pts []geom.Vec) []geom.Vec {
	for i, p := range pts {
		if i == 0 || p.Sub(kept[len(kept)-1]).Len() >= speck {
			kept = append(kept, p)
		}
	}
	return kept
}

// traceNear passes the parts of a line that may be visible in a box to gg.
func traceNear(dc *gg.Context, line []geom.Vec, b bounds) {
	drawing := false
	for i := 1; i < len(line); i++ {
		from, to := line[i-1], line[i]
		if !b.meets(from, to) {
			drawing = false
			continue
		}
		if !drawing {
			dc.MoveTo(from.X, from.Y)
		}
		dc.LineTo(to.X, to.Y)
		drawing = true
	}
}
