package playtest

import "slices"

// EarlyCount counts a player's games with some number of early draws from a pile. A
// player who draws more has more of every card, and often does better or worse anyway:
// only games with equally many early draws show what a card is worth.
type EarlyCount struct {
	Games  uint64
	Points uint64 // of the player in those games: as many as there are seats for a win, one for a draw
}

// EarlyCounts are the counts of a player by the number of early draws, from 0 to
// Pile.Early.
type EarlyCounts []EarlyCount

func (e EarlyCounts) add(draws int, points uint64) {
	e[draws].Games++
	e[draws].Points += points
}

func (e EarlyCounts) merge(o EarlyCounts) {
	for i := range o {
		e[i].Games += o[i].Games
		e[i].Points += o[i].Points
	}
}

// newEarly makes empty counts for n things, each of a pile.
func newEarly(sheet *Catalog, n int, pile func(int) PileID) []PerSeat[EarlyCounts] {
	all := make([]PerSeat[EarlyCounts], n)
	for i := range all {
		for seat := range sheet.NumSeats() {
			all[i][seat] = make(EarlyCounts, sheet.Piles[pile(i)].Early+1)
		}
	}
	return all
}

// openEarly makes the empty counts of a catalog: by CardID, and by PileID.
func (s *Stats) openEarly(sheet *Catalog) {
	s.Early = newEarly(sheet, len(sheet.CardPiles), func(i int) PileID { return sheet.CardPiles[i] })
	s.Openings = newEarly(sheet, len(sheet.Piles), func(i int) PileID { return PileID(i) })
}

// drewEarly adds the early draws of one game.
func (s *Stats) drewEarly(o Outcome, t *Tracer) {
	for seat := range t.seats {
		points := o.points(Seat(seat), t.seats)
		for pile := range s.Openings {
			s.Openings[pile][seat].add(t.earlyDraws(PileID(pile), seat), points)
		}
		for card := range s.Early {
			if t.early[t.place(card, Seat(seat))] {
				s.Early[card][seat].add(t.earlyDraws(t.sheet.CardPiles[card], seat), points)
			}
		}
	}
}

// earlyDraws returns how many of a player's draws from a pile were early.
func (t *Tracer) earlyDraws(pile PileID, seat int) int {
	return min(t.drawn[t.place(int(pile), Seat(seat))], t.sheet.Piles[pile].Early)
}

func (s *Stats) mergeEarly(o *Stats) {
	for i := range o.Early {
		for seat := range MaxSeats {
			s.Early[i][seat].merge(o.Early[i][seat])
		}
	}
	for i := range o.Openings {
		for seat := range MaxSeats {
			s.Openings[i][seat].merge(o.Openings[i][seat])
		}
	}
}

// sameEarly reports whether two lists of counts have the same shape.
func sameEarly(a, b []PerSeat[EarlyCounts]) bool {
	return slices.EqualFunc(a, b, func(x, y PerSeat[EarlyCounts]) bool {
		return slices.EqualFunc(x[:], y[:], func(m, n EarlyCounts) bool { return len(m) == len(n) })
	})
}
