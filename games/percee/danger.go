package percee

import (
	"math/bits"

	"punchboard/playtest"
)

// class is how a unit is hit: tanks by AT, all others by AI.
type class uint8

const (
	hardClass class = iota
	softClass
	classes
)

func (u *unit) class() class {
	if u.hard {
		return hardClass
	}
	return softClass
}

// The way west is counted in fifths of a move: a hex costs five, and up to ten
// more for the danger in it. far is farther than any way on any map.
const (
	wayMove = 5
	wayMost = wayMove + 10
	far     = 1 << 30
)

// dangers is how dangerous each hex is to units of either side, and how long the
// way west is. It depends on the positions alone, and is worked out for a side
// only when it is asked and something has changed.
type dangers struct {
	seen   [playtest.Seats]standpoint              // for whom the rest was worked out
	danger [playtest.Seats][classes][maxHexes]int8 // in tenths, by whose unit would stand there
	way    [classes][maxHexes]int                  // for Germans
}

// standpoint is what dangers depend on.
type standpoint struct {
	known   bool
	at      [sideUnits]int16
	back    units
	waiting units
}

// update works out what the enemy of a side threatens it with.
func (d *dangers) update(r *Rules, s *State, side playtest.Seat) {
	enemy := side.Other()
	now := standpoint{true, s.at[enemy], s.back[enemy], s.waiting}
	if side == German {
		now.waiting = 0
	}
	if d.seen[side] == now {
		return
	}
	d.seen[side] = now
	for c := range classes {
		d.fill(r, s, side, c)
		if side == German {
			d.ways(r, s, c)
		}
	}
}

// fill works out, for each hex, the two largest values that enemies could fire
// with at a unit of the class there, less the terrain.
func (d *dangers) fill(r *Rules, s *State, side playtest.Seat, c class) {
	var first, second [maxHexes]int8
	enemy := side.Other()
	for set := r.targets(s, side); set != 0; set &= set - 1 {
		u := set.first()
		v := int8(r.data.units[enemy][u].value(c == hardClass, s.face(enemy, u)))
		for i, w := range r.data.ground.targets[s.at[enemy][u]] {
			for ; w != 0; w &= w - 1 {
				h := i<<6 + bits.TrailingZeros64(w)
				if v > first[h] {
					first[h], second[h] = v, first[h]
				} else if v > second[h] {
					second[h] = v
				}
			}
		}
	}
	to := &d.danger[side][c]
	for h := range r.data.ground.n {
		to[h] = 0
		if sum := first[h] + second[h]; sum > 0 {
			to[h] = min(10, max(0, sum-r.data.ground.modifier[h]))
		}
	}
}

// ways works out the way to the western edge, danger counted as length: hexes
// wait in as many buckets as one step may be long (Dial 1969).
func (d *dangers) ways(r *Rules, s *State, c class) {
	g := &r.data.ground
	way, danger, blocked := &d.way[c], &d.danger[German][c], &s.board[American].some
	var buckets [wayMost + 1]hexes
	for h := range g.n {
		way[h] = far
		if g.west.has(h) && !blocked.has(h) {
			way[h] = wayMove
			buckets[wayMove].add(h)
		}
	}
	for length, empty := wayMove, 0; empty <= wayMost; length++ {
		b := &buckets[length%len(buckets)]
		if empty++; b[0]|b[1] != 0 {
			empty = 0
		}
		for i := range b {
			for ; b[i] != 0; b[i] &= b[i] - 1 {
				h := i<<6 + bits.TrailingZeros64(b[i])
				if way[h] != length {
					continue // it was reached by a shorter way
				}
				next := length + wayMove + int(danger[h])
				for j, w := range g.near[h] {
					for w &^= blocked[j]; w != 0; w &= w - 1 {
						if n := j<<6 + bits.TrailingZeros64(w); next < way[n] {
							way[n] = next
							buckets[next%len(buckets)].add(n)
						}
					}
				}
			}
		}
	}
}
