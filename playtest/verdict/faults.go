package verdict

import "punchboard/playtest"

// faultKinds maps the faults of games to findings.
var faultKinds = [...]struct {
	fault playtest.Fault
	kind  Kind
}{
	{playtest.Broken, Kind{Broken, Usual}}, {playtest.Illegal, Kind{Broken, IllegalState}}, {playtest.Gap, Kind{RuleGap, Usual}},
	{playtest.Endless, Kind{Endless, Usual}}, {playtest.Circle, Kind{Endless, Circle}},
}

// faults judges games that went wrong: any illegal state, panic or gap in the rules
// is a failure; an endless game is one unless it is a rare accident.
func (j *judge) faults(s *playtest.Stats) {
	all := s.Played.Count()
	for _, k := range faultKinds {
		fault := k.fault
		in := s.Fault(fault)
		looked := fault == playtest.Illegal || fault == playtest.Circle // only runs that check each state can find these
		if looked && !s.Run.Check && in.Count == 0 {
			continue
		}
		count := in.Count
		if fault == playtest.Endless {
			count += j.drawnOut(s)
		}
		f := Finding{Class: k.kind.Class, Case: k.kind.Case, Value: share(count, all), N: all, Affected: share(count, all)}
		f.Low, f.High = Exact(count, all)
		if looked {
			f.Subject = "state"
		}
		f.Level = Pass
		if in.Count > 0 {
			f.Level, f.Detail = Fail, &Example{in.First[0].Game, in.First[0].Message, in.First[0].Loop}
		}
		if fault == playtest.Endless && count > 0 {
			f.Level = over(f.Low, f.High, 0, j.Limits.EndlessRate)
			f.gate = &gate{noTest, atLeast(count, all, j.Limits.EndlessRate)}
		}
		j.add(s, f)
	}
}

// drawnOut counts games that end, but so late that no players would finish them:
// after more than ten times the turns that 99 games in 100 take, and more than four
// times the turns claimed on the box.
func (j *judge) drawnOut(s *playtest.Stats) (n uint64) {
	most := max(10*s.Turns.Quantile(99, 100), 4*j.Limits.Turns[1])
	for turns := most + 1; turns <= s.Turns.Max(); turns++ {
		n += s.Turns.Count(turns)
	}
	return n
}

// tracks judges whether every value stayed on its printed track.
func (j *judge) tracks(s *playtest.Stats) {
	for i := range s.Tracks {
		seen, print := &s.Tracks[i], &j.Sheet.Tracks[i]
		if seen.Games == 0 {
			continue
		}
		f := Finding{Class: Track, Subject: print.Name, Value: float64(seen.Most), Limit: float64(print.Most)}
		game := seen.MostGame
		if seen.Least < print.Least {
			f.Value, f.Limit, game = float64(seen.Least), float64(print.Least), seen.LeastGame
		}
		f.Low, f.High = f.Value, f.Value
		if seen.Most > print.Most || seen.Least < print.Least {
			f.Level, f.Detail = Fail, &Example{Game: game}
		}
		j.add(s, f)
	}
}
