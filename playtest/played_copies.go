package playtest

// Copies is the number of copies of a card in a pile.
type Copies struct {
	Pile, Card string
	N          int
}

// Played returns the cards that the rules play with, those of the catalog first and
// without those of chosen piles; nil if they were not counted.
func (s *Catalog) Played() (all []Copies) {
	if len(s.CardCopies) == len(s.Cards) {
		for id, name := range s.Cards {
			if pile := &s.Piles[s.CardPiles[id]]; !pile.Chosen {
				all = append(all, Copies{pile.Name, name, s.CardCopies[id]})
			}
		}
	}
	return append(all, s.Turned...)
}
