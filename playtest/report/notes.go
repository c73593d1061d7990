package report

import (
	"strings"

	"punchboard/playtest"
	"punchboard/playtest/verdict"
)

// note returns the explanation of a finding; "" if it needs none.
func (w *words) note(p *Page, f *verdict.Finding) string {
	if f.Level == verdict.Pass {
		return ""
	}
	switch d := f.Detail.(type) {
	case *verdict.Example:
		return w.typeset(w.loop(p, d.Loop))
	case *verdict.DrawRate:
		if d.Expected != nil {
			return w.typeset(w.expectation(d.Expected))
		}
	case *verdict.Unplayed:
		if d.Held != nil {
			return w.typesetOutsideCode(w.holding(d.Held))
		}
	}
	return ""
}

// loop names the cards that keep a game from ending; "" for none.
func (w *words) loop(p *Page, cards []string) string {
	if len(cards) == 0 {
		return ""
	}
	names := make([]string, len(cards))
	for i, card := range cards {
		names[i] = p.name(card)
	}
	return strings.ReplaceAll(w.template("note.loop"), "{cards}", strings.Join(names, ", "))
}

// In the notes, {copies} and {cards} are those of the pile of a card, {expected} is the
// share of games in which it should be drawn. {turns} are the turns in which a player held
// it, {free} and {played} are shares of them, {kept} is what prevented it from being played.

// expectation distinguishes a card that is drawn as rarely as its copies imply from one
// that something keeps from being drawn.
func (w *words) expectation(e *verdict.Expectation) string {
	text := w.template("note.scarce")
	switch {
	case e.Copies == 0:
		return w.template("note.absent")
	case e.Short:
		text = w.template("note.excluded")
	}
	return strings.NewReplacer(
		"{copies}", w.count("copies", e.Copies), "{cards}", w.number(uint64(e.Cards)), "{expected}", w.figure(shares, e.Share),
	).Replace(text)
}

// holding says whether a card could be played while it was held, and what prevented it.
func (w *words) holding(h *playtest.Holding) string {
	text := w.template("note.held")
	if h.Free == 0 {
		text = w.template("note.never")
	}
	text += " " + w.template("note.kept")
	if len(h.Kept) == 0 {
		text = w.template("note.held") + " " + w.template("note.willingly")
	}
	return strings.NewReplacer(
		"{turns}", w.number(h.Turns), "{free}", w.percentOf(h.Free, h.Turns), "{played}", w.percentOf(h.Played, h.Free), "{kept}", w.keptBy(h),
	).Replace(text)
}

// mostKept is the maximum number of conditions listed, the most frequent first.
const mostKept = 3

// keptBy lists what prevented a card from being played, each with its share of the
// turns.
func (w *words) keptBy(h *playtest.Holding) string {
	var all []string
	for _, k := range h.Kept[:min(len(h.Kept), mostKept)] {
		text := k.Clause + " (" + w.percentOf(k.Turns, h.Turns)
		if k.Rule != "" {
			text += ", " + k.Rule
		}
		all = append(all, text+")")
	}
	return strings.Join(all, "; ")
}

// typesetOutsideCode applies typography to a text except between backquotes, which is
// code.
func (w *words) typesetOutsideCode(text string) string {
	parts := strings.Split(text, "`")
	for i := 0; i < len(parts); i += 2 {
		parts[i] = w.typeset(parts[i])
	}
	return strings.Join(parts, "`")
}
