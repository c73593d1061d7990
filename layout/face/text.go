package face

import (
	facedata "punchboard/carddata/face"
	"punchboard/diag"
	"punchboard/fonts"
	"punchboard/geom"
)

// textContent is a text, rich and fitted to its box.
type textContent struct {
	src       PartRef
	words     TextAttr
	style     StyleAttrs
	lang      Attr[string]
	columns   Attr[int]
	columnGap Attr[geom.Length]
	fit       Attr[string]
	unsafe    Attr[bool]
}

// NewText compiles a text.
func NewText(c *Compiler, src *facedata.Part) Content {
	return &textContent{
		src:       PartRefOf(src),
		words:     c.Text(src.Get("text")),
		style:     c.CompileStyle(src),
		lang:      Key(c, src, "lang", As[string]),
		columns:   Key(c, src, "columns", As[int]),
		columnGap: Key(c, src, "column_gap", As[geom.Length]),
		fit:       Key(c, src, "fit", As[string]),
		unsafe:    Key(c, src, "unsafe", As[bool]),
	}
}

// Text is a text that is ready to be set: its words, its language and its style.
type Text struct {
	Part        PartRef  // of the part
	Pos         diag.Pos // of the words: in a cell, or in the face
	Lang        string
	Source      string // as it was written, including rich text marks
	Spans       []fonts.Span
	Style       TextStyle
	Floor       Floor
	columns     int
	MayShrink   bool // whether the text may shrink
	SizeChecked bool // whether its size has been checked against the minimum type size
	mayBeCut    bool
	speech      speech
}

// Natural returns the width of the text without wrapping, and its height at the known
// width.
func (t *textContent) Natural(p *Painter, known geom.Size) geom.Size {
	w, ok := t.text(p)
	if !ok {
		return geom.Size{}
	}
	n := t.count(p)
	if n < 2 || known.W <= 0 {
		b := p.shaper.Set(w.Spans, w.Setting(known.W))
		return geom.Size{W: b.Width, H: b.Height}
	}
	b := p.shaper.Set(w.Spans, w.Setting(ColumnWidth(known.W, n, t.columnGap.In(p))))
	return geom.Size{W: known.W, H: balance(b.Lines, n)}
}

// text evaluates the text for the current card; ok is false if there is nothing to
// show.
func (t *textContent) text(p *Painter) (w Text, ok bool) {
	outer := p.scope
	if t.lang.IsSet {
		lang := t.lang.In(p)
		if lang == "other" {
			lang = outer.Other
		}
		if lang == "" {
			return w, false
		}
		p.scope.Lang = lang
	}
	w.Lang = p.scope.Lang
	w.Source, w.Pos = t.words.In(p)
	w.Style = *t.style.In(p)
	p.scope = outer
	if w.Source == "" {
		return w, false
	}
	w.Style.Size = p.ClampSize(&t.src, w.Style.Size)
	w.Part, w.Floor, w.MayShrink, w.mayBeCut = t.src, p.TypeFloor(), t.fit.In(p) != "none", t.unsafe.In(p)
	w.Spans = p.Spans(&w)
	return w, len(w.Spans) > 0
}

// maxType limits the type size: larger letters are a mistake, and shrinking them into
// their box in small steps would take forever.
const maxType = 500 * geom.PT

// ClampSize returns a valid type size, and reports one that is too large.
func (ts *typesetter) ClampSize(src *PartRef, size geom.Length) geom.Length {
	if size > maxType {
		ts.Found.Errorf(src.Pos, CodeBadValue, "%s cannot be drawn with `size: %s`", src.Label, size.PtString()).
			Hintf("the largest type size is %s", maxType.PtString())
	}
	return min(size, maxType)
}

// MaxColumns limits the columns of a text: no card has room for more.
const MaxColumns = 12

// count returns the number of columns.
func (t *textContent) count(p *Painter) int {
	n := t.columns.In(p)
	if n < 1 || n > MaxColumns {
		ReportBadValue(p, &t.src, &t.columns, "columns", "text must have 1 to 12 columns")
		return 1
	}
	return n
}

// paraGap is the extra space between paragraphs, relative to the type size.
const paraGap = 0.4

// Setting returns the parameters for setting the text at a width.
func (w *Text) Setting(width geom.Length) fonts.Setting {
	return fonts.Setting{
		Lang: w.Lang, Width: width, Align: alignment(w.Style.Align), Leading: w.Style.Leading,
		Balance: w.Style.balance, Hyphenate: w.Style.Hyphenate, ParaGap: w.Style.Size.Scale(paraGap),
	}
}

// Draw fits the text into the box and places it.
func (t *textContent) Draw(p *Painter, box geom.Rect) {
	w, ok := t.text(p)
	if !ok {
		return
	}
	if w.columns = t.count(p); w.columns > 1 {
		p.setColumns(&w, box, t.columnGap.In(p))
		return
	}
	p.SetText(&w, box)
}

// SetSpans sets spans in lines, without fitting them to a box.
func (ts *typesetter) SetSpans(spans []fonts.Span, s fonts.Setting) fonts.Block {
	return ts.shaper.Set(spans, s)
}

// SetText sets a text in one column.
func (ts *typesetter) SetText(w *Text, box geom.Rect) {
	block := ts.fitText(w, box)
	if len(block.Lines) == 0 {
		return
	}
	ts.place(w, block.Lines, box, geom.Pt2(box.X, w.top(&block, box)))
}

// top returns the vertical position of a block in its box. In the middle alignment, the
// text is centered from the top of the capitals in its first line to the baseline of
// its last line, because these look like its edges; but a block that fits stays inside
// the box.
func (w *Text) top(b *fonts.Block, box geom.Rect) geom.Length {
	free := box.H - b.Height
	switch w.Style.Valign {
	case "bottom":
		return box.Y + free
	case "middle":
		first, last := b.CapTop, b.Lines[len(b.Lines)-1].Baseline
		y := (box.H-(last-first))/2 - first
		if free >= -Tolerance {
			y = min(max(y, 0), max(free, 0))
		}
		return box.Y + y
	}
	return box.Y
}
