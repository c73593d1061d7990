package verdict

import (
	"math"
)

// coverage judges which rules of the ledger were never applied in any run. It fails
// the game if players that look for such rules did not find them either.
func (j *judge) coverage() {
	level := Watch
	if j.seekerGames() >= leastGames {
		level = Fail
	}
	var games uint64
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
			if cards := j.RuleCards[name]; len(cards) > 0 {
				f.Detail = &RuleCards{cards}
			}
			j.add(last, f)
		}
	}
	once, twice := j.rareRules()
	f := Finding{Class: DeadRule, Value: share(once, games), N: games}
	f.Low, f.High = missingMass(once, twice, games)
	j.add(last, f)
}

// rareRules returns the number of games with a rule that no other game has, and the
// number of rules that two games have.
func (j *judge) rareRules() (once, twice uint64) {
	type game struct {
		run    int
		number uint64
	}
	only := map[game]bool{}
	for id, name := range j.Sheet.Rules {
		fired, at := uint64(0), game{}
		for run, s := range j.Runs {
			if r := &s.Rules[id]; r.Games > 0 {
				fired, at = fired+r.Games, game{run, r.First}
			}
		}
		switch {
		case name == "":
		case fired == 1:
			only[at] = true
		case fired == 2:
			twice++
		}
	}
	return uint64(len(only)), twice
}

// missingMass returns the 95 % interval of the probability that the next game shows a
// rule that no game has shown yet. The estimate of Good and Turing (Good 1953) is the
// share of games with a rule that no other game has; its variance is that of Esty (1983),
// in the form of a score interval, so that the absence of such games proves no more than it
// can.
func missingMass(once, twice, games uint64) (low, high float64) {
	if games == 0 {
		return 0, 1
	}
	k, n := float64(once), float64(games)
	center, half := k+z95*z95/2, z95*math.Sqrt(k+2*float64(twice)+z95*z95/2)
	return max(0, (center-half)/n), min(1, (center+half)/n)
}

// seekerGames counts the games of players that choose actions to trigger rules that
// they have not seen yet.
func (j *judge) seekerGames() (games uint64) {
	for _, s := range j.Runs {
		if s.Run.Agents.Has("seeker") {
			games += s.Games()
		}
	}
	return games
}
