package scene

import (
	"math"

	"punchboard/geom"
)

// minHatchGap is the smallest distance of lines that printers do not merge into one
// tone: one dot at 500 dpi.
const minHatchGap = geom.INCH / 500

// maxHatchLines limits the lines of the hatch in one area.
const maxHatchLines = 5000

// Lines returns the lines of the hatch that may touch the area, as open contours to be
// stroked with butt ends at Width and clipped to the outline. They are on a grid
// through Origin, so that the lines of neighboring areas of a map continue each other,
// and an area with its origin in the center looks the same when rotated by 180°, as a
// card's back must. If the hatch is too fine to be drawn, Lines returns an empty path;
// use Screen instead.
func (h *Hatch) Lines(area geom.Rect) geom.Path {
	var p geom.Path
	if !h.drawable() {
		return p
	}
	h.rule(&p, area, h.Angle)
	if h.Cross {
		h.rule(&p, area, h.Angle+90)
	}
	if len(p.Ops) > 2*maxHatchLines {
		return geom.Path{}
	}
	return p
}

// drawable reports whether the hatch has lines that a printer can separate: with a
// positive width that is smaller than the gap, and not too fine.
func (h *Hatch) drawable() bool {
	return h.Gap >= minHatchGap && h.Width > 0 && h.Width < h.Gap
}

// rule adds the lines at one angle near the area, whose distances from Origin are
// multiples of the gap.
func (h *Hatch) rule(p *geom.Path, area geom.Rect, angle float64) {
	turn := geom.Translate(-h.Origin.X, -h.Origin.Y).Then(geom.Rotate(-angle))
	box := turn.Box(area).Inset(-h.Width)
	back := geom.Rotate(angle).Then(geom.Translate(h.Origin.X, h.Origin.Y))
	first := int64(math.Ceil(float64(box.Y) / float64(h.Gap)))
	for k := first; geom.Length(k)*h.Gap <= box.Bottom() && len(p.Ops) <= 2*maxHatchLines; k++ {
		y := geom.Length(k) * h.Gap
		from, to := back.Apply(geom.Pt2(box.X, y)), back.Apply(geom.Pt2(box.Right(), y))
		if from, to, meets := cutTo(area.Inset(-2*h.Width), from, to); meets {
			p.Move(from.X, from.Y)
			p.Line(to.X, to.Y)
		}
	}
}

// cutTo returns the part of a line within an area, and whether there is any. The ends of
// the lines of a hatch then have few different coordinates, which a file compresses.
func cutTo(area geom.Rect, from, to geom.Point) (a, b geom.Point, meets bool) {
	first, last := 0.0, 1.0
	for _, side := range [...]struct{ from, to, low, high geom.Length }{
		{from.X, to.X, area.X, area.Right()},
		{from.Y, to.Y, area.Y, area.Bottom()},
	} {
		if side.from == side.to {
			if side.from < side.low || side.from > side.high {
				return a, b, false
			}
			continue
		}
		enter := float64(side.low-side.from) / float64(side.to-side.from)
		leave := float64(side.high-side.from) / float64(side.to-side.from)
		first, last = max(first, min(enter, leave)), min(last, max(enter, leave))
	}
	along := func(t float64) geom.Point {
		return geom.Pt2(from.X+(to.X-from.X).Scale(t), from.Y+(to.Y-from.Y).Scale(t))
	}
	return along(first), along(last), first < last
}
