package patroldeck

import "punchboard/playtest"

// kind is the kind of an action; its parameter is a unit, figure, square,
// direction or deed.
type kind uint8

const (
	activate  kind = iota // unit
	passUnit              // unit
	name                  // figure: the next one to get an order or to react
	enough                // no more orders or reactions
	does                  // deed
	aimAt                 // figure
	throwAt               // square
	rallyUnit             // unit
	goTo                  // direction
	halt                  // ends the path
	shootAt               // figure: the nearest one of several
	advance               // square
	stay
	face // direction
	kinds
)

// act packs an action.
func act[T ~uint8 | ~uint16 | ~int](k kind, x T) playtest.Action {
	return playtest.Action(uint32(k)<<16 | uint32(x))
}

func unpack(a playtest.Action) (k kind, x int) { return kind(a >> 16), int(a & 0xffff) }

// Actor returns the player to decide.
func (r *Rules) Actor(s *State) playtest.Seat { return s.asked }

// Apply performs an action and continues to the next decision.
func (r *Rules) Apply(s *State, a playtest.Action, c playtest.Chance, t *playtest.Tracer) {
	g := game{r, s, c, t}
	switch k, x := unpack(a); k {
	case activate:
		g.activate(uint8(x))
	case passUnit:
		g.pass(uint8(x))
	case name:
		s.plan = order{figure: figure(x)}
		s.step = atOrder
		return
	case enough:
		g.announced()
	case does:
		if !g.choose(deed(x)) {
			return
		}
	case aimAt, throwAt, rallyUnit:
		s.plan.target = uint16(x)
		g.announce()
	case goTo:
		if g.trackTo(direction(x)) {
			return
		}
	case halt:
		g.announce()
	case shootAt:
		g.moraleShot(figure(s.result.left.first(s.asked)), figure(x))
	case advance:
		g.stepForward(square(x))
	case stay:
		s.fights.winners &= s.fights.winners - 1
	case face:
		g.turnTo(direction(x))
	}
	g.run()
}
