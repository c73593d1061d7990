package fonts

import "punchboard/geom"

// row is one line of the block before its glyphs are made.
type row struct {
	from, to   int // letters
	marker     int // first letter of the bullet before it; from if there is none
	hyphen     bool
	last       bool // of its line of text: never stretched
	item       bool // is part of a list: never centered
	paragraph  bool // first row after a gap
	indent     geom.Length
	width      geom.Length
	ascent     geom.Length
	descent    geom.Length
	boxAscent  geom.Length
	boxDescent geom.Length
	size       geom.Length // the largest
	baseline   geom.Length
}

// layRows breaks the text into rows at the current scale, places them and returns
// the height of the block.
func (s *Shaper) layRows(set Setting, scale float64, lineCost int64) geom.Length {
	t := &s.text
	t.rows = t.rows[:0]
	gap := false
	for from := 0; from < len(t.letters); {
		to := t.lineOf(from)
		start := t.skip(from, to)
		if start == to {
			gap = len(t.rows) > 0
		} else {
			first := len(t.rows)
			s.layLine(start, t.trim(start, to), set, lineCost)
			t.rows[first].paragraph, gap = gap, false
		}
		from = to + 1
	}
	return t.stack(set, scale)
}

// lineOf returns the end of the line of the source text that starts at a letter.
func (t *text) lineOf(from int) int {
	for from < len(t.letters) && t.letters[from].r != '\n' {
		from++
	}
	return from
}

// skip skips what is invisible at the start of a line.
func (t *text) skip(from, to int) int {
	for from < to && (t.letters[from].r == ' ' || t.unprinted(from)) {
		from++
	}
	return from
}

// layLine adds the rows of one line of the source text.
func (s *Shaper) layLine(from, to int, set Setting, lineCost int64) {
	t := &s.text
	start := t.itemStart(from, to)
	indent := t.x[start] - t.x[from]
	m := measure{set.Width - indent, lineCost, (set.Balance || set.Align == Center) && start == from}
	if set.Width <= 0 {
		m.width = 1 << 50
	} else if m.width <= 0 {
		m.width = 1
	}
	next, marker := start, from
	for i, places := 0, s.breaks.run(t, start, to, m); i < len(places); i++ {
		p := places[i]
		t.rows = append(t.rows, row{
			from: next, to: p.end, marker: marker, indent: indent, item: start > from,
			hyphen: p.kind.addsHyphen(), last: i == len(places)-1,
			width: t.lineWidth(next, p.end, p.kind),
		})
		next, marker = p.next, p.next
	}
}

// itemStart returns the first letter after a bullet and its space, or from if the
// line is not a list item.
func (t *text) itemStart(from, to int) int {
	if to-from > 2 && t.letters[from].r == '•' && isSpace(t.letters[from+1].r) {
		return from + 2
	}
	return from
}

// stack sets the baselines of the rows and returns the height of the block.
func (t *text) stack(set Setting, scale float64) geom.Length {
	leading := set.Leading
	if leading <= 0 {
		leading = 1.2
	}
	for i := range t.rows {
		r := &t.rows[i]
		t.measureRow(r)
		if i == 0 {
			r.baseline = r.ascent
			continue
		}
		up := &t.rows[i-1]
		pitch := max(r.size.Scale(leading), up.boxDescent+r.ascent, up.descent+r.boxAscent)
		if r.paragraph {
			pitch += set.ParaGap.Scale(scale)
		}
		r.baseline = up.baseline + pitch
	}
	if len(t.rows) == 0 {
		return 0
	}
	last := &t.rows[len(t.rows)-1]
	return last.baseline + last.descent
}

// measureRow measures the styles on a row. Only boxes increase the line spacing;
// fonts keep to the pitch, whatever their ascents.
func (t *text) measureRow(r *row) {
	span := int32(-1)
	for i := r.marker; i < r.to; i++ {
		if t.letters[i].span == span {
			continue
		}
		span = t.letters[i].span
		st := &t.styles[t.origin(span)]
		if st.face == nil {
			r.boxAscent = max(r.boxAscent, st.box.Height+st.rise)
			r.boxDescent = max(r.boxDescent, st.box.Depth-st.rise)
			continue
		}
		m := st.face.font.metrics
		r.ascent = max(r.ascent, st.size.Scale(m.Ascent)+st.rise)
		r.descent = max(r.descent, st.size.Scale(m.Descent)-st.rise)
		r.size = max(r.size, st.size)
	}
	r.ascent, r.descent = max(r.ascent, r.boxAscent), max(r.descent, r.boxDescent)
	if r.size == 0 {
		r.size = r.boxAscent + r.boxDescent
	}
}
