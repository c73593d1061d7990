package patroldeck

import (
	"math/bits"

	"punchboard/playtest"
)

// Greedy returns the sensible player. It always activates its units, and figures
// that shoot come before those that move. German machine gunners shoot from the
// openings of the buildings, while the others stay out of sight: as long as one
// German is left in a building, the Americans have not won. Americans advance by the
// shortest way, with some teams giving fire support at first, and storm the
// buildings.
func Greedy() playtest.Player[State] {
	return judgment{(*sensible).stays, (*sensible).leaves}.player("greedy")
}

// judgment is how a player chooses the order for a figure: one that keeps it where it
// is, or else another. Two players differ in nothing else.
type judgment struct {
	stay, leave func(k *sensible, s *State, f figure) (o order, ok bool)
}

func (j judgment) player(name string) playtest.Player[State] {
	return playtest.Player[State]{Name: name, New: func() playtest.Agent[State] { return &sensible{judgment: j} }}
}

var _ playtest.DirectAgent[State] = (*sensible)(nil)

// sensible is the agent of the sensible player.
type sensible struct {
	judgment
	rules  *Rules
	chance chances
	ways   map[uint8]*[squares]int16 // by building: the cost to get into it
	goals  [maxUnits]uint8           // the building that each unit is to take
	routes *routes                   // of the figure that was asked for last
	atlas  *atlas
	plan   planned
	firm   firm
	legal  []playtest.Action
}

// planned is the order that the agent has in mind, and when it made it.
type planned struct {
	when  moment
	valid bool // there is something to do
	order order
}

// moment tells decisions about orders apart.
type moment struct {
	turn, active, card, orders uint8
	figure                     figure
	at                         square
	left                       int // cards of its side
}

// firm are the figures of the active unit that do not move, and when the agent found
// them.
type firm struct {
	when moment
	set  squad
}

func (k *sensible) Begin(r playtest.Rules[State], _ playtest.Seat) {
	k.plan, k.firm = planned{}, firm{}
	if own := r.(*Rules); own != k.rules {
		k.rules = own
		k.chance.read(own)
		k.findWays()
		k.atlas = &atlas{}
	}
}

func (k *sensible) Act(_ playtest.Rules[State], s *State, legal []playtest.Action, _ *playtest.Stream) playtest.Action {
	return k.pick(s)
}

// Choose skips the list of choices where their number is plain.
func (k *sensible) Choose(s *State, _ *playtest.Stream) (a playtest.Action, choices int) {
	if n := k.choices(s); n < 2 {
		k.legal = k.rules.Legal(s, k.legal[:0])
		return k.legal[0], n
	}
	return k.pick(s), 2
}

// choices returns the number of choices; 2 stands for more.
func (k *sensible) choices(s *State) int {
	r := k.rules
	switch s.step {
	case atUnit, atAim, atRally, atTarget:
		k.legal = r.Legal(s, k.legal[:0])
		return len(k.legal)
	case atOrder:
		return bits.OnesCount8(uint8(r.deedsNow(s)))
	case atPath:
		return bits.OnesCount8(r.path(s)) + min(int(s.plan.steps), 1)
	}
	return 2
}

// pick returns the choice in a state with at least two.
func (k *sensible) pick(s *State) playtest.Action {
	r := k.rules
	switch s.step {
	case atUnit:
		return act(activate, lowestUnit(s.queue&r.belongTo(s.asked)))
	case atFigure:
		if s.react.open {
			return k.reaction(s)
		}
		return k.nextOrder(s)
	case atOrder:
		return act(does, k.doing(s))
	case atTarget:
		return act(aimAt, k.target(s))
	case atAim:
		return act(throwAt, k.aim(s))
	case atRally:
		return act(rallyUnit, lowestUnit(r.rallies(s, s.plan.figure)))
	case atPath:
		return k.nextStep(s)
	case atNearest:
		return act(shootAt, r.nearestTargets(s, s.result.left.first(s.asked)).first(s.asked.Other()))
	case atStep:
		k.legal = r.stepsForward(s, k.legal[:0])
		return k.legal[0]
	}
	return act(face, k.facing(s))
}

// reactWithin is how near a moving enemy must be to be fired at, in inches.
const reactWithin = 6

// reaction fires at a moving enemy nearby.
func (k *sensible) reaction(s *State) playtest.Action {
	r, mover := k.rules, s.walk.order.figure
	side := s.asked
	for q := r.live(s, side) &^ s.stunned[side] &^ s.tried[side]; q != 0; q &= q - 1 {
		f := q.first(side)
		if apart(s.at[f], s.at[mover]) <= reactWithin*reactWithin && r.canFireAt(s, f, mover) {
			return act(name, f)
		}
	}
	return act(enough, 0)
}

// nextOrder names the next figure that has something to do. Those that stay where
// they are come first, so that the others move under their fire.
func (k *sensible) nextOrder(s *State) playtest.Action {
	left := k.rules.mayOrder(s)
	stay := left & k.standFirm(s, left)
	for _, set := range [...]squad{stay, left &^ stay} {
		for ; set != 0; set &= set - 1 {
			if f := set.first(s.asked); k.planFor(s, f).valid {
				return act(name, f)
			}
		}
	}
	return act(enough, 0)
}

// standFirm returns the figures that have something to do where they are. It looks
// for them before the first order of a unit.
func (k *sensible) standFirm(s *State, all squad) squad {
	now := moment{turn: s.turn, active: s.active, card: s.card, left: s.action[s.asked].Left()}
	if s.nOrders == 0 || k.firm.when != now {
		k.firm = firm{when: now}
		for ; all != 0; all &= all - 1 {
			f := all.first(s.asked)
			if _, ok := k.stay(k, s, f); ok {
				k.firm.set |= 1 << f.nth()
			}
		}
	}
	return k.firm.set
}

// doing returns what the named figure does; the first thing possible if nothing
// is planned, because another player has named it.
func (k *sensible) doing(s *State) deed {
	set := k.rules.deedsNow(s)
	does := deed(bits.TrailingZeros8(uint8(set)))
	if s.react.open {
		if set.has(shoot) {
			does = shoot
		}
	} else if p := k.planFor(s, s.plan.figure); p.valid && set.has(p.order.does) {
		does = p.order.does
	}
	return does
}

// aim returns the square to throw at; the first one if none is planned.
func (k *sensible) aim(s *State) square {
	f := s.plan.figure
	if p := k.planFor(s, f); !s.react.open && p.valid && p.order.does == throw && k.rules.canThrow(s, f, square(p.order.target)) {
		return square(p.order.target)
	}
	k.legal = k.rules.aims(s, k.legal[:0])
	_, at := unpack(k.legal[0])
	return square(at)
}

// target returns the planned target, or the first one.
func (k *sensible) target(s *State) figure {
	set := k.rules.targets(s, s.plan.figure)
	if p := k.planFor(s, s.plan.figure); p.valid && p.order.does == shoot && set.has(figure(p.order.target)) {
		return figure(p.order.target)
	}
	return set.first(s.asked.Other())
}

// nextStep follows the planned path, or ends it.
func (k *sensible) nextStep(s *State) playtest.Action {
	set := k.rules.path(s)
	if o := k.pathOf(s); o.steps > s.plan.steps {
		if d := o.dir(s.plan.steps); set>>d&1 == 1 {
			return act(goTo, d)
		}
	}
	if s.plan.steps > 0 {
		return act(halt, 0)
	}
	return act(goTo, lowest(set))
}

// pathOf returns the planned path of the named figure, if it has one.
func (k *sensible) pathOf(s *State) (o order) {
	if s.react.open {
		return o
	}
	if p := k.planFor(s, s.plan.figure); p.valid && p.order.does == s.plan.does {
		return p.order
	}
	return o
}

// facing turns a figure to the nearest enemy.
func (k *sensible) facing(s *State) direction {
	f := s.acted.first(s.asked)
	if e := k.rules.nearestEnemy(s, f); e != nobody {
		return facingTo(s.at[f], s.at[e])
	}
	return s.facing[f]
}
