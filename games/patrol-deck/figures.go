package patroldeck

import (
	"math/bits"

	"punchboard/playtest"
)

// figure is one figure on the table: its side in bit 6, and its place in the
// roster of that side below. The order of the numbers is the roster order
// (B-19).
type figure uint8

// figures is the room for all figures; maxFigures for those of one side.
const (
	figures    = 128
	maxFigures = 64
	nobody     = figure(figures - 1) // no side may have so many
)

func figureOf(side playtest.Seat, n int) figure { return figure(side)<<6 | figure(n) }

func (f figure) side() playtest.Seat { return playtest.Seat(f >> 6 & 1) }

func (f figure) nth() int { return int(f & (maxFigures - 1)) }

// squad is a set of figures of one side.
type squad uint64

func (q squad) has(f figure) bool { return q>>(f&(maxFigures-1))&1 == 1 }

func (q squad) count() int { return bits.OnesCount64(uint64(q)) }

// first returns the first figure in roster order of a set that is not empty.
func (q squad) first(side playtest.Seat) figure {
	return figureOf(side, bits.TrailingZeros64(uint64(q)))
}

// nth returns figure n, from 0, in roster order.
func (q squad) nth(side playtest.Seat, n int) figure {
	for range n {
		q &= q - 1
	}
	return q.first(side)
}

// company is a set of figures of both sides.
type company [playtest.Seats]squad

func (c *company) has(f figure) bool { return c[f.side()].has(f) }

func (c *company) add(f figure) { c[f.side()] |= 1 << f.nth() }

func (c *company) remove(f figure) { c[f.side()] &^= 1 << f.nth() }

// grade is a grade of Guts or Accuracy; it is also the first column of the hit
// indicator (PD-072).
type grade uint8

const (
	elite grade = iota
	regular
	green
	grades
)

// weapon has its bands (PD-062) and shots (PD-064).
type weapon struct {
	inches [3]int16
	shots  [3]int8
	hth    int8
}

// soldier is what the roster and the record say about a figure.
type soldier struct {
	unit      uint8
	leader    bool
	guts      grade
	accuracy  grade
	melee     int8
	endurance int8
	reaction  int8
	weapon    weapon
	home      square
	facing    direction
}

// unit is half a squad or a headquarters (PD-006); its figures are consecutive
// in the roster.
type unit struct {
	side    playtest.Seat
	guts    grade // of its leader
	members squad
	leader  figure
	thrower bool // has hand grenades
}
