package geom

// Row is what a path has on a horizontal line: the chords of its outline that cross it. Many
// points of the line are compared with a path faster by its row than one by one.
type Row struct {
	Y      Length
	chords [][2]Point
}

// Row returns the row of a path at a height. It reuses the memory of an earlier row, which may
// be the zero value.
func (p Path) Row(y Length, earlier Row) Row {
	r := Row{Y: y, chords: earlier.chords[:0]}
	var first, last Point
	var buffer [areaChords + 1]Point
	pts := p.Pts
	for i, op := range p.Ops {
		step := pts[:op.Points()]
		pts = pts[op.Points():]
		switch {
		case op == MoveTo || i == 0 && op != Close:
			r.add(last, first)
			first, last = step[0], step[len(step)-1]
		case op == LineTo:
			r.add(last, step[0])
			last = step[0]
		case op == CubicTo:
			if !beside(y, last.Y, step[0].Y, step[1].Y, step[2].Y) {
				for _, q := range appendCurve(append(buffer[:0], last), step[0], step[1], step[2], areaChords)[1:] {
					r.add(last, q)
					last = q
				}
			}
			last = step[2]
		case op == Close:
			r.add(last, first)
			last = first
		}
	}
	r.add(last, first)
	return r
}

// add adds a chord if it crosses the line.
func (r *Row) add(from, to Point) {
	if (from.Y <= r.Y) != (to.Y <= r.Y) {
		r.chords = append(r.chords, [2]Point{from, to})
	}
}

// Winds returns how many times the path of the row winds around a point of it, as Path.Winds does.
func (r *Row) Winds(x Length) (n int) {
	at := Point{x, r.Y}
	for i := range r.chords {
		n += crossing(r.chords[i][0], r.chords[i][1], at)
	}
	return n
}
