package threefronts

import (
	"fmt"
	"slices"
	"strings"
	"testing"

	"punchboard/playtest"
	"punchboard/playtest/rulebook/rulestest"
)

// A position is a small game in words. In addition to the orders of every script,
// it has these:
//
//	us 1 us-rifle-squad p1 c1 moved   a unit on front 1, with markers
//	de hand tac-smoke                 Tactics cards in a hand
//	us deck us-half-squad             the next Squad cards
//	tactics tac-mud                   the next Tactics cards; "tactics" alone: none
//	de lost 9                         units that are out of the game
//	turn 5; active de; switch ...     before the phase; else turn 1 and us
//	phase assault                     the phase begins, its window over
//	window recon                      the phase begins with its window
//	next                              a new turn of the other player begins
//	fight                             declare no more assaults
//	is us-rifle-squad 1 c1 p0         where a unit is, and its markers
//	gone us-half-squad                it is out of play
//	us holds 3                        Tactics cards in a hand
//	knows us 2                        cards seen in the other hand
type position struct {
	rulestest.Script[State]
	rules *Rules
}

func newPosition(t *testing.T, r *Rules) *position {
	p := &position{rules: r}
	p.Script = rulestest.Script[State]{
		T: t, Rules: r, Prefix: ledger.Prefix, Seats: []string{"us", "de"}, Say: func(s *State, a playtest.Action) string { return r.Describe(s.asked, a) },
		Chance: p, Begin: p.begin, Order: p.order, Tracer: playtest.NewTracer(r.Catalog(), nil),
	}
	return p
}

// N returns the next roll; a draw from one possibility needs none.
func (p *position) N(_ playtest.Key, n int) int {
	if n == 1 {
		return 0
	}
	return p.Next(n)
}

// begin sets up a game with all cards in their decks, in order.
func (p *position) begin() {
	p.State = State{turn: 1, first: American, active: American}
	for seat := range p.State.squads {
		d := &p.rules.data.sides[seat]
		for i := range d.cards {
			p.State.squads[seat].cards[i] = uint8(i)
		}
		p.State.squads[seat].left = uint8(d.cards)
	}
	for i := range p.rules.data.tactics.cards {
		p.State.tactics[i] = uint8(i)
	}
	p.State.left = uint8(p.rules.data.tactics.cards)
}

func (p *position) game() *game { return &game{p.rules, &p.State, p, p.Tracer} }

func (p *position) order(words []string) {
	p.T.Helper()
	rest := words[1:]
	switch words[0] {
	case "us", "de":
		p.side(p.Seat(words[0]), rest)
	case "tactics":
		p.tacticsOrder(rest)
	case "turn":
		p.State.turn = uint16(p.Number(rest[0]))
	case "active":
		p.State.active = p.Seat(rest[0])
	case "phase", "window":
		p.open(words[0] == "window", phase(slices.Index(phaseNames, rest[0])))
	case "next":
		g := p.game()
		g.forgetTurn()
		g.beginTurn()
		g.advance()
	case "fight":
		if p.State.step == atDeclare {
			p.Act("do", "pass")
		}
	default:
		p.expect(words[0], rest)
	}
}

var phaseNames = []string{"deploy", "tactics", "recon", "suppression", "assault", "rally"}

func (p *position) open(window bool, ph phase) {
	g := p.game()
	if g.openPhase(ph); !window {
		g.beginPhase()
	}
	g.advance()
}

// side sets up a part of one side.
func (p *position) side(side playtest.Seat, words []string) {
	switch words[0] {
	case "hand":
		for _, id := range words[1:] {
			c := p.takeTactics(id)
			p.State.hands[side] |= card(c)
		}
	case "deck":
		for _, id := range slices.Backward(words[1:]) {
			pile := &p.State.squads[side]
			unit := p.takeUnit(side, id)
			pile.cards[pile.left] = uint8(unit)
			pile.left++
		}
	case "empty":
		p.lose(side, int(p.State.squads[side].left))
	case "lost":
		p.lose(side, p.Number(words[1]))
	case "holds":
		if n := p.State.hands[side].count(); n != p.Number(words[1]) {
			p.Fatalf("%d cards", n)
		}
	default:
		p.place(side, p.Number(words[0]), words[1], words[2:])
	}
}

func (p *position) place(side playtest.Seat, front int, id string, marks []string) {
	unit := p.takeUnit(side, id)
	p.State.at[side][front] |= one(unit)
	for _, m := range marks {
		switch {
		case m == "moved":
			p.State.moved |= one(unit)
		case m == "mission":
			p.State.mission |= one(unit)
		case m == "suppressed":
			p.State.suppressed |= one(unit)
		case m[0] == 'p':
			p.State.pins[side][unit] = uint8(p.Number(m[1:]))
			p.State.pinned[side] |= one(unit)
			p.State.pinsOut += p.State.pins[side][unit]
		case m[0] == 'c':
			p.State.casualty[side][unit] = uint8(p.Number(m[1:]))
			p.State.casualtys += p.State.casualty[side][unit]
		default:
			p.Fatalf("no marker %s", m)
		}
	}
}

// takeUnit removes a card from the deck.
func (p *position) takeUnit(side playtest.Seat, id string) int {
	unit := p.unit(side, id)
	pile := &p.State.squads[side]
	at := slices.Index(pile.cards[:pile.left], uint8(unit))
	if at < 0 {
		p.Fatalf("%s is not in the deck", id)
	}
	copy(pile.cards[at:], pile.cards[at+1:])
	pile.left--
	return unit
}

func (p *position) lose(side playtest.Seat, n int) {
	pile := &p.State.squads[side]
	for range n {
		p.State.lost[side] |= one(int(pile.cards[0]))
		copy(pile.cards[:], pile.cards[1:])
		pile.left--
	}
}

func (p *position) takeTactics(id string) int {
	for at, c := range p.State.tactics[:p.State.left] {
		if p.rules.data.tactics.types[p.rules.data.tactics.of[c]].id == id {
			copy(p.State.tactics[at:], p.State.tactics[at+1:])
			p.State.left--
			return int(c)
		}
	}
	p.Fatalf("%s is not in the deck", id)
	return 0
}

func (p *position) tacticsOrder(ids []string) {
	var next []uint8
	for _, id := range slices.Backward(ids) {
		next = append(next, uint8(p.takeTactics(id)))
	}
	for _, c := range p.State.tactics[:p.State.left] {
		p.State.discard |= card(int(c))
	}
	p.State.left = uint8(copy(p.State.tactics[:], next))
}

// unit returns a unit by the name that Describe uses.
func (p *position) unit(side playtest.Seat, id string) int {
	for unit := range p.rules.data.sides[side].cards {
		if p.rules.unitName(side, unit) == id {
			return unit
		}
	}
	p.Fatalf("there is no unit %s", id)
	return 0
}

// expect compares the state with what the order expects.
func (p *position) expect(what string, words []string) {
	p.T.Helper()
	side := playtest.Nobody
	if len(words[0]) > 1 {
		side = p.Seat(words[0][:2])
	}
	switch what {
	case "is":
		unit := p.unit(side, words[0])
		got := []string{words[0], fmt.Sprint(p.State.where(side, unit))}
		got = append(got, fmt.Sprint("c", p.State.casualty[side][unit]), fmt.Sprint("p", p.State.pins[side][unit]))
		if !slices.Equal(got, words) {
			p.Fatalf("it is %s", strings.Join(got, " "))
		}
	case "gone":
		if !p.State.lost[side].has(p.unit(side, words[0])) {
			p.Fatalf("it is not")
		}
	case "knows":
		if n := p.State.known[side].count(); n != p.Number(words[1]) {
			p.Fatalf("%d cards", n)
		}
	default:
		p.Fatalf("no such order")
	}
}
