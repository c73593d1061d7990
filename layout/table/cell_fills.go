package table

import (
	"strings"

	facedata "punchboard/carddata/face"
	"punchboard/layout/face"
)

// cellFill is the paint behind cells that hold one of some words.
type cellFill struct {
	words face.Attr[string]
	fill  face.Attr[face.Ink]
}

func compileCellFills(c *face.Compiler, src *facedata.Part) (all []cellFill) {
	list, _ := src.Kind.Key("cell_fills")
	fills := src.Get("cell_fills")
	if fills == nil {
		return nil
	}
	for _, v := range fills.List {
		all = append(all, cellFill{
			words: face.EntryOf(c, list.Keys, v, "words", face.As[string]),
			fill:  face.EntryOf(c, list.Keys, v, "fill", face.AsInk),
		})
	}
	return all
}

// cellFill returns the paint behind a cell that holds a text; none if it is none of the words.
func (r *refContent) cellFill(p *face.Painter, text string) face.Ink {
	text = strings.TrimSpace(text)
	for i := range r.look.cellFills {
		f := &r.look.cellFills[i]
		for word := range strings.SplitSeq(f.words.In(p), ",") {
			if text != "" && strings.TrimSpace(word) == text {
				return f.fill.In(p)
			}
		}
	}
	return face.Ink{}
}
