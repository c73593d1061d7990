package trial

import (
	"context"

	"punchboard/playtest"
	"punchboard/playtest/verdict"
)

// Climb plays two different players against each other, the upper one first in
// m.Agents, from both seats on the same luck, until a test decides whether the
// upper one is really stronger or all deals are played. It tests at fixed numbers
// of deals, each time look deals have been added, so that the answer does not
// depend on the number of workers. When the context ends, the deals played to
// their end count.
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
