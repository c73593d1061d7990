package threefronts

import "punchboard/playtest"

// marker is a kind of marker whose demand is reported: its counter in the game,
// and how many pieces are on the table in a state. A piece with one marker on
// the front and two on the back counts once for two markers.
type marker struct {
	counter string
	pieces  func(s *State) int
}

func (m marker) id() string { return m.counter }

// markers are counted at the end of each turn, because the markers of a turn
// only increase during it. Those for hits are also counted whenever one is
// placed.
var markers = [...]marker{
	{"casualty", func(s *State) int { return pairs(&s.casualty) }},
	{"pinned", func(s *State) int { return pairs(&s.pins) }},
	{"moved", func(s *State) int { return s.moved.count() }},
	{"acted", func(s *State) int { return (s.mission | s.suppressed).count() }},
	{"front-plus", func(s *State) int { return frontsWith(s, 1) }},
	{"front-minus", func(s *State) int { return frontsWith(s, -1) }},
	{"closed-front", closedFronts},
	{"held", func(s *State) int { return barred(&s.forTurn) }},
	{"out-of-ammo", func(s *State) int { return barredFrom(&s.forGame, suppress) }},
	{"breakdown", func(s *State) int { return barredFrom(&s.forGame, move) }},
	{"anti-tank", func(s *State) int { return s.tank[0].count() + s.tank[1].count() }},
	{"pick", largestFront},
}

// The markers that are placed with hits.
const (
	casualtyMarkers playtest.ComponentID = iota
	pinnedMarkers
)

// pairs counts pieces that each stand for up to two markers of a unit.
func pairs(of *[playtest.Seats][maxSquads]uint8) (n int) {
	for seat := range of {
		for _, k := range of[seat] {
			n += (int(k) + 1) / 2
		}
	}
	return n
}

// frontsWith counts fronts with a modifier of the given sign.
func frontsWith(s *State, sign int8) (n int) {
	for _, mod := range s.volleyMod {
		if mod*sign > 0 {
			n++
		}
	}
	return n
}

func closedFronts(s *State) (n int) {
	for side := range playtest.Seats {
		for _, c := range s.closed[side] {
			if c != 0 {
				n++
			}
		}
	}
	return n
}

// barred counts units that are barred from anything.
func barred(bars *[playtest.Seats][deeds]units) (n int) {
	for side := range playtest.Seats {
		var all units
		for _, u := range bars[side] {
			all |= u
		}
		n += all.count()
	}
	return n
}

func barredFrom(bars *[playtest.Seats][deeds]units, d barredAction) int {
	return bars[0][d].count() + bars[1][d].count()
}

// largestFront returns the size of the largest group from which a unit is drawn
// blindly.
func largestFront(s *State) (n int) {
	for side := range playtest.Seats {
		for f := range fronts {
			n = max(n, s.at[side][f].count())
		}
	}
	return n
}

// The tracks printed on the boards.
const lossesTrack playtest.TrackID = 0

// watchTurn reports what is recorded once per turn, before it is cleared.
func (g *game) watchTurn() {
	if g.t == nil {
		return
	}
	s := g.s
	for i := range markers {
		g.t.Demand(playtest.ComponentID(i), markers[i].pieces(s))
	}
	g.t.Lead(s.lost[German].count() - s.lost[American].count())
	for seat := range playtest.Seats {
		g.t.Track(lossesTrack, min(s.lost[seat].count(), g.data.set.UnitsToWin)) // losing that many units loses the game
	}
	could := 0
	if s.could {
		could = 1
	}
	g.t.Turn(s.active, s.hands[s.active].count()+could, could)
	s.could = false
}
