package patroldeck

import (
	"fmt"
	"math/big"
	"strconv"
	"strings"
	"testing"

	"punchboard/playtest/rulebook"
	"punchboard/playtest/rulebook/rulestest"
)

// TestOdds compares the rules with the exact fractions in
// testdata/probabilities.csv, by playing with every card, or with every ordered
// pair of cards of a fresh deck.
func TestOdds(t *testing.T) {
	o := &odds{position: newPosition(t)}
	o.Play("A1 10/5 N; A2 11/5 N; A3 12/5 N; A4 13/5 N; A5 14/5 N; A6 15/5 N")
	o.start = o.State
	o.deck = o.r.data.actions[American].cards[:o.r.data.actions[American].n]
	rulestest.Odds(t, 480, o.of)
}

type odds struct {
	*position
	start State
	deck  []actionCard
}

var grades3 = rulebook.Words[int]{{Name: "elite", Mean: 0}, {Name: "regular", Mean: 1}, {Name: "green", Mean: 2}}

var bandNames = rulebook.Words[int]{{Name: "short", Mean: 0}, {Name: "medium", Mean: 1}, {Name: "long", Mean: 2}}

// of returns one of the fractions.
func (o *odds) of(table, key string, mod int, outcome string) *big.Rat {
	part := strings.Split(key, "/")
	column, _ := grades3.Find(part[0])
	if len(part) > 1 {
		band, _ := bandNames.Find(part[1])
		column += band
	}
	n, _ := strconv.Atoi(key)
	switch table {
	case "hit":
		return o.one(func(c *actionCard) bool { return c.hole(column + mod) })
	case "shot":
		return o.two(outcome, func(a, b *actionCard) string {
			if !a.hole(column) {
				return "miss"
			}
			return o.effect(b, coverNamed(part[2]))
		})
	case "effect":
		return o.one(func(c *actionCard) bool { return o.effect(c, coverNamed(key)) == outcome })
	case "out-of-ammo":
		return o.never(n, func(c *actionCard) bool { return c.empty })
	case "morale":
		if outcome == "pinned_at_least_once" {
			return o.never(n, func(c *actionCard) bool { return o.moraleClass(c) == "pinned" })
		}
		return o.one(func(c *actionCard) bool { return o.moraleClass(c) == outcome })
	case "reaction":
		return o.one(func(c *actionCard) bool { return o.reaction(c, int8(n)) == outcome })
	case "grenade":
		return o.two(outcome, func(a, b *actionCard) string {
			if a.hole(column) {
				return "on_point"
			}
			return fmt.Sprintf("scatter_%d", b.scatter[column])
		})
	case "burst":
		return o.two(outcome, func(a, b *actionCard) string { return o.burst(a, b, key) })
	case "melee":
		return o.fight(mod, outcome)
	case "random-figure":
		return o.one(func(c *actionCard) bool { return o.random(c, n) == outcome })
	}
	o.T.Fatalf("there is no table %s", table)
	return nil
}

func coverNamed(name string) cover {
	if c, ok := covers.Find(name); ok {
		return c
	}
	return noCover
}

// one returns the share of the cards for which something is true.
func (o *odds) one(is func(*actionCard) bool) *big.Rat {
	n := 0
	for i := range o.deck {
		if is(&o.deck[i]) {
			n++
		}
	}
	return big.NewRat(int64(n), int64(len(o.deck)))
}

// two returns the share of the ordered pairs of cards with a result.
func (o *odds) two(want string, result func(a, b *actionCard) string) *big.Rat {
	n, all := 0, len(o.deck)*(len(o.deck)-1)
	for i := range o.deck {
		for j := range o.deck {
			if i != j && result(&o.deck[i], &o.deck[j]) == want {
				n++
			}
		}
	}
	return big.NewRat(int64(n), int64(all))
}

// never returns the chance that some of n cards of a fresh deck have a property.
func (o *odds) never(n int, has func(*actionCard) bool) *big.Rat {
	none := big.NewRat(1, 1)
	share := o.one(has)
	with := new(big.Rat).Mul(share, big.NewRat(int64(len(o.deck)), 1)).Num().Int64()
	for i := range int64(n) {
		all := int64(len(o.deck)) - i
		none.Mul(none, big.NewRat(all-with, all))
	}
	return none.Sub(big.NewRat(1, 1), none)
}

// effect applies an effect card to an unwounded figure.
func (o *odds) effect(c *actionCard, behind cover) string {
	f := o.figure("A3")
	o.State.down, o.State.endurance[f] = o.start.down, o.start.endurance[f]
	o.State.stunned = company{}
	o.State.board, o.State.crowd = o.start.board, o.start.crowd
	g := &game{o.r, &o.State, o, nil}
	g.hit(f, c, behind)
	switch {
	case o.State.down.has(f):
		return "incapacitated"
	case o.r.wounded(&o.State, f):
		return "wounded"
	}
	return "stunned"
}

// burst applies a burst card and an effect card.
func (o *odds) burst(a, b *actionCard, where string) string {
	behind := coverNamed(where)
	if where == "woods" || where == "fence" {
		behind = noCover
	}
	switch {
	case a.stun:
		return "stunned"
	case a.small:
		return o.effect(b, behind)
	}
	return "nothing"
}

// moraleClass returns the class of a morale card.
func (o *odds) moraleClass(c *actionCard) string {
	m := &o.r.data.results[c.result]
	if m.n == 0 {
		return "no-harm"
	}
	switch e := m.effects[0]; {
	case e.do == moves && e.mode == toCharge:
		return "charge"
	case e.do == moves:
		return "retreat"
	default:
		return [...]string{pins: "pinned", stuns: "stun", shoots: "shoot", breaks: "loss", recovers: "no-harm"}[e.do]
	}
}

// reaction tries a reaction with a card, with a changed Reaction.
func (o *odds) reaction(c *actionCard, reaction int8) string {
	r := *o.r
	f := o.figure("A3")
	r.data.figs[f].reaction = reaction
	s := o.start
	o.onTop(&s, c)
	t := o.Tracer
	t.Reset()
	g := &game{&r, &s, o, t}
	g.tryReaction(order{does: reload, figure: f})
	switch {
	case t.Fired(pd186) > 0 && s.stunned.has(f):
		return "acts"
	case s.stunned.has(f):
		return "stunned_only"
	}
	return "nothing"
}

// onTop puts a card on top of the American deck.
func (o *odds) onTop(s *State, c *actionCard) {
	next := s.action[American].Next()
	for i, card := range next {
		if &o.deck[card] == c {
			next[0], next[i] = next[i], next[0]
		}
	}
}

// random chooses among n figures with a card.
func (o *odds) random(c *actionCard, n int) string {
	s := o.start
	o.onTop(&s, c)
	g := &game{o.r, &s, o, nil}
	before := s.action[American].Left()
	f := g.oneOf(1<<n-1, American)
	if s.action[American].Left() < before-1 {
		return "redraw"
	}
	return fmt.Sprintf("figure_%d", f.nth()+1)
}

// fight counts the pairs of dice of two decks with which one side wins.
func (o *odds) fight(d int, outcome string) *big.Rat {
	n := 0
	for i := range o.deck {
		for j := range o.deck {
			margin := int(o.deck[i].d10) + d - int(o.deck[j].d10)
			if margin > 0 && outcome == "win" || margin == 0 && outcome == "tie" || margin < 0 && outcome == "lose" {
				n++
			}
		}
	}
	return big.NewRat(int64(n), int64(len(o.deck)*len(o.deck)))
}
