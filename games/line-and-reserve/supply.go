package lineandreserve

import "punchboard/playtest"

// marker is a kind of marker whose demand is reported: its counter in the game, and
// how many are on the table in a state.
type marker struct {
	counter string
	pieces  func(d *data, s *State) int
}

func (m marker) id() string { return m.counter }

// markers are counted at the end of each Combat Phase, before units recover, and at
// the end of the game. Points and damage are made up of as few markers as possible.
var markers = [...]marker{
	{"vp-1", func(_ *data, s *State) int {
		return change(int(s.points[0]), 1, 10, 5) + change(int(s.points[1]), 1, 10, 5)
	}},
	{"vp-5", func(_ *data, s *State) int { return change(int(s.points[0]), 5, 10) + change(int(s.points[1]), 5, 10) }},
	{"vp-10", func(_ *data, s *State) int { return change(int(s.points[0]), 10) + change(int(s.points[1]), 10) }},
	{"net-1", func(d *data, s *State) int { return damageMarkers(d, s, 1, 10, 5, 2) }},
	{"net-2", func(d *data, s *State) int { return damageMarkers(d, s, 2, 10, 5) }},
	{"net-5", func(d *data, s *State) int { return damageMarkers(d, s, 5, 10) }},
	{"net-10", func(d *data, s *State) int { return damageMarkers(d, s, 10) }},
	{"flight-1", func(_ *data, s *State) int { return flying(s, 1) }},
	{"flight-2", func(_ *data, s *State) int { return flying(s, 2) }},
	{"flight-3", func(_ *data, s *State) int { return flying(s, 3) }},
	{"flight-4", func(_ *data, s *State) int { return flying(s, 4) }},
	{"bombs-gone", func(_ *data, s *State) int { return count(s, func(x *unit) bool { return x.flags&bombed != 0 }) }},
	{"idle", idleMarkers},
	{"captured", func(_ *data, s *State) int { return count(s, func(x *unit) bool { return x.flags&captive != 0 }) }},
	{"counter-1", func(_ *data, s *State) int { return counting(s, 1) }},
	{"counter-2", func(_ *data, s *State) int { return counting(s, 2) }},
	{"counter-3", func(_ *data, s *State) int { return counting(s, 3) }},
	{"counter-4", func(_ *data, s *State) int { return counting(s, 4) }},
	{"overrun", func(_ *data, s *State) int { return int(s.holds[0] + s.holds[1]) }},
}

// change returns how many markers of a value are needed for an amount after those of
// larger values have been used.
func change(amount, value int, larger ...int) int {
	for _, v := range larger {
		amount %= v
	}
	return amount / value
}

// count counts the units in the Battle Area with a property.
func count(s *State, is func(*unit) bool) (n int) {
	for u := s.table(0).or(s.table(1)); u.some(); u = u.rest() {
		if is(&s.units[u.first()]) {
			n++
		}
	}
	return n
}

// damageMarkers counts the markers of a value for the damage of this phase: a unit
// with a Damage card began it at half Endurance.
func damageMarkers(d *data, s *State, value int, larger ...int) (n int) {
	for u := s.table(0).or(s.table(1)); u.some(); u = u.rest() {
		x, of := &s.units[u.first()], d.unit(u.first())
		began := of.full
		if x.damage != 0 && x.flags&hurt == 0 {
			began = of.half
		}
		n += change(max(0, int(began-x.endurance)), value, larger...)
	}
	return n
}

func flying(s *State, turns int8) int {
	n := 0
	for u := s.air[0].or(s.air[1]); u.some(); u = u.rest() {
		if s.units[u.first()].flight == turns {
			n++
		}
	}
	return n
}

func counting(s *State, turns uint8) int {
	return count(s, func(x *unit) bool { return x.counter == turns })
}

func idleMarkers(d *data, s *State) (n int) {
	for u := s.table(0).or(s.table(1)).and(d.crewed); u.some(); u = u.rest() {
		if s.units[u.first()].crew == nobody {
			n++
		}
	}
	return n
}

// The tracks.
const overrunTrack playtest.TrackID = 0

// watchMarkers reports how many markers are on the table.
func (g *game) watchMarkers() {
	if g.t == nil {
		return
	}
	for i := range markers {
		g.t.Demand(playtest.ComponentID(i), markers[i].pieces(&g.data, g.s))
	}
}

// watchTurn reports what is recorded once a Turn.
func (g *game) watchTurn() {
	if g.t == nil {
		return
	}
	s := g.s
	g.t.Lead(int(s.points[0] - s.points[1]))
	for seat := range playtest.Seats {
		g.t.Track(overrunTrack, int(s.holds[seat]))
		could := 0
		if h := s.held[seat]; h != 0 {
			could = 1 // any Command card can be discarded for a roll
		}
		g.t.Turn(playtest.Seat(seat), s.held[seat].count(), could)
	}
}
