package face

import (
	facedata "punchboard/carddata/face"
	"punchboard/diag"
	"punchboard/fonts"
	"punchboard/geom"
)

// textContent is a text, rich and fitted to its box.
type textContent struct {
	src       Site
	words     WordsAttr
	style     StyleAttrs
	lang      Attr[string]
	columns   Attr[int]
	columnGap Attr[geom.Length]
	fit       Attr[string]
	unsafe    Attr[bool]
}

func NewText(c *Compiler, src *facedata.Part) Content {
	return &textContent{
		src:       SiteOf(src),
		words:     c.Words(src.Get("text")),
		style:     c.CompileStyle(src),
		lang:      Key(c, src, "lang", As[string]),
		columns:   Key(c, src, "columns", As[int]),
		columnGap: Key(c, src, "column_gap", As[geom.Length]),
		fit:       Key(c, src, "fit", As[string]),
		unsafe:    Key(c, src, "unsafe", As[bool]),
	}
}

// Wording is a text that is ready to be set: what it says, in which language
// and how.
type Wording struct {
	Site    Site     // of the part
	Pos     diag.Pos // of the words: a cell, or the face
	Lang    string
	Text    string // as it was written, rich text and all
	Spans   []fonts.Span
	Set     Typeset
	Floor   Floor
	columns int
	Shrink  bool // whether the text may shrink
	Judged  bool // whether its size has been held against the floors
	unsafe  bool
}

// Natural is the width of the text on lines of its own, and its height in the
// width that is known.
func (t *textContent) Natural(p *Painter, known geom.Size) geom.Size {
	w, ok := t.wording(p)
	if !ok {
		return geom.Size{}
	}
	n := t.count(p)
	if n < 2 || known.W <= 0 {
		b := p.Shaper.Set(w.Spans, w.Setting(known.W))
		return geom.Size{W: b.Width, H: b.Height}
	}
	b := p.Shaper.Set(w.Spans, w.Setting(ColumnWidth(known.W, n, t.columnGap.In(p))))
	return geom.Size{W: known.W, H: balance(b.Lines, n)}
}

// wording works the text out for the card at hand; ok is false when there is
// nothing to show.
func (t *textContent) wording(p *Painter) (w Wording, ok bool) {
	outer := p.Scope
	if t.lang.Said {
		lang := t.lang.In(p)
		if lang == "other" {
			lang = outer.Other
		}
		if lang == "" {
			return w, false
		}
		p.Scope.Lang = lang
	}
	w.Lang = p.Scope.Lang
	w.Text, w.Pos = t.words.In(p)
	w.Set = *t.style.In(p)
	p.Scope = outer
	if w.Text == "" {
		return w, false
	}
	w.Set.Size = p.Sized(&t.src, w.Set.Size)
	w.Site, w.Floor, w.Shrink, w.unsafe = t.src, p.Floor(), t.fit.In(p) != "none", t.unsafe.In(p)
	w.Spans = p.Spell(&w)
	return w, len(w.Spans) > 0
}

// maxType bounds the size of type: larger letters are a slip of the pen, and
// shrinking them into their box point by point would take for ever.
const maxType = 500 * geom.PT

// Sized gives a size of type that can be set.
func (p *Painter) Sized(src *Site, size geom.Length) geom.Length {
	if size > maxType {
		p.Found.Errorf(src.Pos, CodeBadValue, "%s cannot be drawn with `size: %s`", src.Label, size.PtString()).
			Hintf("type is at most %s large", maxType.PtString())
	}
	return min(size, maxType)
}

// MaxColumns bounds the columns of a text: no card has room for more.
const MaxColumns = 12

// count gives the number of columns.
func (t *textContent) count(p *Painter) int {
	n := t.columns.In(p)
	if n < 1 || n > MaxColumns {
		BadValue(p, &t.src, &t.columns, "columns", "a text has 1 to 12 columns")
		return 1
	}
	return n
}

// paraGap is the extra space between paragraphs, in parts of the type size.
const paraGap = 0.4

// Setting tells the text engine how to set the text in a width.
func (w *Wording) Setting(width geom.Length) fonts.Setting {
	return fonts.Setting{
		Lang: w.Lang, Width: width, Align: alignment(w.Set.Align), Leading: w.Set.Leading,
		Hyphenate: w.Set.Hyphenate, ParaGap: w.Set.Size.Scale(paraGap),
	}
}

// Draw fits the text into the box and places it.
func (t *textContent) Draw(p *Painter, box geom.Rect) {
	w, ok := t.wording(p)
	if !ok {
		return
	}
	if w.columns = t.count(p); w.columns > 1 {
		p.setColumns(&w, box, t.columnGap.In(p))
		return
	}
	p.SetText(&w, box)
}

// SetText sets a text in one column.
func (p *Painter) SetText(w *Wording, box geom.Rect) {
	block := p.fitted(w, box)
	if len(block.Lines) == 0 {
		return
	}
	p.place(w, block.Lines, box, geom.Pt2(box.X, w.top(&block, box)))
}

// top gives where the block starts down the box. In the middle stand the
// capitals: from the top of the first line's to the last line's baseline, since
// the eye takes these for the text's edges; but a block that fits stays inside.
func (w *Wording) top(b *fonts.Block, box geom.Rect) geom.Length {
	free := box.H - b.Height
	switch w.Set.Valign {
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
