package trial

import (
	"context"
	"iter"
	"sync/atomic"

	"punchboard/playtest"
)

// Match says who plays which deals.
type Match struct {
	Agents  playtest.Lineup
	Seed    uint64
	Games   uint64 // number of deals for each version
	Workers int
	Played  *atomic.Uint64 // incremented for each game; may be nil
	// Follow names a card: a comparison then counts wins and losses of the player
	// who draws it first, instead of seat 0. Up to that draw both versions are
	// the same, so that who draws it does not depend on the change.
	Follow string
}

// seatings returns the seatings to play. If the players differ, each deal is
// played once for each seat, and every time the players move on by one seat, so that the
// stronger one does not count for its side.
func (m *Match) seatings() (all []playtest.Lineup) {
	if m.Agents.Alike() {
		return []playtest.Lineup{m.Agents}
	}
	for k := range m.Agents.Names() {
		all = append(all, m.Agents.Rotated(k))
	}
	return all
}

// Total returns the number of games for the given number of versions.
func (m *Match) Total(versions int) uint64 { return m.Games * uint64(versions*len(m.seatings())) }

// play plays a range of deals of one version and returns the results of each
// seating, including who first drew the followed card.
func (m *Match) play(ctx context.Context, g playtest.Game, deals playtest.Range, follow string) ([][]playtest.Result, error) {
	all := make([][]playtest.Result, 0, playtest.MaxSeats)
	for _, agents := range m.seatings() {
		r, err := g.Results(ctx, playtest.Match{Players: agents, Seed: m.Seed, Games: deals, Workers: m.Workers, Follow: follow}, m.Played)
		if err != nil {
			return nil, err
		}
		all = append(all, r)
	}
	return all, nil
}

// resultsOfDeal returns the results of one deal in all seatings.
func resultsOfDeal(results [][]playtest.Result, deal int) []playtest.Result {
	one := make([]playtest.Result, len(results))
	for i := range results {
		one[i] = results[i][deal]
	}
	return one
}

// blocks divides the deals of a match into ranges of the given size, because a
// match may have more deals than fit in memory.
func (m *Match) blocks(size uint64) iter.Seq[playtest.Range] {
	return func(yield func(playtest.Range) bool) {
		for from := uint64(0); from < m.Games; {
			to := from + min(size, m.Games-from)
			if !yield(playtest.Range{From: from, To: to}) {
				return
			}
			from = to
		}
	}
}
