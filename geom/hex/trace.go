package hex

// Kind is what a straight line meets at one step.
type Kind uint8

// What a line meets between the centers of two hexes.
const (
	Within  Kind = iota // it passes through the interior of a hex
	Across              // it crosses a side between the side's ends
	Through             // it passes a vertex
	Along               // it runs along a side from one end to the other
)

// Step is one thing that a straight line meets. Steps are comparable: the same
// thing met from another direction is an equal Step.
type Step struct {
	Kind Kind
	dir  Dir
	hex  Hex
}

// Hex returns the hex that the line is Within.
func (s Step) Hex() Hex {
	s.must(s.Kind == Within)
	return s.hex
}

// Side returns the side that the line crosses or runs along.
func (s Step) Side() Side {
	s.must(s.Kind == Across || s.Kind == Along)
	return Side{s.hex, s.dir}
}

func (s Step) must(ok bool) {
	if !ok {
		panic("hex: a step of a line is asked for what it did not meet")
	}
}

// trace yields, in order and exactly, all that the segment from the center of a to
// the center of b meets, from Within a to Within b.
//
//	 _____       _____
//	/     \     /     \      Along a side the trace is Within a, Through a
//	\  a ··\___/·· b  /      vertex, Along the side, Through a vertex, Within
//	 \_____/   \_____/       b: no hex between the two is entered.
//
// The trace from b to a is the same in reverse.
func trace(a, b Hex, yield func(Step) bool) {
	t := newTracer(a, b)
	for h := a; yield(Step{Kind: Within, hex: h}) && h != b; {
		d, corner := t.exit(h)
		on := true
		if corner {
			h, on = t.pass(h, d, yield)
		} else {
			on = yield(across(Across, h.Side(d)))
			h = h.Neighbor(d)
		}
		if !on {
			return
		}
	}
}

func across(k Kind, s Side) Step { return Step{Kind: k, hex: s.hex, dir: s.dir} }

func through(v Vertex) Step { return Step{Kind: Through, hex: v.hex, dir: v.dir} }

// tracer follows one line segment.
type tracer struct {
	start Hex
	gain  [Dirs]int // how fast the segment approaches each of the six sides
}

func newTracer(a, b Hex) tracer {
	t := tracer{start: a}
	way := b.Sub(a)
	for d, step := range steps {
		t.gain[d] = way.dot(step)
	}
	return t
}

// exit returns the side d by which the segment leaves h or, if it leaves by a
// corner, the first of its two sides clockwise. It is the approached side with the
// smallest left/gain; fractions are compared by cross-multiplication.
func (t *tracer) exit(h Hex) (d Dir, corner bool) {
	from := t.start.Sub(h)
	left, gain := 1, 0 // larger than any
	for i, step := range steps {
		g := t.gain[i]
		if g <= 0 {
			continue
		}
		l := 1 - from.dot(step)
		switch by := l*gain - left*g; {
		case by < 0:
			d, left, gain, corner = Dir(i), l, g, false
		case by == 0:
			corner = true
			if d.Turn(-1) == Dir(i) {
				d = Dir(i)
			}
		}
	}
	return d, corner
}

// pass follows the segment out of h by the corner after side d, and returns the
// hex that it enters next. The two neighbors there share the side straight ahead;
// the segment turns toward one of them or runs along that side.
func (t *tracer) pass(h Hex, d Dir, yield func(Step) bool) (next Hex, on bool) {
	left, right := h.Neighbor(d), h.Neighbor(d.Turn(1))
	if !yield(through(h.Corner(d.Turn(1)))) {
		return h, false
	}
	switch bear := t.gain[d] - t.gain[d.Turn(1)]; {
	case bear > 0:
		return left, true
	case bear < 0:
		return right, true
	}
	far := left.Neighbor(d.Turn(1))
	return far, yield(across(Along, left.Side(d.Turn(2)))) && yield(through(far.Corner(d.Turn(4))))
}
