package main

import (
	"context"
	"slices"

	"punchboard/playtest"
	"punchboard/playtest/verdict"
)

// thoughtGames is how many games players who think play among themselves.
const thoughtGames = 400

// deepen asks players who think, where they are worth asking: where a climb
// shows in this very game that they are a rung above its own players.
func (r *playRunner) deepen(ctx context.Context, p *played, runs []*playtest.Stats) ([]*playtest.Stats, error) {
	thinker := slices.IndexFunc(p.game.Players(), thinks)
	if !r.deep || r.agents != "" || r.shard != "" || thinker < 0 || ctx.Err() != nil {
		return runs, nil
	}
	name := p.game.Players()[thinker]
	up, err := r.climb(ctx, p, name, strongest(p.game.Players()))
	if err != nil {
		return nil, err
	}
	p.rungs = append(p.rungs, up)
	if up.Standing() != verdict.Stands {
		return runs, nil
	}
	more, err := r.playAll(ctx, p, []pairing{{[playtest.Seats]string{name, name}, r.count(thoughtGames)}})
	return append(runs, more...), err
}
