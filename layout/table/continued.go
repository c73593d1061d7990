package table

import (
	"strings"

	facedata "punchboard/carddata/face"
	"punchboard/fonts"
	"punchboard/layout/face"
)

// continuedWords follow the title of a table after a page break. Languages without an
// entry use an ellipsis.
var continuedWords = map[string]string{"en": "continued", "fr": "suite"}

// continued returns the words that follow a title after a break, in the style of the
// title but not bold.
func (r *refContent) continued(p *face.Painter, title *face.Text) []fonts.Span {
	base, _, _ := strings.Cut(strings.ToLower(title.Lang), "-")
	word, ok := continuedWords[base]
	if !ok {
		word = "…"
	}
	w := *title
	w.Source = " (" + word + ")"
	span, _ := p.Span(&w, &facedata.RichSpan{Text: w.Source})
	return []fonts.Span{span}
}
