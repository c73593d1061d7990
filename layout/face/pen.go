package face

import (
	"slices"

	facedata "punchboard/carddata/face"
	"punchboard/geom"
	"punchboard/scene"
)

// penAttrs are the keys of everything that is filled or stroked.
type penAttrs struct {
	src          PartRef
	fill, stroke Attr[Ink]
	line         Attr[geom.Length]
	dash         Attr[[]geom.Length]
}

func (c *Compiler) pen(src *facedata.Part) penAttrs {
	return penAttrs{
		src:    PartRefOf(src),
		fill:   Key(c, src, "fill", AsInk),
		stroke: Key(c, src, "stroke", AsInk),
		line:   Key(c, src, "line", As[geom.Length]),
		dash:   Key(c, src, "dash", As[[]geom.Length]),
	}
}

// Pen is the paint and stroke of an outline.
type Pen struct {
	Fill, Stroke Ink
	Width        geom.Length
	dash         []geom.Length
}

func (a *penAttrs) in(p *Painter) Pen {
	return Pen{a.fill.In(p), a.stroke.In(p), a.line.In(p), a.dashes(p)}
}

// dashes returns the lengths of dashes and gaps, whose sum must be positive.
func (a *penAttrs) dashes(p *Painter) []geom.Length {
	dash := a.dash.In(p)
	if len(dash) == 0 {
		return nil
	}
	if slices.Min(dash) < 0 || slices.Max(dash) == 0 {
		ReportBadValue(p, &a.src, &a.dash, "dash", "write the lengths of a dash and a gap, such as 2mm 1mm; remove the key for a solid line")
		return nil
	}
	return dash
}

// strokeFor returns the stroke for a box, or nil for none. Dashes have flat ends,
// because round ends would fill the gaps.
func (n *Pen) strokeFor(box geom.Rect) *scene.Stroke {
	if n.Stroke.None() || n.Width <= 0 {
		return nil
	}
	return &scene.Stroke{Paint: n.Stroke.Over(box), Width: n.Width, Dash: n.dash, Butt: len(n.dash) > 0}
}

// FillRect fills a rectangle.
func (d *drawer) FillRect(src *PartRef, box geom.Rect, paint scene.Paint) {
	if paint == nil || box.W <= 0 || box.H <= 0 {
		return
	}
	d.CheckBleed(src, box, true)
	d.Add(&scene.Path{Path: geom.RectPath(box), Fill: paint})
}

// StrokeRect draws the frame of a rectangle. A frame with sharp corners is drawn as a
// filled area, because strokes have round joins. A dashed frame remains a stroke.
func (d *drawer) StrokeRect(src *PartRef, box geom.Rect, pen *Pen) {
	line := pen.strokeFor(box)
	switch {
	case line == nil || box.W <= 0 || box.H <= 0:
	case len(line.Dash) > 0:
		d.Add(&scene.Path{Path: geom.RectPath(box), Stroke: line})
	default:
		d.CheckBleed(src, box.Inset(-line.Width/2), true)
		d.Add(&scene.Path{Path: FrameOutline(box, line.Width), Fill: line.Paint, EvenOdd: true})
	}
}

// DrawPath paints a path with gradients that span box.
func (d *drawer) DrawPath(src *PartRef, path geom.Path, box geom.Rect, pen *Pen) {
	m := &scene.Path{Path: path, Stroke: pen.strokeFor(box)}
	if closed(path) {
		m.Fill = pen.Fill.Over(box)
	}
	if m.Fill == nil && m.Stroke == nil || path.Empty() {
		return
	}
	ink := path.Bounds()
	if m.Stroke != nil {
		ink = ink.Inset(-m.Stroke.Width / 2)
	}
	d.CheckBleed(src, ink, false)
	d.Add(m)
}

// closed reports whether an outline encloses an area that can be filled.
func closed(p geom.Path) bool {
	return len(p.Ops) > 0 && p.Ops[len(p.Ops)-1] == geom.Close || len(p.Pts) > 2
}
