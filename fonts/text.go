package fonts

import "punchboard/geom"

// text is a paragraph during layout: first its letters, then their shapes and
// the places where lines may break, then widths at a size. Its slices are reused
// from one Set to the next.
type text struct {
	spans   []Span  // as given, then those made by raising ordinals
	origins []int32 // of the spans that were made, the spans as given
	own     []Span  // reused
	letters []letter
	spare   []letter
	shapes  []shape
	breaks  []breakKind   // before each letter
	x       []geom.Length // left edge of each letter if all were on one line; and the end
	right   []geom.Length // right edge of each letter if it ends a line
	styles  []style       // of the spans, at the current scale
	missing []Missing
	rows    []row
	runs    []Run // reused
	ends    []int // reused
}

// style is the measures of a span at the current scale.
type style struct {
	face     *face
	upem     int64
	size     geom.Length
	tracking geom.Length
	rise     geom.Length
	box      Box
}

// scaleTo computes the positions of all letters at a scale of the spans' sizes.
func (t *text) scaleTo(s *Shaper, scale float64) {
	t.styles = t.styles[:0]
	for _, span := range t.spans {
		t.styles = append(t.styles, s.styled(span, scale))
	}
	t.x = append(t.x[:0], 0)
	t.right = t.right[:0]
	x := geom.Length(0)
	for i := range t.letters {
		advance, ink := t.advance(i)
		t.right = append(t.right, x+ink)
		x += advance
		t.x = append(t.x, x)
	}
}

func (s *Shaper) styled(span Span, scale float64) style {
	st := style{size: span.Size.Scale(scale), tracking: span.Tracking.Scale(scale), rise: span.Rise.Scale(scale)}
	if b := span.Box; b != nil {
		st.box = Box{b.Width.Scale(scale), b.Height.Scale(scale), b.Depth.Scale(scale)}
	} else if span.Font != nil {
		st.face, st.upem = s.face(span.Font), int64(span.Font.UnitsPerEm())
	}
	return st
}

// em converts font units to a length, rounded to the nearest EMU.
func (st *style) em(units int32) geom.Length {
	if st.upem == 0 {
		return 0
	}
	twice := 2*int64(units)*int64(st.size) + st.upem
	if twice < 0 {
		twice -= 2*st.upem - 1
	}
	return geom.Length(twice / (2 * st.upem))
}

// advance returns the distance from a letter to the next, including kerning and
// tracking, and the distance to its right edge if it ends a line, without
// kerning and tracking.
func (t *text) advance(i int) (next, ink geom.Length) {
	st := &t.styles[t.letters[i].span]
	switch {
	case t.letters[i].r == boxRune:
		return st.box.Width + st.tracking, st.box.Width
	case t.unprinted(i):
		return 0, 0
	}
	sh := &t.shapes[i]
	ink = st.em(sh.advance)
	if sh.kern == 0 {
		return ink + st.tracking, ink
	}
	return st.em(sh.advance+sh.kern) + st.tracking, ink
}

// unprinted reports whether a letter has no glyph.
func (t *text) unprinted(i int) bool {
	return t.letters[i].r == '\n' || isInvisible(t.letters[i].r)
}

// width returns the width of the letters in [from, to) as a line, without
// tracking after the last.
func (t *text) width(from, to int) geom.Length {
	for to > from && t.unprinted(to-1) {
		to--
	}
	if to <= from {
		return 0
	}
	return t.right[to-1] - t.x[from]
}
