package verdict

import "punchboard/playtest"

// contrast checks whether players of another skill level show the same effect.
// If they clearly show the opposite, the finding says so; the two are not
// averaged.
func (j *judge) contrast(best *playtest.Stats) {
	for _, s := range j.Runs {
		if s == best || !mirrored(s) || s.Run.Agents == best.Run.Agents {
			continue
		}
		others := Effects(j.Sheet, s)
		if !j.climber(s) { // those who are proven judge the gates, see stronger; the others do not count
			others = append(others, Seats(j.Sheet, s, j.Limits)...)
		}
		for i := range j.found {
			j.found[i].oppose(others)
		}
	}
}

// oppose records the first of others about the same subject that clearly
// shows the opposite.
func (f *Finding) oppose(others []Finding) {
	for i := range others {
		o := &others[i]
		if f.measure() == o.measure() && f.Subject == o.Subject && f.side() == o.side() && f.lean()*o.lean() < 0 {
			f.Contrary = &Reading{o.Value, o.Low, o.High, o.N, o.Agents}
		}
	}
}

// lean returns the side of even on which a figure clearly is: 1, -1, or 0 for
// neither or for a class without sides.
func (f *Finding) lean() int {
	even := 0.0
	switch f.measure() {
	case FirstSeat, Balance:
		even = 0.5
	case Strength:
	default:
		return 0
	}
	switch {
	case f.Low > even:
		return 1
	case f.High < even:
		return -1
	}
	return 0
}

// side returns who drew the card of an effect; "" for other findings.
func (f *Finding) side() string {
	if early, ok := f.Detail.(*EarlyDraws); ok {
		return early.Side
	}
	return ""
}

// measure returns the class of a figure regardless of its direction: a trap is
// an effect of a card, too.
func (f *Finding) measure() Class {
	if f.Class == Trap {
		return Strength
	}
	return f.Class
}
