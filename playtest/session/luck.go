package session

import (
	"context"
	"sync/atomic"

	"punchboard/playtest"
	"punchboard/playtest/verdict"
)

// The number of samples that each effort uses to measure luck; a sample is a
// dozen games.
const (
	quickSamples = 600
	usualSamples = 4_000
	deepSamples  = 10_000
)

// MeasureLuck measures what decides a game, if several pairings are played and
// there is a winner.
func (s *Session) MeasureLuck(ctx context.Context) error {
	best := Strongest(s.Game)
	if !s.whole() || best == "random" || s.Game.Catalog().NobodyWins {
		return nil
	}
	m := playtest.LuckMatch{Player: best, Seed: s.Seed, Samples: s.samples(), Workers: s.Workers}
	var done atomic.Uint64
	defer s.watch("what decides a game", &done, m.Samples, nil)()
	l, err := s.Game.Luck(ctx, m, &done)
	s.luck = verdict.LuckShares(l)
	return err
}

func (s *Session) samples() uint64 {
	if s.Games > 0 {
		return min(s.Games/12, usualSamples)
	}
	return s.fewer([...]uint64{Usual: usualSamples, Quick: quickSamples, Deep: deepSamples}[s.Effort])
}
