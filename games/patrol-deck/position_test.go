package patroldeck

import (
	"fmt"
	"slices"
	"strings"
	"testing"

	"punchboard/carddata"
	"punchboard/playtest"
	"punchboard/playtest/rulebook/rulestest"
)

// position is a script of positions. Units are called by letters in the order of
// the records, A to G American and P to T German, and their figures A1, A2 and
// so on; A1 leads. A position starts without figures on the table, except T4,
// who holds the farmhouse. The orders besides those of all games:
//
//	A1 10/5 N stunned wounded empty    places a figure
//	cards us 3 43                      the next Action cards, by number
//	deck red-1 elite                   the next Activation cards
//	active A black-6                   activates a unit on a card (red-3)
//	order A1 move N N                  gives an order; also for reactions
//	go                                 ends the announcement and declines reactions
//	at A1 10/6; is A1 stunned; isnt A1 stunned; endurance A1 2; faces A1 N
//	markers A 1; pinned A; unpinned A; die A 3; left us 48; turn 2; card elite; shows A 3; now 2
type position struct {
	*rulestest.Script[State]
	r     *Rules
	luck  playtest.Keyed
	cards []string // ids of the Activation cards
}

const letter = "ABCDEFGPQRST"

func newPosition(t *testing.T, change ...rulestest.Change) *position {
	g := read(t)
	return newPositionBy(t, rulestest.Build(t, g, New, change...), cardIDs(g))
}

// cardIDs returns the ids of the Activation cards.
func cardIDs(g *carddata.Game) (ids []string) {
	for _, c := range g.Decks[0].Cards {
		ids = append(ids, c.ID)
	}
	return ids
}

// newPositionBy begins a position by rules that have been built, because reading the game
// takes longer than most positions.
func newPositionBy(t *testing.T, r *Rules, cards []string) *position {
	p := &position{r: r, luck: playtest.NewKeyed(7, 7), cards: cards}
	p.Script = &rulestest.Script[State]{
		T: t, Rules: r, Prefix: "PD-", Seats: []string{"us", "de"}, Say: p.say, Chance: p,
		Begin: p.begin, Order: p.order, Tracer: playtest.NewTracer(r.Catalog(), nil),
	}
	return p
}

// N returns the given rolls for dice and coins, and shuffles by chance.
func (p *position) N(k playtest.Key, n int) int {
	if p.Rolls() && (k.Domain == forDie || k.Domain == forCoin || k.Domain == forElite) {
		return p.Next(n)
	}
	return p.luck.N(k, n)
}

func (p *position) begin() {
	p.r.Setup(&p.State, &p.luck, p.Tracer)
	s := &p.State
	fresh := State{turn: 1, winner: playtest.Nobody, asked: playtest.Nobody, noThrows: s.noThrows, action: s.action, activation: s.activation}
	for q := range fresh.board {
		fresh.board[q] = nobody
	}
	for side := range playtest.Seats {
		fresh.action[side].Shuffle(&p.luck, playtest.Key{Domain: forAction, Seat: playtest.Seat(side)})
		fresh.out[side] = p.r.data.everyone(playtest.Seat(side))
		fresh.down[side] = fresh.out[side]
	}
	fresh.activation.Shuffle(&p.luck, playtest.Key{Domain: forActivation})
	*s = fresh
	p.put(p.figure("T4"), []string{"8/25", "S"})
}

// figure returns the figure with a name such as A1; nobody for none.
func (p *position) figure(name string) figure {
	if len(name) != 2 || !strings.Contains(letter, name[:1]) || name[1] < '1' || name[1] > '9' {
		return nobody
	}
	u := &p.r.data.units[strings.Index(letter, name[:1])]
	return u.members.nth(u.side, int(name[1]-'1'))
}

func (p *position) called(f figure) string {
	u := p.r.data.figs[f].unit
	first := p.r.data.units[u].members.first(f.side())
	return fmt.Sprintf("%c%d", letter[u], f-first+1)
}

func (p *position) square(text string) square {
	var x, y int
	if _, err := fmt.Sscanf(text, "%d/%d", &x, &y); err != nil {
		p.Fatalf("%s is no square", text)
	}
	return p.r.data.ground.at(x, y)
}

var compassNames = []string{"N", "NE", "E", "SE", "S", "SW", "W", "NW"}

func (p *position) put(f figure, words []string) {
	s := &p.State
	if s.down.has(f) {
		s.endurance[f] = p.r.data.figs[f].endurance
	} else {
		s.clear(f)
	}
	s.down.remove(f)
	s.out.remove(f)
	s.stand(f, p.square(words[0]), &p.r.data.ground)
	for _, w := range words[1:] {
		switch w {
		case "stunned":
			s.stunned.add(f)
		case "wounded":
			s.endurance[f]--
		case "empty":
			s.noAmmo.add(f)
		case "moved":
			s.moved.add(f)
		default:
			s.facing[f] = direction(slices.Index(compassNames, w))
		}
	}
}

func (p *position) order(words []string) {
	p.T.Helper()
	if f := p.figure(words[0]); f != nobody {
		p.put(f, words[1:])
		return
	}
	s, rest := &p.State, words[1:]
	switch words[0] {
	case "cards":
		p.stack(s.action[p.Seat(rest[0])].Next(), rest[1:], func(w string) uint8 { return uint8(p.Number(w) - 1) })
	case "deck":
		p.stack(s.activation.Next(), rest, func(w string) uint8 { return uint8(slices.Index(p.cards, w)) })
	case "active":
		p.active(rest)
	case "order":
		p.command(rest)
	case "go":
		if p.State.phase == inOrders && !p.State.over() {
			p.Act("do", "enough")
		}
		p.settle()
	case "turn":
		s.turn = uint8(p.Number(rest[0]))
	case "start":
		p.game().run()
	case "die":
		s.die[p.unit(rest[0])] = uint8(p.Number(rest[1]))
	case "morale":
		s.morale[p.unit(rest[0])] = uint8(p.Number(rest[1]))
	case "pin":
		s.pinned |= 1 << p.unit(rest[0])
	default:
		p.check(words[0], rest)
	}
}

func (p *position) game() *game { return &game{p.r, &p.State, p, p.Tracer} }

func (p *position) unit(name string) int { return strings.Index(letter, name) }

// stack puts some cards on top of a pile.
func (p *position) stack(next []uint8, words []string, number func(string) uint8) {
	for i, w := range words {
		j := slices.Index(next, number(w))
		if j < i {
			p.Fatalf("card %s is not in the pile", w)
		}
		next[i], next[j] = next[j], next[i]
	}
}

// active activates a unit; T waits for its turn, so that the game does not go on
// afterwards.
func (p *position) active(words []string) {
	s, card := &p.State, "red-3"
	if len(words) > 1 {
		card = words[1]
	}
	u := p.unit(words[0])
	s.card = uint8(slices.Index(p.cards, card))
	s.last = s.card + 1
	s.queue, s.next = 1<<u|1<<p.unit("T"), p.r.data.units[u].side
	p.game().run()
	p.Act("do", "activate "+words[0])
}

// command gives an order: name, deed, and its parameters.
func (p *position) command(words []string) {
	p.Act("do", words[0])
	p.Act("do", words[1])
	for _, w := range words[2:] {
		p.Act("do", w)
	}
	if p.State.step == atPath && p.State.plan.steps > 0 {
		p.Act("do", "halt")
	}
}

// settle declines reactions and keeps facings.
func (p *position) settle() {
	for s := &p.State; !s.over(); {
		switch {
		case s.step == atFigure && s.react.open:
			p.Act("do", "enough")
		case s.step == atFacing:
			f := s.acted.first(s.asked)
			p.Act("do", "face "+compassNames[s.facing[f]])
		default:
			return
		}
	}
}

// say names an action.
func (p *position) say(s *State, a playtest.Action) string {
	k, x := unpack(a)
	switch k {
	case activate, passUnit, rallyUnit:
		return [...]string{activate: "activate ", passUnit: "pass ", rallyUnit: "unit "}[k] + letter[x:x+1]
	case name:
		return p.called(figure(x))
	case does:
		return [...]string{"move", "charge", "shoot", "throw", "recover", "reload", "rally"}[x]
	case aimAt, shootAt:
		return p.called(figure(x))
	case throwAt, advance:
		return where(square(x))
	case goTo:
		return compassNames[x]
	case face:
		return "face " + compassNames[x]
	}
	return map[kind]string{enough: "enough", halt: "halt", stay: "stay"}[k]
}

// printed are the rules without changes, which most positions are played by.
var printed struct {
	rules *Rules
	cards []string
}

// follow plays rulings.
func follow(t *testing.T, rulings []ruling, change ...rulestest.Change) {
	t.Helper()
	by := printed
	if by.rules == nil || len(change) > 0 {
		g := read(t)
		by.rules, by.cards = rulestest.Build(t, g, New, change...), cardIDs(g)
	}
	if len(change) == 0 {
		printed = by
	}
	rulestest.Follow(t, rulings, func(t *testing.T) *rulestest.Script[State] { return newPositionBy(t, by.rules, by.cards).Script })
}

type ruling = rulestest.Ruling
