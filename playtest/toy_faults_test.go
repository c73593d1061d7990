package playtest

// leaky redeals wrongly: it swaps the viewer's own cards too.
type leaky struct{ *toy }

func (l leaky) Redeal(s *toyState, viewer Seat, c Chance) { l.toy.Redeal(s, viewer.Other(), c) }

// stutter offers an action twice.
type stutter struct{ *toy }

func (l stutter) Legal(s *toyState, buf []Action) []Action {
	return append(l.toy.Legal(s, buf), l.toy.Legal(s, nil)[0])
}

// spoilt returns a toy whose first player has a negative number of points.
func spoilt() *toy {
	t := newToy()
	t.spoil = func(s *toyState) { s.points[0] = -1 }
	return t
}
