package impose

import (
	"strconv"

	"punchboard/geom"
	"punchboard/scene"
)

// rulerScale is a ruler with both scales, millimeters above the line and inches below
// it.
type rulerScale struct{ mm, inches int }

// rulerScales are the rulers from the one that fits on every common paper down to none
// at all.
var rulerScales = [...]rulerScale{{100, 4}, {50, 2}, {}}

const (
	rulerHeight = 36 * geom.MM / 10
	rulerLine   = 12 * geom.MM / 100
	rulerSize   = 5 * geom.PT
	rulerAside  = 12 * geom.MM / 10 // between the scale and its unit
)

func (r rulerScale) none() bool { return r.mm == 0 }

func (r rulerScale) length() geom.Length {
	return max(geom.Length(r.mm)*geom.MM, geom.Length(r.inches)*geom.INCH)
}

func (r rulerScale) names() (mm, inches string) {
	return strconv.Itoa(r.mm) + "\u00a0mm", strconv.Itoa(r.inches) + "\u00a0in"
}

// measureRulers returns the widths of the rulers including their units.
func (h *header) measureRulers() (widths [len(rulerScales)]geom.Length) {
	for i, scale := range rulerScales {
		if !scale.none() {
			mm, inches := scale.names()
			widths[i] = scale.length() + rulerAside + max(h.set(mm, rulerSize).Width, h.set(inches, rulerSize).Width)
		}
	}
	return widths
}

// ruler returns the drawing of a scale, or nil for none. All sheets share it.
func (h *header) ruler(i int) *scene.Symbol {
	scale := rulerScales[i]
	if scale.none() {
		return nil
	}
	if h.rulers[i] == nil {
		box := geom.Rect{X: -rulerLine, W: h.rulerWidth[i] + 2*rulerLine, H: rulerHeight}
		h.rulers[i] = &scene.Symbol{ID: "sheet/ruler-" + strconv.Itoa(scale.mm) + "mm", Box: box, Marks: h.rulerMarks(scale)}
	}
	return h.rulers[i]
}

func (h *header) rulerMarks(scale rulerScale) []scene.Mark {
	const mid = rulerHeight / 2
	stroke := &scene.Stroke{Paint: scene.Black, Width: rulerLine, Butt: true}
	capHeight := rulerSize.Scale(h.font.Metrics().CapHeight)
	mm, inches := scale.names()
	x := scale.length() + rulerAside
	return []scene.Mark{
		&scene.Path{Path: scale.ticks(mid), Stroke: stroke},
		h.glyphs(h.set(mm, rulerSize), rulerSize, geom.Pt2(x, mid-mid/5)),
		h.glyphs(h.set(inches, rulerSize), rulerSize, geom.Pt2(x, mid+mid/5+capHeight)),
	}
}

// ticks returns the line and both scales. Rounder numbers have longer ticks.
func (r rulerScale) ticks(y geom.Length) geom.Path {
	path := geom.LinePath(geom.Pt2(-rulerLine/2, y), geom.Pt2(r.length()+rulerLine/2, y))
	for i := 0; i <= r.mm; i++ {
		x := geom.Length(i) * geom.MM
		path.Move(x, y)
		path.Line(x, y-roundness(i, 10, 5, y))
	}
	for i := 0; i <= 4*r.inches; i++ {
		x := geom.Length(i) * geom.INCH / 4
		path.Move(x, y)
		path.Line(x, y+roundness(i, 4, 2, y))
	}
	return path
}

// roundness returns the length of a tick: most for whole steps, two thirds of it for
// half steps, one third for others.
func roundness(i, whole, half int, most geom.Length) geom.Length {
	switch {
	case i%whole == 0:
		return most
	case i%half == 0:
		return most * 2 / 3
	}
	return most / 3
}
