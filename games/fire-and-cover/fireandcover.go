// Package fireandcover plays the game Fire and Cover by its ledger (rules.csv),
// from the printed rows: deck, nationalities, traits, tables, map and switches
// come from the loaded game, never from Go. Each rule reports its ledger number
// when it is applied. The package prints nothing and knows no players but its
// own.
package fireandcover

import (
	"punchboard/carddata"
	"punchboard/diag"
	"punchboard/playtest"
	"punchboard/playtest/rulebook"
)

// Rules are the rules of one loaded game. They do not change after New.
type Rules struct {
	data  data
	names map[string]*names
	sheet playtest.Catalog
}

// The capacity of the rules.
const (
	maxCards   = 128
	maxOptions = 40
	maxNations = 8
)

// data is all data from the files, without maps and pointers: equal data play
// equal games.
type data struct {
	items   [maxKinds + maxOptions]item // card types, then the options from maxKinds on
	kinds   int
	options int
	copies  [maxKinds]uint8
	cards   int
	window  [windows]kindSet // card types by the window in which they are played
	attacks kindSet
	goals   kindSet // objectives
	traits  kindSet // cards that stand for options

	nations [maxNations]nation
	nation  int
	pick    [playtest.Seats]int // the squads' nationalities; drawn for a random one
	tables  tables
	mods    figures
	ground  ground
	set     settings
}

// drawn stands for a random nationality.
const drawn = -1

// nation is one nationality.
type nation struct {
	id                              string
	men, draw, opening, hand        int8
	morale, rally, covering, closer int8 // closer: attacks per turn at Short range with Point Blank cards
	first, last                     int  // its options, as items from first up to last
	window                          windowSet
	menRule, drawRule, handRule     playtest.RuleID
	traitRule                       playtest.RuleID
}

// New builds the rules from a game's deck, nationalities, traits, tables.csv,
// map and switches. The list contains everything that the rules do not know or
// have no room for; if it has errors, the rules are nil.
func New(g *carddata.Game) (*Rules, *diag.List) {
	b := builder{Reader: rulebook.New(g)}
	b.settings()
	b.tables = b.readTables()
	b.mods = b.readFigures()
	b.deck(b.Deck("common"))
	b.readNations(b.Deck("nationalities"))
	b.readOptions()
	b.readSquads()
	if b.set.OnMap {
		b.readGround()
	}
	b.index()
	if b.Found.Errors() > 0 {
		return nil, b.Found
	}
	r := &Rules{data: b.data}
	r.sheet = newSheet(g, &r.data)
	r.names = namesOf(g)
	return r, b.Found
}

// Open returns the game together with its players.
func Open(g *carddata.Game) (playtest.Game, *diag.List) { return rulebook.Open(g, New, Greedy()) }

// Catalog names what the numbers in statistics mean.
func (r *Rules) Catalog() *playtest.Catalog { return &r.sheet }

// index fills the lookup tables by window.
func (d *data) index() {
	for kind := range d.kinds {
		it := &d.items[kind]
		for w := range windows {
			if it.windows.has(w) {
				d.window[w] |= kind1(kind)
			}
		}
		switch it.verb {
		case attack:
			d.attacks |= kind1(kind)
		case traitChoice:
			d.traits |= kind1(kind)
		case objective:
			d.goals |= kind1(kind)
		}
	}
	for i := range d.nation {
		n := &d.nations[i]
		for o := n.first; o < n.last; o++ {
			n.window |= d.items[o].windows
		}
	}
}

// lastingFlanks reports whether cards with attack modifiers stay in play, as in
// the flanking-fire variant.
func (d *data) lastingFlanks() bool {
	for kind := range d.kinds {
		if d.items[kind].lasting() {
			return true
		}
	}
	return false
}
