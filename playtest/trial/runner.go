package trial

import (
	"context"
	"slices"

	"punchboard/carddata"
	"punchboard/playtest"
	"punchboard/playtest/verdict"
)

// Runner plays a game with other values to find numbers that never matter, cards that
// are worse than others, and cards that decide too much. The work is limited by
// numbers of games, and the context may end it earlier; what was skipped is counted.
type Runner struct {
	Data    *carddata.Game
	Play    playtest.Game
	Limits  verdict.Limits
	Drawn   *playtest.Stats // ordinary games of the best player against itself; nil skips the trials of cards
	Best    string          // the player whose games are judged
	Seed    uint64          // random seed, different from that of the games that led to findings
	Alike   uint64          // games that must be unchanged before a number is called inert
	Deals   uint64          // for each comparison of two cards
	Games   uint64          // for judging suspect cards: deals, or games if there is no replacement
	Workers int
	// Progress is called with the number of finished trials of one kind; may be nil.
	Progress func(kind string, done, of int)

	before []playtest.Result // results of the unchanged game, from the first deal
	kinds  map[string][]int  // rows of a kind, sorted, by deck and rows
}

// kinds are the trials, each with the class of its findings.
var kinds = []struct {
	class verdict.Class
	try   func(*Runner, context.Context, *Report)
}{
	{verdict.Undrawn, (*Runner).missing},
	{verdict.Strength, (*Runner).strength},
	{verdict.Dominated, (*Runner).dominated},
	{verdict.Inert, (*Runner).inert},
}

// Run runs the trials for the given classes, or all of them if none is given.
func (l *Runner) Run(ctx context.Context, classes ...verdict.Class) *Report {
	r := &Report{}
	for _, k := range kinds {
		if len(classes) == 0 || slices.Contains(classes, k.class) {
			k.try(l, ctx, r)
		}
	}
	return r
}

// each runs numbered trials until the context ends.
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
	return Match{Agents: playtest.AllSeats(agent, l.seats()), Seed: l.Seed, Games: deals, Workers: l.Workers}
}

// seats returns the number of seats of the game.
func (l *Runner) seats() int { return l.Play.Catalog().NumSeats() }

// best returns the lineup whose games are judged.
func (l *Runner) best() playtest.Lineup { return playtest.AllSeats(l.Best, l.seats()) }

// mostHeld is the maximum number of deals of a version in memory at once: 16 MiB.
const mostHeld = 1 << 20

// compareWith plays deals of the game with other data and compares them with the
// unchanged game, which is played once for all trials. It returns nil if the context
// ends or the game cannot be played. Follow names the card whose drawer counts; ""
// for none.
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
	return pairDeals([][]playtest.Result{l.before[:deals]}, after, l.seats(), false)
}
