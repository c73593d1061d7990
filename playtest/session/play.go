package session

import (
	"context"
	"sync/atomic"

	"punchboard/playtest"
)

// PlayAll plays pairings until the context ends; pairings without a finished
// game are left out.
func (s *Session) PlayAll(ctx context.Context, pairs []Pairing) (runs []*playtest.Stats, err error) {
	for _, pair := range pairs {
		run, err := s.Play(ctx, pair)
		if err != nil {
			return nil, err
		}
		if run.Played.Count() > 0 {
			runs = append(runs, run)
		}
		if ctx.Err() != nil {
			break
		}
	}
	return runs, nil
}

// Play plays those games of one pairing that belong to the session's part.
func (s *Session) Play(ctx context.Context, pair Pairing) (*playtest.Stats, error) {
	part := s.Part.of(pair.Games)
	m := playtest.Match{Players: pair.Agents, Seed: s.Seed, Games: part, Check: s.Check, Orders: pair.orders(s.Check), Workers: s.Workers}
	if !s.Game.Catalog().NobodyWins {
		m.Live = new(playtest.Live)
	}
	var done atomic.Uint64
	defer s.watch(pair.Agents[0]+" against "+pair.Agents[1], &done, part.To-part.From, m.Live)()
	return s.Game.Run(ctx, m, &done)
}
