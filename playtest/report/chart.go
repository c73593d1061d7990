package report

import (
	"math"

	"punchboard/fonts"
	"punchboard/geom"
	"punchboard/playtest"
	"punchboard/playtest/verdict"
	"punchboard/scene"
)

// Chart is one diagram of the results. It can be drawn into a box of any size, on
// paper and in HTML.
type Chart struct {
	Title string
	Note  string // what it shows, in one line
	Tall  bool   // needs twice the height of others
	draw  func(p *canvas, box geom.Rect)
}

// Marks draws the chart, without its title, in a box of the given size.
func (c *Chart) Marks(lang string, size geom.Size) []scene.Mark {
	p := newCanvas(lang)
	c.draw(p, size.R())
	return p.marks
}

// Charts returns the charts of the page, in reading order.
func (p *Page) Charts() []Chart {
	s := verdict.Best(p.Runs)
	if s == nil || p.Sheet == nil {
		return nil
	}
	w := p.words()
	if p.rehearsed() {
		return p.rehearsedCharts(w, s)
	}
	charts := []Chart{w.lengthChart(s, p), w.winsChart(p)}
	if len(p.Sheet.Cards) > 0 {
		charts = append(charts, w.cardsChart(p, s))
	}
	charts = append(charts, w.leadsChart(s, p.Limits))
	if len(p.Sheet.Components) > 0 {
		charts = append(charts, w.demandChart(p, s))
	}
	return charts
}

// rehearsedCharts returns the charts for a game without a winner.
func (p *Page) rehearsedCharts(w *words, s *playtest.Stats) []Chart {
	r := verdict.RehearsalFigures(verdict.Evidence{Sheet: p.Sheet, Runs: p.Runs, Limits: p.Limits})
	charts := []Chart{w.openingChart(p, r.Opening), w.stuckChart(r.Turns, p.Limits)}
	if len(p.Sheet.Components) > 0 {
		charts = append(charts, w.demandChart(p, s))
	}
	return charts
}

// scale maps figures to positions along a line.
type scale struct {
	low, high float64 // figures
	from, to  geom.Length
}

// at returns the position of a figure; figures outside the scale are placed at
// its ends.
func (s scale) at(v float64) geom.Length {
	t := (min(max(v, s.low), s.high) - s.low) / (s.high - s.low)
	return s.from + geom.Length(math.Round(t*float64(s.to-s.from)))
}

// ticks returns at most n round figures along the scale.
func (s scale) ticks(n int) (all []float64) {
	step := stepOf(s.high-s.low, n)
	for i := math.Ceil(s.low / step); i*step <= s.high+step/1e6; i++ {
		all = append(all, i*step)
	}
	return all
}

// stepOf returns the smallest of 1, 2, 5, 10 ... that divides a span into at most
// n parts; 1 for a single figure.
func stepOf(span float64, n int) float64 {
	if span <= 0 {
		return 1
	}
	for unit := math.Pow(10, math.Floor(math.Log10(span))-2); ; unit *= 10 {
		for _, k := range [...]float64{1, 2, 5} {
			if span/(k*unit) <= float64(n) {
				return k * unit
			}
		}
	}
}

// interval draws a figure and its interval along x.
func (p *canvas) interval(y geom.Length, x scale, low, value, high float64, c scene.RGB, hollow bool) {
	p.line(mm*3/10, c, geom.Pt2(x.at(low), y), geom.Pt2(x.at(high), y))
	p.dot(geom.Pt2(x.at(value), y), mm*8/10, c, hollow)
}

// axis draws the line under a plot, its ticks and their figures.
func (p *canvas) axis(y geom.Length, x scale, ticks []float64, text func(float64) string) {
	p.line(mm/5, soft, geom.Pt2(x.from, y), geom.Pt2(x.to, y))
	for _, v := range ticks {
		p.line(mm/5, soft, geom.Pt2(x.at(v), y), geom.Pt2(x.at(v), y+mm))
		half := p.block(tinyStyle, 0, fonts.Left, text(v)).Width / 2
		p.label(geom.Pt2(min(x.at(v), x.to+mm-half), y+mm*35/10), tinyStyle.in(soft), fonts.Center, text(v))
	}
}

// nothing draws a note that there are no data.
func (w *words) nothing(p *canvas, box geom.Rect) {
	p.label(box.Center(), noteStyle, fonts.Center, w.say("chart.empty"))
}
