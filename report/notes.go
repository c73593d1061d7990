package report

import (
	"strings"

	"punchboard/verdict"
)

// noteWords say what is behind a finding about a card. {copies} and {cards} are
// those of its pile, {expected} is the share of games that should see it.
type noteWords struct {
	copies                   plural
	absent, scarce, excluded string
}

// note says what is behind a finding; "" for what needs no more words.
func (w *words) note(f *verdict.Finding) string {
	if f.Level == verdict.Pass || f.Expected == nil {
		return ""
	}
	return w.set(w.expectation(f.Expected))
}

// expectation tells a card that comes up as seldom as it must from one that is
// kept from coming up.
func (w *words) expectation(e *verdict.Expectation) string {
	text := w.notes.scarce
	switch {
	case e.Copies == 0:
		return w.notes.absent
	case e.Short:
		text = w.notes.excluded
	}
	return strings.NewReplacer(
		"{copies}", w.count(w.notes.copies, e.Copies), "{cards}", w.number(uint64(e.Cards)), "{expected}", w.figure(shares, e.Share),
	).Replace(text)
}
