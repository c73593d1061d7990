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
	Own         map[string]string // texts of the game, by id
	Before      string            // name of the first version
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

// decisionIDs are the ids of what a test decided.
var decisionIDs = [...]string{verdict.Undecided: "undecided", verdict.NoDifference: "no-difference", verdict.Rises: "increase", verdict.Falls: "decrease"}

// Text returns the comparison for a terminal, one fact per line.
func (c *Comparison) Text() []string {
	w := wordsIn(c.Lang, c.Own)
	p := c.Paired
	lines := []string{w.say("trial.deals", w.number(p.Deals), w.players(c.Agents), c.Seed)}
	if p.Seatings > 1 {
		lines = append(lines, w.say("trial.mirrored"))
	}
	if c.Equal {
		lines = append(lines, w.say("trial.equal"))
	}
	lines = append(lines, c.turned(w), c.gain(w))
	if p.Same < p.Deals {
		lines = append(lines, c.length(w))
		if f := p.Factor(); f > 0 {
			lines = append(lines, w.say("trial.factor", w.decimals(f, 1)))
		}
	}
	if c.Test != nil {
		lines = append(lines, w.say("trial."+decisionIDs[c.Result], w.number(p.Deals), w.decimals(100*c.Test.Least, 2)))
	}
	if c.Interrupted {
		lines = append(lines, w.say("interrupted"))
	}
	if p.Unended > 0 {
		lines = append(lines, w.say("trial.unended", w.number(p.Unended)))
	}
	return append([]string{w.say("trial.versions", c.Before, c.After)}, w.typesetAll(lines)...)
}

// turned describes how many games changed their result.
func (c *Comparison) turned(w *words) string {
	p := c.Paired
	won, drawn, lost := p.Turned()
	if p.Same == p.Deals {
		return w.say("trial.same")
	}
	text := w.say("trial.turned", w.number(p.Deals), w.number(won), c.side(w), w.number(lost))
	if drawn > 0 {
		text = w.say("trial.turned.drawn", w.number(p.Deals), w.number(won), c.side(w), w.number(lost), w.number(drawn))
	}
	return text + " " + w.say("trial.alike", w.figure(shares, float64(p.Same)/float64(max(1, p.Deals))))
}

// side names the player whose wins and losses count: a side, or the player who
// draws a card.
func (c *Comparison) side(w *words) string {
	if c.Drawer != "" {
		return w.say("trial.drawer", c.Drawer)
	}
	return w.say("trial.side", c.Side)
}

// capitalized returns the text with a capital first letter.
func capitalized(text string) string {
	first, size := utf8.DecodeRuneInString(text)
	return string(unicode.ToUpper(first)) + text[size:]
}

// gain describes the effect of the change on the share of wins.
func (c *Comparison) gain(w *words) string {
	gain, half := c.Paired.Change(1)
	before, after := c.Paired.Share()
	text := w.say("trial.gain", capitalized(c.side(w)), w.signed(100*gain, 2), w.decimals(100*half, 2), w.figure(shares, before), w.figure(shares, after))
	if math.Abs(gain) <= half && c.Paired.Same < c.Paired.Deals {
		text += " " + w.say("trial.maybe")
	}
	return text
}

func (c *Comparison) length(w *words) string {
	turns, half := c.Paired.Lengthening()
	before, after := c.Paired.MeanTurns()
	return w.say("trial.length", w.signed(turns, 2), w.decimals(half, 2), w.length(c.Rounds), w.decimals(before, 1), w.decimals(after, 1))
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
