package threefronts

import (
	"fmt"
	"slices"
	"strconv"
	"strings"
	"testing"

	"punchboard/playtest"
)

// A position is a small game in words, one order a line or after a semicolon:
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
//	roll 6 1 2                        dice and blind draws to come, from 1
//	do pass                           an action; "can", "cant": whether it is legal
//	fight                             declare no more assaults
//	is us-rifle-squad 1 c1 p0         where a unit is, and its markers
//	gone us-half-squad                it is out of play
//	asked us                          whose decision it is; "over us fronts"
//	us holds 3                        Tactics cards in a hand
//	knows us 2                        cards seen in the other hand
type position struct {
	t      *testing.T
	rules  *Rules
	s      State
	tracer *playtest.Tracer
	rolls  []int
	line   string
}

// N takes the next roll; a draw among one is none.
func (p *position) N(_ playtest.Key, n int) int {
	if n == 1 {
		return 0
	}
	if len(p.rolls) == 0 {
		p.fatal("no roll is left")
	}
	v := p.rolls[0]
	p.rolls = p.rolls[1:]
	if v < 1 || v > n {
		p.fatal("roll %d is not from 1 to %d", v, n)
	}
	return v - 1
}

func (p *position) fatal(format string, args ...any) {
	p.t.Helper()
	p.t.Fatalf("%s: %s", p.line, fmt.Sprintf(format, args...))
}

// play follows a position and checks that nothing was left over or broken.
func (p *position) play(text string) {
	p.t.Helper()
	p.clear()
	for _, p.line = range strings.FieldsFunc(text, func(r rune) bool { return r == '\n' || r == ';' }) {
		if words := strings.Fields(p.line); len(words) > 0 {
			p.order(words)
		}
	}
	p.line = "at the end"
	if len(p.rolls) > 0 {
		p.fatal("rolls %v were not made", p.rolls)
	}
	if err := p.rules.Check(&p.s); err != nil {
		p.fatal("%v", err)
	}
}

// clear is a game in which all cards are in their decks, in order.
func (p *position) clear() {
	p.tracer = playtest.NewTracer(p.rules.Sheet(), nil)
	p.s = State{turn: 1, first: American, active: American}
	for seat := range p.s.squads {
		d := &p.rules.data.sides[seat]
		for i := range d.cards {
			p.s.squads[seat].cards[i] = uint8(i)
		}
		p.s.squads[seat].left = uint8(d.cards)
	}
	for i := range p.rules.data.tactics.cards {
		p.s.tactics[i] = uint8(i)
	}
	p.s.left = uint8(p.rules.data.tactics.cards)
}

func (p *position) game() *game { return &game{p.rules, &p.s, p, p.tracer} }

func (p *position) order(words []string) {
	p.t.Helper()
	rest := words[1:]
	switch words[0] {
	case "us", "de":
		p.side(seatOf(words[0]), rest)
	case "tactics":
		p.tacticsOrder(rest)
	case "turn":
		p.s.turn = uint16(p.number(rest[0]))
	case "active":
		p.s.active = seatOf(rest[0])
	case "phase", "window":
		p.begin(words[0] == "window", phase(slices.Index(phaseNames, rest[0])))
	case "next":
		g := p.game()
		g.forgetTurn()
		g.beginTurn()
		g.advance()
	case "roll":
		for _, w := range rest {
			p.rolls = append(p.rolls, p.number(w))
		}
	case "fight":
		if p.s.step == atDeclare {
			p.action("do", "pass")
		}
	case "do", "can", "cant":
		p.action(words[0], strings.Join(rest, " "))
	default:
		p.expect(words[0], rest)
	}
}

var phaseNames = []string{"deploy", "tactics", "recon", "suppression", "assault", "rally"}

func seatOf(name string) playtest.Seat {
	switch name {
	case "us":
		return American
	case "de":
		return German
	}
	return playtest.Nobody
}

func (p *position) number(w string) int {
	n, err := strconv.Atoi(w)
	if err != nil {
		p.fatal("%v", err)
	}
	return n
}

func (p *position) begin(window bool, ph phase) {
	g := p.game()
	if g.openPhase(ph); !window {
		g.beginPhase()
	}
	g.advance()
}

// side sets up something of one side.
func (p *position) side(side playtest.Seat, words []string) {
	switch words[0] {
	case "hand":
		for _, id := range words[1:] {
			c := p.takeTactics(id)
			p.s.hands[side] |= card(c)
		}
	case "deck":
		for _, id := range slices.Backward(words[1:]) {
			pile := &p.s.squads[side]
			unit := p.takeUnit(side, id)
			pile.cards[pile.left] = uint8(unit)
			pile.left++
		}
	case "empty":
		p.lose(side, int(p.s.squads[side].left))
	case "lost":
		p.lose(side, p.number(words[1]))
	case "holds":
		if n := p.s.hands[side].count(); n != p.number(words[1]) {
			p.fatal("%d cards", n)
		}
	default:
		p.place(side, p.number(words[0]), words[1], words[2:])
	}
}

func (p *position) place(side playtest.Seat, front int, id string, marks []string) {
	unit := p.takeUnit(side, id)
	p.s.at[side][front] |= one(unit)
	for _, m := range marks {
		switch {
		case m == "moved":
			p.s.moved |= one(unit)
		case m == "mission":
			p.s.mission |= one(unit)
		case m == "suppressed":
			p.s.suppressed |= one(unit)
		case m[0] == 'p':
			p.s.pins[side][unit] = uint8(p.number(m[1:]))
			p.s.pinned[side] |= one(unit)
			p.s.pinsOut += p.s.pins[side][unit]
		case m[0] == 'c':
			p.s.casualty[side][unit] = uint8(p.number(m[1:]))
			p.s.casualtys += p.s.casualty[side][unit]
		default:
			p.fatal("no marker %s", m)
		}
	}
}

// takeUnit takes a card out of the deck.
func (p *position) takeUnit(side playtest.Seat, id string) int {
	unit := p.unit(side, id)
	pile := &p.s.squads[side]
	at := slices.Index(pile.cards[:pile.left], uint8(unit))
	if at < 0 {
		p.fatal("%s is not in the deck", id)
	}
	copy(pile.cards[at:], pile.cards[at+1:])
	pile.left--
	return unit
}

func (p *position) lose(side playtest.Seat, n int) {
	pile := &p.s.squads[side]
	for range n {
		p.s.lost[side] |= one(int(pile.cards[0]))
		copy(pile.cards[:], pile.cards[1:])
		pile.left--
	}
}

func (p *position) takeTactics(id string) int {
	for at, c := range p.s.tactics[:p.s.left] {
		if p.rules.data.tactics.types[p.rules.data.tactics.of[c]].id == id {
			copy(p.s.tactics[at:], p.s.tactics[at+1:])
			p.s.left--
			return int(c)
		}
	}
	p.fatal("%s is not in the deck", id)
	return 0
}

func (p *position) tacticsOrder(ids []string) {
	var next []uint8
	for _, id := range slices.Backward(ids) {
		next = append(next, uint8(p.takeTactics(id)))
	}
	for _, c := range p.s.tactics[:p.s.left] {
		p.s.discard |= card(int(c))
	}
	p.s.left = uint8(copy(p.s.tactics[:], next))
}

// unit finds a unit by the name that Describe gives it.
func (p *position) unit(side playtest.Seat, id string) int {
	for unit := range p.rules.data.sides[side].cards {
		if p.rules.unitName(side, unit) == id {
			return unit
		}
	}
	p.fatal("there is no unit %s", id)
	return 0
}

func (p *position) action(what, name string) {
	p.t.Helper()
	actor := p.rules.Actor(&p.s)
	var names []string
	legal := p.rules.Legal(&p.s, nil)
	for _, a := range legal {
		names = append(names, p.rules.Describe(actor, a))
	}
	at := slices.Index(names, name)
	switch {
	case (at >= 0) != (what != "cant"):
		p.fatal("legal are only: %s", strings.Join(names, ", "))
	case what == "do":
		p.rules.Apply(&p.s, legal[at], p, p.tracer)
	}
}

// expect compares the state.
func (p *position) expect(what string, words []string) {
	p.t.Helper()
	side := playtest.Nobody
	if len(words[0]) > 1 {
		side = seatOf(words[0][:2])
	}
	switch what {
	case "is":
		unit := p.unit(side, words[0])
		got := []string{words[0], fmt.Sprint(p.s.where(side, unit))}
		got = append(got, fmt.Sprint("c", p.s.casualty[side][unit]), fmt.Sprint("p", p.s.pins[side][unit]))
		if !slices.Equal(got, words) {
			p.fatal("it is %s", strings.Join(got, " "))
		}
	case "gone":
		if !p.s.lost[side].has(p.unit(side, words[0])) {
			p.fatal("it is not")
		}
	case "asked":
		if p.s.asked != side {
			p.fatal("seat %d is", p.s.asked)
		}
	case "knows":
		if n := p.s.known[side].count(); n != p.number(words[1]) {
			p.fatal("%d cards", n)
		}
	case "over":
		o := p.rules.Outcome(&p.s)
		if way := p.rules.sheet.Ways[o.Way]; !p.s.over() || o.Winner != side || way != words[1] {
			p.fatal("seat %d wins by %s, over: %v", o.Winner, way, p.s.over())
		}
	default:
		p.fatal("no such order")
	}
}
