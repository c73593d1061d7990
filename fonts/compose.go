package fonts

import (
	"slices"

	"punchboard/geom"
)

// composer makes the glyphs of a block from its rows. All glyphs of a block
// share one slice, and so do all runs.
type composer struct {
	*text
	glyphs []Glyph
	runs   []Run
	widen  geom.Length // added to each word space of a justified line
	span   int         // of the last run
}

// compose makes the block from the rows.
func (t *text) compose(set Setting, height geom.Length) Block {
	c := composer{text: t, glyphs: make([]Glyph, 0, len(t.letters)+len(t.rows)), runs: t.runs[:0]}
	b := Block{Lines: make([]Line, len(t.rows)), Height: height, Missing: t.missing}
	for i := range t.rows {
		b.Width = max(b.Width, t.rows[i].indent+t.rows[i].width)
	}
	frame := set.Width
	if frame <= 0 {
		frame = b.Width
	}
	b.Overfull = max(0, b.Width-frame)
	ends := t.ends[:0]
	for i := range t.rows {
		b.Lines[i] = c.line(&t.rows[i], set.Align, frame)
		ends = append(ends, len(c.runs))
	}
	t.runs, t.ends = c.runs, ends
	share(b.Lines, slices.Clone(c.runs), ends)
	if len(t.rows) > 0 {
		b.CapTop = t.capTop(&t.rows[0])
	}
	return b
}

// share distributes the runs to the lines that end at ends.
func share(lines []Line, runs []Run, ends []int) {
	from := 0
	for i, to := range ends {
		lines[i].Runs, from = runs[from:to:to], to
	}
}

// line makes the runs of one row in a frame of the given width.
func (c *composer) line(r *row, align Align, frame geom.Length) Line {
	room := max(0, frame-r.indent-r.width)
	l := Line{Baseline: r.baseline, X: r.indent, Width: r.width, Ascent: r.ascent, Descent: r.descent, Hyphenated: r.hyphen}
	if r.marker < r.from {
		c.appendRuns(r.marker, r.from, 0)
	}
	switch {
	case r.item && align != Justify:
	case align == Center:
		l.X += room / 2
	case align == Right:
		l.X += room
	case align == Justify && !r.last:
		c.widen = room / geom.Length(max(1, c.spaces(r)))
		l.Width += c.widen * geom.Length(c.spaces(r))
	}
	c.appendRuns(r.from, r.to, l.X)
	c.widen = 0
	c.endLine(r)
	if r.marker < r.from {
		l.X, l.Width = 0, l.Width+r.indent
	}
	return l
}

// spaces counts the word spaces that justification may widen.
func (c *composer) spaces(r *row) (n int) {
	for _, l := range c.letters[r.from:r.to] {
		if l.r == ' ' || l.r == noBreak {
			n++
		}
	}
	return n
}

// appendRuns adds the letters in [from, to), one run per span.
func (c *composer) appendRuns(from, to int, x geom.Length) {
	for from < to {
		span := c.letters[from].span
		end := from
		for end < to && c.letters[end].span == span {
			end++
		}
		x += c.appendRun(from, end, x)
		from = end
	}
}

// appendRun adds letters of one span and returns the width of the run.
func (c *composer) appendRun(from, to int, x geom.Length) geom.Length {
	span := int(c.letters[from].span)
	st := &c.styles[span]
	c.span = span
	run := Run{X: x, Rise: st.rise, Font: c.spans[span].Font, Size: st.size, Tag: c.spans[span].Tag, Span: c.origin(int32(span))}
	if st.face == nil {
		run.Box, run.Width = &Box{st.box.Width, st.box.Height, st.box.Depth}, st.box.Width
		c.runs = append(c.runs, run)
		return c.x[from+1] - c.x[from]
	}
	first := len(c.glyphs)
	for i := from; i < to; i++ {
		if !c.unprinted(i) {
			g := c.glyph(i)
			run.Width += g.Advance
			c.glyphs = append(c.glyphs, g)
		}
	}
	if run.Glyphs = c.glyphs[first:len(c.glyphs):len(c.glyphs)]; len(run.Glyphs) > 0 {
		c.runs = append(c.runs, run)
	}
	return run.Width
}

// glyph returns the glyph of a letter.
func (c *composer) glyph(i int) Glyph {
	sh, st := &c.shapes[i], &c.styles[c.letters[i].span]
	g := Glyph{Rune: sh.rune, ID: sh.glyph, Advance: st.em(sh.advance+sh.kern) + st.tracking}
	if r := c.letters[i].r; r == ' ' || r == noBreak {
		g.Advance += c.widen
	}
	return g
}

// endLine removes the kerning from the last glyph of a row, because nothing
// follows it, and adds the hyphen of a broken word.
func (c *composer) endLine(r *row) {
	run := &c.runs[len(c.runs)-1]
	if len(run.Glyphs) == 0 {
		return
	}
	st := &c.styles[c.span]
	last := &run.Glyphs[len(run.Glyphs)-1]
	kern := st.em(c.shapes[r.to-1].advance) + st.tracking - last.Advance
	last.Advance += kern
	run.Width += kern
	if r.hyphen {
		hyphen := st.face.hyphen
		c.glyphs = append(c.glyphs, Glyph{hyphen.rune, hyphen.glyph, st.em(hyphen.advance) + st.tracking})
		run.Glyphs = c.glyphs[len(c.glyphs)-len(run.Glyphs)-1:]
		run.Width += c.glyphs[len(c.glyphs)-1].Advance
	}
}

// capTop returns the distance from the top of the block to the capitals of a
// row.
func (t *text) capTop(r *row) geom.Length {
	top := geom.Length(0)
	for i := r.from; i < r.to; i++ {
		st := &t.styles[t.origin(t.letters[i].span)]
		if st.face != nil {
			top = max(top, st.size.Scale(st.face.font.metrics.CapHeight)+st.rise)
		}
	}
	if top == 0 {
		top = r.boxAscent
	}
	return r.baseline - top
}
