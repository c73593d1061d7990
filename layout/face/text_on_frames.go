package face

import (
	"slices"
	"strings"

	"punchboard/carddata"
	"punchboard/geom"
	"punchboard/scene"
)

// Letters on the line of a symbol's frame are hard to read, and they hide the shape of
// the frame. Letters inside the frame or beside it are the designer's choice.

// rememberText records the part that a run of text on a counter comes from, for
// checkFrames. A run that is the same on all counters is only recorded once.
func (ts *typesetter) rememberText(g *scene.Glyphs, src PartRef) {
	if ts.scope.Deck.Kind() == carddata.CounterKind {
		ts.textOfRun.Store(g, src)
	}
}

// checkFrames reports texts of a counter that touch the frame of a symbol.
func (p *Painter) checkFrames(marks []scene.Mark) {
	if p.Settings.Draft || p.scope.Deck.Kind() != carddata.CounterKind {
		return
	}
	var t frameTrace
	t.marks(marks, geom.Identity)
	for i := range t.texts {
		src, ok := p.textOfRun.Load(t.texts[i].glyphs)
		if on := t.onFrames(&t.texts[i]); ok && on != "" {
			w := src.(PartRef)
			f := p.Found.Warnf(w.Pos, CodeOnFrame, "%s%s touches the frame of a symbol with %q", p.CardName(), w.Label, on)
			f.Hintf("move one of them, shrink the symbol, or give the text an outline")
			p.setOrigin(f, &w, 0)
		}
	}
}

// frameTrace holds the frames, texts and covering areas of a face, with their paint
// order.
type frameTrace struct {
	frames []tracedFrame
	covers []tracedCover
	texts  []tracedText
	step   int
}

// tracedFrame is the line of a frame, as the segments of its two edges.
type tracedFrame struct {
	step  int
	edges []geom.Segment
}

// tracedCover is the box of a filled area, which hides what was painted before it.
type tracedCover struct {
	step int
	box  geom.Rect
}

// tracedText holds the boxes of the letters of a run without an outline.
type tracedText struct {
	step   int
	glyphs *scene.Glyphs
	at     geom.Matrix
}

func (t *frameTrace) marks(marks []scene.Mark, at geom.Matrix) {
	for _, m := range marks {
		t.step++
		switch m := m.(type) {
		case *scene.Path:
			if m.Fill != nil {
				t.covers = append(t.covers, tracedCover{t.step, at.Box(m.Path.Bounds())})
			}
		case *scene.Glyphs:
			if m.Halo == nil {
				t.texts = append(t.texts, tracedText{t.step, m, at})
			}
		case *scene.Group:
			t.marks(m.Marks, m.Matrix().Then(at))
		case *scene.Use:
			t.use(m, m.At.Then(at))
		}
	}
}

// use adds a symbol; for a unit symbol also its frame, the ring with sharp corners.
func (t *frameTrace) use(u *scene.Use, at geom.Matrix) {
	if !strings.HasPrefix(u.Symbol.ID, SymbolPrefix) {
		t.marks(u.Symbol.Marks, at)
		return
	}
	for _, m := range u.Symbol.Marks {
		if ring, ok := m.(*scene.Path); ok && ring.EvenOdd {
			t.frames = append(t.frames, tracedFrame{t.step, edgesOf(ring.Path, at)})
		}
	}
}

// edgesOf returns the segments of an outline, in EMU.
func edgesOf(path geom.Path, at geom.Matrix) (all []geom.Segment) {
	for c := range path.Split() {
		var r InkReach
		r.path(c, at, 0)
		for i := 1; i < len(r.dots); i++ {
			all = append(all, geom.Segment{A: r.dots[i-1].Min().Vec(), B: r.dots[i].Min().Vec()})
		}
	}
	return all
}

// onFrames returns the letters of a run that touch a frame.
func (t *frameTrace) onFrames(text *tracedText) string {
	if len(t.frames) == 0 {
		return ""
	}
	var on strings.Builder
	boxes := lettersOf(text.glyphs, text.at)
	for k, g := range text.glyphs.Glyphs {
		if slices.ContainsFunc(t.frames, func(f tracedFrame) bool { return t.touches(&f, text.step, boxes[k]) }) {
			on.WriteRune(g.Rune)
		}
	}
	return on.String()
}

// touches reports whether a letter touches the line of a frame, and nothing painted
// between the two hides the lower one.
func (t *frameTrace) touches(f *tracedFrame, step int, letter geom.Rect) bool {
	lo, hi := letter.Min().Vec(), geom.Pt2(letter.Right(), letter.Bottom()).Vec()
	if letter.W <= 0 || !slices.ContainsFunc(f.edges, func(e geom.Segment) bool { return e.CrossesBox(lo, hi) }) {
		return false
	}
	first, last := min(f.step, step), max(f.step, step)
	return !slices.ContainsFunc(t.covers, func(c tracedCover) bool {
		return c.step > first && c.step < last && c.box.Contains(letter)
	})
}

// lettersOf returns the boxes of the letters' outlines on the piece, slightly reduced,
// because letters that barely touch a line can be read. The box of a space is empty.
func lettersOf(g *scene.Glyphs, at geom.Matrix) []geom.Rect {
	const barely = geom.MM / 20
	scale := float64(g.Size) / float64(g.Font.UnitsPerEm())
	boxes, x := make([]geom.Rect, len(g.Glyphs)), g.At.X
	for i, glyph := range g.Glyphs {
		if outline := g.Font.Outline(glyph.ID); !outline.Empty() {
			b := outline.Bounds()
			boxes[i] = at.Box(geom.Rect{X: x + b.X.Scale(scale), Y: g.At.Y + b.Y.Scale(scale), W: b.W.Scale(scale), H: b.H.Scale(scale)}).Inset(barely)
		}
		x += glyph.Advance
	}
	return boxes
}
