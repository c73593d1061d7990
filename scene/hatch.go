package scene

import (
	"math"

	"punchboard/geom"
)

// minHatchGap is as close as lines can lie before any printer runs them into
// one tone: one dot of 500 to the inch.
const minHatchGap = geom.INCH / 500

// maxHatchLines bounds what one area is hatched with.
const maxHatchLines = 5000

// Lines returns the lines of the hatch that may touch the area, as open contours
// to be stroked with butt ends at Width and clipped to the outline. They lie on
// a grid through Origin: neighboring areas of one map carry on each other's
// lines, and an area with its origin in the middle looks the same when turned by
// half a turn, as a card's back must. It gives an empty path when the
// hatch is too fine to be drawn: paint Screen instead.
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

// drawable reports whether the hatch has lines that a printer can keep apart:
// neither without width, nor as wide as the gap, nor too fine.
func (h *Hatch) drawable() bool {
	return h.Gap >= minHatchGap && h.Width > 0 && h.Width < h.Gap
}

// rule adds the lines at one angle: those whose distance from Origin is a
// whole number of gaps and which come near the area.
func (h *Hatch) rule(p *geom.Path, area geom.Rect, angle float64) {
	turn := geom.Translate(-h.Origin.X, -h.Origin.Y).Then(geom.Rotate(-angle))
	box := turn.Box(area).Inset(-h.Width)
	back := geom.Rotate(angle).Then(geom.Translate(h.Origin.X, h.Origin.Y))
	first := int64(math.Ceil(float64(box.Y) / float64(h.Gap)))
	for k := first; geom.Length(k)*h.Gap <= box.Bottom() && len(p.Ops) <= 2*maxHatchLines; k++ {
		y := geom.Length(k) * h.Gap
		from, to := back.Apply(geom.Pt2(box.X, y)), back.Apply(geom.Pt2(box.Right(), y))
		p.Move(from.X, from.Y)
		p.Line(to.X, to.Y)
	}
}
