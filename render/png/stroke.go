package png

import (
	"github.com/fogleman/gg"

	"punchboard/scene"
)

// widest bounds a line, in pixels, for the rasteriser's sake.
const widest = 1 << 14

// penOf gives a stroke's pen. gg's pen is round, so that a map which stretches
// one axis alone gives the mean width.
func penOf(m affine, s *scene.Stroke) pen {
	scale := m.mean()
	p := pen{width: min(widest, float64(s.Width)*scale), butt: s.Butt}
	for i, d := range s.Dash {
		least := 0.0
		if i%2 == 0 && !s.Butt {
			least = speck // a dash of no length is a dot
		}
		p.dash = append(p.dash, max(least, float64(d)*scale))
	}
	if len(p.dash)%2 == 1 { // on, off, on and then off, on, off: as in PDF
		p.dash = append(p.dash, p.dash...)
	}
	return p
}

// stroke has gg stroke the lines at hand.
func (k *coverer) stroke(dc *gg.Context) {
	p := k.shape.pen
	dc.SetLineWidth(max(p.width, 1./32)) // gg halves it in 64ths
	if p.butt {
		dc.SetLineCapButt()
		dc.SetLineJoinBevel()
	}
	solid := k.solid()
	if !solid {
		dc.SetDash(p.dash...)
	}
	k.lines.each(func(pts []vec, closed bool) {
		k.thin = thinOut(k.thin[:0], pts)
		pts = k.thin
		switch {
		case closed && p.butt && solid && len(pts) > 1:
			traceFromMiddle(dc, pts)
		case len(pts) == 1 && !p.butt:
			trace(dc, []vec{pts[0], {pts[0].x + speck, pts[0].y}}) // a dot
		default:
			trace(dc, pts)
			if closed {
				dc.LineTo(pts[0].x, pts[0].y)
			}
		}
	})
	dc.Stroke()
}

// traceFromMiddle gives gg a closed contour that starts and ends in the middle
// of its first line. gg caps the ends of a closed contour instead of joining
// them: round caps make a round join, but butt ends would leave a notch in a
// corner.
func traceFromMiddle(dc *gg.Context, pts []vec) {
	middle := vec{(pts[0].x + pts[1].x) / 2, (pts[0].y + pts[1].y) / 2}
	dc.MoveTo(middle.x, middle.y)
	for i := range pts {
		p := pts[(i+1)%len(pts)]
		dc.LineTo(p.x, p.y)
	}
	dc.LineTo(middle.x, middle.y)
}

// speck is the shortest line that gg draws: it leaves out points that are an
// eighth of a pixel or less from the one before, so that a crowd of them would
// vanish altogether.
const speck = 0.1875

// thinOut leaves out the points that gg would stumble over.
func thinOut(kept, pts []vec) []vec {
	for i, p := range pts {
		if i == 0 || p.minus(kept[len(kept)-1]).length() >= speck {
			kept = append(kept, p)
		}
	}
	return kept
}

// tooManyDashes bounds the work for dashes that no eye can tell apart.
const tooManyDashes = 1 << 16

// solid tells whether the lines at hand are to be drawn without dashes.
func (k *coverer) solid() bool {
	period, length := 0.0, 0.0
	for _, d := range k.shape.pen.dash {
		period += d
	}
	k.lines.each(func(pts []vec, _ bool) {
		for i := range pts[1:] {
			length += pts[i+1].minus(pts[i]).length()
		}
	})
	return period*tooManyDashes <= length
}
