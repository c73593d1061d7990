package fireandcover

import (
	"fmt"
	"slices"
	"strconv"
	"strings"
	"testing"

	"punchboard/playtest"
)

// A position is a small game in words, one order a line or after a semicolon. It
// is the turn of a; both squads are British with 10 men at Medium range in the
// open, no card is in a hand and all are in the deck.
//
//	a german                     a nationality
//	b men 3                      also: killed 2, goals 2 (objectives in play)
//	a hand knife smoke           cards in a hand
//	b in hedge-row               terrain, or on the map a hex
//	a pinned                     also: fired, outflanked
//	deck knife smoke             the next cards; "deck" alone: none
//	range S; turn 5; active b    before the phase
//	phase position               the phase begins: see phaseStarts
//	roll 6 1                     dice to come
//	do pass                      an action; "can", "cant": whether it is legal
//	a has men 9                  what is so: see asserts
//	asked b; over a kills        whose decision it is; how the game ended
//	discarded knife              a card is in the discard pile
type position struct {
	t      *testing.T
	rules  *Rules
	s      State
	tracer *playtest.Tracer
	rolls  []int
	line   string
}

// N takes the next roll; the order of a deck stays, and checks of turns beyond
// the position bring nothing.
func (p *position) N(k playtest.Key, n int) int {
	if k.Domain == forDeck {
		return n - 1
	}
	switch {
	case len(p.rolls) == 0 && (k.Domain == forMorale || k.Domain == forRally):
		return 0
	case len(p.rolls) == 0:
		p.fatal("no roll is left")
	}
	v := p.rolls[0]
	p.rolls = p.rolls[1:]
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

// clear is a game in which all cards are in the deck, in order.
func (p *position) clear() {
	p.tracer = playtest.NewTracer(p.rules.Sheet(), nil)
	p.s = State{turn: 1, gap: medium}
	for kind := range p.rules.data.kinds {
		for range p.rules.data.copies[kind] {
			p.s.discard.add(kind)
		}
	}
	p.s.left = uint8(len(p.s.discard.list(p.s.deck[:0])))
	p.s.discard = pile{}
	for seat := range p.s.squads {
		p.nation(playtest.Seat(seat), "british")
		p.s.squads[seat].hex = p.rules.data.ground.start[seat]
	}
	if p.rules.data.set.OnMap {
		p.place()
	}
}

// place follows from the hexes of the squads.
func (p *position) place() {
	p.s.gap = p.rules.data.ground.rangeOf(p.s.squads[0].hex, p.s.squads[1].hex)
}

func (p *position) game() *game { return &game{p.rules, &p.s, p, p.tracer} }

func (p *position) order(words []string) {
	p.t.Helper()
	rest := words[1:]
	switch words[0] {
	case "a", "b":
		p.squad(seatOf(words[0]), rest)
	case "deck":
		p.stack(rest)
	case "range":
		p.s.gap, _ = rangeNames.Find(rest[0])
	case "turn":
		p.s.turn = uint16(p.number(rest[0]))
	case "active":
		p.s.active = seatOf(rest[0])
	case "phase":
		g := p.game()
		phaseStarts[rest[0]](g)
		g.advance()
	case "roll":
		for _, w := range rest {
			p.rolls = append(p.rolls, p.number(w))
		}
	case "do", "can", "cant":
		p.action(words[0], strings.Join(rest, " "))
	case "asked":
		if p.s.asked != seatOf(rest[0]) {
			p.fatal("seat %d is", p.s.asked)
		}
	case "over":
		o := p.rules.Outcome(&p.s)
		if way := p.rules.sheet.Ways[o.Way]; !p.s.over() || o.Winner != seatOf(rest[0]) || way != rest[1] {
			p.fatal("seat %d wins by %s, over: %v", o.Winner, way, p.s.over())
		}
	case "discarded":
		if !p.s.discard.kinds.has(p.kind(rest[0])) {
			p.fatal("it is not")
		}
	default:
		p.fatal("no such order")
	}
}

// phaseStarts begin a phase of the active player's turn.
var phaseStarts = map[string]func(*game){
	"setup":       func(g *game) { g.ask(atSetup, g.s.first) },
	"draw":        (*game).beginTurn,
	"morale":      (*game).beginMorale,
	"covering":    (*game).beginCovering,
	"opportunity": func(g *game) { g.s.move.declared = true; g.beginOpportunity() },
	"movement":    func(g *game) { g.s.move.declared = true; g.beginMovement() },
	"position":    (*game).beginPosition,
	"return":      (*game).beginReturn,
	"rally":       (*game).beginRally,
	"discard":     func(g *game) { g.ask(atExtra, g.s.active) },
	"end":         (*game).endTurn,
}

func seatOf(name string) playtest.Seat {
	return playtest.Seat(slices.Index([]string{"nobody", "a", "b"}, name) - 1)
}

func (p *position) number(w string) int {
	n, err := strconv.Atoi(w)
	if err != nil {
		p.fatal("%v", err)
	}
	return n
}

func (p *position) nation(seat playtest.Seat, id string) {
	d := &p.rules.data
	at := slices.IndexFunc(d.nations[:d.nation], func(n nation) bool { return n.id == id })
	if at < 0 {
		p.fatal("no nationality %s", id)
	}
	q := &p.s.squads[seat]
	q.nation = uint8(at)
	q.start = int32(d.nations[at].men)
	q.men, q.lost = q.start, 0
}

// squad sets something of one squad up, or asserts it.
func (p *position) squad(seat playtest.Seat, words []string) {
	p.t.Helper()
	q := &p.s.squads[seat]
	switch words[0] {
	case "has":
		p.assert(seat, words[1], words[2:])
	case "hand":
		for _, id := range words[1:] {
			q.hand.add(p.take(id))
		}
	case "in":
		if at := slices.Index(p.rules.data.ground.labels[:], words[1]); at >= 0 {
			q.hex = uint8(at)
			p.place()
			return
		}
		q.terrain = uint8(p.take(words[1]) + 1)
	case "pinned":
		q.pinned = true
	case "fired":
		q.fired = true
	case "outflanked":
		q.outflanked = true
	case "men":
		q.men = int32(p.number(words[1]))
		q.start = q.men
	case "killed":
		q.fired, q.killed = true, int32(p.number(words[1]))
	case "goals":
		for range p.number(words[1]) {
			q.kept.add(p.take("mission-objective"))
			q.goals++
		}
	default:
		p.nation(seat, words[0])
	}
}

// assert compares something of a squad.
func (p *position) assert(seat playtest.Seat, what string, words []string) {
	p.t.Helper()
	q, g := &p.s.squads[seat], p.game()
	var got any
	switch what {
	case "men":
		got = q.men
	case "cards":
		got = q.hand.size
	case "pinned":
		got = q.pinned
	case "fired":
		got = q.fired
	case "killed":
		got = q.killed
	case "outflanked":
		got = q.outflanked
	case "seen":
		got = q.seen
	case "knows":
		got = q.known.size
	case "goals":
		got = q.goals
	case "limit":
		got = int(g.nation(seat).hand) + int(q.handMod)
	case "range":
		got = rangeNames[p.s.gap].Name
	case "ground":
		got = "open"
		if q.terrain > 0 {
			got = p.rules.data.items[q.terrain-1].id
		}
	case "hex":
		got = p.rules.data.ground.labels[q.hex]
	case "flankers":
		got = q.flankers.size
	default:
		p.fatal("no such thing")
	}
	if fmt.Sprint(got) != words[0] {
		p.fatal("it is %v", got)
	}
}

func (p *position) kind(id string) int {
	for kind := range p.rules.data.kinds {
		if p.rules.data.items[kind].id == id {
			return kind
		}
	}
	p.fatal("there is no card %s", id)
	return 0
}

// take takes a card out of the deck.
func (p *position) take(id string) int {
	kind := p.kind(id)
	at := slices.Index(p.s.deck[:p.s.left], uint8(kind))
	if at < 0 {
		p.fatal("%s is not in the deck", id)
	}
	copy(p.s.deck[at:], p.s.deck[at+1:p.s.left])
	p.s.left--
	p.s.deck[p.s.left] = 0
	return kind
}

// stack leaves these cards alone in the deck.
func (p *position) stack(ids []string) {
	var next []uint8
	for _, id := range slices.Backward(ids) {
		next = append(next, uint8(p.take(id)))
	}
	for _, kind := range p.s.deck[:p.s.left] {
		p.s.discard.add(int(kind))
	}
	p.s.deck = [maxCards]uint8{}
	p.s.left = uint8(copy(p.s.deck[:], next))
}

func (p *position) action(what, name string) {
	p.t.Helper()
	var names []string
	legal := p.rules.Legal(&p.s, nil)
	for _, a := range legal {
		names = append(names, p.rules.Describe(a))
	}
	at := slices.Index(names, name)
	switch {
	case (at >= 0) != (what != "cant"):
		p.fatal("legal are only: %s", strings.Join(names, ", "))
	case what == "do":
		p.rules.Apply(&p.s, legal[at], p, p.tracer)
	}
}
