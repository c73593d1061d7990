package face

import (
	facedata "punchboard/carddata/face"
	"punchboard/geom"
	"punchboard/scene"
)

// stackContent draws parts on top of each other, each placed in the whole box.
type stackContent struct {
	src    PartRef
	parts  []*part
	clip   Attr[bool]
	radius Attr[[]geom.Length]
	scale  Attr[float64]
}

// NewStack compiles a stack of parts.
func NewStack(c *Compiler, src *facedata.Part) Content {
	return &stackContent{
		src:    PartRefOf(src),
		parts:  c.parts(src.Children),
		clip:   Key(c, src, "clip", As[bool]),
		radius: Key(c, src, "radius", As[[]geom.Length]),
		scale:  Key(c, src, "scale", As[float64]),
	}
}

// maxScale is how many times a stack may be enlarged, or reduced.
const maxScale = 20

// scaleIn returns the scale of the stack, within what can be drawn.
func (s *stackContent) scaleIn(p *Painter) float64 {
	scale := s.scale.In(p)
	if scale < 1.0/maxScale || scale > maxScale {
		ReportBadValue(p, &s.src, &s.scale, "scale", "write a number from 0.05 to 20, such as 1.5 for 50% larger")
		return 1
	}
	return scale
}

// Natural returns the size of the largest part, including its distances from the edges.
func (s *stackContent) Natural(p *Painter, known geom.Size) geom.Size {
	most, scale := geom.Size{W: NoSize, H: NoSize}, s.scaleIn(p)
	known = scaled(known, 1/scale)
	parts := p.instances(s.parts, nil)
	for i := range parts {
		f := parts[i].frame
		got := p.measure(&parts[i], known, geom.Size{})
		most.W = max(most.W, addTo(got.W, f.x.lo.Abs+f.x.hi.Abs))
		most.H = max(most.H, addTo(got.H, f.y.lo.Abs+f.y.hi.Abs))
	}
	return scaled(most, scale)
}

// scaled returns a size at a scale; a side that is not known stays so.
func scaled(size geom.Size, scale float64) geom.Size {
	if size.W > 0 {
		size.W = size.W.Scale(scale)
	}
	if size.H > 0 {
		size.H = size.H.Scale(scale)
	}
	return size
}

func (s *stackContent) Draw(p *Painter, box geom.Rect) {
	scale := s.scaleIn(p)
	if scale == 1 {
		s.drawIn(p, box)
		return
	}
	m := geom.ScaleBy(scale, scale).Then(geom.Translate(box.X, box.Y))
	inner := geom.Rect{W: box.W.Scale(1 / scale), H: box.H.Scale(1 / scale)}
	p.Group(&scene.Group{Transform: m}, func() { s.drawIn(p, inner) })
}

// drawIn draws the stack in a box of its own coordinates.
func (s *stackContent) drawIn(p *Painter, box geom.Rect) {
	if !s.clip.In(p) {
		s.paint(p, box)
		return
	}
	outline := geom.RoundRectPath(box, corners(s.radius.In(p)))
	p.Group(&scene.Group{Clip: &outline}, func() { s.paint(p, box) })
}

func (s *stackContent) paint(p *Painter, box geom.Rect) {
	parts := p.instances(s.parts, nil)
	for i := range parts {
		p.paint(&parts[i], parts[i].frame.box(box))
	}
}
