package lineandreserve

import (
	"slices"
	"strings"
	"testing"

	"punchboard/playtest"
	"punchboard/playtest/rulebook/rulestest"
)

// stopping plays like the rules, but stops at a step that needs no decision, so that
// a position can look at what happened before.
type stopping struct {
	*Rules
	hold bool
	at   step // where play stops if hold is set
}

func (r *stopping) Apply(s *State, a playtest.Action, c playtest.Chance, t *playtest.Tracer) {
	g := game{Rules: r.Rules, s: s, c: c, t: t}
	g.do(a)
	r.run(&g)
}

func (r *stopping) run(g *game) {
	for !g.s.over() && !(r.hold && g.s.step == r.at) && !g.waiting() {
		g.leave()
	}
}

// position plays scripts from an empty Battle Area with all cards in their decks.
type position struct {
	*rulestest.Script[State]
	rules *stopping
	lots  []int // of the next Initiative Rolls
}

func newPosition(t *testing.T, r *Rules) *position {
	p := &position{rules: &stopping{Rules: r}}
	p.Script = &rulestest.Script[State]{
		T: t, Rules: p.rules, Prefix: ledger.Prefix, Seats: []string{"a", "b"}, Say: func(_ *State, a playtest.Action) string { return r.Describe(a) },
		Chance: p, Begin: p.begin, Order: p.order, Tracer: playtest.NewTracer(r.Catalog(), nil),
	}
	return p
}

// N returns the next roll. The order of a deck stays as it is.
func (p *position) N(k playtest.Key, n int) int {
	switch k.Domain {
	case forReserves, forOrders, forDamage:
		return n - 1
	case forInitiative:
		return p.lot(k.Seat)
	}
	return p.Next(n)
}

// lot returns the next Initiative Roll: the given ones, then a 10 for the first seat
// and a 1 for the second.
func (p *position) lot(seat playtest.Seat) int {
	if len(p.lots) == 0 {
		return 9 * int(seat.Other())
	}
	v := p.lots[0]
	p.lots = p.lots[1:]
	return v - 1
}

func (p *position) begin() {
	s := &p.State
	p.rules.hold, p.lots = false, nil
	p.rules.Setup(s, p, p.Tracer)
	d := &p.rules.data
	for i := range d.commands.cards {
		s.orders[i] = uint8(i)
	}
	for i := range d.damage.cards {
		s.damage[i] = uint8(i)
	}
	s.left, s.damaging, s.turn, s.coin = uint8(d.commands.cards), uint8(d.damage.cards), 1, 0
	s.step = atWindow
}

func (p *position) game() *game { return &game{Rules: p.rules.Rules, s: &p.State, c: p, t: p.Tracer} }

// unit returns a card by its name.
func (p *position) unit(name string) int {
	for u := range allUnits {
		if p.rules.data.kindOf[u] < maxKinds && u&(perSide-1) < p.rules.data.sides[u>>6].cards && p.rules.cardName(u) == name {
			return u
		}
	}
	p.Fatalf("there is no unit %s", name)
	return 0
}

// fetch takes a card out of its Reserves deck.
func (p *position) fetch(u int) {
	s := &p.State
	for seat := range s.reserves {
		r := &s.reserves[seat]
		if at := slices.Index(r.cards[:r.left], uint8(u)); at >= 0 {
			copy(r.cards[at:], r.cards[at+1:r.left])
			r.left--
			r.cards[r.left] = 0
			return
		}
	}
	p.Fatalf("%s is not in a Reserves deck", p.rules.cardName(u))
}

// command returns a design of Command cards by its id.
func (p *position) command(id string) int {
	d := &p.rules.data.commands
	return slices.IndexFunc(d.design[:d.kinds], func(c command) bool { return c.id == id })
}

func (p *position) order(w []string) {
	s, g := &p.State, p.game()
	switch w[0] {
	case "a", "b":
		p.place(p.Seat(w[0]), w[1:])
	case "damage", "next":
		p.damage(w)
	case "endurance":
		s.units[p.unit(w[1])].endurance = int8(p.Number(w[2]))
	case "shoot":
		p.shoot(w)
	case "hold":
		for st, name := range stepNames {
			if name == w[1] {
				p.rules.hold, p.rules.at = true, st
			}
		}
	case "initiative":
		for _, n := range w[1:] {
			p.lots = append(p.lots, p.Number(n))
		}
	case "points":
		s.points[p.Seat(w[1])] = int16(p.Number(w[2]))
	case "lead":
		s.lead = p.Seat(w[1])
	case "turn":
		s.turn = uint16(p.Number(w[1]))
	case "empty":
		p.empty(w[1])
	case "window":
		s.window = window(slices.Index([]string{"commitment", "declaration", "initiative", "", "", "end", "draw"}, w[1]))
		g.openWindow(s.window)
		p.rules.run(g)
	case "begin":
		p.start(w[1])
	default:
		p.check(w)
	}
}

// place puts a card of a side somewhere: "front us-m4a1-sherman idle", "holds
// hull-down", "hand us-m10".
func (p *position) place(seat playtest.Seat, w []string) {
	s := &p.State
	if w[0] == "holds" {
		kind := p.command(w[1])
		for at, c := range s.orders[:s.left] {
			if int(p.rules.data.commands.of[c]) == kind {
				copy(s.orders[at:], s.orders[at+1:s.left])
				s.left--
				s.orders[s.left] = 0
				s.held[seat] |= 1 << c
				return
			}
		}
		p.Fatalf("there is no such card left")
	}
	u := p.unit(w[1])
	p.fetch(u)
	if w[0] == "hand" {
		s.hands[seat] = s.hands[seat].with(u)
		return
	}
	d := p.rules.data.unit(u)
	s.units[u].endurance, s.units[u].flight = d.full, d.turns
	switch w[0] {
	case "front":
		s.front[seat] = s.front[seat].with(u)
	case "rear":
		s.rear[seat] = s.rear[seat].with(u)
	case "air":
		s.air[seat] = s.air[seat].with(u)
	default:
		p.Fatalf("there is no place %s", w[0])
	}
	p.describe(seat, u, w[2:])
}

// describe gives a placed unit its crew and the conditions of the words that follow.
func (p *position) describe(seat playtest.Seat, u int, words []string) {
	s, d := &p.State, p.rules.data.unit(u)
	x := &s.units[u]
	if d.needs != noCrew && !slices.Contains(words, "idle") {
		r := &s.reserves[seat]
		for _, c := range r.cards[:r.left] {
			if p.rules.data.unit(int(c)).kind == d.needs {
				x.crew = c
				p.fetch(int(c))
				s.crews = s.crews.with(int(c))
				break
			}
		}
	}
	for _, word := range words {
		x.flags |= map[string]flags{"fresh": fresh, "bombed": bombed, "orphan": orphan, "captive": captive}[word]
		if n, ok := strings.CutPrefix(word, "flight="); ok {
			x.flight = int8(p.Number(n))
		}
	}
}

// damage puts a Damage card under a unit, or on top of the deck: "damage de-panther
// immobilized 0", "next de-panther immobilized".
func (p *position) damage(w []string) {
	s := &p.State
	u := p.unit(w[1])
	edges := &p.rules.data.damage.edge[groupOf[p.rules.data.unit(u).kind]]
	for at, c := range s.damage[:s.damaging] {
		if edges[c].id != w[2] {
			continue
		}
		copy(s.damage[at:], s.damage[at+1:s.damaging])
		s.damage[s.damaging-1] = c
		if w[0] == "damage" {
			s.damaging--
			s.damage[s.damaging] = 0
			s.units[u].damage, s.units[u].counter = c+1, edges[c].counter
			s.units[u].endurance = p.rules.data.unit(u).half
			if len(w) > 3 {
				s.units[u].counter = uint8(p.Number(w[3]))
			}
		}
		return
	}
	p.Fatalf("no Damage card has it")
}

// empty empties a deck.
func (p *position) empty(what string) {
	s := &p.State
	switch what {
	case "damage":
		for _, c := range s.damage[:s.damaging] {
			s.returned |= 1 << c
		}
		s.damage, s.damaging = [maxDamage]uint8{}, 0
	case "command":
		for _, c := range s.orders[:s.left] {
			s.discards |= 1 << c
		}
		s.orders, s.left = [maxCopies]uint8{}, 0
	default:
		seat := p.Seat(what)
		r := &s.reserves[seat]
		for _, u := range r.cards[:r.left] {
			s.gone = s.gone.with(int(u))
		}
		*r = pile{}
	}
}

// shoot resolves one attack with some weapons: "shoot us-m10 de-panther 1 2".
func (p *position) shoot(w []string) {
	s, g := &p.State, p.game()
	u, t := p.unit(w[1]), p.unit(w[2])
	seat := s.owner(u)
	p.rules.hold, p.rules.at = true, atAttack
	s.fight = fight{unit: uint8(u), seat: seat, target: uint8(t)}
	var with weapons
	for _, n := range w[3:] {
		with |= 1 << (p.Number(n) - 1)
	}
	g.arm(with)
	p.rules.run(g)
}

// start begins a phase.
func (p *position) start(phase string) {
	s, g := &p.State, p.game()
	switch phase {
	case "start":
		p.rules.Setup(s, p, p.Tracer)
		return
	case "commit":
		g.ask(atCommit, 0)
	case "rearrange":
		s.cursor = 0
		g.askFirst(atCrews)
	case "targets":
		g.beginTargets()
	case "initiative":
		g.askFirst(atInitiative)
	case "fires":
		g.beginFires()
	case "end":
		g.openWindow(combatEnd)
	case "draw":
		g.askFirst(atDraw)
		g.beginDraws()
	case "discard":
		g.ask(atDiscardUnits, 0)
	case "turn":
		g.beginTurn()
	default:
		p.Fatalf("there is no phase %s", phase)
	}
	p.rules.run(g)
}
