package report

import (
	"slices"
	"strings"
	"unicode/utf8"

	"punchboard/playtest"
	"punchboard/playtest/verdict"
)

// rounds reports whether the length of the game is in rounds.
func (p *Page) rounds() bool { return p.Sheet != nil && p.Sheet.Rounds }

// rehearsed reports whether the page is about a game without a winner.
func (p *Page) rehearsed() bool { return p.Sheet != nil && p.Sheet.NobodyWins }

// why says what prevents a card from being played.
func (w *words) why(p *Page, bar *playtest.Obstacle) string {
	switch bar.Kind {
	case playtest.ObstacleForbidden:
		return w.say("rehearsal.forbidden")
	case playtest.ObstacleCost:
		return w.say("rehearsal.cost", bar.Cost, p.name(bar.Resource), bar.Most)
	}
	return w.say("rehearsal.unmet")
}

// textRehearsal writes the figures of a rehearsal; nothing for a game with a
// winner.
func (p *Page) textRehearsal() string {
	if !p.rehearsed() {
		return ""
	}
	r := verdict.RehearsalFigures(verdict.Evidence{Sheet: p.Sheet, Runs: p.Runs, Limits: p.Limits})
	w := p.words()
	lines := append(p.openings(r.Opening), w.stuckTurns(r.Turns)...)
	lines = append(lines, "")
	for i := range r.Piles {
		lines = append(lines, w.pileEnd(p.name(r.Piles[i].Name), &r.Piles[i]))
	}
	for i := range r.Markers {
		lines = append(lines, w.markerNeed(p, &r.Markers[i]))
	}
	return strings.Join(lines, "\n") + "\n"
}

// openings writes the probabilities of opening hands, computed and dealt.
func (p *Page) openings(all []verdict.Opening) []string {
	w := p.words()
	head := w.say("rehearsal.opening")
	width := utf8.RuneCountInString(head)
	names := make([]string, len(all))
	for i := range all {
		names[i] = "  " + p.alike(&all[i])
		width = max(width, utf8.RuneCountInString(names[i]))
	}
	lines := []string{"", padded(head, width) + right(w.say("rehearsal.exact"), figureWidth) + right(w.say("rehearsal.dealt"), figureWidth)}
	for i, o := range all {
		lines = append(lines, padded(names[i], width)+right(w.figure(shares, o.Exact), figureWidth)+right(w.figure(shares, o.Dealt), figureWidth))
	}
	return lines
}

const (
	figureWidth = 9  // width of a column of shares
	namesWidth  = 56 // width of the column of cards
)

// alike names the cards with one probability, as many as fit.
func (p *Page) alike(o *verdict.Opening) string {
	w := p.words()
	name, seat := p.name, ""
	if o.Seat != "" {
		name, seat = p.plainName, " "+w.say("rehearsal.hand", p.name(o.Seat))
	}
	for n := len(o.Subjects); ; n-- {
		text := firstNames(o.Subjects, n, name, w) + seat
		if n <= 1 || utf8.RuneCountInString(text) <= namesWidth {
			return text
		}
	}
}

// alikeInChart is alike for a narrow space in which the end may be cut off: it
// starts with the owner of the hand.
func (p *Page) alikeInChart(o *verdict.Opening) string {
	if o.Seat == "" {
		return p.alike(o)
	}
	w := p.words()
	return w.typeset(w.say("rehearsal.hand.first", p.name(o.Seat)) + " " + firstNames(o.Subjects, len(o.Subjects), p.plainName, w))
}

// firstNames names n cards and gives the number of the others.
func firstNames(ids []string, n int, name func(id string) string, w *words) string {
	names := make([]string, n)
	for i, id := range ids[:n] {
		names[i] = name(id)
	}
	text := strings.Join(names, ", ")
	if more := len(ids) - n; more > 0 {
		text += " " + w.say("rehearsal.more", more)
	}
	return text
}

// turnsInLine is the number of turns in one line.
const turnsInLine = 10

// stuckTurns writes for each turn how many hands had nothing to play, with half
// of the 95 % interval.
func (w *words) stuckTurns(turns []verdict.TurnStuck) []string {
	lines := []string{"", w.say("rehearsal.stuck")}
	for some := range slices.Chunk(turns, turnsInLine) {
		head, row, sure := padded("  "+w.say("rehearsal.turn"), figureWidth), padded("", figureWidth), padded("  ±", figureWidth)
		for _, t := range some {
			low, high := verdict.Wilson(t.Stuck, t.Held)
			head += right(w.number(uint64(t.Turn)), figureWidth)
			row += right(w.percentOf(t.Stuck, t.Held), figureWidth)
			sure += right(w.figure(shares, (high-low)/2), figureWidth)
		}
		lines = append(lines, head, row, sure)
	}
	return lines
}

func (w *words) percentOf(n, of uint64) string {
	return w.figure(shares, float64(n)/float64(max(of, 1)))
}

func (w *words) pileEnd(name string, pile *verdict.PileEnd) string {
	line := w.say("rehearsal.pile", name, w.percentOf(pile.Games, pile.Of))
	if pile.Games > 0 {
		line += w.say("rehearsal.pile.by", pile.Usually)
	}
	return line + "."
}

func (w *words) markerNeed(p *Page, m *verdict.MarkerNeed) string {
	line := w.say("rehearsal.marker", p.name(m.Name), m.Usual, m.Need, w.enough(p.Limits.Shortage), m.Most)
	if m.Printed < 0 {
		return line + w.say("rehearsal.unprinted")
	}
	return line + w.say("rehearsal.printed", m.Printed)
}

// padded pads a text with spaces on the right.
func padded(s string, width int) string {
	return s + strings.Repeat(" ", max(width-utf8.RuneCountInString(s), 0))
}

// right pads a text with spaces on the left.
func right(s string, width int) string {
	return strings.Repeat(" ", max(width-utf8.RuneCountInString(s), 0)) + s
}
