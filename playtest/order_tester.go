package playtest

// orderTester repeats actions with their simultaneous events in other orders, on
// the same luck, and compares the outcomes. It varies one event of an action at a
// time.
type orderTester[S any] struct {
	rules  Rules[S]
	seed   uint64
	played orderRecorder // the simultaneous events of the game
	tracer *Tracer       // for trials; its counts are discarded
	trial  forcedOrder
	orders permutations
	before S // before the action
	state  S // after a trial
	other  S // after the order noted last
	traces []orderTrace
}

func newOrderTester[S any](r Rules[S], seed uint64) *orderTester[S] {
	p := &orderTester[S]{rules: r, seed: seed, tracer: NewTracer(r.Catalog(), nil)}
	p.tracer.orders = &orderRecorder{trial: &p.trial}
	p.traces = make([]orderTrace, len(r.Catalog().Together))
	return p
}

// begin resets the tester for a new game.
func (p *orderTester[S]) begin() {
	p.tracer.Reset()
	for i := range p.traces {
		t := &p.traces[i]
		t.events, t.orders, t.differ = 0, 0, 0
	}
}

// takenAction is an action of a game and its outcome.
type takenAction[S any] struct {
	action Action
	game   uint64
	step   int // decisions taken before
	luck   Chance
	after  *S
}

// try repeats an action once for every other order of each recorded event. The
// state before it is in p.before.
func (p *orderTester[S]) try(d takenAction[S]) {
	if len(p.played.notes.events) == 0 {
		return
	}
	came := outcomeOf(p.rules, d.after)
	for at := range p.played.notes.events {
		p.vary(&d, at, came)
	}
}

// vary tries the other orders of one event and keeps the one that makes the
// largest difference.
func (p *orderTester[S]) vary(d *takenAction[S], at int, came outcome) {
	e := p.played.notes.events[at]
	t := &p.traces[e.id]
	t.events++
	found := Same
	p.orders.begin(e.to-e.from, orderStream(p.seed, d.game, d.step, at))
	for p.orders.next() {
		t.orders++
		how := came.against(p.after(d, at))
		if how <= found {
			continue
		}
		if found == Same {
			t.differ++
		}
		found = how
		if t.differ == 1 {
			t.first.note(d.game, d.step, how, p.played.notes.of(e), p.orders.order)
			p.other = p.state
		}
	}
}

// after repeats an action with one event in the order to be tried.
func (p *orderTester[S]) after(d *takenAction[S], at int) (o outcome) {
	defer func() {
		if recover() != nil {
			o = outcome{broken: true}
		}
	}()
	p.trial.before, p.trial.order = at, p.orders.order
	p.state = p.before
	p.rules.Apply(&p.state, d.action, d.luck, p.tracer)
	return outcomeOf(p.rules, &p.state)
}

// outcome is the result of an action as far as players care: a state to continue
// from, or a winner.
type outcome struct {
	over, broken bool
	winner       Seat
	state        uint64
}

func outcomeOf[S any](r Rules[S], s *S) outcome {
	if r.Actor(s) == Nobody {
		return outcome{over: true, winner: r.Outcome(s).Winner}
	}
	return outcome{state: r.Hash(s)}
}

// against returns how another outcome differs. Two finished games are the same if
// the same player has won: what is left on the table no longer matters.
func (o outcome) against(x outcome) Difference {
	switch {
	case x.broken:
		return Breakdown
	case o.over != x.over:
		return OtherEnd
	case o.winner != x.winner:
		return OtherWinner
	case o.state != x.state:
		return OtherState
	}
	return Same
}

// ordering separates the random orders from the dice and from the agents'
// randomness.
const ordering = 0x0DE5_0F74_1965

// orderStream returns the randomness for the orders of one event of one action.
func orderStream(seed, game uint64, step, at int) Stream {
	return Stream{state: mix(mix(mix(seed^ordering)^game) + uint64(step)<<16 + uint64(at))}
}
