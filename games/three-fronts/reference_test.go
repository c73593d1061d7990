package threefronts

import (
	"os"
	"slices"
	"testing"

	"punchboard/carddata"
	"punchboard/playtest"
)

// TestReferenceAgrees plays the same games with the naive engine and the rules,
// and compares the choices and the whole state at every decision.
func TestReferenceAgrees(t *testing.T) {
	games := uint64(300)
	if testing.Short() {
		games = 20
	}
	g, _ := carddata.Load(os.DirFS("."), "games/three-fronts", carddata.Options{})
	r := load(t)
	decisions := 0
	for game := range games {
		p := pair{t: t, rules: r, game: game, chance: playtest.NewKeyed(11, game), rnd: playtest.NewStream(11, game, 0)}
		c := p.chance
		p.naive = newNaive(g, &c, p.step)
		r.Setup(&p.s, &p.chance, nil)
		p.naive.play()
		o := r.Outcome(&p.s)
		if got := []string{"nobody", "us", "de"}[o.Winner+1] + " " + r.sheet.Ways[o.Way]; !p.s.over() || got != p.naive.over {
			t.Fatalf("game %d: the rules end by %q, the reference by %q", game, got, p.naive.over)
		}
		decisions += p.steps
	}
	if !testing.Short() && decisions < 100_000 {
		t.Errorf("%d decisions were compared", decisions)
	}
}

// pair plays one game twice.
type pair struct {
	t      *testing.T
	rules  *Rules
	naive  *naive
	s      State
	game   uint64
	steps  int
	chance playtest.Keyed
	rnd    playtest.Stream
	fast   []int
	slow   []int
}

// step compares a decision, takes a random choice and carries it out in the
// rules; the naive engine does so when it hears it.
func (p *pair) step(side int, options []string) string {
	if p.s.over() {
		p.t.Fatalf("game %d, step %d: the game is over, the reference asks for %v", p.game, p.steps, options)
	}
	legal := p.rules.Legal(&p.s, nil)
	names := make([]string, len(legal))
	for i, a := range legal {
		names[i] = p.rules.Describe(p.s.asked, a)
	}
	sorted := slices.Sorted(slices.Values(names))
	slices.Sort(options)
	if options = slices.Compact(options); int(p.s.asked) != side || !slices.Equal(sorted, options) {
		p.t.Fatalf("game %d, step %d: seat %d has the choices\n%v\nin the reference seat %d\n%v", p.game, p.steps, p.s.asked, sorted, side, options)
	}
	p.fast, p.slow = p.dump(p.fast[:0]), p.naive.dump(p.slow[:0])
	if !slices.Equal(p.fast, p.slow) {
		p.t.Fatalf("game %d, step %d: the states differ\n%v\n%v", p.game, p.steps, p.fast, p.slow)
	}
	pick := p.rnd.N(len(legal))
	p.rules.Apply(&p.s, legal[pick], &p.chance, nil)
	p.steps++
	return names[pick]
}

// flagNames are what a unit can be marked with, apart from numbers.
var flagNames = []string{
	"moved", "mission", "suppressed", "assaulting", "drew", "may suppress", "may assault", "anti-tank",
	"no move", "no recon", "no suppress", "no assault", "no defend", "no rally_self", "no rally_other",
}

// dump writes the state of the rules as numbers.
func (p *pair) dump(out []int) []int {
	s, r := &p.s, p.rules
	out = append(out, int(s.turn), int(s.active), int(s.shuffles))
	for f := range fronts {
		out = append(out, int(s.volleyMod[f]))
	}
	for side := range 2 {
		for unit := range r.data.sides[side].cards {
			if seat := playtest.Seat(side); s.inPlay(seat).has(unit) {
				out = append(out, unit, s.where(seat, unit), int(s.casualty[side][unit]), int(s.pins[side][unit]))
				out = append(out, p.flags(seat, unit)...)
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

// flags gives the flags of this turn in the order of flagNames, and what is
// forbidden for the game.
func (p *pair) flags(side playtest.Seat, unit int) []int {
	s, turn := &p.s, 0
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

// dump writes the state of the reference as the same numbers.
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
