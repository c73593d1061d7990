package table

import (
	facedata "punchboard/carddata/face"
	"punchboard/carddata/wording"
	"punchboard/fonts"
	"punchboard/layout/face"
)

// continued returns the words that follow a title after a break, in the style of the
// title but not bold. A language without these words uses an ellipsis.
func (r *refContent) continued(p *face.Painter, title *face.Text) []fonts.Span {
	word := "…"
	if own := p.OwnWords(); own["print.continued"] != "" || wording.Has(title.Lang) {
		word = wording.In(title.Lang, own).Text("print.continued")
	}
	w := *title
	w.Source = " (" + word + ")"
	span, _ := p.Span(&w, &facedata.RichSpan{Text: w.Source})
	return []fonts.Span{span}
}
