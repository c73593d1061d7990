package verdict

import "punchboard/playtest"

// dead reports whether a finding is about a card that stays in hand.
func (f *Finding) dead() bool {
	return (f.Class == DeadCard || f.Class == Unplayable) && f.Level >= Watch
}

// HasDeadCard reports whether any finding is about a card that stays in hand, so that it
// is worth replaying games to see why.
func HasDeadCard(found []Finding) bool {
	for i := range found {
		if found[i].dead() {
			return true
		}
	}
	return false
}

// Explain adds to the findings about cards that stay in hand what happened to them in
// games played again. Held is by CardID; nil explains nothing.
func Explain(sheet *playtest.Catalog, found []Finding, held []playtest.Holding) {
	for id := range held {
		for i := range found {
			if f := &found[i]; f.dead() && f.Subject == sheet.Cards[id] && held[id].Turns > 0 {
				f.explain(&held[id])
			}
		}
	}
}

// explain adds what happened to the card in hand.
func (f *Finding) explain(held *playtest.Holding) {
	why, ok := f.Detail.(*Unplayed)
	if !ok {
		why = &Unplayed{}
		f.Detail = why
	}
	why.Held = held
}
