package fireandcover

import "punchboard/playtest"

// marker is a kind of marker whose demand is reported: its counter in the game,
// and how many pieces are on the table in a state.
type marker struct {
	counter string
	pieces  func(r *Rules, s *State) int
}

func (m marker) id() string { return m.counter }

// markers are counted at the end of each turn, when all markers are on the
// table; those for men also after each hit.
var markers = [...]marker{
	{"man-1", func(r *Rules, s *State) int {
		return eachSquad(r, s, func(q *squad) int { return int(q.men) - 5*r.fives(q) })
	}},
	{"man-5", func(r *Rules, s *State) int { return eachSquad(r, s, r.fives) }},
	{"killed", func(r *Rules, s *State) int {
		return eachSquad(r, s, func(q *squad) int { return int(q.killed)/5 + int(q.killed)%5 })
	}},
	{"pinned", func(r *Rules, s *State) int { return ifOn(r, false, pinnedSquads(r, s)) }},
	{"range", func(r *Rules, _ *State) int { return ifOn(r, false, 1) }},
	{"fired-upon", func(r *Rules, s *State) int { return eachSquad(r, s, func(q *squad) int { return one(q.fired) }) }},
	{"moved", func(_ *Rules, s *State) int { return one(s.move.declared) }},
	{"outflanked", outflankMarkers},
	{"point-man", func(_ *Rules, s *State) int { return one(s.move.pointMan) }},
	{"covering", func(_ *Rules, s *State) int { return one(s.move.covered) + one(s.move.smoke) }},
	{"commander-killed", func(r *Rules, s *State) int {
		return eachSquad(r, s, func(q *squad) int { return one(q.handMod != 0) })
	}},
	{"pb-at-short", func(r *Rules, s *State) int {
		return eachSquad(r, s, func(q *squad) int { return one(r.data.nations[q.nation].closer > 0) })
	}},
	{"first-player", func(*Rules, *State) int { return 1 }},
	{"hex-concealed", func(r *Rules, s *State) int {
		return ifOn(r, true, eachSquad(r, s, func(q *squad) int { return int(q.attached.size) }))
	}},
}

// fiveMen is the component of tokens for five men.
const fiveMen playtest.ComponentID = 1

// duringTurn is the maximum number of these needed in the middle of a turn.
const duringTurn = 3

// fives counts the tokens for five men of a squad. It may use half of those in
// the box; beyond that it takes tokens for one man.
func (r *Rules) fives(q *squad) int {
	n := int(q.men) / 5
	if printed := r.sheet.Components[fiveMen].Printed; printed >= 0 {
		n = min(n, printed/(playtest.Seats*r.data.set.Squads))
	}
	return n
}

// eachSquad adds up what a function counts for the squads on the table.
func eachSquad(r *Rules, s *State, of func(*squad) int) int {
	n := of(&s.squads[0]) + of(&s.squads[1])
	for seat := range s.bench {
		for i := range r.benched(s, playtest.Seat(seat)) {
			n += of(&s.bench[seat][i])
		}
	}
	return n
}

// outflankMarkers counts one per squad: a player who moves turns the squad's
// own marker over to its side "outflanks", because the other side no longer
// matters.
func outflankMarkers(r *Rules, s *State) int {
	mover := &s.squads[s.active]
	return eachSquad(r, s, func(q *squad) int { return one(q.outflanked || s.move.outflanks && q == mover) })
}

func pinnedSquads(r *Rules, s *State) int {
	return eachSquad(r, s, func(q *squad) int { return one(q.pinned) })
}

// ifOn counts markers for one kind of terrain; on the map, pawns show some of
// what markers show elsewhere.
func ifOn(r *Rules, onMap bool, n int) int {
	if r.data.set.OnMap == onMap {
		return n
	}
	return 0
}

func one(yes bool) int {
	if yes {
		return 1
	}
	return 0
}

func (g *game) watchHit() {
	if g.t == nil {
		return
	}
	for i := range markers[:duringTurn] {
		g.t.Demand(playtest.ComponentID(i), markers[i].pieces(g.Rules, g.s))
	}
}

// watchTurn reports what is recorded once per turn, before it is cleared.
func (g *game) watchTurn() {
	if g.t == nil {
		return
	}
	s := g.s
	for i := range markers {
		g.t.Demand(playtest.ComponentID(i), markers[i].pieces(g.Rules, s))
	}
	g.t.Lead(g.progress(s, 0) - g.progress(s, 1))
	for seat := range s.squads {
		g.t.Track(objectivesTrack, g.goals(s, playtest.Seat(seat)))
	}
	if !g.data.set.OnMap {
		g.t.Track(rangeTrack, int(s.gap))
	}
	could := one(s.move.could)
	g.t.Turn(s.active, int(s.squads[s.active].hand.size)+could, could)
}
