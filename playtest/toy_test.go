package playtest

import (
	"errors"
	"fmt"
)

// The toy: one deck of strengths 1 to 10, four of each; ten points and three
// cards each. A turn: draw up to three, play one, roll a die; strength plus die
// of 8 or more costs the opponent a point. After 60 turns the game is a draw.

const (
	toyTypes  = 10
	toyDeck   = 4 * toyTypes
	toyHand   = 3
	toyTarget = 8
	toyTurns  = 60
)

const (
	toyDeal uint8 = iota
	toyDie
	toyRedeal
)

const (
	ruleDraw RuleID = iota + 1
	ruleShuffle
	ruleHit
	ruleMiss
)

type toyState struct {
	turn    uint16
	piles   uint16 // shuffles so far
	left    uint8
	points  [Seats]int8
	hands   [Seats][toyTypes]uint8
	discard [toyTypes]uint8
	deck    [toyDeck]uint8
}

// toy can be configured to misbehave, to test that this is detected.
type toy struct {
	sheet Catalog
	panic func(s *toyState) bool
	spoil func(s *toyState) // after each action
	// atOnce runs the simultaneous events after each action; may be nil.
	atOnce func(s *toyState, tr *Tracer)
}

func newToy() *toy {
	t := &toy{sheet: Catalog{
		Game:       "toy",
		Data:       1,
		Seats:      []string{"red", "blue"},
		Ways:       []string{"beaten", "out of time"},
		Rules:      []string{"", "T-1", "T-2", "T-3", "T-4"},
		Components: []Component{{"points", 10}},
		Piles:      []Pile{{Name: "deck", Early: 6}},
		Tracks:     []Track{{"points", 0, 10}},
	}}
	for i := range toyTypes {
		t.sheet.Cards = append(t.sheet.Cards, fmt.Sprint("strength ", i+1))
		t.sheet.CardPiles = append(t.sheet.CardPiles, 0)
	}
	return t
}

func (t *toy) Catalog() *Catalog { return &t.sheet }

func (t *toy) Setup(s *toyState, c Chance, tr *Tracer) {
	*s = toyState{points: [Seats]int8{10, 10}}
	for i := range s.discard {
		s.discard[i] = toyDeck / toyTypes
	}
	for range toyHand {
		t.draw(s, 0, c, tr)
		t.draw(s, 1, c, tr)
	}
}

func (s *toyState) over() bool { return s.turn == toyTurns || s.points[0] == 0 || s.points[1] == 0 }

func (t *toy) Actor(s *toyState) Seat {
	if s.over() {
		return Nobody
	}
	return Seat(s.turn % 2)
}

func (t *toy) Legal(s *toyState, buf []Action) []Action {
	for i, n := range s.hands[s.turn%2] {
		if n > 0 {
			buf = append(buf, Action(i))
		}
	}
	return buf
}

func (t *toy) Apply(s *toyState, a Action, c Chance, tr *Tracer) {
	if t.panic != nil && t.panic(s) {
		panic("toy: no such rule")
	}
	seat := t.Actor(s)
	s.hands[seat][a]--
	s.discard[a]++
	tr.Card(seat, CardID(a), CardPlayed)
	tr.Lead(int(s.points[0] - s.points[1]))
	tr.Turn(seat, held(&s.hands[seat])+1, int(s.points[seat])%3) // pretends that some turns are stuck
	t.fight(s, seat, int(a)+1, c, tr)
	if s.turn++; !s.over() {
		t.draw(s, t.Actor(s), c, tr)
	}
	if t.atOnce != nil && !s.over() {
		t.atOnce(s, tr)
	}
	if t.spoil != nil {
		t.spoil(s)
	}
}

func (t *toy) fight(s *toyState, seat Seat, strength int, c Chance, tr *Tracer) {
	if strength+Die(c, Key{Domain: toyDie, Seat: seat, Turn: s.turn}, 6) < toyTarget {
		tr.Rule(ruleMiss)
		return
	}
	tr.Rule(ruleHit)
	s.points[seat.Other()]--
	tr.Demand(0, 20-int(s.points[0]+s.points[1]))
	tr.Track(0, int(s.points[seat.Other()]))
}

// draw refills a hand.
func (t *toy) draw(s *toyState, seat Seat, c Chance, tr *Tracer) {
	if held(&s.hands[seat]) == toyHand {
		return
	}
	if s.left == 0 {
		s.left = pile(s.deck[:0], &s.discard)
		Shuffle(c, Key{Domain: toyDeal, Turn: s.piles}, s.deck[:s.left])
		s.piles++
		tr.Rule(ruleShuffle)
		if s.piles > 1 {
			tr.Empty(0, int(s.turn)+1)
		}
	}
	s.left--
	s.hands[seat][s.deck[s.left]]++
	tr.Card(seat, CardID(s.deck[s.left]), CardDrawn)
	tr.Rule(ruleDraw)
}

func held(cards *[toyTypes]uint8) (n int) {
	for _, k := range cards {
		n += int(k)
	}
	return n
}

// pile copies counted cards to a sorted pile and returns its size.
func pile(to []uint8, from *[toyTypes]uint8) uint8 {
	for i, n := range from {
		for range n {
			to = append(to, uint8(i))
		}
	}
	*from = [toyTypes]uint8{}
	return uint8(len(to))
}

func (t *toy) Outcome(s *toyState) Outcome {
	o := Outcome{Winner: Nobody, Way: 1, Margin: int16(s.points[0] - s.points[1]), Turns: int(s.turn)}
	for seat := range Seats {
		if s.points[1-seat] == 0 {
			o.Winner, o.Way = Seat(seat), 0
		}
	}
	return o
}

func (t *toy) Observe(s *toyState, viewer Seat, o *Observation) {
	o.Reset()
	for _, n := range [...]int{int(s.turn), int(s.left), int(s.points[0]), int(s.points[1]), held(&s.hands[viewer.Other()])} {
		o.Add(uint64(n))
	}
	for i := range toyTypes {
		o.Add(uint64(s.hands[viewer][i])<<8 | uint64(s.discard[i]))
	}
}

func (t *toy) Redeal(s *toyState, viewer Seat, c Chance) {
	other := &s.hands[viewer.Other()]
	n := held(other)
	pool := *other
	for _, card := range s.deck[:s.left] {
		pool[card]++
	}
	var cards [toyDeck]uint8
	all := cards[:pile(cards[:0], &pool)]
	Shuffle(c, Key{Domain: toyRedeal, Seat: viewer}, all)
	*other = [toyTypes]uint8{}
	for _, card := range all[:n] {
		other[card]++
	}
	copy(s.deck[:], all[n:])
}

func (t *toy) Hash(s *toyState) uint64 {
	h := Fold(uint64(s.turn), uint64(s.left)<<16|uint64(uint8(s.points[0]))<<8|uint64(uint8(s.points[1])))
	for i := range toyTypes {
		h = Fold(h, uint64(s.hands[0][i])<<16|uint64(s.hands[1][i])<<8|uint64(s.discard[i]))
	}
	for _, card := range s.deck[:s.left] {
		h = Fold(h, uint64(card))
	}
	return h
}

func (t *toy) Check(s *toyState) error {
	if n := held(&s.hands[0]) + held(&s.hands[1]) + held(&s.discard) + int(s.left); n != toyDeck {
		return fmt.Errorf("there are %d cards", n)
	}
	if s.points[0] < 0 || s.points[1] < 0 {
		return errors.New("points below 0")
	}
	return nil
}

func (t *toy) Tell(s *toyState, a Action, lang string) string {
	return fmt.Sprint(map[string]string{"en": "plays ", "fr": "joue "}[lang], int(a)+1)
}

func (t *toy) TellDraw(_ *toyState, k Key, n, drawn int, _ string) string {
	if k.Domain != toyDie {
		return ""
	}
	return fmt.Sprint("die: ", drawn+1)
}

// Compare describes the points of seat 0.
func (t *toy) Compare(a, b *toyState, _ string) string {
	return fmt.Sprint(b.points[0], " instead of ", a.points[0])
}

// strongest is a player that follows the rules and plays its strongest card.
func strongest() Player[toyState] {
	return Player[toyState]{Name: "strongest", New: func() Agent[toyState] { return lastCard{} }}
}

type lastCard struct{}

func (lastCard) Begin(Rules[toyState], Seat) {}

func (lastCard) Act(_ Rules[toyState], _ *toyState, legal []Action, _ *Stream) Action {
	return legal[len(legal)-1]
}

// cheater looks at the next card of the deck.
func cheater() Player[toyState] {
	return Player[toyState]{Name: "cheater", New: func() Agent[toyState] { return deckReader{} }}
}

type deckReader struct{}

func (deckReader) Begin(Rules[toyState], Seat) {}

func (deckReader) Act(_ Rules[toyState], s *toyState, legal []Action, _ *Stream) Action {
	if s.left > 0 && s.deck[s.left-1] > toyTypes/2 {
		return legal[len(legal)-1]
	}
	return legal[0]
}
