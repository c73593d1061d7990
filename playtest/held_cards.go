package playtest

import (
	"cmp"
	"context"
	"slices"
)

// Held plays a match, one game after another, and returns what happened to each card
// in hand, by CardID. It returns nil if the rules cannot say what prevents a card
// from being played. A game that fails, or that the context interrupts, counts up to
// that point.
func (b *bound[S]) Held(ctx context.Context, m Match, lang string) ([]Holding, error) {
	why, explains := b.rules.(Explainer[S])
	p, err := b.plan(m)
	if err != nil || !explains {
		return nil, err
	}
	h := newHandWatcher(&p, why)
	for game := m.Games.From; game < m.Games.To && ctx.Err() == nil; game++ {
		h.play(game)
	}
	return h.holdings(lang), nil
}

// handWatcher is a table at which all hands are examined at every decision.
type handWatcher[S any] struct {
	*table[S]
	why    Explainer[S]
	turn   int
	far    []PerSeat[PlayCondition] // the furthest condition that the card reached this turn
	played []PerSeat[uint32]        // before this turn
	cards  []heldCard
}

// heldCard counts the turns of one card.
type heldCard struct {
	played uint64
	turns  [int(Free) + 1]uint64 // by the furthest condition that it reached
}

func newHandWatcher[S any](p *Plan[S], why Explainer[S]) *handWatcher[S] {
	n := len(p.Rules.Catalog().Cards)
	h := &handWatcher[S]{table: newTable(p), why: why, far: make([]PerSeat[PlayCondition], n), played: make([]PerSeat[uint32], n), cards: make([]heldCard, n)}
	h.tracer.asked = h.look
	return h
}

// play plays a game and examines the hand at every decision.
func (h *handWatcher[S]) play(game uint64) {
	defer func() {
		_ = recover() // a game that panics is reported by Run, not here
		h.endTurn()
	}()
	clear(h.played)
	h.begin(game)
	for h.steps < h.limit {
		actor := h.rules.Actor(&h.state)
		if actor == Nobody {
			return
		}
		h.look(actor)
		a, choices := h.choose(actor)
		if choices == 0 {
			return
		}
		h.do(a)
	}
}

// look records, for each card, the first condition that prevents seat from playing
// it.
func (h *handWatcher[S]) look(seat Seat) {
	if turn := h.why.Turn(&h.state); turn != h.turn {
		h.endTurn()
		h.turn = turn
	}
	for id := range h.far {
		h.far[id][seat] = max(h.far[id][seat], h.why.Why(&h.state, seat, CardID(id)))
	}
}

// endTurn adds the turn to the counts and resets it.
func (h *handWatcher[S]) endTurn() {
	for id := range h.far {
		c := &h.cards[id]
		for seat := range h.seats {
			far, n := &h.far[id][seat], uint32(h.tracer.Plays(Seat(seat), CardID(id)))
			if n > h.played[id][seat] {
				h.played[id][seat], *far = n, Free // it was played, so it was playable
				c.played++
			}
			c.turns[*far]++
			*far = NotHeld
		}
	}
}

// holdings returns the counts, with the conditions in words.
func (h *handWatcher[S]) holdings(lang string) []Holding {
	all := make([]Holding, len(h.cards))
	for id := range all {
		c := &h.cards[id]
		all[id] = Holding{Free: c.turns[Free], Played: c.played}
		for far, n := range c.turns[NotHeld+1:] {
			all[id].Turns += n
			if why := NotHeld + 1 + PlayCondition(far); why < Free && n > 0 {
				rule, clause := h.why.Because(CardID(id), why, lang)
				all[id].Kept = append(all[id].Kept, Kept{n, rule, clause})
			}
		}
		slices.SortStableFunc(all[id].Kept, func(a, b Kept) int { return cmp.Compare(b.Turns, a.Turns) })
	}
	return all
}
