package enginetest

import (
	"errors"
	"fmt"

	"punchboard/playtest"
)

// Lots is a small game for two to eight players, to test what the engine does with more
// than two. In each of two rounds, beginning with a seat chosen by lot, each player either
// takes two points or turns over a lot worth one, two or five. The most points win; if
// several players have as many, nobody does.
type Lots struct {
	sheet playtest.Catalog
	start playtest.PerSeat[int8]
}

// LotsState is a game in progress.
type LotsState struct {
	turn   uint8
	first  playtest.Seat
	points playtest.PerSeat[int8]
}

// The choices.
const (
	Steady playtest.Action = iota
	Bold
)

const (
	lotsRounds = 2
	steadily   = 2
)

// lots are the points of the lots, by CardID.
var lots = [...]int8{1, 2, 5}

// The domains of random draws.
const (
	forFirst uint8 = iota
	forLot
	forChoice // of a player at random, when odds are enumerated
)

// NewLots returns the rules for players who start with some points, one for each seat.
func NewLots(start ...int8) *Lots {
	r := &Lots{sheet: playtest.Catalog{
		Game: "lots", Data: playtest.Fold(uint64(len(start)), 1), Ways: []string{"counted"}, Rules: []string{"", "L-1", "L-2"},
		Cards: []string{"one", "two", "five"}, CardPiles: []playtest.PileID{0, 0, 0}, Piles: []playtest.Pile{{Name: "lots", Early: 1, Chosen: true}},
		Decisive: 4, Sources: [256]playtest.Source{forFirst: playtest.FromStart, forLot: playtest.FromCards},
	}}
	for seat, points := range start {
		r.sheet.Seats = append(r.sheet.Seats, [playtest.MaxSeats]string{"red", "blue", "green", "white", "black", "pink", "gray", "gold"}[seat])
		r.sheet.Data = playtest.Fold(r.sheet.Data, uint64(points))
		r.start[seat] = points
	}
	return r
}

var (
	_ playtest.Teller[LotsState] = (*Lots)(nil)
	_ playtest.Scorer[LotsState] = (*Lots)(nil)
)

// Game returns the rules with their players.
func (r *Lots) Game() playtest.Game { return playtest.Bind(r, CarefulInLots()) }

// CarefulInLots returns the sensible player: it is bold, unless two points are enough to
// win in the last turn.
func CarefulInLots() playtest.Player[LotsState] {
	return playtest.Player[LotsState]{Name: "greedy", New: func() playtest.Agent[LotsState] { return &careful{} }}
}

type careful struct{ seat playtest.Seat }

func (k *careful) Begin(_ playtest.Rules[LotsState], seat playtest.Seat) { k.seat = seat }

func (k *careful) Act(r playtest.Rules[LotsState], s *LotsState, _ []playtest.Action, _ *playtest.Stream) playtest.Action {
	own := r.(*Lots)
	if int(s.turn) == own.turns()-1 && own.Score(s, k.seat)+steadily > 0 {
		return Steady
	}
	return Bold
}

// Catalog names the seats, rules and lots.
func (r *Lots) Catalog() *playtest.Catalog { return &r.sheet }

func (r *Lots) seats() int { return r.sheet.NumSeats() }

func (r *Lots) turns() int { return lotsRounds * r.seats() }

// Setup chooses who goes first.
func (r *Lots) Setup(s *LotsState, c playtest.Chance, t *playtest.Tracer) {
	*s = LotsState{first: playtest.Seat(c.N(playtest.Key{Domain: forFirst}, r.seats())), points: r.start}
	t.Rule(1)
}

// Actor returns the player whose turn it is.
func (r *Lots) Actor(s *LotsState) playtest.Seat {
	if int(s.turn) == r.turns() {
		return playtest.Nobody
	}
	return playtest.Seat((int(s.first) + int(s.turn)) % r.seats())
}

// Legal returns both choices.
func (r *Lots) Legal(_ *LotsState, buf []playtest.Action) []playtest.Action {
	return append(buf, Steady, Bold)
}

// Apply takes two points or turns over a lot.
func (r *Lots) Apply(s *LotsState, a playtest.Action, c playtest.Chance, t *playtest.Tracer) {
	seat := r.Actor(s)
	t.Ahead(r.leader(s))
	gain := int8(steadily)
	if a == Bold {
		lot := c.N(playtest.Key{Domain: forLot, Seat: seat, Turn: uint16(s.turn)}, len(lots))
		gain = lots[lot]
		t.Rule(2)
		t.Card(seat, playtest.CardID(lot), playtest.CardDrawn)
		t.Card(seat, playtest.CardID(lot), playtest.CardPlayed)
	}
	s.points[seat] += gain
	s.turn++
}

// Score returns by how many points a player is ahead of the best of the others.
func (r *Lots) Score(s *LotsState, seat playtest.Seat) int {
	best := -1
	for other, points := range s.points[:r.seats()] {
		if playtest.Seat(other) != seat {
			best = max(best, int(points))
		}
	}
	return int(s.points[seat]) - best
}

// leader returns who is ahead of all others.
func (r *Lots) leader(s *LotsState) playtest.Seat {
	for seat := range playtest.Seat(r.seats()) {
		if r.Score(s, seat) > 0 {
			return seat
		}
	}
	return playtest.Nobody
}

// Outcome returns who has most points.
func (r *Lots) Outcome(s *LotsState) playtest.Outcome {
	return playtest.Outcome{Winner: r.leader(s), First: s.first, Turns: 1 + min(int(s.turn)/r.seats(), lotsRounds-1)}
}

// Observe writes everything: nothing is hidden.
func (r *Lots) Observe(s *LotsState, _ playtest.Seat, o *playtest.Observation) {
	o.Reset()
	o.Add(r.Hash(s))
}

// Redeal changes nothing.
func (r *Lots) Redeal(*LotsState, playtest.Seat, playtest.Chance) {}

// Hash returns equal values for equal states.
func (r *Lots) Hash(s *LotsState) uint64 {
	h := playtest.Fold(uint64(s.turn), uint64(s.first))
	for _, points := range s.points {
		h = playtest.Fold(h, uint64(uint8(points)))
	}
	return h
}

// Check checks that seats outside the game have nothing.
func (r *Lots) Check(s *LotsState) error {
	for _, points := range s.points[r.seats():] {
		if points != 0 {
			return errors.New("somebody who does not play has points")
		}
	}
	return nil
}

// Tell names the choice.
func (r *Lots) Tell(_ *LotsState, a playtest.Action, _ string) string {
	return [...]string{"takes two points", "turns over a lot"}[a]
}

// TellDraw names the lot.
func (r *Lots) TellDraw(_ *LotsState, k playtest.Key, _, drawn int, _ string) string {
	if k.Domain != forLot {
		return ""
	}
	return fmt.Sprint("lot: ", lots[drawn])
}

// Odds returns the exact probability that each seat wins if all players choose at random;
// that of a draw is under playtest.Nobody.
func (r *Lots) Odds() map[playtest.Seat]float64 {
	odds := map[playtest.Seat]float64{}
	exact := Enumerate(func(c playtest.Chance) playtest.Seat {
		var s LotsState
		for r.Setup(&s, c, nil); r.Actor(&s) != playtest.Nobody; {
			r.Apply(&s, playtest.Action(c.N(playtest.Key{Domain: forChoice}, 2)), c, nil)
		}
		return r.Outcome(&s).Winner
	})
	for seat, p := range exact {
		odds[seat], _ = p.Float64()
	}
	return odds
}
