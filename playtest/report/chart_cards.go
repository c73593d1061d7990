package report

import (
	"cmp"
	"fmt"
	"math"
	"slices"

	"punchboard/fonts"
	"punchboard/geom"
	"punchboard/playtest"
	"punchboard/playtest/verdict"
)

// mostCards is the number of cards in the chart: those with the largest
// effects.
const mostCards = 20

// cardsChart shows how a card among its owner's first draws changes the owner's
// share of wins, with intervals that hold for all cards together.
func (w *words) cardsChart(page *Page, s *playtest.Stats) Chart {
	rows := extremes(verdict.Effects(page.Sheet, s), mostCards)
	return Chart{Title: w.say("chart.cards"), Note: w.say("chart.cards.note"), Tall: true, draw: func(p *canvas, box geom.Rect) {
		if len(rows) == 0 {
			w.nothing(p, box)
			return
		}
		w.drawCards(p, box, page, rows)
	}}
}

// extremes returns the n largest effects in either direction, the best first.
func extremes(all []verdict.Finding, n int) []verdict.Finding {
	slices.SortStableFunc(all, func(a, b verdict.Finding) int { return cmp.Compare(math.Abs(b.Value), math.Abs(a.Value)) })
	all = all[:min(n, len(all))]
	slices.SortStableFunc(all, func(a, b verdict.Finding) int { return cmp.Compare(b.Value, a.Value) })
	return all
}

func (w *words) drawCards(p *canvas, box geom.Rect, page *Page, rows []verdict.Finding) {
	far := 0.0
	for _, r := range rows {
		far = max(far, r.High, -r.Low)
	}
	far = max(far, 2*page.Limits.Card)
	foot := box.Bottom() - 5*mm
	x := scale{-far, far, box.X + box.W*50/100, box.Right()}
	p.fill(geom.Rect{X: x.at(-page.Limits.Card), Y: box.Y, W: x.at(page.Limits.Card) - x.at(-page.Limits.Card), H: foot - box.Y}, pale)
	p.line(mm/5, soft, geom.Pt2(x.at(0), box.Y), geom.Pt2(x.at(0), foot))
	pitch := min((foot-box.Y)/geom.Length(len(rows)), 7*mm)
	for i, r := range rows {
		y := box.Y + pitch*geom.Length(i) + pitch/2
		p.short(geom.Pt2(box.X, y+mm*9/10), x.from-box.X-mm, tinyStyle, fonts.Left, page.cardOf(&r))
		p.interval(y, x, r.Low, r.Value, r.High, cardColor(&r, page.Limits.Card), false)
	}
	p.axis(foot, x, x.ticks(5), func(v float64) string { return w.points(v) })
}

// cardOf names the subject of a finding: a card, with its side if both sides
// draw it, or a rule with the cards that it is about.
func (p *Page) cardOf(f *verdict.Finding) string {
	name := p.name(f.Subject)
	switch d := f.Detail.(type) {
	case *verdict.EarlyDraws:
		if d.Shared {
			name += " · " + p.name(d.Side)
		}
	case *verdict.OpenOrder:
		name = p.ruleOf(f.Subject, d.Card)
	case *verdict.RuleCards:
		name = p.ruleOf(f.Subject, d.Cards...)
	}
	return name
}

// cardColor returns the color of the finding if the effect of a card is
// clearly too large, and a soft color if the effect may be chance. A card
// that hurts its owner is at most something to watch, as in the findings.
func cardColor(f *verdict.Finding, limit float64) rgb {
	switch {
	case f.Low > 2*limit:
		return levelColors[verdict.Fail]
	case f.Low > limit || f.High < -limit:
		return levelColors[verdict.Watch]
	case f.Low > 0 || f.High < 0:
		return blue
	}
	return soft
}

// points formats percentage points on an axis.
func (w *words) points(v float64) string {
	n := int(math.Round(100 * v))
	switch {
	case n > 0:
		return fmt.Sprintf("+%d", n)
	case n < 0:
		return fmt.Sprintf("−%d", -n)
	}
	return "0"
}
