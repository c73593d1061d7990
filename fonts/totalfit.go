package fonts

import (
	"math"

	"punchboard/geom"
)

// Costs of a line break. The unit is one millionth of the cost of an empty line,
// where the cost is the square of the blank share of a line. They are integers, so
// that every processor breaks lines in the same way.
const (
	costLine      = 150_000       // one more line: prefer shorter texts to prettier ones
	costHyphen    = 75_000        // as much as leaving a good quarter of the line blank
	costSoft      = 10_000        // a soft hyphen of the author
	costMark      = 10_000        // a break in a compound: "dit-|il"
	costLoath     = 15_000        // a break after a number: "2 |cartes"
	costEmergency = 4_000_000     // a hyphen in a proper name
	costStack     = 60_000        // hyphens on two lines in a row
	costLastPart  = 150_000       // a last line that starts with part of a word
	costShortLast = 100_000       // a last line of less than a fifth of the width
	costOverfull  = 1_000_000_000 // up to twice that the wider the line is: only if nothing else fits
	costTight     = 100_000_000   // replaces costLine: as few lines as possible
)

// lineBreaker finds the breaks that make the best paragraph as a whole: total fit,
// after Knuth and Plass, with ragged lines instead of stretched ones. A greedy
// algorithm leaves the problems to the end, and on a card with three lines the end
// is a third of the text.
type lineBreaker struct {
	places []place
	chosen []int
}

// place is where a line may end and the next one start.
type place struct {
	end, next int // indexes of letters: past the last one shown, and the first of the next line
	kind      breakKind
	cost      int64 // of the best paragraph up to here
	from      int   // the place at which its last line starts
}

// measure is the shape that a paragraph is broken into.
type measure struct {
	width    geom.Length
	lineCost int64
	balance  bool // the last line counts like the others
}

// run returns the places, in order, at which the lines of the letters in [from,
// to) end.
func (b *lineBreaker) run(t *text, from, to int, m measure) []place {
	b.collect(t, from, to)
	for j := 1; j < len(b.places); j++ {
		b.choose(t, j, m)
	}
	b.chosen = b.chosen[:0]
	for j := len(b.places) - 1; j > 0; j = b.places[j].from {
		b.chosen = append(b.chosen, j)
	}
	// The result overwrites the places front to back; each place is at or after
	// its new index.
	out := b.places[:0]
	for i := len(b.chosen) - 1; i >= 0; i-- {
		out = append(out, b.places[b.chosen[i]])
	}
	return out
}

// collect lists the places in [from, to); the first is the start and the last the
// end.
func (b *lineBreaker) collect(t *text, from, to int) {
	b.places = append(b.places[:0], place{end: from, next: from, kind: lineEnd})
	for at := from + 1; at < to; at++ {
		if end := t.trim(from, at); t.breaks[at] != breakNever && end > from {
			b.places = append(b.places, place{end: end, next: at, kind: t.breaks[at]})
		}
	}
	b.places = append(b.places, place{end: t.trim(from, to), next: to, kind: lineEnd})
}

// trim steps back over what is invisible before a break.
func (t *text) trim(from, at int) int {
	for at > from && (t.letters[at-1].r == ' ' || t.unprinted(at-1)) {
		at--
	}
	return at
}

// choose finds the best start for the line that ends at place j.
func (b *lineBreaker) choose(t *text, j int, m measure) {
	p := &b.places[j]
	p.cost = math.MaxInt64
	for i := j - 1; i >= 0; i-- {
		if p.end <= b.places[i].next && i > 0 {
			continue // there is nothing visible in between
		}
		width := t.lineWidth(b.places[i].next, p.end, p.kind)
		if width > m.width && p.cost < math.MaxInt64 {
			break
		}
		if cost := b.places[i].cost + b.cost(i, j, width, m); cost < p.cost {
			p.cost, p.from = cost, i
		}
	}
}

// lineWidth returns the width of a line, including the hyphen that it may end
// with.
func (t *text) lineWidth(from, end int, kind breakKind) geom.Length {
	w := t.width(from, end)
	if kind.addsHyphen() {
		w += t.hyphenWidth(end - 1)
	}
	return w
}

// hyphenWidth returns what a hyphen after a letter adds to the line, in the style
// of the letter.
func (t *text) hyphenWidth(after int) geom.Length {
	st := &t.styles[t.letters[after].span]
	if st.face == nil {
		return 0
	}
	return st.tracking + st.em(st.face.hyphen.advance)
}

// cost rates the line between places i and j.
func (b *lineBreaker) cost(i, j int, width geom.Length, m measure) int64 {
	p, start, last := &b.places[j], b.places[i].kind, j == len(b.places)-1
	if width > m.width {
		return costOverfull + 1000*min(permille(width-m.width, m.width), 1_000_000)
	}
	slack := permille(m.width-width, m.width)
	cost := m.lineCost + penalty(p.kind)
	if !last || m.balance && i > 0 {
		cost += slack * slack
	}
	if last && i > 0 && slack > 800 {
		cost += costShortLast
	}
	if start.addsHyphen() && p.kind.addsHyphen() {
		cost += costStack
	}
	if start.addsHyphen() && last {
		cost += costLastPart
	}
	return cost
}

func penalty(kind breakKind) int64 {
	switch kind {
	case afterMark:
		return costMark
	case breakPoor:
		return costLoath
	case soft:
		return costSoft
	case hyphen:
		return costHyphen
	case emergency:
		return costEmergency
	}
	return 0
}

func permille(part, whole geom.Length) int64 { return int64(part) * 1000 / int64(whole) }
