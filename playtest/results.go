package playtest

import (
	"context"
	"sync"
	"sync/atomic"
)

// Unplayed stands in results for a game without an end.
const Unplayed uint8 = 0xff

// maxResults bounds the games whose results are kept one by one.
const maxResults = 1 << 28

// Results plays each game and keeps who won it, so that two sets of rules can
// be held against each other on the same luck, game by game.
func (b *bound[S]) Results(ctx context.Context, m Match, played *atomic.Uint64) ([]uint8, error) {
	p, err := b.plan(m)
	if err != nil {
		return nil, err
	}
	points := make([]uint8, min(m.Games.To-m.Games.From, maxResults))
	for i := range points {
		points[i] = Unplayed
	}
	q := &queue{next: m.Games.From, end: m.Games.From + uint64(len(points)), block: p.block(p.workers()), played: played}
	var all sync.WaitGroup
	for range p.workers() {
		all.Go(func() { results(ctx, newTable(&p), q, points, m.Games.From) })
	}
	all.Wait()
	return points, nil
}

func results[S any](ctx context.Context, t *table[S], q *queue, points []uint8, from uint64) {
	for r := q.take(); r.From < r.To; r = q.take() {
		for game := r.From; game < r.To; game++ {
			if ctx.Err() != nil {
				return
			}
			points[game-from] = t.points(game)
			q.tick()
		}
	}
}

// points plays one game for its result alone.
func (t *table[S]) points(game uint64) (points uint8) {
	defer func() {
		if recover() != nil {
			points = Unplayed
		}
	}()
	t.begin(game)
	if _, _, ok := t.finish(); !ok {
		return Unplayed
	}
	return uint8(t.rules.Outcome(&t.state).points(0))
}
