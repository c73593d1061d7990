package report

import (
	"punchboard/fonts"
	"punchboard/geom"
	"punchboard/playtest/verdict"
)

// mostOpenings is the number of probabilities in the chart of opening hands.
const mostOpenings = 12

// openingChart shows the probability that an opening hand contains at least one
// of some cards: computed, and as dealt.
func (w *words) openingChart(page *Page, all []verdict.Opening) Chart {
	all = all[:min(len(all), mostOpenings)]
	return Chart{Title: w.say("chart.opening"), Note: w.say("chart.opening.note"), draw: func(p *canvas, box geom.Rect) {
		if len(all) == 0 {
			w.nothing(p, box)
			return
		}
		w.drawOpenings(p, box, page, all)
	}}
}

func (w *words) drawOpenings(p *canvas, box geom.Rect, page *Page, all []verdict.Opening) {
	x := scale{0, 1, box.X + box.W*5/10, box.Right() - 10*mm}
	pitch := min(box.H/geom.Length(len(all)), 7*mm)
	for i := range all {
		o := &all[i]
		y := box.Y + pitch*geom.Length(i) + pitch/2
		p.short(geom.Pt2(box.X, y+mm*9/10), x.from-box.X-mm, tinyStyle, fonts.Left, page.alikeInChart(o))
		p.fill(geom.Rect{X: x.from, Y: y - pitch*3/10, W: x.at(o.Exact) - x.from, H: pitch * 6 / 10}, blue)
		p.line(mm/2, ink, geom.Pt2(x.at(o.Dealt), y-pitch*45/100), geom.Pt2(x.at(o.Dealt), y+pitch*45/100))
		p.label(geom.Pt2(box.Right(), y+mm*9/10), tinyStyle, fonts.Right, w.figure(shares, o.Exact))
	}
}

// stuckChart shows for each turn the share of hands with cards but nothing to
// play.
func (w *words) stuckChart(turns []verdict.TurnStuck, l verdict.Limits) Chart {
	return Chart{Title: w.say("chart.stuck"), Note: w.say("chart.stuck.note"), draw: func(p *canvas, box geom.Rect) {
		if len(turns) == 0 {
			w.nothing(p, box)
			return
		}
		w.drawStuck(p, box, turns, l.Stuck)
	}}
}

func (w *words) drawStuck(p *canvas, box geom.Rect, turns []verdict.TurnStuck, limit float64) {
	most := 1.25 * limit
	for _, t := range turns {
		most = max(most, float64(t.Stuck)/float64(t.Held))
	}
	first, last := turns[0].Turn, turns[len(turns)-1].Turn
	foot := box.Bottom() - 5*mm
	x := scale{float64(first), float64(last + 1), box.X + 8*mm, box.Right() - mm}
	y := scale{0, most, foot, box.Y + 2*mm}
	for _, t := range turns {
		left, right := x.at(float64(t.Turn)), x.at(float64(t.Turn+1))
		gap := min((right-left)/4, mm)
		top := y.at(float64(t.Stuck) / float64(t.Held))
		p.fill(geom.Rect{X: left + gap/2, Y: top, W: right - left - gap, H: foot - top}, blue)
	}
	p.dashed(mm*3/10, levelColors[verdict.Watch], geom.Pt2(x.from, y.at(limit)), geom.Pt2(x.to, y.at(limit)))
	p.label(geom.Pt2(x.from-mm, y.at(limit)+mm*8/10), tinyStyle.in(levelColors[verdict.Watch]), fonts.Right, w.limit(shares, limit))
	p.label(geom.Pt2(x.from-mm, foot+mm*8/10), tinyStyle.in(soft), fonts.Right, w.limit(shares, 0))
	p.turns(foot, x)
}
