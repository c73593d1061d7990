package fireandcover

import (
	"fmt"
	"slices"
	"testing"

	"punchboard/playtest"
	"punchboard/playtest/rulebook/rulestest"
)

// A position is a small game in words. It is the turn of a; both squads are
// British with 10 men at Medium range in the open, no card is in a hand and all
// are in the deck. In addition to the orders of every script, it has these:
//
//	a german                     a nationality
//	b men 3                      also: killed 2, goals 2 (objectives in play)
//	a hand knife smoke           cards in a hand
//	b in hedge-row               terrain, or on the map a hex
//	a pinned                     also: fired, outflanked
//	deck knife smoke             the next cards; "deck" alone: none
//	range S; turn 5; active b    before the phase
//	phase position               the phase begins: see phaseStarts
//	a has men 9                  what is so: see asserts
//	discarded knife              a card is in the discard pile
//	a2 men 3                     if the players lead several squads: the second one of a
type position struct {
	rulestest.Script[State]
	rules *Rules
}

func newPosition(t *testing.T, r *Rules) *position {
	p := &position{rules: r}
	p.Script = rulestest.Script[State]{
		T: t, Rules: r, Prefix: ledger.Prefix, Seats: []string{"a", "b"}, Say: func(_ *State, a playtest.Action) string { return r.Describe(a) },
		Chance: p, Begin: p.begin, Order: p.order, Tracer: playtest.NewTracer(r.Catalog(), nil),
	}
	return p
}

// N returns the next roll. The order of a deck stays as it is, and checks in
// turns after the position have no effect.
func (p *position) N(k playtest.Key, n int) int {
	if k.Domain == forDeck {
		return n - 1
	}
	if !p.Rolls() && (k.Domain == forMorale || k.Domain == forRally) {
		return 0
	}
	return p.Next(n)
}

// begin sets up a game with all cards in the deck, in order.
func (p *position) begin() {
	p.State = State{turn: 1, gap: medium}
	for kind := range p.rules.data.kinds {
		for range p.rules.data.copies[kind] {
			p.State.discard.add(kind)
		}
	}
	p.State.left = uint8(len(p.State.discard.list(p.State.deck[:0])))
	p.State.discard = pile{}
	for seat := range p.State.squads {
		p.nation(playtest.Seat(seat), "british")
		p.State.squads[seat].hex = p.rules.data.ground.start[seat]
		if p.rules.several() {
			p.game().setupBench(playtest.Seat(seat))
		}
	}
	if p.rules.data.set.OnMap {
		p.place()
	}
}

// place sets the range from the hexes of the squads.
func (p *position) place() {
	p.State.gap = p.rules.data.ground.rangeOf(p.State.squads[0].hex, p.State.squads[1].hex)
}

func (p *position) game() *game { return &game{p.rules, &p.State, p, p.Tracer} }

func (p *position) order(words []string) {
	p.T.Helper()
	rest := words[1:]
	switch words[0] {
	case "a", "b":
		p.squad(p.Seat(words[0]), &p.State.squads[p.Seat(words[0])], rest)
	case "a1", "a2", "a3", "b1", "b2", "b3":
		seat := p.Seat(words[0][:1])
		p.squad(seat, p.rules.squadOf(&p.State, seat, words[0][1]-'1'), rest)
	case "deck":
		p.stack(rest)
	case "range":
		p.State.gap, _ = rangeNames.Find(rest[0])
	case "turn":
		p.State.turn = uint16(p.Number(rest[0]))
	case "active":
		p.State.active = p.Seat(rest[0])
	case "phase":
		g := p.game()
		phaseStarts[rest[0]](g)
		g.advance()
	case "discarded":
		if !p.State.discard.kinds.has(p.kind(rest[0])) {
			p.Fatalf("it is not")
		}
	default:
		p.Fatalf("no such order")
	}
}

// phaseStarts start a phase of the active player's turn.
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

func (p *position) nation(seat playtest.Seat, id string) {
	d := &p.rules.data
	at := slices.IndexFunc(d.nations[:d.nation], func(n nation) bool { return n.id == id })
	if at < 0 {
		p.Fatalf("no nationality %s", id)
	}
	q := &p.State.squads[seat]
	q.nation = uint8(at)
	q.start = int32(d.nations[at].men)
	q.men, q.lost = q.start, 0
}

// squad sets something of one squad, or asserts it.
func (p *position) squad(seat playtest.Seat, q *squad, words []string) {
	p.T.Helper()
	switch words[0] {
	case "has":
		p.assert(seat, q, words[1], words[2:])
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
		q.men = int32(p.Number(words[1]))
		q.start = q.men
	case "lost":
		q.men, q.lost = 0, q.start
	case "killed":
		q.fired, q.killed = true, int32(p.Number(words[1]))
	case "goals":
		for range p.Number(words[1]) {
			q.kept.add(p.take("mission-objective"))
			q.goals++
		}
	default:
		p.nation(seat, words[0])
	}
}

// assert compares a property of a squad.
func (p *position) assert(seat playtest.Seat, q *squad, what string, words []string) {
	p.T.Helper()
	g := p.game()
	var got any
	switch what {
	case "squad":
		got = q.number + 1
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
		got = rangeNames[p.State.gap].Name
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
		p.Fatalf("no such thing")
	}
	if fmt.Sprint(got) != words[0] {
		p.Fatalf("it is %v", got)
	}
}

func (p *position) kind(id string) int {
	for kind := range p.rules.data.kinds {
		if p.rules.data.items[kind].id == id {
			return kind
		}
	}
	p.Fatalf("there is no card %s", id)
	return 0
}

// take removes a card from the deck.
func (p *position) take(id string) int {
	kind := p.kind(id)
	at := slices.Index(p.State.deck[:p.State.left], uint8(kind))
	if at < 0 {
		p.Fatalf("%s is not in the deck", id)
	}
	copy(p.State.deck[at:], p.State.deck[at+1:p.State.left])
	p.State.left--
	p.State.deck[p.State.left] = 0
	return kind
}

// stack leaves only these cards in the deck.
func (p *position) stack(ids []string) {
	var next []uint8
	for _, id := range slices.Backward(ids) {
		next = append(next, uint8(p.take(id)))
	}
	for _, kind := range p.State.deck[:p.State.left] {
		p.State.discard.add(int(kind))
	}
	p.State.deck = [maxCards]uint8{}
	p.State.left = uint8(copy(p.State.deck[:], next))
}
