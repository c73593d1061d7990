package session

import (
	"context"
	"time"

	"punchboard/playtest"
	"punchboard/playtest/trial"
)

// The numbers of games of the trials.
const (
	alikeGames   = 5_000
	pairGames    = 10_000
	suspectGames = 20_000
)

// RunTrials plays the game with other numbers until the time is up, and returns
// how many trials were skipped. Trials need a game with a winner and a player
// better than random. Progress may be nil.
func (s *Session) RunTrials(ctx context.Context, runs []*playtest.Stats, most time.Duration, progress func(kind string, done, of int)) (skipped int) {
	best := Strongest(s.Game)
	if best == "random" || s.Game.Catalog().NobodyWins || s.gaveUp {
		return 0
	}
	runner := &trial.Runner{
		Data: s.Data, Play: s.Game, Limits: s.Limits(), Best: best, Seed: s.Seed + 1, Workers: s.Workers,
		Alike: s.count(alikeGames), Deals: s.count(pairGames), Games: s.count(suspectGames), Progress: progress,
	}
	for _, run := range runs {
		if run.Run.Agents == s.all(best) {
			runner.Drawn = run
		}
	}
	ctx, stop := context.WithTimeout(ctx, most)
	defer stop()
	s.tried = runner.Run(ctx)
	return s.tried.Skipped
}
