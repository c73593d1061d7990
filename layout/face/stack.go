package face

import (
	facedata "punchboard/carddata/face"
	"punchboard/geom"
	"punchboard/scene"
)

// stackContent draws parts on top of each other, each placed in the whole box.
type stackContent struct {
	parts  []*part
	clip   Attr[bool]
	radius Attr[[]geom.Length]
}

// NewStack compiles a stack of parts.
func NewStack(c *Compiler, src *facedata.Part) Content {
	return &stackContent{
		parts:  c.parts(src.Children),
		clip:   Key(c, src, "clip", As[bool]),
		radius: Key(c, src, "radius", As[[]geom.Length]),
	}
}

// Natural returns the size of the largest part, including its distances from the edges.
func (s *stackContent) Natural(p *Painter, known geom.Size) geom.Size {
	most := geom.Size{W: NoSize, H: NoSize}
	parts := p.instances(s.parts, nil)
	for i := range parts {
		f := parts[i].frame
		got := p.measure(&parts[i], known, geom.Size{})
		most.W = max(most.W, addTo(got.W, f.x.lo.Abs+f.x.hi.Abs))
		most.H = max(most.H, addTo(got.H, f.y.lo.Abs+f.y.hi.Abs))
	}
	return most
}

func (s *stackContent) Draw(p *Painter, box geom.Rect) {
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
