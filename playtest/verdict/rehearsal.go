package verdict

import (
	"cmp"
	"slices"

	"punchboard/playtest"
)

// Rehearsal holds the main figures of a rehearsed game.
type Rehearsal struct {
	Opening []Opening    `json:"opening"`
	Turns   []TurnStuck  `json:"turns"`
	Piles   []PileEnd    `json:"piles"`
	Markers []MarkerNeed `json:"markers"`
}

// Opening is the probability that an opening hand contains at least one of some
// cards: computed, and as dealt.
type Opening struct {
	Subjects []string `json:"subjects"` // cards with the same probability, or one group
	Group    bool     `json:"group"`
	Seat     string   `json:"seat,omitempty"` // owner of the hand; "" if both have the same probability
	Exact    float64  `json:"exact"`
	Dealt    float64  `json:"dealt"`
	Low      float64  `json:"low"` // the 95 % interval of what was dealt
	High     float64  `json:"high"`
	Hands    uint64   `json:"hands"`
}

// TurnStuck counts, of the hands with cards in a turn, those with nothing to play.
type TurnStuck struct {
	Turn  int    `json:"turn"`
	Stuck uint64 `json:"stuck"`
	Held  uint64 `json:"held"`
}

// PileEnd is how often a pile ran out.
type PileEnd struct {
	Name    string `json:"name"`
	Games   uint64 `json:"games"` // games in which it ran out
	Of      uint64 `json:"of"`
	Usually int    `json:"usually"` // the median turn in which it ran out
}

// MarkerNeed is how many of a marker are on the table at once.
type MarkerNeed struct {
	Name    string `json:"name"`
	Usual   int    `json:"usual"` // median; enough for 999 games in 1,000; maximum
	Need    int    `json:"need"`
	Most    int    `json:"most"`
	Printed int    `json:"printed"` // -1 if none is printed
}

// RehearsalFigures computes the figures of a rehearsal from the run of the players
// that try; nil for games with a winner.
func RehearsalFigures(e Evidence) *Rehearsal {
	s := Best(e.Runs)
	switch {
	case !e.Sheet.NobodyWins:
		return nil
	case s == nil:
		return &Rehearsal{}
	}
	r := &Rehearsal{Opening: openings(e), Turns: turnsStuck(e.Sheet, s)}
	for i, p := range e.Sheet.Piles {
		r.Piles = append(r.Piles, PileEnd{p.Name, s.Piles[i].N(), s.Games(), s.Piles[i].Quantile(1, 2)})
	}
	for i, c := range e.Sheet.Components {
		h := &s.Demand[i]
		r.Markers = append(r.Markers, MarkerNeed{c.Name, h.Quantile(1, 2), Need(s, i, e.Limits.Shortage), h.Max(), c.Printed})
	}
	return r
}

// openings lists the groups first, then the cards, the most likely first; cards
// with the same probability are adjacent. All runs with one seed deal the same
// opening hands, so one of them is enough.
func openings(e Evidence) (all []Opening) {
	s := e.Runs[0]
	for id, f := range e.Sheet.Facts {
		if f.Kind != playtest.FactOpening && f.Kind != playtest.FactGroup {
			continue
		}
		all = append(all, opening(e.Sheet, s, id, &f)...)
	}
	slices.SortStableFunc(all, func(a, b Opening) int {
		return cmp.Or(compareTrue(a.Group, b.Group), cmp.Compare(a.Seat, b.Seat), cmp.Compare(b.Exact, a.Exact))
	})
	return alike(all)
}

// opening returns one fact, once if both players have the same probability.
func opening(sheet *playtest.Catalog, s *playtest.Stats, id int, f *playtest.Fact) (all []Opening) {
	group := f.Kind == playtest.FactGroup
	if f.Odds[0] == f.Odds[1] {
		o := Opening{Subjects: []string{f.Subject}, Group: group, Exact: f.Odds[0], Hands: 2 * s.Games()}
		return []Opening{o.dealt(s.Facts[id][0] + s.Facts[id][1])}
	}
	for seat := range playtest.Seats {
		if f.Odds[seat] > 0 {
			o := Opening{Subjects: []string{f.Subject}, Group: group, Seat: sheet.Seats[seat], Exact: f.Odds[seat], Hands: s.Games()}
			all = append(all, o.dealt(s.Facts[id][seat]))
		}
	}
	return all
}

// dealt sets how many hands had one of the cards.
func (o Opening) dealt(n uint64) Opening {
	o.Dealt = share(n, o.Hands)
	o.Low, o.High = Wilson(n, o.Hands)
	return o
}

// alike joins neighbors with the same probability. The observed share is then their
// mean.
func alike(all []Opening) (joined []Opening) {
	for _, o := range all {
		last := len(joined) - 1
		if o.Group || last < 0 || joined[last].Group || joined[last].Exact != o.Exact || joined[last].Seat != o.Seat {
			joined = append(joined, o)
			continue
		}
		l := &joined[last]
		hits := l.Dealt*float64(l.Hands) + o.Dealt*float64(o.Hands)
		l.Subjects, l.Hands = append(l.Subjects, o.Subjects...), l.Hands+o.Hands
		*l = l.dealt(uint64(hits + 0.5))
	}
	return joined
}

func compareTrue(a, b bool) int {
	switch {
	case a == b:
		return 0
	case a:
		return -1
	}
	return 1
}

// turnsStuck counts hands by turn, both players together.
func turnsStuck(sheet *playtest.Catalog, s *playtest.Stats) (turns []TurnStuck) {
	at := map[int]int{}
	for id, f := range sheet.Facts {
		n := s.Facts[id][0] + s.Facts[id][1]
		switch f.Kind {
		case playtest.FactHeld:
			at[f.Turn] = len(turns)
			turns = append(turns, TurnStuck{Turn: f.Turn, Held: n})
		case playtest.FactStuck:
			turns[at[f.Turn]].Stuck = n
		}
	}
	return slices.DeleteFunc(turns, func(t TurnStuck) bool { return t.Held == 0 })
}
