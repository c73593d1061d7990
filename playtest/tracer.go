package playtest

import "slices"

// RuleID is the number of a rule in the game's ledger.
type RuleID uint16

// CardID is the number of a card type.
type CardID uint8

// CardEvent is what happens to a card.
type CardEvent uint8

// The events counted for each seat.
const (
	CardDrawn CardEvent = iota
	CardPlayed
	CardDiscarded // without being played
	cardEvents
)

// ComponentID is the number of a component.
type ComponentID uint8

// PileID is the number of a pile.
type PileID uint8

// TrackID is the number of a track.
type TrackID uint8

// Tracer records what happens in one game. A nil Tracer records nothing, at the
// cost of one comparison.
type Tracer struct {
	sheet  *Catalog
	seats  int
	rules  []uint32
	cards  []cardCounts // of each card, one for each seat
	early  []bool       // cards that were among the first draws, likewise
	drawn  []int        // cards drawn, of each pile one for each seat
	empty  []int        // the turn in which a pile first ran out, by pile; 0 for never
	demand []int
	tracks []span
	hands  [MaxSeats]handTrace
	facts  []bool         // of each fact, one for each seat
	leads  []Seat         // who was ahead at each turn
	story  func(RuleID)   // for the story of one game; nil otherwise
	orders *orderRecorder // when simultaneous events are retried; nil otherwise
	asked  func(Seat)     // when hands are watched; nil otherwise
	apart  bool           // whether any pile is separate for each player

	followed followed
}

// cardCounts counts what happened to a card in one game, for one seat.
type cardCounts [cardEvents]uint32

// span is the minimum and maximum of a track.
type span struct {
	least, most int
	seen        bool
}

// handTrace counts one player's turns.
type handTrace struct{ turns, stuck, run, longest, idle uint32 }

// NewTracer returns a tracer for a game. Story is called for each rule as it is
// applied; it may be nil.
func NewTracer(sheet *Catalog, story func(RuleID)) *Tracer {
	n := sheet.NumSeats()
	t := &Tracer{
		sheet:  sheet,
		seats:  n,
		rules:  make([]uint32, len(sheet.Rules)),
		cards:  make([]cardCounts, n*len(sheet.Cards)),
		early:  make([]bool, n*len(sheet.Cards)),
		drawn:  make([]int, n*len(sheet.Piles)),
		empty:  make([]int, len(sheet.Piles)),
		demand: make([]int, len(sheet.Components)),
		tracks: make([]span, len(sheet.Tracks)),
		facts:  make([]bool, n*len(sheet.Facts)),
		story:  story,
		apart:  slices.ContainsFunc(sheet.Piles, func(p Pile) bool { return p.Own }),
	}
	t.follow("")
	return t
}

// Reset clears the tracer for a new game.
func (t *Tracer) Reset() {
	clear(t.rules)
	clear(t.cards)
	clear(t.early)
	clear(t.drawn)
	clear(t.empty)
	clear(t.demand)
	clear(t.tracks)
	clear(t.facts)
	clear(t.hands[:t.seats])
	t.leads = t.leads[:0]
	t.followed.first = Nobody
}

// Rule records that a rule was applied.
func (t *Tracer) Rule(id RuleID) {
	if t == nil {
		return
	}
	t.rules[id]++
	if t.story != nil {
		t.story(id)
	}
}

// Card records what a player did with a card.
func (t *Tracer) Card(seat Seat, id CardID, e CardEvent) {
	if t == nil {
		return
	}
	t.cards[t.place(int(id), seat)][e]++
	if e == CardDrawn && len(t.sheet.CardPiles) > 0 {
		t.draw(seat, id, t.sheet.CardPiles[id])
	}
}

// draw counts the draws from a pile and notes the early ones.
func (t *Tracer) draw(seat Seat, id CardID, pile PileID) {
	drawn := &t.drawn[t.place(int(pile), seat)]
	if *drawn < t.sheet.Piles[pile].Early {
		t.early[t.place(int(id), seat)] = true
	}
	*drawn++
	t.followed.drew(seat, id)
}

// Empty records that a pile ran out, or had to be reshuffled, in a turn counted
// from 1.
func (t *Tracer) Empty(id PileID, turn int) {
	if t != nil && t.empty[id] == 0 {
		t.empty[id] = turn
	}
}

// Track records the value of a track.
func (t *Tracer) Track(id TrackID, value int) {
	if t == nil {
		return
	}
	s := &t.tracks[id]
	if !s.seen {
		*s = span{value, value, true}
	}
	s.least, s.most = min(s.least, value), max(s.most, value)
}

// Turn records a turn of a player who holds cards: how many, and how many of
// them were playable.
func (t *Tracer) Turn(seat Seat, held, playable int) {
	if t == nil || held == 0 {
		return
	}
	h := &t.hands[seat]
	h.turns++
	if playable > 0 {
		h.run = 0
		return
	}
	if h.turns == 1 {
		h.idle = 1
	}
	h.stuck++
	h.run++
	h.longest = max(h.longest, h.run)
}

// Lead records, once per turn of a game for two, who is ahead by what both players see:
// positive for seat 0, negative for seat 1.
func (t *Tracer) Lead(margin int) {
	switch {
	case margin > 0:
		t.Ahead(0)
	case margin < 0:
		t.Ahead(1)
	default:
		t.Ahead(Nobody)
	}
}

// Ahead records, once per turn, who is ahead of all others by what all players see; Nobody
// if several are.
func (t *Tracer) Ahead(seat Seat) {
	if t != nil {
		t.leads = append(t.leads, seat)
	}
}

// place returns the place of what is counted for one thing and one seat.
func (t *Tracer) place(id int, seat Seat) int { return id*t.seats + int(seat) }

// of returns the counts of a card by seat.
func (t *Tracer) of(id CardID) []cardCounts {
	at := t.place(int(id), 0)
	return t.cards[at : at+t.seats]
}

// Demand records how many of a component are in use at once. The supply is
// treated as unlimited; the report compares it with the contents of the box.
func (t *Tracer) Demand(id ComponentID, inUse int) {
	if t != nil && t.demand[id] < inUse {
		t.demand[id] = inUse
	}
}

// Plays returns how often a player played a card in this game.
func (t *Tracer) Plays(seat Seat, id CardID) int {
	return int(t.cards[t.place(int(id), seat)][CardPlayed])
}

// Fired returns how often a rule was applied in this game.
func (t *Tracer) Fired(id RuleID) int { return int(t.rules[id]) }
