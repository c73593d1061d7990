// Package threefronts plays the game Three Fronts by its ledger (rules.csv),
// from the printed rows: decks, dice tables and switches come from the loaded
// game, never from Go. Each rule reports its ledger number when it is applied.
// The package prints nothing and does not know the players.
package threefronts

import (
	"punchboard/carddata"
	"punchboard/diag"
	"punchboard/playtest"
	"punchboard/playtest/rulebook"
)

// The seats. Each always plays the same nation; who goes first is random.
const (
	American playtest.Seat = 0
	German   playtest.Seat = 1
)

// Rules are the rules of one loaded game. They do not change after New.
type Rules struct {
	data  data
	names names
	sheet playtest.Catalog
}

// data is all data from the files, without maps and pointers: equal data play
// equal games.
type data struct {
	sides   [playtest.Seats]side
	tactics tacticsDeck
	tables  tables
	set     settings
}

// New builds the rules from a game's decks, tables.csv and switches. The list
// contains everything that the rules do not know or have no room for; if it has
// errors, the rules are nil.
func New(g *carddata.Game) (*Rules, *diag.List) {
	b := builder{rulebook.New(g)}
	r := &Rules{}
	r.data.tables = b.tables()
	switches.Read(b.Reader, &r.data.set)
	for seat, name := range [...]string{"american-squads", "german-squads"} {
		r.data.sides[seat] = b.side(name)
	}
	r.data.tactics = b.tacticsDeck()
	b.capacity(&r.data)
	if b.Found.Errors() > 0 {
		return nil, b.Found
	}
	r.sheet = newSheet(g, &r.data)
	r.names = namesOf(g)
	return r, b.Found
}

// Open returns the game together with its players.
func Open(g *carddata.Game) (playtest.Game, *diag.List) { return rulebook.Open(g, New, Greedy()) }

// Catalog names what the numbers in statistics mean.
func (r *Rules) Catalog() *playtest.Catalog { return &r.sheet }

// The piles that cards are drawn from, in this order.
const (
	americanSquads playtest.PileID = iota
	germanSquads
	tacticsPile
)

// earlyDraws is how many of a player's first draws count as early: those of the
// first two turns, which every game has.
const earlyDraws = 6

func newSheet(g *carddata.Game, d *data) playtest.Catalog {
	s := playtest.Catalog{
		Game:       g.Slug,
		Seats:      []string{"american", "german"},
		Ways:       []string{"units", "fronts", "both", "unfinished"},
		Rules:      make([]string, lastRule+1),
		Piles:      []playtest.Pile{{Name: "american-squads", Early: earlyDraws}, {Name: "german-squads", Early: earlyDraws}, {Name: "tactics", Early: earlyDraws}},
		Components: rulebook.Components(g, markers[:], marker.id),
		Tracks:     []playtest.Track{{Name: "losses", Least: 0, Most: d.set.UnitsToWin}},
		Decisive:   d.set.UnitsToWin,
		Sources:    [256]playtest.Source{forFirst: playtest.FromStart, forSquads: playtest.FromCards, forTactics: playtest.FromCards},
	}
	ledger.NameIn(&s, played[:]...)
	for seat := range d.sides {
		for i := range d.sides[seat].types[:d.sides[seat].kinds] {
			t := &d.sides[seat].types[i]
			s.Cards = append(s.Cards, t.id)
			s.CardPiles = append(s.CardPiles, playtest.PileID(seat))
			s.CardCopies = append(s.CardCopies, copiesOf(d.sides[seat].of[:d.sides[seat].cards], i))
			ledger.NameIn(&s, t.rule)
		}
	}
	for i := range d.tactics.types[:d.tactics.kinds] {
		t := &d.tactics.types[i]
		s.Cards = append(s.Cards, t.id)
		s.CardPiles = append(s.CardPiles, tacticsPile)
		s.CardCopies = append(s.CardCopies, copiesOf(d.tactics.of[:d.tactics.cards], i))
		ledger.NameIn(&s, t.rule)
	}
	s.Together = together(&s, d)
	s.Data = rulebook.Fingerprint(*d)
	return s
}

// copiesOf counts the cards of a type in the deck used for play.
func copiesOf(deck []uint8, kind int) (n int) {
	for _, of := range deck {
		if int(of) == kind {
			n++
		}
	}
	return n
}

// unitCard and tacticsCard return the numbers of cards in the catalog.
func (r *Rules) unitCard(side playtest.Seat, unit int) playtest.CardID {
	d := &r.data.sides[side]
	if side == German {
		return playtest.CardID(int(d.of[unit]) + r.data.sides[American].kinds)
	}
	return playtest.CardID(d.of[unit])
}

func (r *Rules) tacticsCard(kind int) playtest.CardID {
	return playtest.CardID(r.data.sides[American].kinds + r.data.sides[German].kinds + kind)
}
