package threefronts

import (
	"testing"

	"punchboard/carddata"
	"punchboard/playtest"
	"punchboard/playtest/rulebook/rulestest"
)

// TestReferenceAgrees plays the same games with the naive engine and the rules,
// and compares the choices and the whole state at every decision.
func TestReferenceAgrees(t *testing.T) {
	games := uint64(300)
	if testing.Short() {
		games = 20
	}
	w := twin(load(t), read(t))
	if n := w.Agree(t, "", games); !testing.Short() && n < 100_000 {
		t.Errorf("%d decisions were compared", n)
	}
}

func twin(r *Rules, g *carddata.Game) *rulestest.Comparison[State] {
	return &rulestest.Comparison[State]{
		Rules: r,
		Seats: [playtest.Seats]string{"us", "de"},
		Say:   func(s *State, a playtest.Action) string { return r.Describe(s.asked, a) },
		Dump:  r.dump,
		Naive: func(c playtest.Chance, ask rulestest.Ask) rulestest.Naive {
			n := newNaive(g, c, ask)
			return rulestest.Naive{Play: func() string { n.play(); return n.over }, Dump: n.dump}
		},
	}
}

// flagNames are the flags of a unit, apart from numbers.
var flagNames = []string{
	"moved", "mission", "suppressed", "assaulting", "drew", "may suppress", "may assault", "anti-tank",
	"no move", "no recon", "no suppress", "no assault", "no defend", "no rally_self", "no rally_other",
}

// dump appends the state of the rules as numbers.
func (r *Rules) dump(s *State, out []int) []int {
	out = append(out, int(s.turn), int(s.active), int(s.shuffles))
	for f := range fronts {
		out = append(out, int(s.volleyMod[f]))
	}
	for side := range 2 {
		for unit := range r.data.sides[side].cards {
			if seat := playtest.Seat(side); s.inPlay(seat).has(unit) {
				out = append(out, unit, s.where(seat, unit), int(s.casualty[side][unit]), int(s.pins[side][unit]))
				out = append(out, s.flags(seat, unit)...)
				out = append(out, int(s.dice[side][unit]), int(s.diceTurn[side][unit]))
				if seat != s.active {
					out = append(out, int(s.fight.cover[unit]))
				}
			}
		}
		for _, unit := range s.squads[side].cards[:s.squads[side].left] {
			out = append(out, int(unit))
		}
		out = append(out, int(s.lost[side]), int(s.hands[side]), int(s.known[side]))
		for f := range fronts {
			out = append(out, int(s.closed[side][f]))
		}
	}
	for _, c := range s.tactics[:s.left] {
		out = append(out, int(c))
	}
	return append(out, int(s.discard), int(s.pending))
}

// flags returns the flags of this turn in the order of flagNames, and what is
// forbidden for the rest of the game.
func (s *State) flags(side playtest.Seat, unit int) []int {
	turn := 0
	sets := []units{s.moved, s.mission, s.suppressed, s.assaulting, s.drew, s.permitted[0], s.permitted[1]}
	if side != s.active {
		sets = make([]units, len(sets))
	}
	sets = append(append(sets, s.tank[side]), s.forTurn[side][:]...)
	for i, set := range sets {
		turn |= int(set>>unit&1) << i
	}
	game := 0
	for d, set := range s.forGame[side] {
		game |= int(set>>unit&1) << d
	}
	return []int{turn, game}
}

// dump appends the state of the naive engine as the same numbers.
func (n *naive) dump(out []int) []int {
	out = append(out, n.turn, n.active, n.shuffles)
	out = append(out, n.volleyMod[:]...)
	pending := 0
	for side := range 2 {
		gone := 0
		for _, u := range n.units[side] {
			switch {
			case u.front >= 0:
				out = append(out, u.at, u.front, u.cas, u.pins)
				out = append(out, u.numbers()...)
				if side != n.active {
					out = append(out, u.cover)
				}
			case u.front == lost:
				gone |= 1 << u.at
			case u.front == drawn:
				pending |= 1 << u.at
			}
		}
		for _, u := range n.squads[side] {
			out = append(out, u.at)
		}
		known := 0
		for c := range n.seen[side] {
			known |= 1 << c.at
		}
		out = append(out, gone, setOf(n.hands[side]), known)
		for _, how := range n.closed[side] {
			out = append(out, int(bit(how["be_suppressed"])|2*bit(how["be_assaulted"])))
		}
	}
	for _, c := range n.tactics {
		out = append(out, c.at)
	}
	return append(out, setOf(n.discard), pending)
}

func setOf(cards []*naiveCard) (set int) {
	for _, c := range cards {
		set |= 1 << c.at
	}
	return set
}

func (u *naiveUnit) numbers() []int {
	turn, game := 0, 0
	if len(u.flags) > 0 {
		for i, name := range flagNames {
			turn |= int(bit(u.flags[name])) << i
		}
	}
	if len(u.game) > 0 {
		for d, w := range deedNames {
			game |= int(bit(u.game[w.Name])) << d
		}
	}
	return []int{turn, game, u.dice, u.diceTurn}
}
