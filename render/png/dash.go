package png

import "punchboard/geom"

// Dashes finer than a pixel, or more of them than anyone could see, make a solid line.
const (
	finestDash    = 1
	tooManyDashes = 1 << 16
)

// solid reports whether a line is drawn without dashes.
func (p *pen) solid(line []geom.Vec) bool {
	period, length := 0.0, 0.0
	for _, d := range p.dash {
		period += d
	}
	for i := 1; i < len(line); i++ {
		length += line[i].Sub(line[i-1]).Len()
	}
	return !(period >= finestDash && period*tooManyDashes > length)
}

// dashes splits a line into its dashes, whose lengths are on, off, on and so on, with a
// positive sum. The dash passed to visit is only valid during the call; dashes returns
// the memory for reuse with the next line.
func dashes(dash, line []geom.Vec, lengths []float64, visit func([]geom.Vec)) []geom.Vec {
	n, left := 0, lengths[0]
	dash = append(dash[:0], line[0])
	for i := 1; i < len(line); i++ {
		from, to := line[i-1], line[i]
		d := to.Sub(from).Len()
		for d > left {
			from = geom.V(from.X+(to.X-from.X)*left/d, from.Y+(to.Y-from.Y)*left/d)
			if n%2 == 0 {
				visit(append(dash, from))
			}
			dash = append(dash[:0], from)
			n, d = n+1, d-left
			left = lengths[n%len(lengths)]
		}
		left -= d
		dash = append(dash, to)
	}
	if n%2 == 0 {
		visit(dash)
	}
	return dash
}
