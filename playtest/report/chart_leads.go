package report

import (
	"punchboard/fonts"
	"punchboard/geom"
	"punchboard/playtest"
	"punchboard/playtest/verdict"
)

// leadsChart shows, over the course of the game, how often the player in the
// lead goes on to win.
func (w *words) leadsChart(s *playtest.Stats, l verdict.Limits) Chart {
	return Chart{Title: w.say("chart.leads"), Note: w.say("chart.leads.note"), draw: func(p *canvas, box geom.Rect) {
		n := uint64(0)
		for _, lead := range s.Leads {
			n += lead.Games
		}
		if n == 0 {
			w.nothing(p, box)
			return
		}
		w.drawLeads(p, box, s.Leads[:], l.Runaway)
	}}
}

// least returns the lowest share of wins of the player in the lead, with its interval.
func least(leads []playtest.LeadCount) float64 {
	all := 1.0
	for _, lead := range leads {
		if lead.Games > 0 {
			low, _ := verdict.Wilson(lead.Kept, lead.Games)
			all = min(all, low)
		}
	}
	return all
}

func (w *words) drawLeads(p *canvas, box geom.Rect, leads []playtest.LeadCount, limit float64) {
	wide := p.block(tinyStyle, 0, fonts.Left, w.limit(shares, 1)).Width
	left, foot := box.X+wide+mm*3/2, box.Bottom()-5*mm
	x := scale{0, 1, left, box.Right() - 3*mm}
	y, marks := scale{0.5, 1, foot, box.Y + mm}, []float64{0.5, 0.75, 1}
	if least(leads) < y.low {
		y.low, marks = 0, []float64{0, 0.5, 1}
	}
	for _, v := range marks {
		p.line(mm/6, faint, geom.Pt2(left, y.at(v)), geom.Pt2(x.to, y.at(v)))
		p.label(geom.Pt2(left-mm, y.at(v)+mm*8/10), tinyStyle.in(soft), fonts.Right, w.limit(shares, v))
	}
	quarter := float64(len(leads)/4) / float64(len(leads))
	p.dashed(mm*3/10, levelColors[verdict.Watch], geom.Pt2(x.at(quarter)-5*mm, y.at(limit)), geom.Pt2(x.at(quarter)+5*mm, y.at(limit)))
	p.label(geom.Pt2(x.at(quarter)-5*mm, y.at(limit)-mm), tinyStyle.in(levelColors[verdict.Watch]), fonts.Left, w.typeset(w.say("chart.leads.limit", w.limit(shares, limit))))
	var curve []geom.Point
	for i, lead := range leads {
		if lead.Games == 0 {
			continue
		}
		low, high := verdict.Wilson(lead.Kept, lead.Games)
		at := geom.Pt2(x.at(float64(i)/float64(len(leads))), y.at(float64(lead.Kept)/float64(lead.Games)))
		p.line(mm/5, blue, geom.Pt2(at.X, y.at(low)), geom.Pt2(at.X, y.at(high)))
		curve = append(curve, at)
	}
	p.line(mm*4/10, blue, curve...)
	for _, at := range curve {
		p.dot(at, mm*6/10, blue, false)
	}
	p.axis(foot, x, []float64{0, 0.25, 0.5, 0.75, 1}, func(v float64) string { return w.limit(shares, v) })
}
