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
			f.Level, f.Detail = Fail, &Example{in.First[0].Game, in.First[0].Message}
		}
		if fault == playtest.Endless && count > 0 {
			f.Level = over(f.Low, f.High, 0, j.Limits.EndlessRate)
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

// coverage judges which rules of the ledger were never applied in any run. It fails
// the game if players that look for such rules did not find them either.
func (j *judge) coverage() {
	level := Watch
	if j.seekerGames() >= leastGames {
		level = Fail
	}
	var games, once uint64
	last := j.Runs[len(j.Runs)-1]
	for _, s := range j.Runs {
		games += s.Games()
	}
	for id, name := range j.Sheet.Rules {
		fired := uint64(0)
		for _, s := range j.Runs {
			fired += s.Rules[id].Games
		}
		switch {
		case name == "":
			continue
		case fired == 0:
			f := Finding{Class: DeadRule, Level: level, Subject: name, N: games}
			_, f.High = Exact(0, games)
			j.add(last, f)
		case fired == 1:
			once++
		}
	}
	// Good and Turing: the number of rules seen in only one game estimates the
	// probability of unseen ones. In very few games it exceeds the number of games,
	// and the estimate is useless.
	once = min(once, games)
	f := Finding{Class: DeadRule, Value: share(once, games), N: games}
	f.Low, f.High = Exact(once, games)
	j.add(last, f)
}

// seekerGames counts the games of players that choose actions to trigger rules that
// they have not seen yet.
func (j *judge) seekerGames() (games uint64) {
	for _, s := range j.Runs {
		if s.Run.Agents[0] == "seeker" || s.Run.Agents[1] == "seeker" {
			games += s.Games()
		}
	}
	return games
}
