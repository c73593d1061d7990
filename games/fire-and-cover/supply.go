package fireandcover

import "punchboard/playtest"

// marker is a kind of marker whose demand is reported: its counter in the game,
// and how many pieces are on the table in a state.
type marker struct {
	counter string
	each    bool                         // of each squad
	pieces  func(r *Rules, s *State) int // of the squads of the turn, or of the table
}

func (m marker) id() string { return m.counter }

// markers are counted at the end of each turn, when all markers are on the
// table; those for men also after each hit.
var markers = [...]marker{
	{"man-1", true, func(r *Rules, s *State) int {
		return eachSquad(s, func(q *squad) int { return int(q.men) - 5*r.fives(q) })
	}},
	{"man-5", true, func(r *Rules, s *State) int { return eachSquad(s, r.fives) }},
	{"killed", true, func(r *Rules, s *State) int {
		return eachSquad(s, func(q *squad) int { return int(q.killed)/5 + int(q.killed)%5 })
	}},
	{"pinned", true, func(r *Rules, s *State) int { return ifOn(r, false, pinnedSquads(s)) }},
	{"range", false, func(r *Rules, _ *State) int { return ifOn(r, false, 1) }},
	{"fired-upon", true, func(r *Rules, s *State) int { return eachSquad(s, func(q *squad) int { return one(q.fired) }) }},
	{"moved", false, func(_ *Rules, s *State) int { return one(s.move.declared) }},
	{"outflanked", true, outflankMarkers},
	{"point-man", false, func(_ *Rules, s *State) int { return one(s.move.pointMan) }},
	{"covering", false, func(_ *Rules, s *State) int { return one(s.move.covered) + one(s.move.smoke) }},
	{"commander-killed", true, func(r *Rules, s *State) int {
		return eachSquad(s, func(q *squad) int { return one(q.handMod != 0) })
	}},
	{"pb-at-short", true, func(r *Rules, s *State) int {
		return eachSquad(s, func(q *squad) int { return one(r.data.nations[q.nation].closer > 0) })
	}},
	{"first-player", false, func(*Rules, *State) int { return 1 }},
	{"hex-concealed", true, func(r *Rules, s *State) int {
		return ifOn(r, true, eachSquad(s, func(q *squad) int { return int(q.attached.size) }))
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

// eachSquad adds up what a function counts for the squads of the turn.
func eachSquad(s *State, of func(*squad) int) int { return of(&s.squads[0]) + of(&s.squads[1]) }

// benchedPieces counts the pieces of a marker that lie with the squads that take no part
// in the turn.
func (g *game) benchedPieces(i int) int {
	if !g.several() {
		return 0
	}
	return markers[i].onBench(g.Rules, g.s)
}

// onBench puts each pair of these squads in the place of the squads of the turn for a
// moment, because that is what pieces counts.
func (m *marker) onBench(r *Rules, s *State) (n int) {
	if !m.each {
		return 0
	}
	turn := s.move
	s.move = now{}
	for i := range r.benched(s, 0) {
		s.exchange(i)
		n += m.pieces(r, s)
		s.exchange(i)
	}
	s.move = turn
	return n
}

// exchange exchanges the squads of the turn with two others and nothing else.
func (s *State) exchange(i int) {
	for seat := range s.squads {
		s.squads[seat], s.bench[seat][i] = s.bench[seat][i], s.squads[seat]
	}
}

// outflankMarkers counts one per squad: a player who moves turns the squad's
// own marker over to its side "outflanks", because the other side no longer
// matters.
func outflankMarkers(_ *Rules, s *State) (n int) {
	for seat := range s.squads {
		n += one(s.squads[seat].outflanked || s.move.outflanks && playtest.Seat(seat) == s.active)
	}
	return n
}

func pinnedSquads(s *State) int {
	return eachSquad(s, func(q *squad) int { return one(q.pinned) })
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
		g.t.Demand(playtest.ComponentID(i), markers[i].pieces(g.Rules, g.s)+g.benchedPieces(i))
	}
}

// watchTurn reports what is recorded once per turn, before it is cleared.
func (g *game) watchTurn() {
	if g.t == nil {
		return
	}
	s := g.s
	for i := range markers {
		g.t.Demand(playtest.ComponentID(i), markers[i].pieces(g.Rules, s)+g.benchedPieces(i))
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
