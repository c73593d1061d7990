package lineandreserve

import (
	"punchboard/playtest"
	"punchboard/playtest/rulebook"
)

// The piles that cards are drawn from, in this order. The Damage deck is only turned
// over.
const (
	ordersPile playtest.PileID = iota
	damagePile
	reservePiles // one for each side, or one for both if their decks are alike
)

// reservePile returns the Reserves deck of a side among the piles.
func (d *data) reservePile(seat playtest.Seat) playtest.PileID {
	if d.alike {
		return reservePiles
	}
	return reservePiles + playtest.PileID(seat)
}

// piles lists the piles.
func (d *data) piles() []playtest.Pile {
	all := []playtest.Pile{{Name: "command", Early: earlyDraws}, {Name: "damage", RunsOut: true}, {Name: d.sides[0].deck, Own: d.alike, RunsOut: true, Chosen: true}}
	if !d.alike {
		all = append(all, playtest.Pile{Name: d.sides[1].deck, RunsOut: true, Chosen: true})
	}
	return all
}

// earlyDraws is how many of a player's first draws count as early: the starting hand
// and the draws of two Turns.
const earlyDraws = 6

func (b *builder) sheet(d *data) playtest.Catalog {
	s := playtest.Catalog{
		Game:       b.Game.Slug,
		Seats:      d.seats(),
		Ways:       []string{"by-points", "by-overrun", "by-situation", "unfinished"},
		Rules:      make([]string, lastRule+1),
		Piles:      d.piles(),
		Components: rulebook.Components(b.Game, markers[:], marker.id),
		Tracks:     []playtest.Track{{Name: "overrun", Least: 0, Most: d.set.OverrunTurns}},
		Decisive:   d.decisive(),
		Sources: [256]playtest.Source{
			forReserves: playtest.FromCards, forOrders: playtest.FromCards, forDamage: playtest.FromCards, forCoin: playtest.FromStart,
		},
	}
	ledger.NameIn(&s, d.judged()...)
	for seat := range d.sides[:2-bit(d.alike)] {
		side := &d.sides[seat]
		for kind := range side.kinds {
			s.Cards = append(s.Cards, side.design[kind].id)
			s.CardPiles = append(s.CardPiles, d.reservePile(playtest.Seat(seat)))
			s.CardCopies = append(s.CardCopies, side.copies(kind))
		}
	}
	for kind := range d.commands.kinds {
		s.Cards = append(s.Cards, d.commands.design[kind].id)
		s.CardPiles = append(s.CardPiles, ordersPile)
		s.CardCopies = append(s.CardCopies, d.commands.copies[kind].count())
	}
	for _, c := range b.Deck("damage").Cards {
		s.Turned = append(s.Turned, playtest.Copies{Pile: "damage", Card: c.ID, N: c.Copies})
	}
	s.Together = together(&s, d)
	s.Data = rulebook.Fingerprint(*d)
	return s
}

// judged returns the rules that this game can apply: those of Situations only in
// one.
func (d *data) judged() (ids []playtest.RuleID) {
	special := d.situation.id != ""
	for _, id := range played {
		switch id {
		case lr013, lr014, lr132:
			if !special {
				continue
			}
		case lr130:
			if special {
				continue
			}
		case lr131:
			if !d.situation.overrun {
				continue
			}
		}
		ids = append(ids, id)
	}
	return ids
}

// copies counts the cards of a design in a Reserves deck.
func (s *side) copies(kind int) (n int) {
	for _, of := range s.of[:s.cards] {
		if int(of) == kind {
			n++
		}
	}
	return n
}
