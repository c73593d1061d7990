package main

import "slices"

// names gives what people call cards, markers, sides and tracks, by id: the
// names of rows, and for what has no row the labels of the game.
func (p *played) names(lang string) map[string]string {
	names := map[string]string{}
	for id, label := range p.data.Labels {
		names[id] = label.In(lang)
	}
	for _, d := range p.data.Decks {
		for _, c := range d.Cards {
			names[c.ID] = c.Name(lang)
		}
	}
	for _, d := range p.data.Decks {
		names[d.ID] = d.Name.In(lang)
	}
	return names
}

// twins gives what people call the decks of played cards that share their name
// with one of another deck, by the card's id.
func (p *played) twins(lang string) map[string]string {
	type place struct{ card, deck string }
	cards, named := p.game.Sheet().Cards, map[string][]place{}
	for _, d := range p.data.Decks {
		for _, c := range d.Cards {
			if name := c.Name(lang); slices.Contains(cards, c.ID) {
				named[name] = append(named[name], place{c.ID, d.Name.In(lang)})
			}
		}
	}
	twins := map[string]string{}
	for _, all := range named {
		for _, x := range all {
			if slices.ContainsFunc(all, func(o place) bool { return o.deck != x.deck }) {
				twins[x.card] = x.deck
			}
		}
	}
	return twins
}
