package trial

import (
	"context"

	"punchboard/playtest"
	"punchboard/playtest/verdict"
)

// Climb lets two different players meet, the upper one first in m.Agents, both
// ways round on the same luck, until a test tells whether the upper one is a
// rung above the other, or until the deals are played. It looks each time that so
// many deals are added, at fixed numbers, so that the answer does not depend on
// the number of workers. When the context ends, what was played to its end is
// counted.
func Climb(ctx context.Context, g playtest.Game, m Match, look uint64) (*verdict.AdjacentPlayers, error) {
	r := &verdict.AdjacentPlayers{Player: m.Agents[0], Below: m.Agents[1], Seed: m.Seed}
	for deals := range m.blocks(look) {
		games, err := m.play(ctx, g, deals, "")
		if err != nil {
			return nil, err
		}
		for i := range games[0] {
			r.Add(games[0][i], games[1][i])
		}
		if r.Standing() != verdict.Unproven || ctx.Err() != nil {
			break
		}
	}
	return r, nil
}
