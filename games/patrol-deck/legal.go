package patroldeck

import "punchboard/playtest"

// Legal appends the choices of the deciding player.
func (r *Rules) Legal(s *State, buf []playtest.Action) []playtest.Action {
	switch s.step {
	case atUnit:
		return r.unitChoices(s, buf)
	case atFigure:
		buf = append(buf, act(enough, 0))
		return listFigures(name, r.mayAnnounce(s), s.asked, buf)
	case atOrder:
		for k := range deeds {
			if r.deedsNow(s).has(k) {
				buf = append(buf, act(does, k))
			}
		}
	case atTarget:
		return listFigures(aimAt, r.targets(s, s.plan.figure), s.asked.Other(), buf)
	case atAim:
		return r.aims(s, buf)
	case atRally:
		for set := r.rallies(s, s.plan.figure); set != 0; set &= set - 1 {
			buf = append(buf, act(rallyUnit, lowestUnit(set)))
		}
	case atPath:
		if s.plan.steps > 0 {
			buf = append(buf, act(halt, 0))
		}
		for set := r.path(s); set != 0; set &= set - 1 {
			buf = append(buf, act(goTo, lowest(set)))
		}
	case atNearest:
		f := s.result.left.first(s.asked)
		return listFigures(shootAt, r.nearestTargets(s, f), s.asked.Other(), buf)
	case atStep:
		buf = append(buf, act(stay, 0))
		return r.stepsForward(s, buf)
	case atFacing:
		for d := range direction(directions) {
			buf = append(buf, act(face, d))
		}
	}
	return buf
}

func listFigures(k kind, set squad, side playtest.Seat, buf []playtest.Action) []playtest.Action {
	for ; set != 0; set &= set - 1 {
		buf = append(buf, act(k, set.first(side)))
	}
	return buf
}

// unitChoices are the units of the side that may activate, and passing one.
func (r *Rules) unitChoices(s *State, buf []playtest.Action) []playtest.Action {
	for set := s.queue & r.belongTo(s.asked); set != 0; set &= set - 1 {
		u := lowestUnit(set)
		buf = append(buf, act(activate, u))
		if !r.data.set.MustActivate {
			buf = append(buf, act(passUnit, u))
		}
	}
	return buf
}

// mayAnnounce returns the figures that may be named next.
func (r *Rules) mayAnnounce(s *State) squad {
	if s.react.open {
		return r.mayReact(s)
	}
	return r.mayOrder(s)
}

// deedsNow returns what the named figure may do.
func (r *Rules) deedsNow(s *State) deedSet {
	if s.react.open {
		return r.reactionsOf(s, s.plan.figure)
	}
	return r.deedsOf(s, s.plan.figure)
}

// aims lists the squares that the named figure can throw at.
func (r *Rules) aims(s *State, buf []playtest.Action) []playtest.Action {
	f, ground := s.plan.figure, &r.data.ground
	most := int(r.data.grenade.inches[2])
	at := s.at[f]
	x, y := at.x(), at.y()
	for ty := max(y-most, 0); ty <= min(y+most, ground.high-1); ty++ {
		for tx := max(x-most, 0); tx <= min(x+most, ground.wide-1); tx++ {
			if q := ground.at(tx, ty); r.canThrow(s, f, q) {
				buf = append(buf, act(throwAt, q))
			}
		}
	}
	return buf
}
