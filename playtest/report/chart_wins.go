package report

import (
	"fmt"
	"slices"

	"punchboard/fonts"
	"punchboard/geom"
	"punchboard/playtest"
	"punchboard/playtest/verdict"
)

// winsRow is one share of wins in the games of one kind of player.
type winsRow struct {
	name             string
	who              string // letter of the run
	low, value, high float64
	band             verdict.Band // the permitted range
	level            verdict.Level
	weak             bool
}

// winsChart shows the effect of seat and side: the win rate of the first player
// and of each side, for players of each skill, over the permitted range.
func (w *words) winsChart(page *Page) Chart {
	rows := w.winsRows(page)
	return Chart{Title: w.say("chart.wins"), Note: w.say("chart.wins.note"), draw: func(p *canvas, box geom.Rect) {
		if len(rows) == 0 {
			w.nothing(p, box)
			return
		}
		w.drawWins(p, box, rows)
	}}
}

func (w *words) winsRows(page *Page) (rows []winsRow) {
	best := verdict.Best(page.Runs)
	for _, class := range [...]verdict.Class{verdict.FirstSeat, verdict.Balance} {
		for i, s := range page.Runs {
			if !s.Run.Agents.Alike() || s.Run.Agents[0] == "seeker" { // players that do not try to win say nothing about balance
				continue
			}
			for _, f := range page.winsOf(s) {
				if f.Class == class {
					rows = append(rows, winsRow{w.winner(page, &f), letter(i), f.Low, f.Value, f.High, *f.Detail.(*verdict.Band), f.Level, i < slices.Index(page.Runs, best)})
				}
			}
		}
	}
	return rows
}

// winsOf judges who wins in a run: by intervals that allow for stopping if its players are
// on the ladder.
func (p *Page) winsOf(s *playtest.Stats) []verdict.Finding {
	if slices.ContainsFunc(p.Rungs, func(r *verdict.AdjacentPlayers) bool { return r.Player == s.Run.Agents[0] }) {
		return verdict.Sequential(p.Sheet, s, p.Limits)
	}
	return verdict.Seats(p.Sheet, s, p.Limits)
}

// winner names the player whose wins a finding counts.
func (w *words) winner(page *Page, f *verdict.Finding) string {
	if f.Class == verdict.FirstSeat {
		return w.say("chart.wins.first")
	}
	return page.name(f.Subject)
}

func (w *words) drawWins(p *canvas, box geom.Rect, rows []winsRow) {
	even := rows[0].band.Even()
	x := scale{0.6 * even, 1.4 * even, box.X + box.W*4/10, box.Right() - 9*mm}
	for _, r := range rows {
		if r.low < x.low || r.high > x.high {
			x.low, x.high = 0, 1
		}
	}
	foot := box.Bottom() - 5*mm
	pitch := min((foot-box.Y)/geom.Length(len(rows)), 8*mm)
	top := box.Y + (foot-box.Y-pitch*geom.Length(len(rows)))/2
	for i, r := range rows {
		w.drawWinsRow(p, box, x, geom.Rect{X: box.X, Y: top + pitch*geom.Length(i), W: box.W, H: pitch}, r, i == 0 || rows[i-1].name != r.name)
	}
	p.dashed(mm/4, ink, geom.Pt2(x.at(even), box.Y), geom.Pt2(x.at(even), foot))
	p.axis(foot, x, x.ticks(4), func(v float64) string { return fmt.Sprintf("%.0f", 100*v) })
}

func (w *words) drawWinsRow(p *canvas, box geom.Rect, x scale, row geom.Rect, r winsRow, named bool) {
	p.fill(geom.Rect{X: x.at(r.band.Low), Y: row.Y + row.H/6, W: x.at(r.band.High) - x.at(r.band.Low), H: row.H * 2 / 3}, pale)
	y, base := row.Y+row.H/2, row.Y+row.H/2+mm*9/10
	if named {
		p.short(geom.Pt2(box.X, base), x.from-box.X-6*mm, tinyStyle, fonts.Left, r.name)
	}
	p.label(geom.Pt2(x.from-2*mm, base), tinyStyle.in(soft), fonts.Right, r.who)
	c := levelColors[r.level]
	if r.weak {
		c = soft
	}
	p.interval(y, x, r.low, r.value, r.high, c, r.weak)
	p.label(geom.Pt2(box.Right(), base), tinyStyle, fonts.Right, w.figure(shares, r.value))
}
