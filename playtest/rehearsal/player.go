package rehearsal

import "punchboard/playtest"

// ByPriority returns a player that follows the declared priority: it plays the
// card with the highest rank, the first in the file among equals, keeps those
// with a rank below 0, and discards the lowest.
func ByPriority() playtest.Player[State] {
	return playtest.Player[State]{Name: "priority", New: func() playtest.Agent[State] { return &byPriority{} }}
}

type byPriority struct{ rules *Rules }

func (p *byPriority) Begin(r playtest.Rules[State], _ playtest.Seat) { p.rules, _ = r.(*Rules) }

func (p *byPriority) Act(_ playtest.Rules[State], s *State, legal []playtest.Action, _ *playtest.Stream) playtest.Action {
	if s.step == atDiscard {
		return p.worst(s, legal)
	}
	best, high := keep, 0.0
	for _, a := range legal {
		if rank := p.rank(s, a); a != keep && (rank > high || best == keep && rank == high) {
			best, high = a, rank
		}
	}
	return best
}

// worst returns the last of the lowest-ranked cards.
func (p *byPriority) worst(s *State, legal []playtest.Action) playtest.Action {
	worst := legal[0]
	for _, a := range legal[1:] {
		if p.rank(s, a) <= p.rank(s, worst) {
			worst = a
		}
	}
	return worst
}

func (p *byPriority) rank(s *State, a playtest.Action) float64 {
	return p.rules.tables.rank[int(a&0xff)*p.rules.decl.Turns+int(s.turn)]
}
