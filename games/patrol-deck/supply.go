package patroldeck

import "punchboard/playtest"

// marker is a kind of marker whose demand is reported: its counter in the game,
// and how many are on the table in a state.
type marker struct {
	counter string
	pieces  func(r *Rules, s *State) int
}

func (m marker) id() string { return m.counter }

// markers are counted at the end of each activation, before the incapacitated
// figures are removed, and at the end of each turn.
var markers = [...]marker{
	{"wound", woundMarkers},
	{"stun", func(_ *Rules, s *State) int { return s.stunned[American].count() + s.stunned[German].count() }},
	{"out-of-ammo", func(_ *Rules, s *State) int { return s.noAmmo[American].count() + s.noAmmo[German].count() }},
	{"morale", moraleMarkers},
	{"pinned", func(r *Rules, s *State) int { return r.unitsWith(s, s.pinned) }},
	{"no-grenades", func(r *Rules, s *State) int { return r.unitsWith(s, s.noThrows) }},
	{"moved", func(r *Rules, s *State) int {
		return (s.moved[American] & r.live(s, American)).count() + (s.moved[German] & r.live(s, German)).count()
	}},
	{"acting-leader", actingLeaders},
	{"incapacitated", func(_ *Rules, s *State) int {
		return (s.down[American] &^ s.out[American]).count() + (s.down[German] &^ s.out[German]).count()
	}},
	{"order-1", orderMarkers(1)},
	{"order-2", orderMarkers(2)},
	{"order-3", orderMarkers(3)},
	{"order-4", orderMarkers(4)},
	{"order-5", orderMarkers(5)},
	{"order-6", orderMarkers(6)},
}

// woundMarkers counts one marker for each point of Endurance lost.
func woundMarkers(r *Rules, s *State) (n int) {
	for side := range playtest.Seats {
		for q := r.live(s, playtest.Seat(side)); q != 0; q &= q - 1 {
			f := q.first(playtest.Seat(side))
			n += int(r.data.figs[f].endurance - s.endurance[f])
		}
	}
	return n
}

// inPlay reports whether a unit has a live figure.
func (r *Rules) inPlay(s *State, u int) bool {
	of := &r.data.units[u]
	return of.members&^s.down[of.side] != 0
}

func moraleMarkers(r *Rules, s *State) (n int) {
	for u := range r.data.nUnits {
		if r.inPlay(s, u) {
			n += int(s.morale[u])
		}
	}
	return n
}

// unitsWith counts the units of a set that are in play.
func (r *Rules) unitsWith(s *State, set units) (n int) {
	for ; set != 0; set &= set - 1 {
		n += int(bit8(r.inPlay(s, int(lowestUnit(set)))))
	}
	return n
}

// actingLeaders counts the units that have lost their leader (PG-20).
func actingLeaders(r *Rules, s *State) (n int) {
	for u := range r.data.nUnits {
		n += int(bit8(r.inPlay(s, u) && s.down.has(r.data.units[u].leader)))
	}
	return n
}

// orderMarkers counts the units whose order die shows a number.
func orderMarkers(die uint8) func(*Rules, *State) int {
	return func(r *Rules, s *State) (n int) {
		for u := range r.data.nUnits {
			n += int(bit8(s.die[u] == die))
		}
		return n
	}
}

// watch reports how many markers are on the table.
func (g *game) watch() {
	if g.t == nil {
		return
	}
	for i := range markers {
		g.t.Demand(playtest.ComponentID(i), markers[i].pieces(g.Rules, g.s))
	}
}

// watchTurn reports what is recorded once per turn.
func (g *game) watchTurn() {
	if g.t != nil {
		g.t.Lead(g.margin(g.s))
	}
}
