package playtest

// Together is a kind of event in which several things happen simultaneously, or in
// an order that the rulebook does not specify.
type Together struct {
	Name   string   // the rule that leaves the order open
	Card   string   // the id of the card with this rule; "" for none
	Things []string // names of the things by number, such as card ids; nil if they have none
}

// TogetherID is the number of a kind of event.
type TogetherID uint8

// Together reports things that happen at once, by numbers defined by the rules, and
// reorders them into the order in which the rules must handle them: in play their
// original order, in a trial another one. The keys of their dice name the thing and
// not its place in the list, so that the dice are the same in every order.
func (t *Tracer) Together(id TogetherID, things []uint16) {
	if t != nil && t.orders != nil {
		t.orders.handle(id, things)
	}
}

// orderRecorder is the part of a tracer that handles simultaneous events: it notes
// them, or puts them in the order of a trial.
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

// notes are the simultaneous events of one action.
type notes struct {
	events []event
	things []uint16 // of all events
}

// event is the range of one event's things in the notes.
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

// of returns the things of an event in their original order.
func (n *notes) of(e event) []uint16 { return n.things[e.from:e.to] }

// forcedOrder makes one event of an action use another order.
type forcedOrder struct {
	before int      // number of events of the action before it
	order  []uint16 // by place, the index of the thing
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
