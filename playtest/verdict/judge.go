package verdict

import (
	"slices"

	"punchboard/playtest"
)

// Evidence is the input of a verdict: runs of the same rules by players of
// different skill, the weakest first. There may be several runs of one kind of
// player.
type Evidence struct {
	Sheet  *playtest.Catalog
	Runs   []*playtest.Stats
	Limits Limits
	// Rungs compares players that think ahead with the next weaker ones.
	Rungs []*AdjacentPlayers
	// Printed is the number of printed copies of each card, of all decks that
	// are piles; nil if not counted.
	Printed []playtest.Copies
	Figures playtest.Figures // in the texts of cards; the zero value if not compared
	// RuleCards are the cards that a rule of the ledger is about; nil if not known.
	RuleCards map[string][]string
}

// weak reports whether the players of a run only find faults, so that balance
// cannot be judged by them.
func weak(s *playtest.Stats) bool {
	return s.Run.Agents[0] == "random" || s.Run.Agents[0] == "seeker"
}

// careless reports whether one of the players plays at random.
func careless(s *playtest.Stats) bool {
	return s.Run.Agents.Has("random") || s.Run.Agents.Has("seeker")
}

// mirrored reports whether all seats had players of one kind, so that any
// difference between the seats comes from the game.
func mirrored(s *playtest.Stats) bool { return s.Run.Agents.Alike() }

// Judge compares the evidence with the limits. The findings are sorted and
// include those that pass.
func Judge(e Evidence) []Finding {
	j := &judge{Evidence: e}
	if e.Sheet.NobodyWins {
		j.rehearse()
		j.prints()
		control(j.found)
		j.merge()
		Sort(j.found)
		return j.found
	}
	for _, s := range e.Runs {
		j.faults(s)
		j.tracks(s)
		if !careless(s) || !Careful(j.Runs) {
			j.supply(s)
		}
	}
	j.orders()
	j.coverage()
	if best := Best(j.Runs); best != nil {
		ground := j.ground()
		j.seats(ground)
		j.length(ground)
		for _, look := range []func(*playtest.Stats){j.draws, j.hands, j.piles, j.leads, j.decided, j.choices, j.cards} {
			look(best)
		}
		j.contrast(best)
	}
	j.prints()
	j.texts()
	j.skill()
	control(j.found)
	j.stronger()
	j.merge()
	Sort(j.found)
	return j.found
}

// Careful reports whether any run was played by players that try to win.
func Careful(runs []*playtest.Stats) bool {
	return slices.ContainsFunc(runs, func(s *playtest.Stats) bool { return !careless(s) })
}

type judge struct {
	Evidence
	found []Finding
}

// Best returns the run used to judge most figures: that of the strongest players
// against themselves with enough games, or else the strongest without. It
// returns nil if no player played against itself. Stronger players with fewer
// games still decide the gates.
func Best(runs []*playtest.Stats) (best *playtest.Stats) {
	for _, s := range runs {
		if mirrored(s) && (best == nil || s.Games() >= max(leastGames, best.Games()/leastShare) || best.Games() < leastGames) {
			best = s
		}
	}
	return best
}

// leastGames is the number of games of strong players that outweighs the games of
// weaker ones, unless these are more than leastShare times as many: with too few
// games, no card can be judged.
const leastGames, leastShare = 1000, 10

// add adds a finding about a run.
func (j *judge) add(s *playtest.Stats, f Finding) {
	f.Agents, f.Seed = s.Run.Agents, s.Run.Seed
	if f.N == 0 {
		f.N = s.Games()
	}
	j.found = append(j.found, f)
}

// merge keeps the gravest of several findings with the same class and subject;
// if they are equally grave, the one from the better players, who come later.
func (j *judge) merge() {
	type key struct {
		class   Class
		subject string
	}
	at := map[key]int{}
	var kept []Finding
	for _, f := range j.found {
		k := key{f.Class, f.Subject}
		i, known := at[k]
		switch {
		case !known:
			at[k] = len(kept)
			kept = append(kept, f)
		case f.Level >= kept[i].Level:
			kept[i] = f
		}
	}
	j.found = kept
}

// over judges a share that should not exceed a limit: fail if even its lower end
// is over the second limit, watch if it is over the first.
func over(low, high, watch, fail float64) Level {
	switch {
	case low > fail:
		return Fail
	case low > watch:
		return Watch
	case high > watch:
		return Unsure
	}
	return Pass
}

// under judges a share that should not fall below a limit.
func under(low, high, watch, fail float64) Level { return over(-high, -low, -watch, -fail) }

func share(k, n uint64) float64 {
	if n == 0 {
		return 0
	}
	return float64(k) / float64(n)
}
