package carddata

import "slices"

// rowFiles returns the files that hold only rows of decks, counters and sheets, with the
// decks whose rows they hold. A change of one of them changes nothing but these rows. A
// file that anything else was read from is left out.
func (l *loader) rowFiles() map[string][]*Deck {
	if l.decks == nil {
		return nil
	}
	all, times := map[string][]*Deck{}, map[string]int{}
	for _, e := range l.decks.entries {
		for _, file := range e.opened {
			times[file]++
			all[file] = append(all[file], e.printed(l.game.Decks)...)
		}
	}
	for _, file := range l.Opened {
		times[file]--
	}
	for file := range all {
		if times[file] != 0 {
			delete(all, file)
		}
	}
	return all
}

// printed returns the decks into which an entry was split.
func (e *deckEntry) printed(decks []*Deck) (own []*Deck) {
	for _, d := range decks {
		if d == e.deck || d.Group != "" && d.Group == e.deck.ID {
			own = append(own, d)
		}
	}
	return slices.Clip(own)
}
