package session

import (
	"context"
	"sync/atomic"

	"punchboard/playtest"
	"punchboard/playtest/verdict"
)

// The numbers of samples by which the efforts tell what decides a game: a dozen
// games each.
const (
	quickSamples = 600
	usualSamples = 4_000
	deepSamples  = 10_000
)

// MeasureLuck asks what decides a game, where several pairs of players are
// played and somebody wins.
func (s *Session) MeasureLuck(ctx context.Context) error {
	best := Strongest(s.Game)
	if !s.whole() || best == "random" || s.Game.Catalog().NobodyWins {
		return nil
	}
	m := playtest.LuckMatch{Player: best, Seed: s.Seed, Samples: s.samples(), Workers: s.Workers}
	var done atomic.Uint64
	defer s.watch("what decides", &done, m.Samples, nil)()
	l, err := s.Game.Luck(ctx, m, &done)
	s.luck = verdict.LuckShares(l)
	return err
}

func (s *Session) samples() uint64 {
	if s.Games > 0 {
		return min(s.Games/12, usualSamples)
	}
	return [...]uint64{Usual: usualSamples, Quick: quickSamples, Deep: deepSamples}[s.Effort]
}
