package fireandcover

import "punchboard/playtest"

// Greedy is a sensible player with simple habits: it starts in the best cover,
// moves for an objective, for better cover or for a range that suits its cards,
// sends a point man, fires with every card that might kill, keeps Blocks against
// the enemy and attacks that are near their range, and collects objectives. It uses
// only what is on the table and its own hand.
func Greedy() playtest.Player[State] {
	return playtest.Player[State]{Name: "greedy", New: func() playtest.Agent[State] { return &greedy{} }}
}

type greedy struct{ rules *Rules }

func (p *greedy) Begin(r playtest.Rules[State], _ playtest.Seat) { p.rules = r.(*Rules) }

// Act returns the action with the highest value, at random among equals.
func (p *greedy) Act(_ playtest.Rules[State], s *State, legal []playtest.Action, rnd *playtest.Stream) playtest.Action {
	v := view{game{Rules: p.rules, s: s}}
	return playtest.Best(legal, rnd, v.worth)
}

// view is the state as the deciding player evaluates it.
type view struct{ game }

// never is less than the value of passing, which is 0.
const never = -1

func (v *view) worth(a playtest.Action) int {
	k, x, y, z := unpack(a)
	switch k {
	case declare:
		return v.wantMove()
	case point:
		return 1000 // it is free, and saves men
	case play:
		return v.card(x, z == 1)
	case moveBy:
		return v.ground(int(v.data.items[x].cover), int(v.data.items[x].ownAttack)) + v.reach(int8(y))
	case moveBare:
		return v.reach(int8(y)) - v.keep(x)
	case goTo:
		return v.hexWorth(x)
	case faceSquad:
		return v.prey(v.squadOf(v.s, v.s.asked.Other(), uint8(x)))
	case extra:
		return 500
	case discard:
		return -v.keep(x)
	}
	return 0
}

// prey returns the value of facing an enemy squad: one in reach of many cards, with few
// men and little cover.
func (v *view) prey(q *squad) int {
	return 4*v.reach(v.data.ground.rangeOf(v.s.own().hex, q.hex)) - 3*int(q.men) + 2*v.coverOf(q)
}

// ground returns the value of a terrain, for defense and attack.
func (v *view) ground(cover, own int) int { return 12*own - 10*cover }

// reach returns the value of the cards in hand at a range.
func (v *view) reach(r int8) (sum int) {
	if r == outOfRange {
		return 0
	}
	for k := v.s.own().hand.kinds & v.data.attacks; k != 0; k &= k - 1 {
		if shot := &v.data.items[k.first()].shot; shot.reaches(r) {
			sum += 6 + 2*int(shot.mod[r])
		}
	}
	n := v.nation(v.s.asked)
	if v.s.own().hand.kinds&v.data.traits == 0 {
		return sum
	}
	for o := n.first; o < n.last; o++ {
		if it := &v.data.items[o]; it.verb == attack && it.shot.reaches(r) {
			sum += 6 + 2*int(it.shot.mod[r])
		}
	}
	return sum
}

// wantMove is positive if a move is useful: for an objective, better cover, or a
// range that suits the cards in hand.
func (v *view) wantMove() int {
	q := v.s.own()
	if v.data.set.OnMap {
		return v.wantMarch(q)
	}
	if q.hand.kinds&v.data.goals != 0 && q.hand.size > 1 {
		return 100
	}
	here := v.ground(v.coverOf(q), 0)
	for k := q.hand.kinds & v.data.window[inMove]; k != 0; k &= k - 1 {
		if it := &v.data.items[k.first()]; v.ground(int(it.cover), int(it.ownAttack)) > here {
			return 50
		}
	}
	if q.hand.size > 2 && v.nearReach() >= v.reach(v.s.gap)+attackWorth {
		return 20
	}
	return never
}

// attackWorth is the least advantage of another range that is worth a move: about
// one more attack.
const attackWorth = 8

// nearReach returns the most that the cards in hand are worth at a range one step
// away.
func (v *view) nearReach() int {
	gap := v.s.gap
	return max(v.reach(max(gap-1, pointBlank)), v.reach(min(gap+1, long)))
}

// coverOf returns the cover of a squad where it is.
func (v *view) coverOf(q *squad) int {
	cover := int(q.concealed + q.encircled)
	switch {
	case v.data.set.OnMap:
		cover += int(v.data.ground.cover[q.hex])
	case q.terrain > 0:
		cover += int(v.data.items[q.terrain-1].cover)
	}
	return cover
}

// keep returns the value of keeping a card at the hand limit (rules.md of the
// game, baseline agent).
func (v *view) keep(kind int) int {
	it := &v.data.items[kind]
	switch it.verb {
	case objective:
		return 60
	case traitChoice:
		return 50
	case attack:
		return 35 - 15*it.shot.away(v.s.gap)
	case block:
		return 40
	case cancelBlock:
		return 25
	case terrain:
		return 10 - 2*int(it.cover)
	case attackMod, attachEnemy, handLimit:
		return 15
	}
	return 10
}
