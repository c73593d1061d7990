package report

import (
	"fmt"
	"math"
	"unicode"
	"unicode/utf8"

	"punchboard/playtest"
	"punchboard/playtest/verdict"
)

// Comparison is a comparison of two versions of a game, ready for output.
type Comparison struct {
	Lang        string
	Before      string // name of the first version
	After       string
	Side        string // display name of seat 0
	Drawer      string // display name of the card whose first drawer counts instead; "" for the side
	Agents      playtest.Lineup
	Seed        uint64
	Paired      *verdict.Paired
	Rounds      bool // the length of the game is in rounds
	Equal       bool // both versions have the same data
	Test        *verdict.SPRT
	Result      verdict.Decision
	Interrupted bool // the user stopped it
}

// Text returns the comparison for a terminal, one fact per line.
func (c *Comparison) Text() []string {
	w, t := wordsIn(c.Lang), trialWordsIn(c.Lang)
	p := c.Paired
	lines := []string{fmt.Sprintf(t.deals, w.number(p.Deals), w.players(c.Agents), c.Seed)}
	if p.Seatings > 1 {
		lines = append(lines, t.mirrored)
	}
	if c.Equal {
		lines = append(lines, t.equal)
	}
	lines = append(lines, c.turned(w, t), c.gain(w, t))
	if p.Same < p.Deals {
		lines = append(lines, c.length(w, t))
		if f := p.Factor(); f > 0 {
			lines = append(lines, fmt.Sprintf(t.factor, w.decimals(f, 1)))
		}
	}
	if c.Test != nil {
		lines = append(lines, fmt.Sprintf(t.decisions[c.Result], w.number(p.Deals), w.decimals(100*c.Test.Least, 2)))
	}
	if c.Interrupted {
		lines = append(lines, w.interrupted)
	}
	if p.Unended > 0 {
		lines = append(lines, fmt.Sprintf(t.unended, w.number(p.Unended)))
	}
	return append([]string{fmt.Sprintf(t.versions, c.Before, c.After)}, w.typesetAll(lines)...)
}

// turned describes how many games changed their result.
func (c *Comparison) turned(w *words, t *trialWords) string {
	p := c.Paired
	won, drawn, lost := p.Turned()
	if p.Same == p.Deals {
		return t.same
	}
	text := fmt.Sprintf(t.turned, w.number(p.Deals), w.number(won), c.side(t), w.number(lost))
	if drawn > 0 {
		text = fmt.Sprintf(t.turnedDrawn, w.number(p.Deals), w.number(won), c.side(t), w.number(lost), w.number(drawn))
	}
	return text + " " + fmt.Sprintf(t.alike, w.figure(shares, float64(p.Same)/float64(max(1, p.Deals))))
}

// side names the player whose wins and losses count: a side, or the player who
// draws a card.
func (c *Comparison) side(t *trialWords) string {
	if c.Drawer != "" {
		return fmt.Sprintf(t.drawer, c.Drawer)
	}
	return fmt.Sprintf(t.side, c.Side)
}

// capitalized returns the text with a capital first letter.
func capitalized(text string) string {
	first, size := utf8.DecodeRuneInString(text)
	return string(unicode.ToUpper(first)) + text[size:]
}

// gain describes the effect of the change on the share of wins.
func (c *Comparison) gain(w *words, t *trialWords) string {
	gain, half := c.Paired.Change(1)
	before, after := c.Paired.Share()
	text := fmt.Sprintf(t.gain, capitalized(c.side(t)), w.signed(100*gain, 2), w.decimals(100*half, 2), w.figure(shares, before), w.figure(shares, after))
	if math.Abs(gain) <= half && c.Paired.Same < c.Paired.Deals {
		text += " " + t.maybe
	}
	return text
}

func (c *Comparison) length(w *words, t *trialWords) string {
	turns, half := c.Paired.Lengthening()
	before, after := c.Paired.MeanTurns()
	return fmt.Sprintf(t.length, w.signed(turns, 2), w.decimals(half, 2), w.length(c.Rounds), w.decimals(before, 1), w.decimals(after, 1))
}

// decimals formats a number with a fixed number of decimals.
func (w *words) decimals(v float64, n int) string { return w.decimalPoint(fmt.Sprintf("%.*f", n, v)) }

// signed is decimals with a sign.
func (w *words) signed(v float64, n int) string {
	if v < 0 {
		return "−" + w.decimals(-v, n)
	}
	return "+" + w.decimals(v, n)
}

// typesetAll applies the typographic spaces of the language to lines.
func (w *words) typesetAll(lines []string) []string {
	for i := range lines {
		lines[i] = w.typeset(lines[i])
	}
	return lines
}
