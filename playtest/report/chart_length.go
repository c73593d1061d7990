package report

import (
	"fmt"

	"punchboard/fonts"
	"punchboard/geom"
	"punchboard/playtest"
)

// mostBars is the maximum number of bars in a histogram: more would be too thin
// to distinguish.
const mostBars = 40

// lengthChart shows how many games end in each turn, with the range claimed on
// the box shaded.
func (w *words) lengthChart(s *playtest.Stats, page *Page) Chart {
	return Chart{Title: w.say("chart.length"), Note: w.length(page.rounds()), draw: func(p *canvas, box geom.Rect) {
		if s.Turns.N() == 0 {
			w.nothing(p, box)
			return
		}
		w.drawLength(p, box, &s.Turns, page.Limits.Turns)
	}}
}

// bars is a histogram with bars of equal width.
type bars struct {
	low, wide int
	counts    []uint64
}

func barsOf(h *playtest.Histogram) bars {
	low, high := h.Quantile(0, 1), h.Max()
	b := bars{low: low, wide: (high-low)/mostBars + 1}
	b.counts = make([]uint64, (high-low)/b.wide+1)
	for v := low; v <= high; v++ {
		b.counts[(v-low)/b.wide] += h.Count(v)
	}
	return b
}

func (b *bars) most() (most uint64) {
	for _, n := range b.counts {
		most = max(most, n)
	}
	return most
}

func (w *words) drawLength(p *canvas, box geom.Rect, h *playtest.Histogram, claim [2]int) {
	b := barsOf(h)
	first, last := b.low, b.low+b.wide*len(b.counts)
	if claim != [2]int{} {
		first, last = min(first, claim[0]), max(last, min(claim[1]+1, 2*last))
	}
	foot, top := box.Bottom()-5*mm, box.Y+4*mm // under the label of the median
	x := scale{float64(first), float64(last), box.X, box.Right()}
	y := scale{0, float64(b.most()), foot, top}
	if claim != [2]int{} {
		top += 4 * mm // and of the claimed range
		y.to = top
		w.claimBand(p, x, box.Y, foot, claim)
	}
	for i, n := range b.counts {
		from := float64(b.low + i*b.wide)
		left, right := x.at(from), x.at(from+float64(b.wide))
		gap := min((right-left)/5, mm*4/10)
		p.fill(geom.Rect{X: left + gap/2, Y: y.at(float64(n)), W: right - left - gap, H: foot - y.at(float64(n))}, blue)
	}
	w.median(p, x, top, foot, float64(h.Quantile(1, 2))+0.5, h.Quantile(1, 2))
	p.turns(foot, x)
}

// turns draws the axis, with each turn's number under the middle of its bar.
func (p *canvas) turns(foot geom.Length, x scale) {
	x.low, x.high = x.low-0.5, x.high-0.5
	ticks := scale{x.low + 0.5, x.high - 0.5, 0, 1}.ticks(6)
	whole := ticks[:0]
	for _, v := range ticks {
		if v == float64(int(v)) {
			whole = append(whole, v)
		}
	}
	p.axis(foot, x, whole, func(v float64) string { return fmt.Sprint(v) })
}

// claimBand shades the range claimed on the box.
func (w *words) claimBand(p *canvas, x scale, top, foot geom.Length, claim [2]int) {
	left, right := x.at(float64(claim[0])), x.at(float64(claim[1]+1))
	p.fill(geom.Rect{X: left, Y: top, W: right - left, H: foot - top}, pale)
	p.label(geom.Pt2((left+right)/2, top+mm*28/10), tinyStyle.in(blue), fonts.Center, w.typeset(w.say("chart.length.claimed"))+"\u00a0"+w.claim(claim[0], claim[1]))
}

// median marks the turn by which half of all games have ended.
func (w *words) median(p *canvas, x scale, top, foot geom.Length, at float64, turns int) {
	p.dashed(mm*3/10, ink, geom.Pt2(x.at(at), top-3*mm), geom.Pt2(x.at(at), foot))
	align, off := fonts.Left, mm
	if x.at(at) > (x.from+x.to)/2 {
		align, off = fonts.Right, -mm
	}
	p.label(geom.Pt2(x.at(at)+off, top-mm), tinyStyle, align, w.typeset(w.say("chart.length.half", turns)))
}
