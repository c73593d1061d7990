package percee

import "punchboard/playtest"

// class determines the value used against a unit: AT for tanks, AI for all others.
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

// dangers holds how dangerous hexes are to units of either side, and the distance
// to the western edge. It depends only on the positions, and is recomputed for a
// side on demand, after something has changed.
type dangers struct {
	seen    [playtest.Seats]standpoint          // the positions for which the rest was computed
	by      [playtest.Seats][classes]fireValues // the units they are computed against
	threat  hexes                               // hexes where any American unit could fire at a German one
	marches [classes]march                      // to the west, for Germans
}

// standpoint is everything that dangers depend on.
type standpoint struct {
	known   bool
	at      places
	back    units
	waiting units
}

// update records what could threaten a side, and reports whether that has changed.
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
	for c := range classes {
		d.by[side][c].known = false
	}
	if side == German {
		d.threat, d.marches[hardClass].begun, d.marches[softClass].begun = r.under(s, German), false, false
	}
	return true
}

// under returns the hexes that the enemy of a side could fire at.
func (r *Rules) under(s *State, side playtest.Seat) (fire hexes) {
	for set := r.targets(s, side); set != 0; set &= set - 1 {
		fire = fire.or(r.data.ground.targets[s.at[side.Other()][set.first()]])
	}
	return fire
}

// fireValues returns what threatens a class of a side, computing it on the first
// call after a change.
func (d *dangers) fireValues(r *Rules, s *State, side playtest.Seat, c class) *fireValues {
	v := &d.by[side][c]
	if v.known {
		return v
	}
	*v = fireValues{known: true}
	enemy := side.Other()
	for set := r.targets(s, side); set != 0; set &= set - 1 {
		u := set.first()
		v.note(r.data.units[enemy][u].value(c == hardClass, s.face(enemy, u)), r.data.ground.targets[s.at[enemy][u]])
	}
	v.strongest()
	return v
}

// west returns the march of a German class, computed for at least some hexes.
func (d *dangers) west(r *Rules, s *State, c class, of hexes) *march {
	m, g := &d.marches[c], &r.data.ground
	if !m.begun {
		m.begin(g, s.board[American].some)
	}
	m.reach(of, g, d.fireValues(r, s, German, c))
	return m
}
