package playtest

// Copies is how many there are of one card in a pile.
type Copies struct {
	Pile, Card string
	N          int
}

// Played lists the cards that the rules play with, those of the sheet first; nil
// where nobody counted them.
func (s *Catalog) Played() (all []Copies) {
	if len(s.CardCopies) == len(s.Cards) {
		for id, name := range s.Cards {
			all = append(all, Copies{s.Piles[s.CardPiles[id]].Name, name, s.CardCopies[id]})
		}
	}
	return append(all, s.Turned...)
}
