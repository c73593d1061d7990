package playtest

// Together is a kind of event in which several things happen at once, or in an
// order that the rulebook does not give.
type Together struct {
	Name   string   // the rule that leaves the order open
	Card   string   // the id of the card that this rule is of; "" for none
	Things []string // names of the things by number, such as the ids of cards; nil where they have none
}

// TogetherID is the number of a kind of event.
type TogetherID uint8

// Together reports things that happen at once, by numbers of the rules' own, and
// puts them into the order in which the rules are to do them: in play that in
// which they come, in a trial another one. The keys of their dice name the thing
// and not its place in the list, so that every order meets the same dice.
func (t *Tracer) Together(id TogetherID, things []uint16) {
	if t != nil && t.orders != nil {
		t.orders.handle(id, things)
	}
}

// orderRecorder is what a tracer does where several things happen at once: it notes
// them, or puts them into the order of a trial.
type orderRecorder struct {
	notes notes
	trial *forcedOrder // nil in play
}

func (m *orderRecorder) handle(id TogetherID, things []uint16) {
	switch {
	case len(things) < 2:
	case m.trial != nil:
		m.trial.put(things)
	default:
		m.notes.add(id, things)
	}
}

// notes are the events of one action in which things happened at once.
type notes struct {
	events []event
	things []uint16 // of all the events
}

// event is where the things of one event stand in the notes.
type event struct {
	id       TogetherID
	from, to int
}

func (n *notes) reset() { n.events, n.things = n.events[:0], n.things[:0] }

func (n *notes) add(id TogetherID, things []uint16) {
	from := len(n.things)
	n.things = append(n.things, things...)
	n.events = append(n.events, event{id, from, len(n.things)})
}

// of returns the things of an event as they came.
func (n *notes) of(e event) []uint16 { return n.things[e.from:e.to] }

// forcedOrder is an action in which the things of one event are done in another
// order.
type forcedOrder struct {
	before int      // events of the action that come before it
	order  []uint16 // by place, which of the things as they came
	came   []uint16
}

func (r *forcedOrder) put(things []uint16) {
	if r.before--; r.before != -1 {
		return
	}
	r.came = append(r.came[:0], things...)
	for i, which := range r.order {
		things[i] = r.came[which]
	}
}
