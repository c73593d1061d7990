package session

import "punchboard/playtest"

// duel is a game in which a stronger player reverses the balance: each side chooses
// once, and then a coin decides, unless blue has chosen to ambush, which always wins.
// Its sensible player never thinks of that.
type duel struct{ sheet playtest.Catalog }

type duelState struct {
	step   uint8
	winner playtest.Seat
}

// The choices. Only blue's ambush matters.
const (
	advance playtest.Action = iota
	ambush
)

func newDuel() playtest.Game {
	r := &duel{playtest.Catalog{
		Game: "duel", Data: 1, Seats: []string{"red", "blue"}, Ways: []string{"beaten"},
		Rules: []string{"", "D-1"}, Decisive: 1,
	}}
	return playtest.Bind(r, playtest.Player[duelState]{Name: "greedy", New: func() playtest.Agent[duelState] { return bold{} }})
}

// bold is the sensible player.
type bold struct{}

func (bold) Begin(playtest.Rules[duelState], playtest.Seat) {}

func (bold) Act(playtest.Rules[duelState], *duelState, []playtest.Action, *playtest.Stream) playtest.Action {
	return advance
}

func (r *duel) Catalog() *playtest.Catalog { return &r.sheet }

func (r *duel) Setup(s *duelState, _ playtest.Chance, t *playtest.Tracer) {
	*s = duelState{winner: playtest.Nobody}
	t.Rule(1)
}

func (r *duel) Actor(s *duelState) playtest.Seat {
	if s.step == playtest.Seats {
		return playtest.Nobody
	}
	return playtest.Seat(s.step)
}

func (r *duel) Legal(_ *duelState, buf []playtest.Action) []playtest.Action {
	return append(buf, advance, ambush)
}

func (r *duel) Apply(s *duelState, a playtest.Action, c playtest.Chance, _ *playtest.Tracer) {
	if s.step++; s.step == playtest.Seats {
		s.winner = playtest.Seat(c.N(playtest.Key{}, 2))
		if a == ambush {
			s.winner = 1
		}
	}
}

func (r *duel) Outcome(s *duelState) playtest.Outcome {
	return playtest.Outcome{Winner: s.winner, Turns: 1}
}

func (r *duel) Redeal(*duelState, playtest.Seat, playtest.Chance)          {}
func (r *duel) Observe(*duelState, playtest.Seat, *playtest.Observation)   {}
func (r *duel) Hash(s *duelState) uint64                                   { return uint64(s.step)<<8 | uint64(uint8(s.winner)) }
func (r *duel) Check(*duelState) error                                     { return nil }
func (r *duel) Tell(*duelState, playtest.Action, string) string            { return "" }
func (r *duel) TellDraw(*duelState, playtest.Key, int, int, string) string { return "" }
