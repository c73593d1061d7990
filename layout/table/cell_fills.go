package table

import (
	"cmp"
	"strings"

	facedata "punchboard/carddata/face"
	"punchboard/carddata/source"
	"punchboard/geom"
	"punchboard/layout/face"
	"punchboard/scene"
)

// cellFill is the paint behind cells that hold one of some words.
type cellFill struct {
	words                 face.Attr[string]
	fill                  face.Attr[face.Ink]
	inset, height, radius face.Attr[geom.Length]
}

// plate is a paint behind a cell: by itself, all of the cell.
type plate struct {
	ink                   face.Ink
	inset, height, radius geom.Length
	of                    *cellFill // nil if it is not one of them
}

// paint paints the plate in a cell.
func (b *plate) paint(p *face.Painter, src *face.PartRef, cell geom.Rect) {
	box := cell.Inset(b.inset)
	if b.height > 0 && b.height < box.H {
		box.Y, box.H = box.Y+(box.H-b.height)/2, b.height
	}
	if box.W <= 0 || box.H <= 0 {
		if b.of != nil && b.inset > 0 {
			face.ReportBadValue(p, src, &b.of.inset, "inset", "it leaves nothing of a cell of "+cell.W.String()+" x "+cell.H.String())
		}
		return
	}
	if b.radius <= 0 {
		p.FillRect(src, box, b.ink.Over(box))
		return
	}
	p.CheckBleed(src, box, true)
	p.Add(&scene.Path{Path: geom.RoundRectPath(box, geom.AllCorners(b.radius)), Fill: b.ink.Over(box)})
}

func compileCellFills(c *face.Compiler, src *facedata.Part) (all []cellFill) {
	list, _ := src.Kind.Key("cell_fills")
	fills := src.Get("cell_fills")
	if fills == nil {
		return nil
	}
	for _, v := range fills.List {
		all = append(all, cellFill{
			words:  face.EntryOf(c, list.Keys, v, "words", face.As[string]),
			fill:   face.EntryOf(c, list.Keys, v, "fill", face.AsInk),
			inset:  face.EntryOf(c, list.Keys, v, "inset", face.As[geom.Length]),
			height: face.EntryOf(c, list.Keys, v, "height", face.As[geom.Length]),
			radius: face.EntryOf(c, list.Keys, v, "radius", face.As[geom.Length]),
		})
	}
	return all
}

// each calls f for each of the words.
func (c *cellFill) each(p *face.Painter, f func(word string)) {
	for word := range strings.SplitSeq(c.words.In(p), ",") {
		f(bareWord(word))
	}
}

// bareWord returns a word as words are compared: without marks of bold and italic, and with
// hyphens for minus signs, which tables print as such.
func bareWord(text string) string {
	return strings.Trim(strings.ReplaceAll(text, "−", "-"), " *")
}

// cellFill returns the paint behind a cell with a text, if the text is one of the words.
func (r *refContent) cellFill(p *face.Painter, text string) plate {
	text = bareWord(text)
	for i := range r.look.cellFills {
		f := &r.look.cellFills[i]
		found := false
		f.each(p, func(word string) { found = found || text != "" && word == text })
		if found {
			return plate{f.fill.In(p), f.inset.In(p), f.height.In(p), f.radius.In(p), f}
		}
	}
	return plate{}
}

// checkCellFills reports words that no cell of the tables holds, in any language.
func (r *refContent) checkCellFills(p *face.Painter, all []*refGrid) {
	if len(r.look.cellFills) == 0 || len(all) == 0 {
		return
	}
	held := map[string]bool{"": true}
	for _, g := range all {
		g.eachCell(p.Lang(), func(text string) { held[bareWord(text)] = true })
	}
	for i := range r.look.cellFills {
		f := &r.look.cellFills[i]
		missing := ""
		f.each(p, func(word string) {
			if !held[word] {
				missing = cmp.Or(missing, word)
			}
		})
		if missing != "" {
			face.ReportBadValue(p, &r.src, &f.words, "words", "no cell of the tables holds "+source.Quote(missing)+" alone; upper and lower case differ")
		}
	}
}

// eachCell calls f for the text of each cell in each of its languages, and in the given one.
func (g *refGrid) eachCell(lang string, f func(text string)) {
	for i := range g.table.Rows {
		for _, c := range g.columns {
			if c.index >= len(g.table.Rows[i].Cells) {
				continue // a section
			}
			cell := &g.table.Rows[i].Cells[c.index]
			f(cell.In(c.Kind, lang))
			for other := range cell.Text.ByLang {
				f(cell.In(c.Kind, other))
			}
		}
	}
}
