package checkpage

import (
	"strings"

	"punchboard/carddata"
	"punchboard/carddata/wording"
	"punchboard/diag"
	"punchboard/fonts"
	"punchboard/pipeline"
)

// words are the texts of a page in one language. The findings themselves are in English.
type words struct {
	wording.Words
	lang string
}

// words returns the texts in the language of the page, or in English if neither package
// wording nor the games have them.
func (p *Page) words() *words {
	lang := p.Lang
	if !wording.Has(lang) && p.Own["print.check"] == "" {
		lang = "en"
	}
	return &words{wording.In(lang, p.Own), lang}
}

// severities are the ids of texts: a severity, one finding of it, and several.
var severities = [...]struct{ word, one, many string }{
	diag.Error:   {"print.check.error", "print.check.error.one", "print.check.errors"},
	diag.Warning: {"print.check.warning", "print.check.warning.one", "print.check.warnings"},
	diag.Note:    {"print.check.note", "print.check.note.one", "print.check.notes"},
}

// severity returns a severity as a word.
func (w *words) severity(s diag.Severity) string { return w.Text(severities[s].word) }

// tally returns the numbers of findings, the gravest first.
func (w *words) tally(n counts) string {
	var parts []string
	for s, k := range n {
		if k > 0 {
			parts = append(parts, w.Count(k, severities[s].one, severities[s].many, k))
		}
	}
	if len(parts) == 0 {
		return w.Text("print.check.clean")
	}
	return strings.Join(parts, ", ")
}

// lead says in how many files the findings are, and how many are accepted.
func (p *Page) lead() string {
	w, files, accepted := p.words(), 0, 0
	for i := range p.Games {
		files += len(p.groups(&p.Games[i]))
		accepted += len(p.Games[i].Accepted)
	}
	var parts []string
	if files > 0 {
		parts = append(parts, w.Count(files, "print.check.file.one", "print.check.files", files))
	}
	if accepted > 0 {
		parts = append(parts, w.Count(accepted, "print.check.accepted.one", "print.check.accepted.many", accepted))
	}
	if w.lang != "en" && len(parts) > 0 {
		parts = append(parts, w.Text("print.check.english"))
	}
	return fonts.Typography(w.lang, strings.Join(parts, " · "))
}

// more says how many findings of a file are not shown.
func (w *words) more(n int) string {
	return w.Count(n, "print.check.more.one", "print.check.more", n)
}

// The ids of the texts for pieces and their sides.
var (
	pieces = [...]string{carddata.CardKind: "print.check.card", carddata.CounterKind: "print.check.counter", carddata.SheetKind: "print.check.sheet"}
	sides  = map[pipeline.Side]string{pipeline.Front: "print.front", pipeline.Back: "print.back"}
)

// caption names the piece of a picture.
func (w *words) caption(s *pipeline.Shown) string {
	piece := w.Text(pieces[s.Deck.Kind()], s.Card.ID)
	return diag.Visible(strings.Join([]string{piece, w.Text(sides[s.Side]), s.Lang}, " · "))
}
