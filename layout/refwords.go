package layout

import (
	"strings"

	"punchboard/carddata"
	"punchboard/fonts"
)

// continuedWords follow the title of a table that was parted. Other languages
// than those that the program ships have dots.
var continuedWords = map[string]string{"en": "continued", "fr": "suite"}

// continued gives the words that follow a title after a break, set as the title
// is but for the bold.
func (r *refContent) continued(p *painter, title *wording) []fonts.Span {
	base, _, _ := strings.Cut(strings.ToLower(title.lang), "-")
	word, ok := continuedWords[base]
	if !ok {
		word = "…"
	}
	w := *title
	w.text = " (" + word + ")"
	span, _ := p.span(&w, &carddata.RichSpan{Text: w.text})
	return []fonts.Span{span}
}
