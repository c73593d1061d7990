package report

import (
	"cmp"
	"fmt"
	"slices"

	"punchboard/fonts"
	"punchboard/geom"
	"punchboard/playtest"
	"punchboard/playtest/verdict"
)

// mostKinds is the number of kinds of markers in the chart: the scarcest.
const mostKinds = 12

// demandRow is one kind of marker.
type demandRow struct {
	name                string
	need, printed, most int
}

func (r *demandRow) level() verdict.Level {
	switch {
	case r.need > r.printed:
		return verdict.Fail
	case r.most > r.printed:
		return verdict.Watch
	}
	return verdict.Pass
}

// demandChart compares how many of each marker games need with how many are
// printed.
func (w *words) demandChart(page *Page, s *playtest.Stats) Chart {
	rows := demandRows(page, s)
	return Chart{Title: w.say("chart.demand"), Note: w.typeset(w.say("chart.demand.note", w.enough(page.Limits.Shortage))), draw: func(p *canvas, box geom.Rect) {
		if len(rows) == 0 {
			w.nothing(p, box)
			return
		}
		drawDemand(p, box, rows)
	}}
}

// demandRows returns the kinds that are printed, the scarcest first.
func demandRows(page *Page, s *playtest.Stats) (rows []demandRow) {
	for i, c := range page.Sheet.Components {
		if c.Printed >= 0 && i < len(s.Demand) {
			rows = append(rows, demandRow{page.name(c.Name), verdict.Need(s, i, page.Limits.Shortage), c.Printed, s.Demand[i].Max()})
		}
	}
	slices.SortStableFunc(rows, func(a, b demandRow) int { return cmp.Compare(a.printed-a.need, b.printed-b.need) })
	return rows[:min(len(rows), mostKinds)]
}

func drawDemand(p *canvas, box geom.Rect, rows []demandRow) {
	far := 1
	for _, r := range rows {
		far = max(far, r.printed, r.most)
	}
	x := scale{0, float64(far), box.X + box.W*42/100, box.Right() - 10*mm}
	pitch := min(box.H/geom.Length(len(rows)), 6*mm)
	for i, r := range rows {
		y := box.Y + pitch*geom.Length(i) + pitch/2
		c := levelColors[r.level()]
		if r.level() == verdict.Pass {
			c = blue
		}
		p.short(geom.Pt2(box.X, y+mm*9/10), x.from-box.X-mm, tinyStyle, fonts.Left, r.name)
		p.fill(geom.Rect{X: x.from, Y: y - pitch*3/10, W: x.at(float64(r.need)) - x.from, H: pitch * 6 / 10}, c)
		p.line(mm/4, c, geom.Pt2(x.at(float64(r.need)), y), geom.Pt2(x.at(float64(r.most)), y))
		p.line(mm/2, ink, geom.Pt2(x.at(float64(r.printed)), y-pitch*45/100), geom.Pt2(x.at(float64(r.printed)), y+pitch*45/100))
		p.label(geom.Pt2(box.Right(), y+mm*9/10), tinyStyle.in(labelColor(r.level())), fonts.Right, fmt.Sprintf("%d / %d", r.need, r.printed))
	}
}

// labelColor returns the color of the text beside a bar.
func labelColor(l verdict.Level) rgb {
	if l == verdict.Pass {
		return soft
	}
	return levelColors[l]
}
