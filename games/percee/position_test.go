package percee

import (
	"fmt"
	"slices"
	"strings"
	"testing"

	"punchboard/playtest"
	"punchboard/playtest/rulebook"
)

// position is a game in the middle of a card, set up by hand.
type position struct {
	t     testing.TB
	r     *Rules
	s     State
	trace *playtest.Tracer
	ids   [playtest.Seats][]string // of units
	cards []string
	hexes []string
}

// at sets up a position: the round; the cards, of which the first is in use and
// the rest are the pile, in order; and units such as "DE-01@0705", with "/back"
// or "/waits" appended. All other units are eliminated, except that those of the
// reserve wait there.
func at(t testing.TB, r *Rules, round int, cards string, units ...string) *position {
	t.Helper()
	p := &position{t: t, r: r}
	p.name()
	p.trace = playtest.NewTracer(r.Catalog(), nil)
	p.s = State{round: uint8(round), winner: playtest.Nobody, zone: noHex}
	for side := range playtest.Seats {
		for u := range sideUnits {
			r.stand(&p.s, playtest.Seat(side), u, eliminated)
			p.s.back[side] |= one(u)
			if r.data.units[side][u].reserve > 0 {
				r.stand(&p.s, American, u, inReserve)
				p.s.back[side] &^= one(u)
			}
		}
	}
	for _, unit := range units {
		p.put(unit)
	}
	p.deal(strings.Fields(cards))
	return p
}

// name collects the names of units, cards and hexes.
func (p *position) name() {
	g := read(p.t)
	for _, d := range g.Decks {
		for _, c := range d.Cards {
			side, ours := sides[rulebook.Text(c.Fields["side"])]
			switch {
			case d.ID == "activation":
				p.cards = append(p.cards, c.ID)
			case d.ID == "counters" && ours && !strings.HasSuffix(c.ID, "AIR") && !strings.HasSuffix(c.ID, "OBA"):
				p.ids[side] = append(p.ids[side], c.ID)
			}
		}
	}
	for h := range g.Maps[0].Grid.Hexes() {
		p.hexes = append(p.hexes, g.Maps[0].Grid.Label(h))
	}
}

func (p *position) put(unit string) {
	id, rest, _ := strings.Cut(unit, "@")
	hex, face, _ := strings.Cut(rest, "/")
	side, u := p.unit(id)
	where := int16(slices.Index(p.hexes, hex))
	p.r.stand(&p.s, side, u, where)
	p.s.back[side] &^= one(u)
	switch face {
	case "back":
		p.s.back[side] |= one(u)
	case "waits":
		p.s.waiting |= one(u)
		p.r.survey(&p.s, side, where)
	}
}

func (p *position) unit(id string) (playtest.Seat, int) {
	for side := range playtest.Seats {
		if u := slices.Index(p.ids[side], id); u >= 0 {
			return playtest.Seat(side), u
		}
	}
	p.t.Fatalf("there is no unit %s", id)
	return 0, 0
}

// deal arranges the pile so that the named cards are the last, and turns over the
// first of them.
func (p *position) deal(cards []string) {
	p.s.drawn = uint8(deckCards - len(cards))
	var used hand
	for i, id := range cards {
		c := slices.Index(p.cards, id)
		if c < 0 {
			p.t.Fatalf("there is no card %s", id)
		}
		p.s.pile[int(p.s.drawn)+i] = uint8(c)
		used |= 1 << c
	}
	n := 0
	for c := range deckCards {
		if used>>c&1 == 0 {
			p.s.pile[n] = uint8(c)
			n++
		}
	}
	g := game{p.r, &p.s, playtest.Chance(nil), p.trace}
	g.draw()
}

type hand uint64

// keyed is the source of chance for shuffling further rounds.
var keyed = playtest.NewKeyed(1, 1)

// say returns the name of an action: "move DE-01 0704", "fire DE-01 US-05",
// "strike air AT 0903".
func (p *position) say(a playtest.Action) string {
	k, x, y := unpack(a)
	side := p.s.asked
	switch k {
	case endCard, shoot, again, miss:
		return [...]string{endCard: "end", shoot: "shoot", again: "again", miss: "miss"}[k]
	case place, moveTo, enter:
		return fmt.Sprint([...]string{place: "place", moveTo: "move", enter: "enter"}[k], " ", p.ids[side][x], " ", p.hexes[y])
	case leave:
		return "leave " + p.ids[side][x]
	case join:
		return "join " + p.ids[side][x]
	case fire:
		return "fire " + p.ids[side][x] + " " + p.ids[side.Other()][y]
	case harass:
		return "harass " + p.hexes[y]
	}
	return "strike " + [...]string{airAT: "air AT", airAI: "air AI", obaAT: "oba AT", obaAI: "oba AI"}[x] + " " + p.hexes[y]
}

func (p *position) legal() (list []string) {
	if p.s.over() {
		return nil
	}
	for _, a := range p.r.Legal(&p.s, nil) {
		list = append(list, p.say(a))
	}
	return list
}

// do performs actions, by their names.
func (p *position) do(names ...string) *position {
	p.t.Helper()
	for _, name := range names {
		legal := p.r.Legal(&p.s, nil)
		i := slices.IndexFunc(legal, func(a playtest.Action) bool { return p.say(a) == name })
		if i < 0 {
			p.t.Fatalf("%q is none of %v", name, p.legal())
		}
		p.r.Apply(&p.s, legal[i], &keyed, p.trace)
		if err := p.r.Check(&p.s); err != nil {
			p.t.Fatalf("after %q: %v", name, err)
		}
	}
	return p
}

// where returns where a unit is: a hex, reserve, exited or eliminated, with /back
// on its back face and /waits while it is waiting.
func (p *position) where(id string) string {
	side, u := p.unit(id)
	at := p.s.at[side][u]
	switch at {
	case inReserve:
		return "reserve"
	case exited:
		return "exited"
	case eliminated:
		return "eliminated"
	}
	text := p.hexes[at]
	if p.s.back[side].has(u) {
		text += "/back"
	}
	if side == German && p.s.waiting.has(u) {
		text += "/waits"
	}
	return text
}

// inUse returns the name of the current card.
func (p *position) inUse() string { return p.cards[p.s.card] }
