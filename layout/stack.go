package layout

import (
	"punchboard/carddata"
	"punchboard/geom"
	"punchboard/scene"
)

// stackContent sets parts over one another, each placed in the whole box.
type stackContent struct {
	parts  []*part
	clip   attr[bool]
	radius attr[[]geom.Length]
}

func newStack(c *compiler, src *carddata.Part) content {
	return &stackContent{
		parts:  c.parts(src.Children),
		clip:   key(c, src, "clip", as[bool]),
		radius: key(c, src, "radius", as[[]geom.Length]),
	}
}

// natural is the largest of the parts, with the lengths that they keep from the
// edges.
func (s *stackContent) natural(p *painter, known geom.Size) geom.Size {
	most := geom.Size{W: noSize, H: noSize}
	parts := p.instances(s.parts, nil)
	for i := range parts {
		f := parts[i].frame
		got := p.measure(&parts[i], known, geom.Size{})
		most.W = max(most.W, plus(got.W, f.x.lo.Abs+f.x.hi.Abs))
		most.H = max(most.H, plus(got.H, f.y.lo.Abs+f.y.hi.Abs))
	}
	return most
}

func (s *stackContent) draw(p *painter, box geom.Rect) {
	if !s.clip.in(p) {
		s.paint(p, box)
		return
	}
	outline := geom.RoundRectPath(box, corners(s.radius.in(p)))
	p.group(&scene.Group{Clip: &outline}, func() { s.paint(p, box) })
}

func (s *stackContent) paint(p *painter, box geom.Rect) {
	parts := p.instances(s.parts, nil)
	for i := range parts {
		p.paint(&parts[i], parts[i].frame.box(box))
	}
}
