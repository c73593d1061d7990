package lineandreserve

import (
	"slices"
	"strings"
	"testing"

	"punchboard/carddata"
	"punchboard/playtest"
	"punchboard/playtest/rulebook/rulestest"
)

// naiveGame is a second engine of the game, slow and written from the rulebook: one
// procedure from the set-up to the end, on lists and maps, that reads the rows of the
// game wherever it needs a number.
type naiveGame struct {
	rows   map[string]*carddata.Card // units, Command and Damage cards by id
	orders []string                  // designs of Command cards, by number of the card
	chance playtest.Chance
	ask    rulestest.Ask

	turn, lead, coin int
	points, holds    [2]int
	cards            []*naiveCard
	reserve          [2][]*naiveCard // the bottom first
	deck, discards   []int
	held, known      [2][]int
	shuffles         int
	damage, returned []int
	damageShuffles   int
	wide             [2][]string
	groups           [2]int
	window           string
	again            int
}

// naiveCard is a unit or crew.
type naiveCard struct {
	n                                      int
	id, name                               string
	row                                    *carddata.Card
	owner                                  int
	place                                  string // reserves, hand, front, rear, air, crew, gone
	crew, joins                            *naiveCard
	endurance, damage, counter, flight     int
	fresh, bombed, hurt, byFriend          bool
	aside, toRear, moved                   bool
	under                                  []int
	phase                                  []string
	rapid                                  int
	target                                 *naiveCard
	group                                  int
	live, reach, screen, strike, hasChosen bool
}

const noneLeft = -2 // a Damage card that could not be drawn

// ended stops a game that is over.
type ended string

func newNaive(g *carddata.Game, d *data, c playtest.Chance, ask rulestest.Ask) *naiveGame {
	n := &naiveGame{rows: map[string]*carddata.Card{}, chance: c, ask: ask, lead: -1}
	for _, deck := range g.Decks {
		if strings.HasSuffix(deck.ID, "-units") || deck.ID == "command" || deck.ID == "damage" {
			for _, c := range deck.Cards {
				n.rows[c.ID] = c
				for range c.Copies {
					if deck.ID == "command" {
						n.orders = append(n.orders, c.ID)
					}
				}
			}
		}
	}
	list, _ := g.List("decks")
	for seat := range 2 {
		at := seat * perSide
		for _, row := range list.Cards {
			if row.Fields["deck_id"].V != d.sides[seat].deck {
				continue
			}
			id := row.Fields["unit_id"].V.(string)
			for copy := range row.Copies {
				name, full := id, id
				if seat == 1 && n.bothHold(list, d, id) {
					if full += secondOf; d.sides[0].deck != d.sides[1].deck {
						name = full
					}
				}
				if copy > 0 {
					full += "#" + string(rune('1'+copy))
				}
				card := &naiveCard{n: at, id: name, name: full, row: n.rows[id], owner: seat, place: "reserves", damage: -1}
				n.cards = append(n.cards, card)
				n.reserve[seat] = append(n.reserve[seat], card)
				at++
			}
		}
	}
	return n
}

// bothHold reports whether both decks hold a design.
func (n *naiveGame) bothHold(list *carddata.Deck, d *data, id string) bool {
	return slices.ContainsFunc(list.Cards, func(c *carddata.Card) bool {
		return c.Fields["deck_id"].V == d.sides[0].deck && c.Fields["unit_id"].V == id
	})
}

func (c *naiveCard) text(column string) string { s, _ := c.row.Fields[column].V.(string); return s }
func (c *naiveCard) figure(column string) int  { n, _ := c.row.Fields[column].V.(int); return n }
func (c *naiveCard) kind() string              { return c.text("type") }
func (c *naiveCard) isCrew() bool              { return c.text("line") == "with-unit" }
func (c *naiveCard) land() bool                { return c.kind() != "aircraft" && !c.isCrew() }
func (c *naiveCard) needsCrew() bool           { return c.text("crew") != "none" && !c.isCrew() }
func (c *naiveCard) idle() bool                { return c.needsCrew() && c.crew == nil }
func (c *naiveCard) armored() bool {
	return c.figure("defense") >= 2 && slices.Contains([]string{"tank", "tank-destroyer", "vehicle", "mobile-artillery"}, c.kind())
}

// column returns the column of Attack Values against a card.
func (c *naiveCard) column() string {
	switch c.kind() {
	case "tank", "tank-destroyer":
		return "tank"
	case "infantry", "aircraft":
		return c.kind()
	}
	return "vehicle_artillery"
}

// weapon returns a weapon by its place, from 1.
func (c *naiveCard) weapon(i int) map[string]any {
	return c.row.Fields["weapons"].V.([]any)[i-1].(map[string]any)
}

func (c *naiveCard) weapons() (all []int) {
	list, _ := c.row.Fields["weapons"].V.([]any)
	for i := range list {
		all = append(all, i+1)
	}
	return all
}

// at lists the cards of a side in some places, by number.
func (n *naiveGame) at(seat int, places ...string) (all []*naiveCard) {
	for _, c := range n.cards {
		if c.owner == seat && slices.Contains(places, c.place) {
			all = append(all, c)
		}
	}
	return all
}

func (n *naiveGame) table(seat int) []*naiveCard { return n.at(seat, "front", "rear", "air") }

func (n *naiveGame) named(name string) *naiveCard {
	for _, c := range n.cards {
		if c.name == name {
			return c
		}
	}
	panic("no card " + name)
}

// pick returns the first of some cards with an id.
func pick(of []*naiveCard, id string) *naiveCard {
	for _, c := range of {
		if c.id == id {
			return c
		}
	}
	panic("no card " + id)
}

func without[T comparable](list []T, x T) []T {
	i := slices.Index(list, x)
	return slices.Delete(slices.Clone(list), i, i+1)
}

// first returns the player who acts first where both may.
func (n *naiveGame) first() int {
	switch {
	case n.points[0] < n.points[1]:
		return 0
	case n.points[1] < n.points[0]:
		return 1
	case n.lead >= 0:
		return n.lead
	}
	return n.coin
}

// effects returns the effects of a card.
func (n *naiveGame) effects(id, column string) (all []map[string]any) {
	list, _ := n.rows[id].Fields[column].V.([]any)
	for _, e := range list {
		all = append(all, e.(map[string]any))
	}
	return all
}

func (n *naiveGame) effect(id, verb string) map[string]any {
	for _, e := range n.effects(id, "effects") {
		if e["do"] == verb {
			return e
		}
	}
	return nil
}

// TestNaive plays games of many pairings with the rules and with the naive engine on
// the same luck.
func TestNaive(t *testing.T) {
	decisions := 0
	for i, a := range reserves {
		for _, b := range []string{reserves[(i+1)%len(reserves)], reserves[(i+4)%len(reserves)], a} {
			g := read(t)
			r := load(t, decks(a, b))
			w := rulestest.Comparison[State]{
				Rules: r, Seats: [2]string{"a", "b"},
				Say:  func(_ *State, x playtest.Action) string { return r.Describe(x) },
				Dump: func(s *State, out []int) []int { return dumpState(r, s, out) },
				Naive: func(c playtest.Chance, ask rulestest.Ask) rulestest.Naive {
					n := newNaive(g, &r.data, c, ask)
					return rulestest.Naive{Play: n.play, Dump: n.dump}
				},
			}
			decisions += w.Agree(t, a+" "+b, rulestest.Games(40, 3))
		}
	}
	if least := int(rulestest.Games(100_000, 8_000)); decisions < least {
		t.Errorf("only %d decisions were compared", decisions)
	}
}

// dumpState writes a state as numbers.
func dumpState(r *Rules, s *State, out []int) []int {
	out = append(out, int(s.turn), int(s.points[0]), int(s.points[1]), int(s.holds[0]), int(s.holds[1]), int(s.left), int(s.damaging), s.discards.count(), s.held[0].count(), s.held[1].count())
	for u := range allUnits {
		if u&(perSide-1) >= r.data.sides[u>>6].cards {
			continue
		}
		place := 0
		for seat := range 2 {
			for i, of := range []set{s.hands[seat], s.front[seat], s.rear[seat], s.air[seat]} {
				if of.has(u) {
					place = 10*seat + i + 1
				}
			}
		}
		x := &s.units[u]
		crew := -1
		if x.crew != nobody && place%10 > 1 {
			crew = int(x.crew)
		}
		out = append(out, u, place, int(x.endurance)*int(bit(place%10 > 1)), int(x.counter), crew, int(x.flight)*int(bit(place%10 == 4)))
	}
	return out
}

// dump writes the same numbers.
func (n *naiveGame) dump(out []int) []int {
	out = append(out, n.turn, n.points[0], n.points[1], n.holds[0], n.holds[1], len(n.deck), len(n.damage), len(n.discards), len(n.held[0]), len(n.held[1]))
	for _, c := range n.cards {
		place := map[string]int{"hand": 1, "front": 2, "rear": 3, "air": 4}[c.place]
		if place > 0 {
			place += 10 * c.owner
		}
		crew, endurance, flight := -1, 0, 0
		if place%10 > 1 {
			endurance = c.endurance
			if c.crew != nil {
				crew = c.crew.n
			}
		}
		if place%10 == 4 {
			flight = c.flight
		}
		out = append(out, c.n, place, endurance, c.counter, crew, flight)
	}
	return out
}
