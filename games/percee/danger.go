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

// dangers is how dangerous each hex is to units of either side, and how long the
// way west is. It depends on the positions alone, and is worked out for a side
// only when it is asked and something has changed.
type dangers struct {
	seen    [playtest.Seats]standpoint              // for whom the rest was worked out
	danger  [playtest.Seats][classes][maxHexes]int8 // in tenths, by whose unit would stand there
	threat  hexes                                   // where any American could hit a German
	known   [classes]bool                           // whether the dangers of a German class are worked out
	marches [classes]march                          // west, of Germans
}

// standpoint is what dangers depend on.
type standpoint struct {
	known   bool
	at      places
	back    units
	waiting units
}

// update notes what the enemy of a side could threaten it with, and tells whether
// that has changed. For Germans the dangers themselves are left to west.
func (d *dangers) update(r *Rules, s *State, side playtest.Seat) bool {
	enemy := side.Other()
	now := standpoint{true, s.at[enemy], s.back[enemy], s.waiting}
	if side == German {
		now.waiting = 0
	}
	if d.seen[side] == now {
		return false
	}
	d.seen[side] = now
	if side == German {
		d.known, d.threat = [classes]bool{}, hexes{}
		for set := r.targets(s, German); set != 0; set &= set - 1 {
			d.threat = d.threat.or(r.data.ground.targets[s.at[American][set.first()]])
		}
		return true
	}
	for c := range classes {
		d.fill(r, s, side, c)
	}
	return true
}

// west gives the way west of a German class, and its dangers, in some hexes at
// least. They are worked out when they are first asked after a change.
func (d *dangers) west(r *Rules, s *State, c class, of hexes) (way *[maxHexes]int, danger *[maxHexes]int8) {
	danger = &d.danger[German][c]
	if !d.known[c] {
		d.known[c] = true
		d.fill(r, s, German, c)
		d.marches[c].begin(&r.data.ground, s.board[American].some)
	}
	d.marches[c].reach(of, &r.data.ground, danger)
	return &d.marches[c].way, danger
}

// fill works out, for each hex, the two largest values that enemies could fire
// with at a unit of the class there, less the terrain.
func (d *dangers) fill(r *Rules, s *State, side playtest.Seat, c class) {
	var by volleys
	enemy := side.Other()
	for set := r.targets(s, side); set != 0; set &= set - 1 {
		u := set.first()
		by.add(r.data.units[enemy][u].value(c == hardClass, s.face(enemy, u)), r.data.ground.targets[s.at[enemy][u]])
	}
	to := &d.danger[side][c]
	*to = [maxHexes]int8{}
	under := by.strongest(to)
	for ; !under.empty(); under = under.rest() {
		h := under.first()
		to[h] = min(10, max(0, to[h]-r.data.ground.modifier[h]))
	}
}

// mostValue is the largest value of a unit that is read.
const mostValue = 20

// volleys are the hexes that one enemy, and a second one, can fire at with each
// value.
type volleys struct {
	once, twice [mostValue + 1]hexes
	values      uint32 // those of any enemy
}

func (v *volleys) add(value int, reach hexes) {
	once, twice := &v.once[value], &v.twice[value]
	*twice = twice.or(once.and(reach))
	*once = once.or(reach)
	v.values |= 1 << value
}

// strongest adds to each hex the two largest values that reach it, and gives the
// hexes that any does.
func (v *volleys) strongest(to *[maxHexes]int8) (first hexes) {
	var second hexes
	for values := v.values &^ 1; values != 0; {
		value := bits.Len32(values) - 1
		values &^= 1 << value
		once := v.once[value]
		again := once.and(first).or(v.twice[value]).less(second)
		raise(to, once.less(first), int8(value))
		raise(to, again, int8(value))
		first, second = first.or(once), second.or(again)
	}
	return first
}

// raise adds a value to the hexes of a set.
func raise(to *[maxHexes]int8, set hexes, value int8) {
	for ; !set.empty(); set = set.rest() {
		to[set.first()] += value
	}
}
