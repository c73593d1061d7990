package verdict

import (
	"slices"

	"punchboard/playtest"
)

// Judgment is what the games of one kind of player say about a gate. N is 0 if these
// players were not asked.
type Judgment struct {
	Reading
	Level Level `json:"level"`
}

// gate reports whether the strongest players decide about findings of a class: who wins,
// and how long it takes. A game can be even, or short, only for players who do not know better.
func (c Class) gate() bool { return c == FirstSeat || c == Balance || c == Length }

// Unsettled reports whether a gate is undecided because stronger players have played too
// few games, or none.
func (f *Finding) Unsettled() bool { return f.Level == Unsure && len(f.Judgments) > 1 }

// Unconfirmed reports whether a gate is undecided only for that reason: its figure, of
// weaker players, is clearly within the limit.
func (f *Finding) Unconfirmed() bool {
	return f.Unsettled() && slices.ContainsFunc(f.Judgments, func(j Judgment) bool { return j.Agents == f.Agents && j.Level == Pass })
}

// stronger lets the players who are proven to be stronger than those of the best run
// judge the gates, the weakest first.
func (j *judge) stronger() {
	if Best(j.Runs) == nil {
		return
	}
	base := j.ground()
	gates := j.gates(base)
	for _, f := range gates {
		f.Judgments = []Judgment{f.judgment()}
	}
	for _, name := range j.above(base.Run.Agents[0]) {
		figures := j.figures(name)
		for _, f := range gates {
			f.ask(playtest.AllSeats(name, j.Sheet.NumSeats()), figures)
		}
	}
}

// ground returns the run by which the gates are judged before stronger players are asked:
// the best of those whose players are not on the ladder of players that think ahead, or
// else the best of all.
func (j *judge) ground() *playtest.Stats {
	own := slices.DeleteFunc(slices.Clone(j.Runs), j.climber)
	if best := Best(own); best != nil {
		return best
	}
	return Best(j.Runs)
}

// climber reports whether the players of a run are on the ladder.
func (j *judge) climber(s *playtest.Stats) bool {
	return slices.ContainsFunc(j.Rungs, func(r *AdjacentPlayers) bool { return s.Run.Agents.Has(r.Player) })
}

// gates returns the findings about gates in a run.
func (j *judge) gates(s *playtest.Stats) (gates []*Finding) {
	for i := range j.found {
		if f := &j.found[i]; f.Class.gate() && f.Agents == s.Run.Agents {
			gates = append(gates, f)
		}
	}
	return gates
}

// above returns the players who are proven to be stronger than a player, each stronger
// than the one before.
func (j *judge) above(player string) (names []string) {
	for range j.Rungs { // each rung is climbed at most once
		i := slices.IndexFunc(j.Rungs, func(r *AdjacentPlayers) bool { return r.Below == player && r.Standing() == Stands })
		if i < 0 {
			break
		}
		player = j.Rungs[i].Player
		names = append(names, player)
	}
	return names
}

// figures judges the gates by the games that a player played against itself; nil if there
// are none.
func (j *judge) figures(name string) []Finding {
	for _, s := range j.Runs {
		if mirrored(s) && s.Run.Agents[0] == name && s.Games() > 0 {
			return Sequential(j.Sheet, s, j.Limits)
		}
	}
	return nil
}

// Sequential judges the gates by a run that may be stopped at any time, such as when
// every gate is decided: by intervals that allow for it, and for the number of gates.
func Sequential(sheet *playtest.Catalog, s *playtest.Stats, l Limits) []Finding {
	j := &judge{Evidence: Evidence{Sheet: sheet, Limits: l}}
	j.seats(s)
	j.length(s)
	for i := range j.found {
		f := &j.found[i]
		f.Family = len(j.found)
		f.Low, f.High = SequentialInterval(f.Value, f.N, 0.05/float64(f.Family))
		if band, ok := f.Detail.(*Band); ok {
			f.Level = within(f.Low, f.High, band)
		} else {
			f.Level = under(f.Low, f.High, f.Limit, 0)
		}
	}
	return j.found
}

// Decides reports whether the games of a run decide every gate: it passes, fails, or is
// clearly between the two.
func Decides(sheet *playtest.Catalog, s *playtest.Stats, l Limits) bool {
	return !slices.ContainsFunc(Sequential(sheet, s, l), func(f Finding) bool { return f.Level == Unsure || f.mayFail() })
}

// mayFail reports whether a share outside the permitted range may be so far outside that
// the game fails.
func (f *Finding) mayFail() bool {
	band, ok := f.Detail.(*Band)
	if !ok || f.Level != Watch {
		return false
	}
	low, high := band.failing()
	return f.Low < low || f.High > high
}

// within judges a share by the range that is permitted.
func within(low, high float64, band *Band) Level {
	least, most := band.failing()
	return max(over(low, high, band.High, most), under(low, high, band.Low, least))
}

// ask lets stronger players judge a gate by their figures. If these decide it, either
// way, they count. If they do not, weaker players cannot show that the game passes.
func (f *Finding) ask(players playtest.Lineup, figures []Finding) {
	o := Finding{Level: Unsure, High: 1, Agents: players}
	if i := slices.IndexFunc(figures, func(o Finding) bool { return o.Kind() == f.Kind() && o.Subject == f.Subject }); i >= 0 {
		o = figures[i]
	}
	told := append(f.Judgments, o.judgment())
	switch {
	case o.Level != Unsure:
		*f = o
	case f.Level == Pass:
		f.Level = Unsure
	}
	f.Judgments = told
}

func (f *Finding) judgment() Judgment {
	return Judgment{Reading{f.Value, f.Low, f.High, f.N, f.Agents}, f.Level}
}
