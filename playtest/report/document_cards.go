package report

import (
	"fmt"
	"math"
	"strings"

	"punchboard/fonts"
	"punchboard/geom"
	"punchboard/playtest"
	"punchboard/playtest/verdict"
)

// cardLine is one row of the table of cards.
type cardLine struct{ Name, Drawn, Played, Discarded, Worth string }

// cardLines returns, for each card, how often it is drawn per game, the shares
// of its draws that are played and discarded, and its worth to each side.
func (p *Page) cardLines(s *playtest.Stats) []cardLine {
	w := p.words()
	worth := map[string][]string{}
	for _, f := range verdict.Effects(p.Sheet, s) {
		text := w.figure(gains, f.Value) + "\u00a0±\u00a0" + strings.TrimPrefix(w.figure(gains, (f.High-f.Low)/2), "+")
		worth[f.Subject] = append(worth[f.Subject], text)
	}
	lines := make([]cardLine, len(p.Sheet.Cards))
	for id, name := range p.Sheet.Cards {
		a, b := &s.Cards[id][0], &s.Cards[id][1]
		drawn := a.Drawn + b.Drawn
		lines[id] = cardLine{
			Name: p.name(name), Drawn: w.decimalPoint(fmt.Sprintf("%.2f", float64(drawn)/math.Max(1, float64(s.Games())))),
			Played: w.partOf(a.Played+b.Played, drawn), Discarded: w.partOf(a.Discarded+b.Discarded, drawn),
			Worth: strings.Join(worth[name], "  "),
		}
	}
	return lines
}

// partOf formats a share, or a dash if there was nothing.
func (w *words) partOf(k, n uint64) string {
	if n == 0 {
		return "–"
	}
	return w.say("percent", fmt.Sprintf("%.0f", 100*float64(k)/float64(n)))
}

// cards draws the table of cards in two columns.
func (f *flow) cards() {
	lines := f.page.cardLines(verdict.Best(f.page.Runs))
	if len(lines) == 0 {
		return
	}
	f.section(f.w.say("details.cards"))
	f.y += f.canvas.text(geom.Pt2(area.X, f.y), area.W, noteStyle, f.page.cardNote()) + 2*mm
	const pitch = 3800 * mm / 1000
	wide := (area.W - 8*mm) / 2
	for len(lines) > 0 {
		rows := int((area.Bottom()-f.y)/pitch) - 1
		if rows < 5 {
			f.open()
			continue
		}
		rows = min(rows, (len(lines)+1)/2)
		for column := range geom.Length(2) {
			n := min(rows, len(lines))
			f.cardColumn(geom.Rect{X: area.X + column*(wide+8*mm), Y: f.y, W: wide, H: pitch}, lines[:n])
			lines = lines[n:]
		}
		f.y += geom.Length(rows+1) * pitch
		if len(lines) > 0 {
			f.open()
		}
	}
}

// cardNote explains the figures of worth and which side comes first; "" if
// there is no winner.
func (p *Page) cardNote() string {
	if p.rehearsed() {
		return ""
	}
	w := p.words()
	var sides []string
	for _, side := range p.Sheet.Seats {
		sides = append(sides, p.name(side))
	}
	if len(sides) > playtest.Seats {
		return w.typeset(w.say("details.note.many", strings.Join(sides, ", ")))
	}
	return w.typeset(w.say("details.note", sides[0], sides[1]))
}

// cardHead returns the headings of the table of cards. Without a winner, cards
// have no worth.
func (p *Page) cardHead() cardLine {
	w := p.words()
	head := cardLine{w.say("details.card"), w.say("details.drawn"), w.say("details.played"), w.say("details.discarded"), w.say("details.worth")}
	if p.rehearsed() {
		head.Worth = ""
	}
	return head
}

func (f *flow) cardColumn(row geom.Rect, lines []cardLine) {
	if len(lines) == 0 {
		return
	}
	f.cardRow(row, f.page.cardHead(), soft)
	for _, l := range lines {
		row.Y += row.H
		f.canvas.line(mm/8, faint, geom.Pt2(row.X, row.Y), geom.Pt2(row.Right(), row.Y))
		f.cardRow(row, l, ink)
	}
}

// cardRow draws one row; a card that both sides draw has two figures of worth.
func (f *flow) cardRow(row geom.Rect, l cardLine, c rgb) {
	v, base := tinyStyle.in(c), row.Y+row.H*7/10
	f.canvas.short(geom.Pt2(row.X, base), row.W*36/100, v, fonts.Left, l.Name)
	for _, cell := range []struct {
		text string
		at   geom.Length
	}{{l.Drawn, 44}, {l.Played, 54}, {l.Discarded, 68}, {l.Worth, 100}} {
		f.canvas.label(geom.Pt2(row.X+row.W*cell.at/100, base), v, fonts.Right, cell.text)
	}
}
