package playtest

// RuleID is the number of a rule in the game's ledger.
type RuleID uint16

// CardID is the number of a card type.
type CardID uint8

// CardEvent is what happens to a card.
type CardEvent uint8

// The events that are counted, for each seat.
const (
	CardDrawn CardEvent = iota
	CardPlayed
	CardDiscarded // without being played
	cardEvents
)

// ComponentID is the number of a component.
type ComponentID uint8

// Tracer hears what happens in one game. A nil Tracer hears nothing, at the
// price of one comparison.
type Tracer struct {
	rules  []uint32
	cards  [][Seats][cardEvents]uint32
	demand []int
	story  func(RuleID) // for the story of one game; else nil
}

// NewTracer makes a tracer for a game. Story is told each rule as it fires; it
// may be nil.
func NewTracer(sheet *Sheet, story func(RuleID)) *Tracer {
	return &Tracer{
		rules:  make([]uint32, len(sheet.Rules)),
		cards:  make([][Seats][cardEvents]uint32, len(sheet.Cards)),
		demand: make([]int, len(sheet.Components)),
		story:  story,
	}
}

// Reset forgets the game.
func (t *Tracer) Reset() {
	clear(t.rules)
	clear(t.cards)
	clear(t.demand)
}

// Rule reports that a rule was applied.
func (t *Tracer) Rule(id RuleID) {
	if t == nil {
		return
	}
	t.rules[id]++
	if t.story != nil {
		t.story(id)
	}
}

// Card reports what a player did with a card.
func (t *Tracer) Card(seat Seat, id CardID, e CardEvent) {
	if t != nil {
		t.cards[id][seat][e]++
	}
}

// Demand reports how many of a component are in use at once. The supply is
// taken as unbounded: what the box holds is compared afterwards.
func (t *Tracer) Demand(id ComponentID, inUse int) {
	if t != nil && t.demand[id] < inUse {
		t.demand[id] = inUse
	}
}

// Fired tells how often a rule was applied in this game.
func (t *Tracer) Fired(id RuleID) int { return int(t.rules[id]) }
