package face

import (
	facedata "punchboard/carddata/face"
	"punchboard/geom"
)

// rowContent is a row or a column: the same flow along either axis.
type rowContent struct {
	parts   []*part
	down    bool // a column
	gap     Attr[geom.Length]
	align   Attr[string]
	justify Attr[string]
	src     PartRef
}

// NewRow compiles a row or a column of parts.
func NewRow(c *Compiler, src *facedata.Part) Content { return rowOf(c, src) }

func rowOf(c *Compiler, src *facedata.Part) *rowContent {
	return &rowContent{
		src:     PartRefOf(src),
		parts:   c.parts(src.Children),
		down:    src.Kind.Name == "column",
		gap:     Key(c, src, "gap", As[geom.Length]),
		align:   Key(c, src, "align", As[string]),
		justify: Key(c, src, "justify", As[string]),
	}
}

// along and across return a size along and across the flow.
func (r *rowContent) along(s geom.Size) geom.Length {
	if r.down {
		return s.H
	}
	return s.W
}

func (r *rowContent) across(s geom.Size) geom.Length {
	if r.down {
		return s.W
	}
	return s.H
}

// size returns a size, given its values along and across the flow.
func (r *rowContent) size(along, across geom.Length) geom.Size {
	if r.down {
		return geom.Size{W: across, H: along}
	}
	return geom.Size{W: along, H: across}
}

// fixedSizes returns the sizes that an instance sets along and across the flow. Its edges are
// ignored here, because the flow places it.
func (r *rowContent) fixedSizes(in *instance) (along, across extent) {
	if r.down {
		return in.frame.y.size, in.frame.x.size
	}
	return in.frame.x.size, in.frame.y.size
}

// Natural returns the sum along the flow and the maximum across it. A flow that
// contains parts with weights can take any length.
func (r *rowContent) Natural(p *Painter, known geom.Size) geom.Size {
	parts := p.instances(r.parts, nil)
	sum, most := r.gap.In(p)*geom.Length(max(0, len(parts)-1)), NoSize
	for i, w := range r.flowItems(p, parts, known) {
		if w.weight > 0 || sum == NoSize {
			sum = NoSize
		} else {
			sum += w.size
		}
		most = max(most, r.across(p.measure(&parts[i], known, r.size(w.size, 0))))
	}
	return r.size(sum, most)
}

// flowItems returns what the parts need along the flow. A part without a preferred size
// gets a share, as if its weight were 1.
func (r *rowContent) flowItems(p *Painter, parts []instance, box geom.Size) []flowItem {
	wants := make([]flowItem, len(parts))
	for i := range parts {
		in := &parts[i]
		along, across := r.fixedSizes(in)
		w := &wants[i]
		switch {
		case along.isSet:
			w.size = along.Of(r.along(box))
		case in.frame.weight > 0:
			w.weight = in.frame.weight
		default:
			t := across.across(r.across(box), 0, "stretch")
			w.size = r.along(p.measure(in, box, r.size(0, t.Size)))
			_, w.elastic = in.Content.(*textContent)
			if w.size == NoSize {
				w.size, w.weight = 0, 1
			}
		}
	}
	return wants
}

// Draw distributes the space of the box and paints the parts in their slots.
func (r *rowContent) Draw(p *Painter, box geom.Rect) {
	parts := p.instances(r.parts, nil)
	wants := r.flowItems(p, parts, box.Size())
	slots, over := flow(wants, r.along(box.Size()), r.gap.In(p), r.justify.In(p), nil)
	if over > Tolerance {
		p.ReportOverflow(&r.src, r.along(box.Size())+over, r.along(box.Size()))
	}
	align := r.align.In(p)
	for i := range parts {
		p.paint(&parts[i], r.box(p, &parts[i], box, slots[i], align))
	}
}

// box returns the box of an instance: its slot along the flow, and across it where its
// edges or the alignment put it.
func (r *rowContent) box(p *Painter, in *instance, box geom.Rect, s Slot, align string) geom.Rect {
	_, across := r.fixedSizes(in)
	room, own := r.across(box.Size()), geom.Length(0)
	if align != "stretch" && !across.isSet {
		own = r.across(p.measure(in, box.Size(), r.size(s.Size, 0)))
	}
	t := across.across(room, own, align)
	if r.down {
		return geom.Rect{X: box.X + t.At, Y: box.Y + s.At, W: t.Size, H: s.Size}
	}
	return geom.Rect{X: box.X + s.At, Y: box.Y + t.At, W: s.Size, H: t.Size}
}
