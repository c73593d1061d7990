package report

import (
	"fmt"
	"slices"
	"strings"
	"unicode/utf8"

	"punchboard/playtest"
	"punchboard/playtest/verdict"
)

// rehearsedWords are the words of a page about a rehearsal, in one language.
type rehearsedWords struct {
	headlines [4]string // by the gravest level
	caveat    string
	names     map[string]string // of the players and of the ways in which a game ends
	obstacles [3]string         // by playtest.ObstacleKind; with the resource, the cost and the maximum available

	opening, exact, dealt, hand, handFirst, more string
	stuck, turn                                  string
	pile, pileBy                                 string
	marker, printed, unprinted                   string
}

// rounds reports whether the length of the game is in rounds.
func (p *Page) rounds() bool { return p.Sheet != nil && p.Sheet.Rounds }

// rehearsed reports whether the page is about a game without a winner.
func (p *Page) rehearsed() bool { return p.Sheet != nil && p.Sheet.NobodyWins }

// why says what prevents a card from being played.
func (w *words) why(p *Page, bar *playtest.Obstacle) string {
	text := w.rehearsed.obstacles[bar.Kind]
	if bar.Kind != playtest.ObstacleCost {
		return text
	}
	return fmt.Sprintf(text, p.name(bar.Resource), bar.Cost, bar.Most)
}

// textRehearsal writes the figures of a rehearsal; nothing for a game with a
// winner.
func (p *Page) textRehearsal() string {
	if !p.rehearsed() {
		return ""
	}
	r := verdict.RehearsalFigures(verdict.Evidence{Sheet: p.Sheet, Runs: p.Runs, Limits: p.Limits})
	w := wordsIn(p.Lang)
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
	w := wordsIn(p.Lang)
	head := w.rehearsed.opening
	width := utf8.RuneCountInString(head)
	names := make([]string, len(all))
	for i := range all {
		names[i] = "  " + p.alike(&all[i])
		width = max(width, utf8.RuneCountInString(names[i]))
	}
	lines := []string{"", padded(head, width) + right(w.rehearsed.exact, figureWidth) + right(w.rehearsed.dealt, figureWidth)}
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
	w := wordsIn(p.Lang).rehearsed
	name, seat := p.name, ""
	if o.Seat != "" {
		name, seat = p.plainName, fmt.Sprintf(w.hand, p.name(o.Seat))
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
	w := wordsIn(p.Lang)
	return w.typeset(fmt.Sprintf(w.rehearsed.handFirst, p.name(o.Seat)) + firstNames(o.Subjects, len(o.Subjects), p.plainName, w.rehearsed))
}

// firstNames names n cards and gives the number of the others.
func firstNames(ids []string, n int, name func(id string) string, w *rehearsedWords) string {
	names := make([]string, n)
	for i, id := range ids[:n] {
		names[i] = name(id)
	}
	text := strings.Join(names, ", ")
	if more := len(ids) - n; more > 0 {
		text += fmt.Sprintf(w.more, more)
	}
	return text
}

// turnsInLine is the number of turns in one line.
const turnsInLine = 10

// stuckTurns writes for each turn how many hands had nothing to play, with half
// of the 95 % interval.
func (w *words) stuckTurns(turns []verdict.TurnStuck) []string {
	lines := []string{"", w.rehearsed.stuck}
	for some := range slices.Chunk(turns, turnsInLine) {
		head, row, sure := padded("  "+w.rehearsed.turn, figureWidth), padded("", figureWidth), padded("  ±", figureWidth)
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
	line := fmt.Sprintf(w.rehearsed.pile, name, w.percentOf(pile.Games, pile.Of))
	if pile.Games > 0 {
		line += fmt.Sprintf(w.rehearsed.pileBy, pile.Usually)
	}
	return line + "."
}

func (w *words) markerNeed(p *Page, m *verdict.MarkerNeed) string {
	line := fmt.Sprintf(w.rehearsed.marker, p.name(m.Name), m.Usual, m.Need, w.enough(p.Limits.Shortage), m.Most)
	if m.Printed < 0 {
		return line + w.rehearsed.unprinted
	}
	return line + fmt.Sprintf(w.rehearsed.printed, m.Printed)
}

// padded pads a text with spaces on the right.
func padded(s string, width int) string {
	return s + strings.Repeat(" ", max(width-utf8.RuneCountInString(s), 0))
}

// right pads a text with spaces on the left.
func right(s string, width int) string {
	return strings.Repeat(" ", max(width-utf8.RuneCountInString(s), 0)) + s
}
