package playtest

import "fmt"

// table plays games, one after another, without allocating.
type table[S any] struct {
	rules  Rules[S]
	seats  int
	agents [MaxSeats]chooser[S]
	seed   uint64
	limit  int
	check  bool
	live   *Live
	tracer *Tracer
	orders uint64          // games from the first whose simultaneous events are retried
	tester *orderTester[S] // nil if there are none

	state   S
	chance  Keyed
	circle  repetition   // used when states are checked, and in games that are suspiciously long
	half    []cardCounts // cards at half of the limit, as in the tracer
	last    []cardCounts // cards when the table last looked for circles
	trail   []trailCard  // cards played since the last random draw
	since   int          // the decisions before the circle that was found
	luck    Chance       // chance, or circle
	streams [MaxSeats]Stream
	steps   int
	forced  int
	hash    uint64
	game    uint64
	suspect bool // whether the game is watched because it is suspiciously long
	tries   bool // whether this game retries simultaneous events
}

// newTable seats the agents of a plan.
func newTable[S any](p *Plan[S]) *table[S] {
	t := &table[S]{rules: p.Rules, seats: p.Rules.Catalog().NumSeats(), seed: p.Seed, limit: p.limit(), check: p.Check, orders: p.Orders, live: p.Live}
	t.tracer = NewTracer(p.Rules.Catalog(), nil)
	if p.Orders > 0 {
		t.tester = newOrderTester(p.Rules, p.Seed)
	}
	for seat := range t.seats {
		t.agents[seat] = newChooser(p.Players[seat])
	}
	t.luck = &t.chance
	if t.check {
		t.luck = &t.circle
	}
	return t
}

// play plays one game and counts it. A panic of the rules or of an agent is
// recorded as an incident of that game only.
func (t *table[S]) play(game uint64, stats *Stats) {
	defer func() {
		if p := recover(); p != nil {
			t.failed(game, stats, Broken, fmt.Sprint(p))
		}
	}()
	stats.Played.extend(game)
	t.begin(game)
	if fault, message, ok := t.finish(); !ok {
		t.failed(game, stats, fault, message)
		return
	}
	t.hash = Fold(t.hash, t.rules.Hash(&t.state))
	outcome := t.rules.Outcome(&t.state)
	stats.ended(outcome, t.steps, t.forced)
	t.live.count(outcome, t.seats)
	stats.traced(game, outcome, t.tracer)
	if t.tries {
		stats.ordered(game, t.tester.traces)
	}
	stats.Fingerprint += Hex(Fold(mix(game), t.hash))
}

func (t *table[S]) failed(game uint64, stats *Stats, f Fault, message string) {
	x := FaultyGame{Game: game, Step: t.steps, Message: message}
	if f == Endless || f == Circle {
		x.Loop = t.loop(f)
	}
	stats.Faults[f].add(x)
	stats.Fingerprint += Hex(Fold(mix(game), Fold(t.hash, uint64(f))))
}

// begin sets up a game.
func (t *table[S]) begin(game uint64) {
	t.game, t.chance = game, NewKeyed(t.seed, game)
	t.tracer.Reset()
	t.steps, t.forced, t.hash = 0, 0, 0
	for seat := range t.seats {
		t.streams[seat] = NewStream(t.seed, game, Seat(seat))
		t.agents[seat].begin(t.rules, Seat(seat))
	}
	t.tries, t.tracer.orders = game < t.orders, nil
	if t.tries {
		t.tester.begin()
		t.tracer.orders = &t.tester.played
	}
	t.half = t.half[:0]
	if t.suspect {
		t.suspect, t.luck = false, &t.chance
	}
	if t.check {
		t.circle.begin(t.chance)
	}
	t.rules.Setup(&t.state, t.luck, t.tracer)
}

// finish plays until the game is over.
func (t *table[S]) finish() (f Fault, message string, ok bool) {
	for {
		if t.check || t.steps >= suspicious {
			if f, message, ok := t.inspect(); !ok {
				return f, message, false
			}
		}
		actor := t.rules.Actor(&t.state)
		switch {
		case actor == Nobody:
			return 0, "", true
		case t.steps == t.limit:
			return Endless, "", false
		}
		a, choices := t.choose(actor)
		if choices == 0 {
			return Gap, "", false
		}
		t.do(a)
	}
}

// choose gets the actor's choice.
func (t *table[S]) choose(actor Seat) (a Action, choices int) {
	a, choices = t.agents[actor].choose(&t.state, &t.streams[actor])
	if choices == 1 {
		t.forced++
	}
	return a, choices
}

func (t *table[S]) do(a Action) {
	t.steps++
	t.hash = Fold(t.hash, uint64(a))
	if !t.tries {
		t.rules.Apply(&t.state, a, t.luck, t.tracer)
		return
	}
	t.doAndTry(a)
}

// doAndTry performs an action, then repeats it with its simultaneous events in
// other orders.
func (t *table[S]) doAndTry(a Action) {
	p := t.tester
	p.before = t.state
	p.played.notes.reset()
	t.rules.Apply(&t.state, a, t.luck, t.tracer)
	p.try(takenAction[S]{action: a, game: t.game, step: t.steps - 1, luck: &t.chance, after: &t.state})
}
