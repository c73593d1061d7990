package percee

import "punchboard/playtest"

// Draw returns one of the choices, all equally likely, and the number of
// choices.
func (r *Rules) Draw(s *State, rnd *playtest.Stream) (a playtest.Action, choices int) {
	switch s.step {
	case atSetup:
		at := r.places(s)
		return act(place, s.unplaced(s.asked).first(), at.nth(rnd.Pick(at.count()))), at.count()
	case atGroup:
		return r.drawJoin(s, rnd)
	case atRedraw:
		return [...]playtest.Action{act(again, 0, 0), act(miss, 0, 0)}[rnd.Pick(2)], 2
	}
	return r.drawDeed(s, rnd)
}

// drawJoin draws whether another unit joins a shot.
func (r *Rules) drawJoin(s *State, rnd *playtest.Stream) (a playtest.Action, choices int) {
	set := r.joins(s)
	choices = 1 + set.count()
	n := rnd.Pick(choices) - 1
	if n < 0 {
		return act(shoot, 0, 0), choices
	}
	return act(join, set.nth(n), 0), choices
}

// drawDeed draws one of the actions that the current card still allows.
func (r *Rules) drawDeed(s *State, rnd *playtest.Stream) (a playtest.Action, choices int) {
	var l choiceLister
	l.begin(r, s)
	k, able := r.uses(s), r.able(s, s.asked)
	own := l.count(able)
	choices = 1 + own + k.count()
	switch n := rnd.Pick(choices) - 1; {
	case n < 0:
		return act(endCard, 0, 0), choices
	case n < own:
		return l.pick(able, n), choices
	default:
		return k.nth(n - own), choices
	}
}

// chooses reports whether there is more than one choice.
func (r *Rules) chooses(s *State) bool {
	switch s.step {
	case atSetup:
		return r.places(s).count() > 1
	case atGroup:
		return r.joins(s) != 0
	case atRedraw:
		return true
	}
	if able := r.able(s, s.asked); able != 0 {
		var l choiceLister
		l.begin(r, s)
		for ; able != 0; able &= able - 1 {
			if l.count(one(able.first())) > 0 {
				return true
			}
		}
	}
	k := r.uses(s)
	return k.count() > 0
}
