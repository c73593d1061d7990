package playtest

// seen returns in how many of the players' games a card was drawn: at most one, unless
// each player has a separate pile.
func (t *Tracer) seen(id CardID) (n uint64) {
	of := t.of(id)
	for i := range of {
		n += uint64(min(of[i][CardDrawn], 1))
	}
	if t.apart && t.sheet.apart(id) {
		return n
	}
	return min(n, 1)
}

// drew counts the cards that one game drew from each pile. Opening hands count as
// draws. So do cards drawn after a reshuffle, although all of them had been drawn
// before.
func (s *Stats) drew(t *Tracer) {
	for i := range s.Draws {
		at, all := i*t.seats, 0
		for _, n := range t.drawn[at : at+t.seats] {
			if all += n; t.apart && t.sheet.Piles[i].Own {
				s.Draws[i].Add(n, 1)
			}
		}
		if !t.apart || !t.sheet.Piles[i].Own {
			s.Draws[i].Add(all, 1)
		}
	}
}

// Deals returns in how many games a card could be drawn: the number played, for each
// seat if each player has a separate pile.
func (s *Stats) Deals(sheet *Catalog, id CardID) uint64 {
	if sheet.apart(id) {
		return uint64(sheet.NumSeats()) * s.Games()
	}
	return s.Games()
}

// apart reports whether each player draws the card from a separate pile.
func (s *Catalog) apart(id CardID) bool {
	return int(id) < len(s.CardPiles) && s.Piles[s.CardPiles[id]].Own
}

func (s *Stats) mergeDraws(o *Stats) {
	for i, n := range o.Seen {
		s.Seen[i] += n
		s.Both[i] += o.Both[i]
	}
	for i := range o.Draws {
		s.Draws[i].Merge(&o.Draws[i])
	}
}
