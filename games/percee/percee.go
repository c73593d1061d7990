// Package percee plays the game Percée by its ledger (rules.csv), from the
// printed rows and map: units, cards, terrain and switches come from the loaded
// game, never from Go. Each rule reports its ledger number when it is applied.
// The package prints nothing.
package percee

import (
	"punchboard/carddata"
	"punchboard/diag"
	"punchboard/playtest"
	"punchboard/playtest/rulebook"
)

// The seats.
const (
	German   playtest.Seat = 0
	American playtest.Seat = 1
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
	ground ground
	units  [playtest.Seats][sideUnits]unit
	freely [playtest.Seats]units // units that stack freely
	tigers units                 // German units that stack and act freely
	cards  [deckCards]card
	air    int // strength of the support counters
	oba    int
	set    settings
}

// New builds the rules from a game's counters, cards, map and switches. The list
// contains everything that the rules do not know or have no room for; if it has
// errors, the rules are nil.
func New(g *carddata.Game) (*Rules, *diag.List) {
	b := builder{rulebook.New(g)}
	r := &Rules{}
	r.data.set = b.settings()
	r.data.ground = b.ground()
	b.units(&r.data)
	b.cards(&r.data)
	if b.Found.Errors() > 0 {
		return nil, b.Found
	}
	r.names = namesOf(g)
	r.sheet = b.sheet(&r.data)
	return r, b.Found
}

// Open returns the game together with its players.
func Open(g *carddata.Game) (playtest.Game, *diag.List) { return rulebook.Open(g, New, Greedy()) }

// Catalog names what the numbers in statistics mean.
func (r *Rules) Catalog() *playtest.Catalog { return &r.sheet }

// The tracks printed on the sheet.
const (
	roundTrack playtest.TrackID = iota
	exitTrack
)

func (b *builder) sheet(d *data) playtest.Catalog {
	s := playtest.Catalog{
		Rounds:   true,
		Game:     b.Game.Slug,
		Seats:    []string{"german", "american"},
		Ways:     []string{"exit", "annihilation", "hold"},
		Rules:    make([]string, lastRule+1),
		Tracks:   []playtest.Track{{Name: "round", Least: 1, Most: d.set.Rounds}, {Name: "exit", Least: 0, Most: d.set.ExitsNeeded}},
		Decisive: d.set.ExitsNeeded,
		Piles:    []playtest.Pile{{Name: "activation"}},
		Sources:  [256]playtest.Source{forPile: playtest.FromCards},
	}
	for _, c := range b.Pieces("activation").Cards {
		s.Turned = append(s.Turned, playtest.Copies{Pile: "activation", Card: c.ID, N: 1}) // beginRound shuffles every row once
	}
	rulebook.Ledger{Prefix: "PV-", Last: lastRule}.NameIn(&s, played[:]...)
	s.Together = b.together(&s)
	s.Data = rulebook.Fingerprint(*d)
	return s
}
