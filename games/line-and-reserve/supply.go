package lineandreserve

import "punchboard/playtest"

// marker is a kind of marker whose demand is reported: its counter in the game, and
// how many are on the table in a state.
type marker struct {
	counter string
	pieces  func(s *State) int
}

func (m marker) id() string { return m.counter }

// markers are counted at the beginning of each Turn and at the end of the game.
var markers = [...]marker{
	{"bombs-gone", func(s *State) int { return flagged(s, bombed) }},
	{"captured", func(s *State) int { return flagged(s, captive) }},
}

// flagged counts the units in the Battle Area with a flag.
func flagged(s *State, f flags) (n int) {
	for seat := range playtest.Seats {
		for u := s.table(playtest.Seat(seat)); u.some(); u = u.rest() {
			if s.units[u.first()].flags&f != 0 {
				n++
			}
		}
	}
	return n
}

// The tracks.
const overrunTrack playtest.TrackID = 0

// watchTurn reports what is recorded once a Turn.
func (g *game) watchTurn() {
	if g.t == nil {
		return
	}
	s := g.s
	for i := range markers {
		g.t.Demand(playtest.ComponentID(i), markers[i].pieces(s))
	}
	g.t.Lead(int(s.points[0] - s.points[1]))
	for seat := range playtest.Seats {
		g.t.Track(overrunTrack, int(s.holds[seat]))
	}
}
