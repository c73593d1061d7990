package rulestest

import (
	"slices"
	"testing"

	"punchboard/playtest"
)

// Ask is called by a naive engine for each decision: whose it is, and the choices in
// words.
type Ask func(side int, options []string) string

// Naive is a second engine of a game, slow and written independently of the rules.
type Naive struct {
	Play func() string         // plays a game and returns how it ended: "us units"
	Dump func(out []int) []int // writes its state as numbers
	At   func() string         // describes the position, for failures; may be nil
}

// Comparison plays games twice on the same luck, with the rules and with a naive
// engine, and compares choices and states at every decision.
type Comparison[S any] struct {
	Rules playtest.Rules[S]
	Seats [playtest.Seats]string                 // names of the winners in the naive engine
	Say   func(*S, playtest.Action) string       // names a choice as the naive engine does
	Dump  func(s *S, out []int) []int            // writes a state as the same numbers
	Naive func(c playtest.Chance, ask Ask) Naive // starts a game
	// Player makes three of four choices of both sides in every other game, so that
	// the games also come to what follows from sense; if it has no New, all choices
	// are random.
	Player playtest.Player[S]
}

// Agree plays a number of games and returns the number of
// decisions compared.
func (w *Comparison[S]) Agree(t *testing.T, variant string, games uint64) (decisions int) {
	t.Helper()
	for game := range games {
		p := pair[S]{Comparison: w, t: t, variant: variant, game: game, chance: playtest.NewKeyed(11, game), rnd: playtest.NewStream(11, game, 0)}
		p.play()
		decisions += p.steps
	}
	return decisions
}

// pair is one game, played twice.
type pair[S any] struct {
	*Comparison[S]
	t       *testing.T
	variant string
	naive   Naive
	s       S
	game    uint64
	steps   int
	chance  playtest.Keyed
	rnd     playtest.Stream
	agents  []playtest.Agent[S] // by seat; none if all choices are random
	fast    []int
	slow    []int
}

func (p *pair[S]) play() {
	p.t.Helper()
	c := p.chance
	p.naive = p.Naive(&c, p.step)
	if p.Player.New != nil && p.game%2 == 1 {
		for seat := range playtest.Seats {
			p.agents = append(p.agents, p.Player.New())
			p.agents[seat].Begin(p.Rules, playtest.Seat(seat))
		}
	}
	p.Rules.Setup(&p.s, &p.chance, nil)
	ended := p.naive.Play()
	if p.Rules.Actor(&p.s) != playtest.Nobody {
		p.fatalf("the reference ends by %q, and the rules go on", ended)
	}
	o := p.Rules.Outcome(&p.s)
	winner := "nobody"
	if o.Winner != playtest.Nobody {
		winner = p.Seats[o.Winner]
	}
	if got := winner + " " + p.Rules.Catalog().Ways[o.Way]; got != ended {
		p.fatalf("the rules end by %q, the reference by %q", got, ended)
	}
}

// step compares a decision, makes a choice and applies it in the rules; the naive
// engine applies the choice that it returns.
func (p *pair[S]) step(side int, options []string) string {
	actor := p.Rules.Actor(&p.s)
	if actor == playtest.Nobody {
		p.fatalf("the game is over, the reference asks for %v", options)
	}
	legal := p.Rules.Legal(&p.s, nil)
	names := make([]string, len(legal))
	for i, a := range legal {
		names[i] = p.Say(&p.s, a)
	}
	sorted := slices.Sorted(slices.Values(names))
	slices.Sort(options)
	if options = slices.Compact(options); int(actor) != side || !slices.Equal(sorted, options) {
		p.fatalf("seat %d has the choices\n%v\nin the reference seat %d\n%v", actor, sorted, side, options)
	}
	p.fast, p.slow = p.Dump(&p.s, p.fast[:0]), p.naive.Dump(p.slow[:0])
	if !slices.Equal(p.fast, p.slow) {
		p.fatalf("the states differ\n%v\n%v", p.fast, p.slow)
	}
	pick := p.pick(actor, legal)
	p.Rules.Apply(&p.s, legal[pick], &p.chance, nil)
	p.steps++
	return names[pick]
}

// pick returns the place of the choice of the player to decide.
func (p *pair[S]) pick(seat playtest.Seat, legal []playtest.Action) int {
	if len(p.agents) == 0 || len(legal) == 1 || p.rnd.N(4) == 0 {
		return p.rnd.N(len(legal))
	}
	return slices.Index(legal, p.agents[seat].Act(p.Rules, &p.s, legal, &p.rnd))
}

func (p *pair[S]) fatalf(format string, args ...any) {
	p.t.Helper()
	at := ""
	if p.naive.At != nil {
		at = ", " + p.naive.At()
	}
	p.t.Fatalf("%s %d, step %d%s: "+format, append([]any{about(p.variant, "game"), p.game, p.steps, at}, args...)...)
}
