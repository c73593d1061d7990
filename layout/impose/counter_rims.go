package impose

import (
	"slices"

	"punchboard/geom"
	"punchboard/scene"
)

// rimReader determines what a face paints along its rim. Paint is the color of the last
// fill that covers the whole face, or nil if that is not plain or something else touches the
// rim; ground is that fill in either case.
type rimReader struct {
	bleed, inside geom.Rect
	paint, ground scene.Paint
}

// rimView is the matrix and the window through which marks appear on the face. Whole
// reports that they are neither transparent nor clipped.
type rimView struct {
	at     geom.Matrix
	window geom.Rect
	whole  bool
}

func (r *rimReader) marks(marks []scene.Mark, v rimView) {
	for _, m := range marks {
		switch m := m.(type) {
		case *scene.Path:
			r.path(m, v)
		case *scene.Image:
			r.touch(m.To, nil, v)
		case *scene.Glyphs:
			r.touch(glyphBox(m), m.Fill, v)
		case *scene.Group:
			r.group(m, v)
		case *scene.Use:
			r.marks(m.Symbol.Marks, rimView{m.At.Then(v.at), v.window, v.whole})
		}
	}
}

func (r *rimReader) group(g *scene.Group, v rimView) {
	v.at = g.Matrix().Then(v.at)
	if g.Clip != nil {
		v.window, v.whole = shared(v.window, v.at.Box(g.Clip.Bounds())), false
	}
	if g.Opacity > 0 && g.Opacity < 1 {
		v.whole = false
	}
	r.marks(g.Marks, v)
}

// path paints over the whole face, or touches the rim, or neither.
func (r *rimReader) path(p *scene.Path, v rimView) {
	if v.whole && p.Fill != nil && r.coats(p.Path, v.at) {
		r.ground, r.paint = p.Fill, flat(p.Fill)
	} else if p.Fill != nil {
		r.touch(p.Path.Bounds(), p.Fill, v)
	}
	if p.Stroke != nil {
		r.touch(p.Path.Bounds().Inset(-p.Stroke.Width/2), p.Stroke.Paint, v)
	}
}

// coats reports whether an outline is a rectangle that covers the bleed, at most with
// windows that do not reach the rim, such as that of a border.
func (r *rimReader) coats(p geom.Path, at geom.Matrix) bool {
	if !r.covers(at.Box(p.Bounds())) {
		return false
	}
	parts := p.Transform(at).Contours(rimChords)
	outer := 0
	for _, part := range parts {
		switch box := boxOf(part); {
		case r.inside.Contains(box):
		case r.covers(box) && isRectangle(part, box):
			outer++
		default:
			return false
		}
	}
	return outer == 1
}

// rimChords is the number of chords for each curve of a window.
const rimChords = 4

// covers reports whether a box covers the bleed, but for rounding.
func (r *rimReader) covers(box geom.Rect) bool {
	return box.Inset(-geom.MM / 1000).Contains(r.bleed)
}

// boxOf returns the box around points.
func boxOf(points []geom.Point) geom.Rect {
	least, most := points[0], points[0]
	for _, p := range points {
		least = geom.Pt2(min(least.X, p.X), min(least.Y, p.Y))
		most = geom.Pt2(max(most.X, p.X), max(most.Y, p.Y))
	}
	return geom.Rect{X: least.X, Y: least.Y, W: most.X - least.X, H: most.Y - least.Y}
}

// isRectangle reports whether an outline goes once around a box.
func isRectangle(outline []geom.Point, box geom.Rect) bool {
	corners := geom.RectPath(box).Contours(1)[0]
	if len(outline) != len(corners) {
		return false
	}
	for _, p := range outline {
		if !slices.Contains(corners, p) {
			return false
		}
	}
	return true
}

// touch records ink in a box: unless it has the current color, the rim no longer has a
// single color if the box reaches it.
func (r *rimReader) touch(box geom.Rect, paint scene.Paint, v rimView) {
	box = shared(v.at.Box(box), v.window)
	if box.W < 0 || box.H < 0 || r.inside.Contains(box) || v.whole && r.paint != nil && flat(paint) == r.paint {
		return
	}
	r.paint = nil
}

// shared returns the intersection of two boxes; its width or height is negative if they
// do not intersect.
func shared(a, b geom.Rect) geom.Rect {
	x, y := max(a.X, b.X), max(a.Y, b.Y)
	return geom.Rect{X: x, Y: y, W: min(a.Right(), b.Right()) - x, H: min(a.Bottom(), b.Bottom()) - y}
}

// flat returns a paint if it is a plain color, otherwise nil.
func flat(p scene.Paint) scene.Paint {
	switch p.(type) {
	case scene.Gray, scene.RGB, scene.CMYK, scene.Spot:
		return p
	}
	return nil
}

// glyphBox returns a generous bounding box of a line of text: its size above the
// baseline and a third of that below.
func glyphBox(g *scene.Glyphs) geom.Rect {
	width := geom.Length(0)
	for _, glyph := range g.Glyphs {
		width += glyph.Advance
	}
	return geom.Rect{X: g.At.X, Y: g.At.Y - g.Size, W: width, H: g.Size * 4 / 3}
}
