package trial

import (
	"context"
	"slices"

	"punchboard/carddata"
	"punchboard/playtest"
	"punchboard/playtest/verdict"
)

// Runner tries a game with other values: numbers that never matter, cards that are
// worse than others, cards that decide too much. Numbers of games bound the
// work, and a context may end it earlier; what was not tried is counted.
type Runner struct {
	Data    *carddata.Game
	Play    playtest.Game
	Limits  verdict.Limits
	Drawn   *playtest.Stats // ordinary games of the best player against his like; nil leaves out cards
	Best    string          // the player who judges
	Seed    uint64          // of luck that no finding was chosen by
	Alike   uint64          // games that must be the same before a number is called inert
	Deals   uint64          // of each comparison of two cards
	Games   uint64          // by which suspect cards are judged: deals, or games where nothing can stand in
	Workers int
	// Progress is told how many trials are done of those of one kind; may be nil.
	Progress func(kind string, done, of int)

	before []playtest.Result // of the game as it is, from the first deal
	kinds  map[string][]int  // rows of a kind, sorted, by deck and rows
}

// kinds are the trials, by the class of what they find.
var kinds = []struct {
	class verdict.Class
	try   func(*Runner, context.Context, *Report)
}{
	{verdict.Undrawn, (*Runner).missing},
	{verdict.Strength, (*Runner).strength},
	{verdict.Dominated, (*Runner).dominated},
	{verdict.Inert, (*Runner).inert},
}

// Run does the trials for some classes; for all of them when none is named.
func (l *Runner) Run(ctx context.Context, classes ...verdict.Class) *Report {
	r := &Report{}
	for _, k := range kinds {
		if len(classes) == 0 || slices.Contains(classes, k.class) {
			k.try(l, ctx, r)
		}
	}
	return r
}

// each does numbered trials until the context ends.
func (l *Runner) each(ctx context.Context, r *Report, kind string, n int, try func(int)) {
	for i := range n {
		if ctx.Err() != nil {
			r.Skipped += n - i
			return
		}
		if l.Progress != nil {
			l.Progress(kind, i, n)
		}
		try(i)
	}
}

func (l *Runner) match(agent string, deals uint64) Match {
	return Match{Agents: [playtest.Seats]string{agent, agent}, Seed: l.Seed, Games: deals, Workers: l.Workers}
}

// mostHeld bounds the deals of a version that are held in memory at once: 16 MiB.
const mostHeld = 1 << 20

// compareWith plays deals of the game with other data and holds them against those of
// the game as it is, which are played once for all trials; nil when the context
// ends or nobody can play. Follow names the card whose drawer counts; "" for
// none.
func (l *Runner) compareWith(ctx context.Context, g playtest.Game, deals uint64, follow string) *verdict.Paired {
	deals = min(deals, mostHeld)
	m := l.match(l.Best, deals)
	if n := uint64(len(l.before)); n < deals {
		more, err := m.play(ctx, l.Play, playtest.Range{From: n, To: deals}, "")
		if err != nil || ctx.Err() != nil {
			return nil
		}
		l.before = append(l.before, more[0]...)
	}
	after, err := m.play(ctx, g, playtest.Range{To: deals}, follow)
	if err != nil || ctx.Err() != nil {
		return nil
	}
	return pairDeals([][]playtest.Result{l.before[:deals]}, after, false)
}
