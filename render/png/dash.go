package png

// Dashes finer than a pixel, and more than no eye could count, make a solid line.
const (
	finestDash    = 1
	tooManyDashes = 1 << 16
)

// solid tells whether a line is to be drawn without dashes.
func (p *pen) solid(line []vec) bool {
	period, length := 0.0, 0.0
	for _, d := range p.dash {
		period += d
	}
	for i := 1; i < len(line); i++ {
		length += line[i].minus(line[i-1]).length()
	}
	return !(period >= finestDash && period*tooManyDashes > length)
}

// dashes cuts a line into its dashes, whose lengths are on, off, on and so on, of
// a sum above 0. The dash given to visit does not outlive the call; the memory for
// it is returned for the next line.
func dashes(dash, line []vec, lengths []float64, visit func([]vec)) []vec {
	n, left := 0, lengths[0]
	dash = append(dash[:0], line[0])
	for i := 1; i < len(line); i++ {
		from, to := line[i-1], line[i]
		d := to.minus(from).length()
		for d > left {
			from = vec{from.x + (to.x-from.x)*left/d, from.y + (to.y-from.y)*left/d}
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
