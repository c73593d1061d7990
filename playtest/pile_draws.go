package playtest

// seen returns in how many of the players' games a card was drawn: two if each
// player has a separate pile and both drew it.
func (t *Tracer) seen(id CardID) uint64 {
	c := &t.cards[id]
	a, b := min(c[0][CardDrawn], 1), min(c[1][CardDrawn], 1)
	if t.apart && t.sheet.apart(id) {
		return uint64(a + b)
	}
	return uint64(a | b)
}

// drew counts the cards that one game drew from each pile. Opening hands count as
// draws. So do cards drawn after a reshuffle, although all of them had been drawn
// before.
func (s *Stats) drew(t *Tracer) {
	for i := range t.drawn {
		d := &t.drawn[i]
		if t.apart && t.sheet.Piles[i].Own {
			s.Draws[i].Add(d[0], 1)
			s.Draws[i].Add(d[1], 1)
		} else {
			s.Draws[i].Add(d[0]+d[1], 1)
		}
	}
}

// Deals returns in how many games a card could be drawn: twice the number played
// if each player has a separate pile.
func (s *Stats) Deals(sheet *Catalog, id CardID) uint64 {
	if sheet.apart(id) {
		return Seats * s.Games()
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
