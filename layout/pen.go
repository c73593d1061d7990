package layout

import (
	"slices"

	"punchboard/carddata"
	"punchboard/geom"
	"punchboard/scene"
)

// penAttrs are the keys of everything that is filled or stroked.
type penAttrs struct {
	src          site
	fill, stroke attr[ink]
	line         attr[geom.Length]
	dash         attr[[]geom.Length]
}

func (c *compiler) pen(src *carddata.Part) penAttrs {
	return penAttrs{
		src:    siteOf(src),
		fill:   key(c, src, "fill", asInk),
		stroke: key(c, src, "stroke", asInk),
		line:   key(c, src, "line", as[geom.Length]),
		dash:   key(c, src, "dash", as[[]geom.Length]),
	}
}

// pen is what an outline is painted with.
type pen struct {
	fill, stroke ink
	line         geom.Length
	dash         []geom.Length
}

func (a *penAttrs) in(p *painter) pen {
	return pen{a.fill.in(p), a.stroke.in(p), a.line.in(p), a.dashes(p)}
}

// dashes gives the dashes and gaps, which must come to something together.
func (a *penAttrs) dashes(p *painter) []geom.Length {
	dash := a.dash.in(p)
	if len(dash) == 0 {
		return nil
	}
	if slices.Min(dash) < 0 || slices.Max(dash) == 0 {
		badValue(p, &a.src, &a.dash, "dash", "write the lengths of a dash and a gap, such as 2mm 1mm; leave it out for a solid line")
		return nil
	}
	return dash
}

// lined gives the stroke for a box, nil for none. Dashes end where they are
// said to: round ends would eat up the gaps.
func (n *pen) lined(box geom.Rect) *scene.Stroke {
	if n.stroke.none() || n.line <= 0 {
		return nil
	}
	return &scene.Stroke{Paint: n.stroke.over(box), Width: n.line, Dash: n.dash, Butt: len(n.dash) > 0}
}

// fillRect fills a rectangle.
func (p *painter) fillRect(src *site, box geom.Rect, paint scene.Paint) {
	if paint == nil || box.W <= 0 || box.H <= 0 {
		return
	}
	p.edges(src, box, true)
	p.add(&scene.Path{Path: geom.RectPath(box), Fill: paint})
}

// strokeRect draws the frame of a rectangle. A sharp frame is an area of its
// own: strokes have round joins. A dashed one stays a stroke.
func (p *painter) strokeRect(src *site, box geom.Rect, pen *pen) {
	line := pen.lined(box)
	switch {
	case line == nil || box.W <= 0 || box.H <= 0:
	case len(line.Dash) > 0:
		p.add(&scene.Path{Path: geom.RectPath(box), Stroke: line})
	default:
		p.edges(src, box.Inset(-line.Width/2), true)
		p.add(&scene.Path{Path: frameline(box, line.Width), Fill: line.Paint, EvenOdd: true})
	}
}

// outline paints a path whose gradients span box.
func (p *painter) outline(src *site, path geom.Path, box geom.Rect, pen *pen) {
	m := &scene.Path{Path: path, Stroke: pen.lined(box)}
	if closed(path) {
		m.Fill = pen.fill.over(box)
	}
	if m.Fill == nil && m.Stroke == nil || path.Empty() {
		return
	}
	ink := path.Bounds()
	if m.Stroke != nil {
		ink = ink.Inset(-m.Stroke.Width / 2)
	}
	p.edges(src, ink, false)
	p.add(m)
}

// closed tells whether an outline holds an area to be filled.
func closed(p geom.Path) bool {
	return len(p.Ops) > 0 && p.Ops[len(p.Ops)-1] == geom.Close || len(p.Pts) > 2
}
