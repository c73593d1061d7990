package face

import (
	"maps"
	"slices"

	"punchboard/carddata"
	"punchboard/carddata/expr"
	facedata "punchboard/carddata/face"
	"punchboard/diag"
	"punchboard/geom"
	"punchboard/layout/face/overlap"
)

// Content is the content of a part's box. There is one implementation for each kind of
// part.
type Content interface {
	// Natural returns the preferred size of the content, with NoSize along an axis on
	// which it can take any size. Positive values in known are fixed by the
	// surroundings.
	Natural(p *Painter, known geom.Size) geom.Size
	// Draw adds the content's marks.
	Draw(p *Painter, box geom.Rect)
}

// NoSize is the size of content without a preferred size, such as a rectangle: in a
// flow it takes a share of the space, so that it is always visible.
const NoSize geom.Length = -1

// part is a part of a face, compiled for a deck in a language.
type part struct {
	src        *facedata.Part
	frame      frameAttrs
	when       *expr.Expr
	each       *expr.Expr
	as         string
	Content    Content
	library    *use // set instead of Content for a use
	varies     bool // whether its drawing depends on the card, apart from `when`
	whenVaries bool // whether `when` depends on the card
}

// instance is a part that will be shown, with the values of its repeat or use and its
// frame evaluated.
type instance struct {
	*part
	frame *frame
	vars  map[string]any
	cells []diag.Pos // that decide whether and where it is shown, if spots are collected
}

// instances appends the instances of parts for the current card: parts excluded by
// `when` are dropped, repeated ones occur once for each item, and uses are replaced by
// the library's parts.
func (p *Painter) instances(parts []*part, out []instance) []instance {
	for _, pt := range parts {
		if pt.each == nil {
			out = p.instance(pt, out)
			continue
		}
		outer, mark, from := p.scope.Vars, len(p.spotsOf.read), len(out)
		items := p.items(pt.each)
		cells := p.spotsOf.cellsSince(mark)
		for i, item := range items {
			if p.partsShown >= MaxShown || p.Stopped() {
				break
			}
			if i > 0 {
				p.budget.spend(repeatedParts, 1)
			}
			p.scope.Vars = withVars(outer, map[string]any{pt.as: item, "index": i})
			out = p.instance(pt, out)
		}
		p.scope.Vars = outer
		for i := range out[from:] {
			out[from+i].cells = slices.Concat(cells, out[from+i].cells)
		}
	}
	return out
}

// MaxShown limits the parts that a card shows, counted each time they are measured or
// painted: nested repeats could easily exceed any memory.
const MaxShown = 20_000

// countPart counts a part, and reports whether the card already shows too many.
func (p *Painter) countPart(pt *part) bool {
	if p.partsShown++; p.partsShown == MaxShown {
		p.Found.Errorf(pt.src.Pos, CodeBadValue, "%sthe face draws more than %d parts", p.CardName(), MaxShown).
			Hintf("shorten the lists of repeats inside other repeats")
	}
	return p.partsShown >= MaxShown
}

func (p *Painter) instance(pt *part, out []instance) []instance {
	mark := len(p.spotsOf.read)
	if p.countPart(pt) || pt.when != nil && !p.truth(pt.when) {
		return out
	}
	f := pt.frame.in(p)
	if pt.library == nil {
		return append(out, instance{pt, f, p.scope.Vars, p.spotsOf.cellsSince(mark)})
	}
	outer, from := p.scope.Vars, len(out)
	p.scope.Vars = pt.library.values(p)
	cells := p.spotsOf.cellsSince(mark)
	out = p.instances(pt.library.parts, out)
	p.scope.Vars = outer
	for i := range out[from:] {
		merged := f.onto(out[from+i].frame)
		out[from+i].frame = &merged
		out[from+i].cells = slices.Concat(cells, out[from+i].cells)
	}
	return out
}

// withVars returns the outer values with more values added, which take precedence.
func withVars(outer, more map[string]any) map[string]any {
	if len(outer) == 0 {
		return more
	}
	all := maps.Clone(outer)
	maps.Copy(all, more)
	return all
}

// paint draws an instance in its box.
func (p *Painter) paint(in *instance, box geom.Rect) {
	if p.Stopped() {
		return
	}
	outer, over := p.scope.Vars, p.over
	p.scope.Vars, p.over = in.vars, over || in.frame.over
	if in.frame.plain() {
		p.show(in, in.frame.pad.in(box))
	} else {
		p.paintGrouped(in, box)
	}
	p.scope.Vars, p.over = outer, over
}

// show draws the content of an instance, and checks where its ink is.
func (p *Painter) show(in *instance, box geom.Rect) {
	from, mark := len(p.marks), len(p.spotsOf.read)
	in.Content.Draw(p, box)
	p.addSpot(in, box, mark)
	if in.src.Kind.Container {
		return
	}
	if len(p.marks) == from {
		p.checkRoom(in)
		return
	}
	if p.checkInside(in, box) {
		return
	}
	p.noteInk(in.src, p.marks[from:], in.mayBeCut(p), in.graphic(p))
	if !p.Settings.Draft && p.scope.Deck.Kind() == carddata.CounterKind && !in.mayBeCut(p) {
		p.watchRim(in, p.marks[from:])
	}
}

// graphic returns whether the part is a sign that must stand out, or part of a drawing.
func (in *instance) graphic(p *Painter) overlap.Graphic {
	switch c := in.Content.(type) {
	case *iconContent:
		return overlap.Icon
	case *shapeContent:
		if c.kind.In(p) == "path" {
			return overlap.Drawing
		}
	case *pipsContent:
		if c.count.In(p) > 0 { // empty places may be faint
			return overlap.Marks
		}
	}
	return overlap.None
}

// mayBeCut reports whether the part is declared as safe to be cut.
func (in *instance) mayBeCut(p *Painter) bool {
	text, ok := in.Content.(*textContent)
	return ok && text.unsafe.In(p)
}

// checkInside reports whether a part is completely invisible, and adds a finding. Texts
// are left to the check of the safe zone.
func (p *Painter) checkInside(in *instance, box geom.Rect) bool {
	ink, z := p.at.Box(box), p.zones.bleed
	if ink.Right() >= z.X && ink.X <= z.Right() && ink.Bottom() >= z.Y && ink.Y <= z.Bottom() {
		return false
	}
	if _, isText := in.Content.(*textContent); !isText || in.mayBeCut(p) {
		s := PartRefOf(in.src)
		p.Found.Warnf(s.Pos, CodeOutsideFace, "%s is outside the face, so nothing of it is printed", s.Label).
			Hintf("move it inside with `left`, `right`, `top` and `bottom`, or remove it")
	}
	return true
}

// checkRoom adds a finding for a part of which nothing is drawn because its opposite edges
// leave no room on the face.
func (p *Painter) checkRoom(in *instance) {
	size := p.scope.Deck.Size
	s := PartRefOf(in.src)
	switch {
	case in.frame.x.noRoom(size.W):
		p.Found.Warnf(s.Pos, CodeOutsideFace, "%s has no room between `left` and `right`, so nothing of it is printed", s.Label).
			Hintf("together they must be less than the width of the face, %v", size.W)
	case in.frame.y.noRoom(size.H):
		p.Found.Warnf(s.Pos, CodeOutsideFace, "%s has no room between `top` and `bottom`, so nothing of it is printed", s.Label).
			Hintf("together they must be less than the height of the face, %v", size.H)
	}
}

// measure returns an instance's size in a flow: its own size if it has one, otherwise
// that of its content. Positive values in known are fixed.
func (p *Painter) measure(in *instance, room, known geom.Size) geom.Size {
	own := in.ownSize(room, known)
	if own.W > 0 && own.H > 0 || p.Stopped() {
		return own
	}
	outer := p.scope.Vars
	p.scope.Vars = in.vars
	natural := in.naturalSize(p, own)
	p.scope.Vars = outer
	return natural
}

// ownSize returns the part of the size that is known without the content.
func (in *instance) ownSize(room, known geom.Size) geom.Size {
	if in.frame.x.size.isSet {
		known.W = in.frame.x.size.Of(room.W)
	}
	if in.frame.y.size.isSet {
		known.H = in.frame.y.size.Of(room.H)
	}
	return known
}

// naturalSize returns the size of the content, turned and padded as it will be drawn.
// Known sizes are kept.
func (in *instance) naturalSize(p *Painter, known geom.Size) geom.Size {
	pad := in.frame.pad
	padding := geom.Size{W: pad.Left + pad.Right, H: pad.Top + pad.Bottom}
	inner := known
	if in.frame.sideways() {
		inner = inner.Turned()
	}
	got := in.Content.Natural(p, withoutPadding(inner, padding))
	got = geom.Size{W: addTo(got.W, padding.W), H: addTo(got.H, padding.H)}
	if in.frame.sideways() {
		got = got.Turned()
	}
	if known.W > 0 {
		got.W = known.W
	}
	if known.H > 0 {
		got.H = known.H
	}
	return got
}

// withoutPadding subtracts the padding from the known sizes.
func withoutPadding(s, padding geom.Size) geom.Size {
	if s.W > 0 {
		s.W = max(1, s.W-padding.W)
	}
	if s.H > 0 {
		s.H = max(1, s.H-padding.H)
	}
	return s
}

// addTo adds to a length unless it is NoSize or zero.
func addTo(l, more geom.Length) geom.Length {
	if l <= 0 {
		return l
	}
	return l + more
}
