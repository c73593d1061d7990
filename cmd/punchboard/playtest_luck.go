package main

import (
	"context"
	"sync/atomic"

	"punchboard/playtest"
	"punchboard/playtest/verdict"
)

// The numbers of samples by which the kinds of run tell what decides a game:
// a dozen games each.
const (
	quickSamples = 600
	usualSamples = 4_000
	deepSamples  = 10_000
)

// luck asks what decides a game, where several pairs of players are played and
// somebody wins.
func (r *playRunner) luck(ctx context.Context, p *played) error {
	best := strongest(p.game.Players())
	if r.agents != "" || r.shard != "" || best == "random" || p.game.Sheet().NobodyWins {
		return nil
	}
	m := playtest.LuckMatch{Player: best, Seed: r.flags.seed, Samples: r.samples(), Workers: r.flags.workers}
	var done atomic.Uint64
	stop := r.t.watch(p.slug+": what decides", &done, m.Samples)
	l, err := p.game.Luck(ctx, m, &done)
	stop()
	p.luck = verdict.Budget(l)
	return failed(err)
}

func (r *playRunner) samples() uint64 {
	switch {
	case r.games > 0:
		return min(r.games/12, usualSamples)
	case r.quick:
		return quickSamples
	case r.deep:
		return deepSamples
	}
	return usualSamples
}
