package fireandcover

import (
	"fmt"
	"slices"
	"strings"

	"punchboard/carddata"
	mapdata "punchboard/carddata/hexmap"
	"punchboard/geom/hex"
	"punchboard/playtest"
	"punchboard/playtest/rulebook"
)

// naive is a reference engine: slow, with words and slices, phase by phase as in
// the rulebook, and without caching anything. It reads the game's rows itself and
// shares nothing with the rules except the keys of the dice. It supports only the
// default readings.
type naive struct {
	game    *carddata.Game
	chance  playtest.Chance
	choose  func(side int, options []string) string
	hexes   *mapdata.Map // nil for terrain on cards
	squads  [2]*naiveSquad
	deck    []string // the next card first
	discard []string
	order   []string // card ids in the order of the file
	rows    map[string]*carddata.Card

	turn, active, first, shuffles int
	rangeNow                      string // "" if out of range
	over                          string

	// This turn.
	phase                                                        string
	declared, pointMan, pointHit, smoke, covered, attacked       bool
	fireAtMover, moved, outflanks, extra, lateralByCard, flanked bool
	moving                                                       string // the Terrain card of the move in progress
	rollMods                                                     int
}

type naiveSquad struct {
	nation                           *carddata.Card
	start, men, lost, gained, killed int
	pinned, fired, outflanked        bool
	hand, known                      []string
	seen                             int
	terrain                          string
	hex                              hex.Hex
	attached                         []naiveCard
	kept                             []naiveCard
	flankers                         []naiveCard
	usedPhase, usedTurn, usedGame    map[string]bool
	mods                             []map[string]any // attack_mod effects on its attacks, until the turn ends
	closer, shots                    int
	commanderKilled                  int
}

// naiveCard is a card in hand or in play, with the row that it is played as.
type naiveCard struct {
	id   string         // of the card itself
	name string         // of the card or option
	row  *carddata.Card // the row with the phases, player, limit and effects
	own  bool           // an attachment of the squad's own player
}

// done is the panic value that stops a finished game.
type done struct{}

func newNaive(g *carddata.Game, c playtest.Chance, choose func(int, []string) string) *naive {
	n := &naive{game: g, chance: c, choose: choose, rangeNow: "L", rows: map[string]*carddata.Card{}}
	if v, ok := g.Switches["terrain"]; ok && v.V == "map" {
		n.hexes = g.Maps[0]
	}
	for _, c := range deckOf(g, "common").Cards {
		for range c.Copies {
			n.discard = append(n.discard, c.ID)
		}
		n.order = append(n.order, c.ID)
		n.rows[c.ID] = c
	}
	return n
}

func deckOf(g *carddata.Game, id string) *carddata.Deck {
	at := slices.IndexFunc(g.Decks, func(d *carddata.Deck) bool { return d.ID == id })
	return g.Decks[at]
}

func (n *naive) row(id string) *carddata.Card { return n.rows[id] }

func effectsOf(c *carddata.Card) (all []map[string]any) {
	for _, e := range c.Fields["effects"].V.([]any) {
		all = append(all, e.(map[string]any))
	}
	return all
}

func verbOf(c *carddata.Card) string { return effectsOf(c)[0]["do"].(string) }

func (s *naiveSquad) figure(name string) int { return s.nation.Fields[name].V.(int) }

func (n *naive) die(domain uint8, side, slot, repeat int) int {
	return playtest.Die(n.chance, playtest.Key{Domain: domain, Seat: playtest.Seat(side), Turn: uint16(n.turn), Slot: uint16(slot), Repeat: uint16(repeat)}, 6)
}

// play plays a whole game.
func (n *naive) play() {
	defer func() {
		if p := recover(); p != nil {
			if _, ok := p.(done); !ok {
				panic(p)
			}
		}
	}()
	n.setup()
	for {
		n.playTurn()
		n.active = 1 - n.active
	}
}

func (n *naive) end(how string) {
	n.over = how
	panic(done{})
}

// setup performs the setup before the first turn.
func (n *naive) setup() {
	nations := deckOf(n.game, "nationalities").Cards
	for side := range 2 {
		pick := n.chance.N(playtest.Key{Domain: forNation, Seat: playtest.Seat(side)}, len(nations))
		s := &naiveSquad{nation: nations[pick], usedGame: map[string]bool{}}
		s.men = s.figure("starting_men")
		s.start = s.men
		n.squads[side] = s
		if n.hexes != nil {
			zone := slices.IndexFunc(n.hexes.Zones, func(z mapdata.Zone) bool { return z.Side == string(rune('a'+side)) })
			s.hex = n.hexes.Zones[zone].Hexes[0]
		}
	}
	n.shuffle()
	for again := 0; ; again++ {
		a := n.chance.N(playtest.Key{Domain: forFirst, Seat: 0, Repeat: uint16(again)}, 6)
		b := n.chance.N(playtest.Key{Domain: forFirst, Seat: 1, Repeat: uint16(again)}, 6)
		if a != b {
			if b > a {
				n.first = 1
			}
			break
		}
	}
	n.active = n.first
	n.draw(n.first, n.squads[n.first].figure("opening_hand"))
	n.draw(1-n.first, n.squads[1-n.first].figure("opening_hand"))
	n.forget()
	n.phase = "setup"
	for _, side := range []int{n.first, 1 - n.first} {
		s := n.squads[side]
		options := n.plays(side, "setup", side)
		if name := n.ask(side, append([]string{"pass"}, namesOf2(options)...)); name != "pass" {
			s.terrain = n.picked(options, name).id
			remove(&s.hand, s.terrain)
			n.forgetKnown(side, s.terrain)
		}
	}
}

func namesOf2(cards []naiveCard) (names []string) {
	for _, c := range cards {
		names = append(names, "play "+c.name)
	}
	return names
}

func (n *naive) picked(cards []naiveCard, name string) naiveCard {
	return cards[slices.IndexFunc(cards, func(c naiveCard) bool { return "play "+c.name == name })]
}

// ask lets a player choose, unless there is nothing to do but pass.
func (n *naive) ask(side int, options []string) string {
	if len(options) == 1 && options[0] == "pass" {
		return "pass"
	}
	return n.choose(side, options)
}

func remove(from *[]string, id string) {
	at := slices.Index(*from, id)
	*from = slices.Delete(*from, at, at+1)
}

// shuffle turns the discard pile into the deck.
func (n *naive) shuffle() {
	cards := make([]uint8, 0, len(n.discard))
	for at, id := range n.order {
		for _, d := range n.discard {
			if d == id {
				cards = append(cards, uint8(at))
			}
		}
	}
	playtest.Shuffle(n.chance, playtest.Key{Domain: forDeck, Turn: uint16(n.shuffles)}, cards)
	n.shuffles++
	n.discard, n.deck = nil, nil
	for _, at := range slices.Backward(cards) {
		n.deck = append(n.deck, n.order[at])
	}
}

func (n *naive) draw(side, count int) {
	for range count {
		if len(n.deck) == 0 && len(n.discard) > 0 {
			n.shuffle()
		}
		if len(n.deck) == 0 {
			return
		}
		id := n.deck[0]
		n.deck = n.deck[1:]
		n.squads[side].hand = append(n.squads[side].hand, id)
		for viewer, s := range n.squads {
			if s.seen > 0 {
				s.seen--
				if viewer != side {
					s.known = append(s.known, id)
				}
			}
		}
	}
}

// forgetKnown removes a card that left a hand from what the opponent knows about
// that hand.
func (n *naive) forgetKnown(side int, id string) {
	if known := &n.squads[1-side].known; slices.Contains(*known, id) {
		remove(known, id)
	}
}

// forget clears what lasts for one turn.
func (n *naive) forget() {
	n.declared, n.pointMan, n.pointHit, n.smoke, n.covered, n.attacked = false, false, false, false, false, false
	n.fireAtMover, n.moved, n.outflanks, n.extra, n.lateralByCard, n.flanked = false, false, false, false, false, false
	for _, s := range n.squads {
		s.usedPhase, s.usedTurn, s.mods, s.closer, s.shots = map[string]bool{}, map[string]bool{}, nil, 0, 0
	}
}

// plays lists what a player may play in a phase, including cards for any phase of
// the active player's turn.
func (n *naive) plays(side int, phase string, roller int) (all []naiveCard) {
	s := n.squads[side]
	for _, id := range n.order {
		if !slices.Contains(s.hand, id) {
			continue
		}
		if row := n.row(id); verbOf(row) == "trait_choice" {
			for _, option := range n.optionsOf(s) {
				option.id = id
				all = append(all, option)
			}
		} else {
			all = append(all, naiveCard{id: id, name: id, row: row})
		}
	}
	all = slices.DeleteFunc(all, func(c naiveCard) bool { return !n.playable(c, side, phase, roller) })
	for _, c := range slices.Clone(all) {
		if verbOf(c.row) != "attack" {
			continue
		}
		plain, closer := n.reach(c, side)
		all = slices.DeleteFunc(all, func(d naiveCard) bool { return d.name == c.name && !plain })
		if closer {
			c.name += " PB"
			all = append(all, c)
		}
	}
	return all
}

// optionsOf returns the options of a squad's nationality; an option that acts as a
// card is played as that card.
func (n *naive) optionsOf(s *naiveSquad) (all []naiveCard) {
	traits, _ := n.game.List("traits")
	for _, c := range traits.Cards {
		if c.Fields["nationality"].V != s.nation.ID {
			continue
		}
		row := c
		if e := effectsOf(c)[0]; e["do"] == "as_card" {
			row = n.row(e["card"].(string))
		}
		all = append(all, naiveCard{name: c.ID, row: row})
	}
	return all
}

// playable checks phase, player, limit and condition of a card.
func (n *naive) playable(c naiveCard, side int, phase string, roller int) bool {
	own := side == n.active && !slices.Contains([]string{"setup", "block", "cancel", "opportunity", "return", "kill"}, phase)
	want := phase
	switch verb := verbOf(c.row); {
	case phase == "block" && verb == "block", phase == "cancel" && verb == "cancel_block",
		phase == "moved" && verb != "terrain" && verb != "block" && verb != "cancel_block":
		want = "movement"
	}
	phases := rulebook.List(c.row.Fields["phases"])
	if !slices.Contains(phases, want) && !(own && slices.Contains(phases, "own-turn")) {
		return false
	}
	switch player := c.row.Fields["player"].V; {
	case player == "active" && side != roller, player == "inactive" && side == roller:
		return false
	}
	s := n.squads[side]
	switch c.row.Fields["limit"].V {
	case "one-per-phase":
		return !s.usedPhase[c.row.ID] && n.condition(c, side)
	case "one-per-turn", "one-per-move", "block-per-move":
		return !s.usedTurn[c.row.ID] && n.condition(c, side)
	case "one-per-game":
		return !s.usedGame[c.row.ID] && n.condition(c, side)
	}
	return n.condition(c, side)
}

func (n *naive) condition(c naiveCard, side int) bool {
	e, enemy := effectsOf(c.row)[0], n.squads[1-side]
	switch {
	case e["do"] == "attack":
		plain, closer := n.reach(c, side)
		return plain || closer
	case e["do"] == "attach" && e["enemy_pinned"] == true:
		return enemy.pinned
	case e["do"] == "attack_mod" && e["until"] == "in_play":
		return n.lateralByCard
	case c.row.ID == "smoke":
		return !n.covered
	}
	return true
}

// reach reports whether an attack is possible at the current range, and whether a
// Japanese squad can make it at Short range as if at Point Blank.
func (n *naive) reach(c naiveCard, side int) (plain, closer bool) {
	e, s := effectsOf(c.row)[0], n.squads[side]
	at := e["ranges"].(map[string]any)
	heavy := slices.Contains(rulebook.List(c.row.Fields["traits"]), "heavy") || e["if_not_moved"] == true
	if e["enemy_pinned"] == true && !n.squads[1-side].pinned || heavy && side == n.active && (n.moved || n.phase == "covering") {
		return false, false
	}
	_, plain = at[n.rangeNow]
	_, pb := at["PB"]
	return plain, pb && n.rangeNow == "S" && s.closer < s.figure("pb_at_short_per_turn")
}

// label returns the number of a hex.
func (n *naive) label(h hex.Hex) string { return n.hexes.Grid.Label(h) }

func (n *naive) String() string {
	return fmt.Sprint("turn ", n.turn, ", ", n.phase, ", ", strings.Join(n.deck, " "))
}
