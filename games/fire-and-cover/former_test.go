package fireandcover

import (
	"testing"

	"punchboard/playtest"
	"punchboard/playtest/rulebook/rulestest"
)

// TestGreedyOutplaysFormer plays the sensible player, in every variant, against the one
// that the game had first.
func TestGreedyOutplaysFormer(t *testing.T) {
	for _, variant := range variants {
		g := playtest.Bind(rulesOf(t, read(t, variant)), formerPlayer(), Greedy())
		rulestest.Outplays(t, g, "greedy", "former", rulestest.Games(2000, 500))
	}
}

func formerPlayer() playtest.Player[State] {
	return playtest.Player[State]{Name: "former", New: func() playtest.Agent[State] { return &former{} }}
}

// former is the sensible player with the judgments that it had first: it kept every
// attack but discarded Blocks, moved only when it could not attack at all, surrounded
// the enemy after it had fired, and played modifiers only for two attacks.
type former struct{ greedy }

func (p *former) Act(_ playtest.Rules[State], s *State, legal []playtest.Action, rnd *playtest.Stream) playtest.Action {
	v := formerView{view{game{Rules: p.rules, s: s}}}
	return playtest.Best(legal, rnd, v.worth)
}

type formerView struct{ view }

func (v *formerView) worth(a playtest.Action) int {
	switch k, x, y, _ := unpack(a); k {
	case declare:
		return v.wantMove()
	case moveBare:
		return v.reach(int8(y)) - v.keep(x)
	case discard:
		return -v.keep(x)
	case play:
		return v.card(x, a)
	}
	return v.view.worth(a)
}

func (v *formerView) card(at int, a playtest.Action) int {
	switch it := &v.data.items[at]; {
	case it.verb == attachEnemy:
		return 100 * min(v.shots(true), 1)
	case it.verb == attackMod && !it.lasting() && !it.first():
		return v.bonus(it)
	}
	return v.view.worth(a)
}

func (v *formerView) wantMove() int {
	q := v.s.own()
	if worth := v.view.wantMove(); v.data.set.OnMap || worth > 20 {
		return worth
	}
	if v.reach(v.s.gap) == 0 && q.hand.size > 2 {
		return 20
	}
	return never
}

func (v *formerView) keep(kind int) int {
	switch it := &v.data.items[kind]; it.verb {
	case attack:
		return 30 + 5*one(it.shot.reaches(v.s.gap%ranges))
	case block:
		return 25
	}
	return v.view.keep(kind)
}

func (v *formerView) bonus(it *item) int {
	n := v.shots(it.mods[0].gunOnly)
	switch {
	case it.mods[0].when == whenOpportunity:
		return 400 * min(n, 1)
	case n < 2:
		return never
	}
	return 400
}

// shots counts the attacks in hand that are possible now.
func (v *formerView) shots(onlyGuns bool) (n int) {
	for k := v.s.own().hand.kinds & v.data.attacks & v.data.window[windowAt[v.s.step]]; k != 0; k &= k - 1 {
		it := &v.data.items[k.first()]
		if plain, _ := v.usable(it); plain && (it.gun || !onlyGuns) {
			n += v.s.own().hand.count(k.first())
		}
	}
	return n
}
