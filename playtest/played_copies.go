package playtest

// Copies is the number of copies of a card in a pile.
type Copies struct {
	Pile, Card string
	N          int
}

// Played returns the cards that the rules play with, those of the catalog first;
// nil if they were not counted.
func (s *Catalog) Played() (all []Copies) {
	if len(s.CardCopies) == len(s.Cards) {
		for id, name := range s.Cards {
			all = append(all, Copies{s.Piles[s.CardPiles[id]].Name, name, s.CardCopies[id]})
		}
	}
	return append(all, s.Turned...)
}
