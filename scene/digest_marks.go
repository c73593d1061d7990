package scene

import (
	"encoding/binary"
	"fmt"

	"punchboard/fonts"
)

// The kinds of marks and paints in a digest.
const (
	pathMark = iota + 1
	glyphsMark
	imageMark
	useMark
	groupMark
	linkMark
	bookmarkMark
)

const (
	noPaint = iota
	grayPaint
	rgbPaint
	cmykPaint
	spotPaint
	linearPaint
	radialPaint
	hatchPaint
)

func (d *digest) document(doc *Document) {
	d.head(doc)
	for i := range doc.Pages {
		d.page(&doc.Pages[i])
		d.marks(doc.Pages[i].Marks)
	}
}

// head writes what a document is apart from its pages.
func (d *digest) head(doc *Document) {
	m := &doc.Meta
	d.text(m.Title, m.Author, m.Subject, m.Keywords, m.Credits, doc.Language)
	d.int(int64(doc.Duplex), int64(len(doc.Pages)))
}

// page writes what a page is apart from its marks.
func (d *digest) page(p *Page) {
	d.size(p.Size)
	d.rect(p.Trim)
	d.rect(p.Bleed)
}

func (d *digest) marks(marks []Mark) {
	d.int(int64(len(marks)))
	for _, m := range marks {
		d.mark(m)
	}
}

func (d *digest) mark(m Mark) {
	switch m := m.(type) {
	case *Path:
		d.int(pathMark)
		d.path(&m.Path)
		d.paint(m.Fill)
		d.bool(m.EvenOdd)
		d.stroke(m.Stroke)
	case *Glyphs:
		d.glyphs(m)
	case *Image:
		d.int(imageMark)
		d.picture(m.Picture)
		d.rect(m.To)
		d.float(m.Crop.X0, m.Crop.Y0, m.Crop.X1, m.Crop.Y1)
	case *Use:
		d.int(useMark)
		d.matrix(m.At)
		d.text(m.Tag, m.Alt, m.Title)
		d.symbol(m.Symbol)
	case *Group:
		d.int(groupMark)
		d.matrix(m.Transform)
		d.path(m.Clip)
		d.float(m.Opacity)
		d.text(m.Layer, m.Words)
		d.int(int64(m.Role), int64(m.Cols), int64(m.Rows))
		d.marks(m.Marks)
	case *Link:
		d.int(linkMark)
		d.rect(m.Box)
		d.text(m.URL)
	case *Bookmark:
		d.int(bookmarkMark, int64(m.Level))
		d.text(m.Title)
		d.point(m.At)
	default:
		panic(fmt.Sprintf("scene: unknown mark %T", m))
	}
}

func (d *digest) glyphs(g *Glyphs) {
	d.int(glyphsMark)
	d.font(g.Font)
	d.lengths(g.Size)
	d.point(g.At)
	d.paint(g.Fill)
	d.stroke(g.Halo)
	d.int(int64(len(g.Glyphs)))
	for i := range g.Glyphs {
		one := &g.Glyphs[i]
		d.buf = binary.AppendVarint(d.buf, int64(one.Rune))
		d.buf = binary.AppendVarint(d.buf, int64(one.ID))
		d.buf = binary.AppendVarint(d.buf, int64(one.Advance))
		d.flush()
	}
	d.text(g.Words)
	d.bool(g.Continues)
}

// font writes a number for each font, and what the font is at its first use.
func (d *digest) font(f *fonts.Font) {
	n, known := d.fonts[f]
	if known {
		d.int(int64(n))
		return
	}
	n = len(d.fonts)
	d.fonts[f] = n
	d.int(int64(n))
	sum := d.shared.font(f)
	d.text(string(sum[:]))
}

func (d *digest) picture(p *Picture) {
	d.text(p.Name, p.Format, string(p.Sum[:]))
	d.int(int64(p.Width), int64(p.Height))
}

// symbol writes a number for each symbol, and its marks or their digest at its first use.
func (d *digest) symbol(s *Symbol) {
	if known := d.number(s); known {
		return
	}
	d.text(s.ID)
	d.rect(s.Box)
	if d.inline {
		d.marks(s.Marks)
	} else {
		d.part(d.shared.part(s.Marks))
	}
}

// number writes the number of a symbol, and reports whether it was known.
func (d *digest) number(s *Symbol) (known bool) {
	n, known := d.symbols[s]
	if !known {
		n = len(d.order)
		d.symbols[s], d.order = n, append(d.order, s)
	}
	d.int(int64(n))
	return known
}

// part writes the digest of some marks, and the numbers of the symbols in them.
func (d *digest) part(p part) {
	d.text(string(p.sum[:]))
	d.int(int64(len(p.symbols)))
	for _, s := range p.symbols {
		d.number(s)
	}
}

func (d *digest) stroke(s *Stroke) {
	d.bool(s != nil)
	if s == nil {
		return
	}
	d.paint(s.Paint)
	d.lengths(s.Width)
	d.int(int64(len(s.Dash)))
	d.lengths(s.Dash...)
	d.bool(s.Butt)
}

func (d *digest) paint(p Paint) {
	switch p := p.(type) {
	case nil:
		d.int(noPaint)
	case Gray:
		d.int(grayPaint, int64(p))
	case RGB:
		d.int(rgbPaint, int64(p.R), int64(p.G), int64(p.B))
	case CMYK:
		d.int(cmykPaint)
		d.inks(p)
	case Spot:
		d.int(spotPaint, int64(p.Tint))
		d.text(p.Name)
		d.inks(p.Mix)
	case *Linear:
		d.int(linearPaint)
		d.point(p.From)
		d.point(p.To)
		d.stops(p.Stops)
	case *Radial:
		d.int(radialPaint)
		d.point(p.Center)
		d.lengths(p.Radius)
		d.stops(p.Stops)
	case *Hatch:
		d.int(hatchPaint)
		d.hatch(p)
	default:
		panic(fmt.Sprintf("scene: unknown paint %T", p))
	}
}

func (d *digest) inks(c CMYK) { d.int(int64(c.C), int64(c.M), int64(c.Y), int64(c.K)) }

func (d *digest) stops(stops []Stop) {
	d.int(int64(len(stops)))
	for _, s := range stops {
		d.float(s.At)
		d.paint(s.Color)
	}
}

func (d *digest) hatch(h *Hatch) {
	d.paint(h.Ink)
	d.paint(h.Back)
	d.lengths(h.Gap, h.Width)
	d.float(h.Angle)
	d.bool(h.Cross)
	d.point(h.Origin)
}
