package rehearsal

import (
	"slices"

	"punchboard/carddata/rehearsal"
	"punchboard/playtest"
)

// facts holds the number of the first fact of each kind; cards are numbered by
// kind, groups by declaration, turns from 0.
type facts struct{ opening, playable, group, held, stuck playtest.FactID }

// The ways in which a rehearsal ends.
const (
	byTurns = iota
	byPile
)

func (b *builder) sheet(r *Rules) playtest.Catalog {
	s := playtest.Catalog{
		Game: b.game.Slug, NobodyWins: true, Seats: b.seats(), Rules: []string{""},
		Ways:    []string{byTurns: "all-turns", byPile: "pile-empty"},
		Sources: [256]playtest.Source{forDraw: playtest.FromCards},
	}
	s.Cards = r.names()
	b.copies(r, &s)
	for _, d := range b.decl.Decks {
		s.Piles = append(s.Piles, playtest.Pile{Name: d.Name, RunsOut: b.decl.Empty != 0, Own: b.twice()})
	}
	for _, m := range b.decl.Markers {
		s.Components = append(s.Components, playtest.Component{Name: m.Name, Printed: b.game.PrintedCounters(m.Name)})
	}
	b.facts(r, &s)
	return s
}

// copies sets the pile that each card is drawn from and the number of its
// copies. Two piles from the same deck have the same cards and count as one.
func (b *builder) copies(r *Rules, s *playtest.Catalog) {
	for k, kind := range r.kinds {
		pile := slices.IndexFunc(b.decl.Decks, func(d rehearsal.NamedAt) bool { return d.Name == kind.deck.ID })
		s.CardPiles = append(s.CardPiles, playtest.PileID(pile))
		s.CardCopies = append(s.CardCopies, int(r.full[pile][k]))
	}
}

// twice reports whether each player has a pile of the same deck.
func (b *builder) twice() bool {
	d := b.decl.Decks
	return len(d) == playtest.Seats && d[0].Name == d[1].Name
}

// seats returns the names of the seats: the names of their decks, if those
// differ.
func (b *builder) seats() []string {
	if d := b.decl.Decks; len(d) == playtest.Seats && d[0].Name != d[1].Name {
		return []string{d[0].Name, d[1].Name}
	}
	return []string{"first", "second"}
}

// names returns the ids of the cards, prefixed with the deck for the second of
// two equal ids.
func (r *Rules) names() (names []string) {
	seen := map[string]bool{}
	for _, k := range r.kinds {
		id := k.card.ID
		if seen[id] {
			id = k.deck.ID + "/" + id
		}
		seen[id] = true
		names = append(names, id)
	}
	return names
}

// facts lists what is recorded in every game.
func (b *builder) facts(r *Rules, s *playtest.Catalog) {
	unknown := playtest.PerSeat[float64]{playtest.UnknownOdds, playtest.UnknownOdds}
	begin := func() playtest.FactID { return playtest.FactID(len(s.Facts)) }
	add := func(f playtest.Fact) { s.Facts = append(s.Facts, f) }
	r.facts.opening = begin()
	for k, name := range s.Cards {
		one := kindSet{}
		one.add(k)
		add(playtest.Fact{Kind: playtest.FactOpening, Subject: name, Odds: r.odds(&one)})
	}
	r.facts.group = begin()
	for i, g := range b.decl.Groups {
		add(playtest.Fact{Kind: playtest.FactGroup, Subject: g.Name, Odds: r.odds(&r.groups[i])})
	}
	r.facts.playable = begin()
	for k, name := range s.Cards {
		add(playtest.Fact{Kind: playtest.FactPlayable, Subject: name, Odds: unknown, Obstacle: r.obstacle(k)})
	}
	r.facts.held = begin()
	for turn := range b.decl.Turns {
		add(playtest.Fact{Kind: playtest.FactHeld, Turn: turn + 1, Odds: unknown})
	}
	r.facts.stuck = begin()
	for turn := range b.decl.Turns {
		add(playtest.Fact{Kind: playtest.FactStuck, Turn: turn + 1, Odds: unknown})
	}
}

// odds returns each player's exact probability of being dealt one of the cards.
func (r *Rules) odds(set *kindSet) (odds playtest.PerSeat[float64]) {
	for seat := range playtest.Seats {
		pile := &r.full[r.pileOf(playtest.Seat(seat))]
		odds[seat] = atLeastOne(pile.sum(), set.in(pile), r.decl.Hand)
	}
	return odds
}
