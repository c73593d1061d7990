// Package patroldeck plays the scenario of the game Patrol Deck by its ledger
// (rules.csv), from the printed rows: cards, records, rosters, weapons, areas
// and switches come from the loaded game, never from Go. The table is replaced
// by a grid of squares of one inch; see ground.go. Each rule reports its ledger
// number when it is applied. The package prints nothing.
package patroldeck

import (
	"punchboard/carddata"
	"punchboard/diag"
	"punchboard/playtest"
	"punchboard/playtest/rulebook"
)

// The seats.
const (
	American playtest.Seat = 0
	German   playtest.Seat = 1
)

// Rules are the rules of one loaded game. They do not change after New.
type Rules struct {
	data  data
	sight *sightTable // derived from the ground
	names map[string]*names
	sheet playtest.Catalog
}

// data is all data from the files, without maps and pointers: equal data play
// equal games.
type data struct {
	set     settings
	ground  ground
	actions [playtest.Seats]actionDeck
	orders  activationDeck
	results [maxResults]moraleResult
	units   [maxUnits]unit
	nUnits  int
	figs    [figures]soldier
	count   [playtest.Seats]int // figures of each side
	grenade weapon
}

// New builds the rules from a game's rows and switches. The list contains
// everything that the rules do not know or have no room for; if it has errors,
// the rules are nil.
func New(g *carddata.Game) (*Rules, *diag.List) {
	b := builder{Reader: rulebook.New(g)}
	r := &Rules{}
	switches.Read(b.Reader, &r.data.set)
	b.ground(&r.data.ground, &r.data.set)
	b.results(&r.data)
	b.cards(&r.data)
	b.roster(&r.data)
	if b.Found.Errors() > 0 {
		return nil, b.Found
	}
	r.sight = sightOf(&r.data.ground)
	r.names = namesOf(g)
	r.sheet = b.sheet(&r.data)
	return r, b.Found
}

// Open returns the game together with its players.
func Open(g *carddata.Game) (playtest.Game, *diag.List) { return rulebook.Open(g, New, Greedy()) }

var _ playtest.Rules[State] = (*Rules)(nil)

// Catalog names what the numbers in statistics mean.
func (r *Rules) Catalog() *playtest.Catalog { return &r.sheet }

// pileNames are the ids of the decks: those of the sides by seat, then that of
// both.
var pileNames = [...]string{"action-us", "action-de", "activation-cards"}

// turnTrack is the only track: the turns of the scenario.
const turnTrack playtest.TrackID = 0

func (b *builder) sheet(d *data) playtest.Catalog {
	s := playtest.Catalog{
		Game:       b.Game.Slug,
		Seats:      []string{"american", "german"},
		Ways:       []string{"cleared", "held"},
		Rules:      make([]string, lastRule+1),
		Tracks:     []playtest.Track{{Name: "turn", Least: 1, Most: d.set.Turns}},
		Components: rulebook.Components(b.Game, markers[:], marker.id),
		Decisive:   d.count[German],
		Sources: [256]playtest.Source{
			forActivation: playtest.FromCards, forAction: playtest.FromCards,
		},
	}
	for _, id := range pileNames {
		s.Piles = append(s.Piles, playtest.Pile{Name: id, RunsOut: id != "activation-cards"})
		for _, c := range b.Deck(id).Cards {
			s.Turned = append(s.Turned, playtest.Copies{Pile: id, Card: c.ID, N: 1}) // each row is stacked once
		}
	}
	rulebook.Ledger{Prefix: "PD-", Last: lastRule}.NameIn(&s, played[:]...)
	if !d.ground.hasSlopes() {
		s.Rules[pd060] = "" // no slope, no promise
	}
	s.Together = b.together(&s, d)
	s.Data = rulebook.Fingerprint(*d)
	return s
}
