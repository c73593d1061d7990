package layout

import (
	"punchboard/carddata"
	"punchboard/diag"
	"punchboard/fonts"
	"punchboard/geom"
)

// textContent is a text, rich and fitted to its box.
type textContent struct {
	src       site
	words     wordsAttr
	style     styleAttrs
	lang      attr[string]
	columns   attr[int]
	columnGap attr[geom.Length]
	fit       attr[string]
	unsafe    attr[bool]
}

func newText(c *compiler, src *carddata.Part) content {
	return &textContent{
		src:       siteOf(src),
		words:     c.words(src.Get("text")),
		style:     c.compileStyle(src),
		lang:      key(c, src, "lang", as[string]),
		columns:   key(c, src, "columns", as[int]),
		columnGap: key(c, src, "column_gap", as[geom.Length]),
		fit:       key(c, src, "fit", as[string]),
		unsafe:    key(c, src, "unsafe", as[bool]),
	}
}

// wording is a text that is ready to be set: what it says, in which language
// and how.
type wording struct {
	site    site     // of the part
	pos     diag.Pos // of the words: a cell, or the face
	lang    string
	text    string // as it was written, rich text and all
	spans   []fonts.Span
	set     typeset
	floor   floor
	columns int
	shrink  bool // whether the text may shrink
	judged  bool // whether its size has been held against the floors
	unsafe  bool
}

// natural is the width of the text on lines of its own, and its height in the
// width that is known.
func (t *textContent) natural(p *painter, known geom.Size) geom.Size {
	w, ok := t.wording(p)
	if !ok {
		return geom.Size{}
	}
	n := t.count(p)
	if n < 2 || known.W <= 0 {
		b := p.shaper.Set(w.spans, w.setting(known.W))
		return geom.Size{W: b.Width, H: b.Height}
	}
	b := p.shaper.Set(w.spans, w.setting(columnWidth(known.W, n, t.columnGap.in(p))))
	return geom.Size{W: known.W, H: balance(b.Lines, n)}
}

// wording works the text out for the card at hand; ok is false when there is
// nothing to show.
func (t *textContent) wording(p *painter) (w wording, ok bool) {
	outer := p.scope
	if t.lang.said {
		lang := t.lang.in(p)
		if lang == "other" {
			lang = outer.Other
		}
		if lang == "" {
			return w, false
		}
		p.scope.Lang = lang
	}
	w.lang = p.scope.Lang
	w.text, w.pos = t.words.in(p)
	w.set = *t.style.in(p)
	p.scope = outer
	if w.text == "" {
		return w, false
	}
	w.set.size = p.sized(&t.src, w.set.size)
	w.site, w.floor, w.shrink, w.unsafe = t.src, p.floor(), t.fit.in(p) != "none", t.unsafe.in(p)
	w.spans = p.spell(&w)
	return w, len(w.spans) > 0
}

// maxType bounds the size of type: larger letters are a slip of the pen, and
// shrinking them into their box point by point would take for ever.
const maxType = 500 * geom.PT

// sized gives a size of type that can be set.
func (p *painter) sized(src *site, size geom.Length) geom.Length {
	if size > maxType {
		p.found.Errorf(src.pos, CodeBadValue, "%s cannot be drawn with `size: %s`", src.label, size.PtString()).
			Hintf("type is at most %s large", maxType.PtString())
	}
	return min(size, maxType)
}

// maxColumns bounds the columns of a text: no card has room for more.
const maxColumns = 12

// count gives the number of columns.
func (t *textContent) count(p *painter) int {
	n := t.columns.in(p)
	if n < 1 || n > maxColumns {
		badValue(p, &t.src, &t.columns, "columns", "a text has 1 to 12 columns")
		return 1
	}
	return n
}

// paraGap is the extra space between paragraphs, in parts of the type size.
const paraGap = 0.4

// setting tells the text engine how to set the text in a width.
func (w *wording) setting(width geom.Length) fonts.Setting {
	return fonts.Setting{
		Lang: w.lang, Width: width, Align: alignment(w.set.align), Leading: w.set.leading,
		Hyphenate: w.set.hyphenate, ParaGap: w.set.size.Scale(paraGap),
	}
}

// draw fits the text into the box and places it.
func (t *textContent) draw(p *painter, box geom.Rect) {
	w, ok := t.wording(p)
	if !ok {
		return
	}
	if w.columns = t.count(p); w.columns > 1 {
		p.setColumns(&w, box, t.columnGap.in(p))
		return
	}
	p.setText(&w, box)
}

// setText sets a text in one column.
func (p *painter) setText(w *wording, box geom.Rect) {
	block := p.fitted(w, box)
	if len(block.Lines) == 0 {
		return
	}
	p.place(w, block.Lines, box, geom.Pt2(box.X, w.top(&block, box)))
}

// top gives where the block starts down the box. In the middle stand the
// capitals: from the top of the first line's to the last line's baseline, since
// the eye takes these for the text's edges; but a block that fits stays inside.
func (w *wording) top(b *fonts.Block, box geom.Rect) geom.Length {
	free := box.H - b.Height
	switch w.set.valign {
	case "bottom":
		return box.Y + free
	case "middle":
		first, last := b.CapTop, b.Lines[len(b.Lines)-1].Baseline
		y := (box.H-(last-first))/2 - first
		if free >= -tolerance {
			y = min(max(y, 0), max(free, 0))
		}
		return box.Y + y
	}
	return box.Y
}
