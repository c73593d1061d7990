package playtest

// orderTester does actions again with what happens at once in other orders, on the
// same luck, and holds the outcomes against each other. One event of an action
// is varied at a time.
type orderTester[S any] struct {
	rules  Rules[S]
	seed   uint64
	played orderRecorder // what happens at once in the game
	tracer *Tracer       // of trials: nobody asks what it hears
	trial  forcedOrder
	orders permutations
	before S // the action
	state  S // after a trial
	other  S // after the order that was noted last
	traces []orderTrace
}

func newOrderTester[S any](r Rules[S], seed uint64) *orderTester[S] {
	p := &orderTester[S]{rules: r, seed: seed, tracer: NewTracer(r.Catalog(), nil)}
	p.tracer.orders = &orderRecorder{trial: &p.trial}
	p.traces = make([]orderTrace, len(r.Catalog().Together))
	return p
}

// begin forgets the last game.
func (p *orderTester[S]) begin() {
	p.tracer.Reset()
	for i := range p.traces {
		t := &p.traces[i]
		t.events, t.orders, t.differ = 0, 0, 0
	}
}

// takenAction is an action of a game, and what came of it.
type takenAction[S any] struct {
	action Action
	game   uint64
	step   int // decisions taken before
	luck   Chance
	after  *S
}

// try does an action again, once for each other order of each event that the
// notes hold. The state before it is in p.before.
func (p *orderTester[S]) try(d takenAction[S]) {
	if len(p.played.notes.events) == 0 {
		return
	}
	came := outcomeOf(p.rules, d.after)
	for at := range p.played.notes.events {
		p.vary(&d, at, came)
	}
}

// vary tries the other orders of one event, and remembers the one that leads
// farthest elsewhere.
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

// after does an action with one event in the order that is to be tried.
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

// outcome is what an action leads to, as far as the players care: a state to go
// on from, or a winner.
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

// against tells how another outcome differs. Two ends are the same when the same
// player has won: what still lies on the table does not matter any more.
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

// ordering keeps the drawing of orders apart from dice and from agents.
const ordering = 0x0DE5_0F74_1965

// orderStream draws the orders of one event of one action.
func orderStream(seed, game uint64, step, at int) Stream {
	return Stream{state: mix(mix(mix(seed^ordering)^game) + uint64(step)<<16 + uint64(at))}
}
