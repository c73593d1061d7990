package table

import (
	"math"

	"punchboard/geom"
	"punchboard/layout/face"
)

// growSteps is the number of steps in which spare width is distributed.
const growSteps = 48

// grow distributes width in small steps, each to the column whose cells lose the most
// lines by it, and returns the rest when no cell needs more. Lines are estimated from
// the widths of cells on one line, without setting them again.
func (r *heightEstimate) grow(needs []widthRange, size []geom.Length, left geom.Length) geom.Length {
	step := max(geom.MM/4, left/growSteps)
	for left > 0 {
		best, gain := -1, -1.0
		for i := range needs {
			if want := needs[i].most - size[i]; want > 0 {
				if v := r.gain(size, i, min(step, want, left)); v > gain {
					best, gain = i, v
				}
			}
		}
		if best < 0 {
			return left
		}
		part := min(step, left, needs[best].most-size[best])
		size[best] += part
		left -= part
	}
	return 0
}

// Trades of width are tried in steps, and only between a limited number of columns.
const (
	tradeStep    = geom.MM
	mostTrades   = 40
	tradeReach   = 12 // steps
	mostTraders  = 8
	leastSavings = 0.05 // of a line
)

// trade moves width from one column to another as long as this saves lines.
func (r *heightEstimate) trade(needs []widthRange, size []geom.Length) {
	if len(size) > mostTraders {
		return
	}
	for range mostTrades {
		if !r.bestTrade(needs, size) {
			return
		}
	}
}

// bestTrade makes the trade that saves the most, and reports whether there was one.
func (r *heightEstimate) bestTrade(needs []widthRange, size []geom.Length) bool {
	before := r.height(size)
	best, from, to, part := before-leastSavings*r.line, -1, -1, geom.Length(0)
	for i := range size {
		for j := range size {
			if i == j || needs[i].fixed || needs[j].fixed {
				continue
			}
			for k := geom.Length(1); k <= tradeReach; k++ {
				by := k * tradeStep
				if size[i]-by < needs[i].least || size[j]+by > needs[j].most+tradeStep {
					break
				}
				size[i], size[j] = size[i]-by, size[j]+by
				if h := r.height(size); h < best {
					best, from, to, part = h, i, j, by
				}
				size[i], size[j] = size[i]+by, size[j]-by
			}
		}
	}
	if from < 0 {
		return false
	}
	size[from], size[to] = size[from]-part, size[to]+part
	return true
}

// wrapped is the cost of an additional line in a cell that does not make its row
// higher: short labels are best kept on one line.
const wrapped = 0.12

// height estimates the height of all rows in whole lines, with a small extra cost for
// lines that are nearly full, and for additional lines beside a higher cell.
func (r *heightEstimate) height(size []geom.Length) (sum float64) {
	for _, row := range r.rows {
		most := 0.0
		for i := range row {
			c := &row[i]
			h := c.lines(c.room(size) - r.side)
			most = max(most, h)
			sum += wrapped * h
		}
		sum += most
	}
	return sum
}

// raggedness accounts for the unused space at the ends of lines.
const raggedness = 1.04

// lines estimates the height of a cell in whole lines.
func (c *cellEstimate) lines(room geom.Length) float64 {
	if room >= c.wide {
		return float64(c.high)
	}
	n := raggedness * face.Ratio(c.wide, max(room, 1))
	return float64(c.high) * (math.Ceil(n) + n/20)
}

// room returns the total width of the columns of a cell, including padding.
func (c *cellEstimate) room(size []geom.Length) (sum geom.Length) {
	for _, s := range size[c.col : c.col+c.span] {
		sum += s
	}
	return sum
}

// heightEstimate estimates the height of rows from the widths of their cells.
type heightEstimate struct {
	rows [][]cellEstimate
	side geom.Length
	line float64 // the height of the lowest cell
}

type cellEstimate struct {
	col, span  int
	wide, high geom.Length // on one line
}

func (g *refGrid) estimate(scale float64) *heightEstimate {
	r := &heightEstimate{side: g.pad.Left + g.pad.Right}
	for i := range g.lines {
		l := &g.lines[i]
		if l.kind != headLine && l.kind != rowLine {
			continue
		}
		var row []cellEstimate
		for j := range l.cells {
			c := &l.cells[j]
			row = append(row, cellEstimate{c.col, c.span, c.wide.Scale(scale) + roundingSlack, c.Style.Size.Scale(scale * c.Style.Leading / float64(c.down))})
		}
		r.rows = append(r.rows, row)
		for _, c := range row {
			if r.line == 0 || float64(c.high) < r.line {
				r.line = float64(c.high)
			}
		}
	}
	return r
}

// gain returns by how much rows become lower when a column grows. If none does, the
// column with the longest cells has priority.
func (r *heightEstimate) gain(size []geom.Length, column int, by geom.Length) (gain float64) {
	for _, row := range r.rows {
		before, after := 0.0, 0.0
		for i := range row {
			c := &row[i]
			room := c.room(size) - r.side
			before = max(before, c.height(room))
			if column >= c.col && column < c.col+c.span {
				room += by
			}
			after = max(after, c.height(room))
		}
		gain += before - after
	}
	return gain
}

// height estimates the height of a cell at a width, in fractions of lines, so that
// every bit of width counts.
func (c *cellEstimate) height(room geom.Length) float64 {
	if room >= c.wide {
		return float64(c.high)
	}
	return float64(c.high) * (0.5 + face.Ratio(c.wide, max(room, 1)))
}
