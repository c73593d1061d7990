package trial

import (
	"context"

	"punchboard/playtest"
	"punchboard/playtest/verdict"
)

// blocksOfLook is into how many parts the deals between two looks are divided, so that
// few are lost if the context ends.
const blocksOfLook = 5

// Climb plays two different players against each other, the upper one first in
// m.Agents and the lower one in all other seats, from every seat on the same luck, until a test decides whether the
// upper one is really stronger or all deals are played. It tests at fixed numbers
// of deals, each time look deals have been added, so that the answer does not
// depend on the number of workers. When the context ends, the deals played to
// their end count.
func Climb(ctx context.Context, g playtest.Game, m Match, look uint64) (*verdict.AdjacentPlayers, error) {
	r := &verdict.AdjacentPlayers{Player: m.Agents[0], Below: m.Agents[1], Seed: m.Seed}
	for deals := range m.blocks(max(1, look/blocksOfLook)) {
		games, err := m.play(ctx, g, deals, "")
		if err != nil {
			return nil, err
		}
		for i := range games[0] {
			r.Add(resultsOfDeal(games, i)...)
		}
		if ctx.Err() != nil || deals.To%look == 0 && r.Standing() != verdict.Unproven {
			break
		}
	}
	return r, nil
}
