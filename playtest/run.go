package playtest

import (
	"context"
	"sync"
	"sync/atomic"

	"punchboard/internal/parallel"
)

// Plan describes the games to play.
type Plan[S any] struct {
	Rules   Rules[S]
	Players PerSeat[Player[S]]
	Seed    uint64
	Games   Range
	Limit   int    // decisions after which a game is abandoned; 0 for 100,000
	Check   bool   // check the invariants after every step
	Orders  uint64 // how many games, from the first, retry simultaneous events in other orders
	Workers int    // 0 for all cores; the result is the same for any number
	Live    *Live  // updated as games end, for live display; may be nil
	GiveUp  bool   // play no more once 32 games have not ended; Stats.Played lists the games
}

// defaultLimit is far above the length of any game that ends.
const defaultLimit = 100_000

func (p *Plan[S]) limit() int {
	if p.Limit > 0 {
		return p.Limit
	}
	return defaultLimit
}

func (p *Plan[S]) id(sheet *Catalog) RunID {
	id := RunID{Game: sheet.Game, Data: Hex(sheet.Data), Seed: p.Seed, Limit: p.limit(), Check: p.Check, Orders: p.Orders}
	for seat := range sheet.NumSeats() {
		id.Agents[seat] = p.Players[seat].Name
	}
	return id
}

// Run plays a plan on all cores. When the context ends, each worker finishes
// its game and Run returns what was played; Stats.Played lists the games. If
// played is not nil, it is incremented for each game, for a progress line.
func Run[S any](ctx context.Context, p Plan[S], played *atomic.Uint64) *Stats {
	parts := make([]*Stats, p.workers())
	for i := range parts {
		parts[i] = newStats(p.id(p.Rules.Catalog()), p.Rules.Catalog())
	}
	for _, games := range p.stages() {
		q := &queue{next: games.From, end: games.To, block: blockOf(games, len(parts)), played: played}
		parallel.Run(ctx, len(parts), func(ctx context.Context, i int) { work(ctx, newTable(&p), q, parts[i]) })
		if p.GiveUp && endless(parts) >= hopeless {
			break
		}
	}
	return sum(parts)
}

func (p *Plan[S]) workers() int { return parallel.Workers(p.Workers) }

// block returns how many games a worker takes at once: few enough that nobody
// waits long for the last worker, many enough to keep contention low.
func (p *Plan[S]) block(workers int) uint64 { return blockOf(p.Games, workers) }

func blockOf(games Range, workers int) uint64 {
	share := (games.To - games.From) / uint64(8*workers)
	return min(max(share, 1), 256)
}

// queue hands out games.
type queue struct {
	mu     sync.Mutex
	next   uint64
	end    uint64
	block  uint64
	played *atomic.Uint64
}

func (q *queue) take() Range {
	q.mu.Lock()
	defer q.mu.Unlock()
	r := Range{q.next, min(q.next+q.block, q.end)}
	q.next = r.To
	return r
}

func (q *queue) tick() {
	if q.played != nil {
		q.played.Add(1)
	}
}

func work[S any](ctx context.Context, t *table[S], q *queue, stats *Stats) {
	for r := q.take(); r.From < r.To; r = q.take() {
		for game := r.From; game < r.To; game++ {
			if ctx.Err() != nil {
				return
			}
			t.play(game, stats)
			q.tick()
		}
	}
}

// sum merges the workers' statistics. They cannot overlap, because each game is
// handed out once.
func sum(parts []*Stats) *Stats {
	total := parts[0]
	for _, part := range parts[1:] {
		if err := total.Merge(part); err != nil {
			panic("playtest: " + err.Error())
		}
	}
	return total
}
