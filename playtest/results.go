package playtest

import (
	"context"
	"sync/atomic"

	"punchboard/internal/parallel"
)

// Result is how one game ended, kept so that two sets of rules can be compared
// on the same luck, game by game.
type Result struct {
	Points uint8  // of seat 0: as many as there are seats for a win, one for a draw; or Unplayed
	Winner Seat   // Nobody for a draw
	Turns  uint16 // at most 65,535
	Drawer Seat   // who first drew the card of Match.Follow; Nobody if it was not drawn
	Print  Hex    // hash of its actions: equal for games with equal actions
}

// Unplayed is the value of Result.Points for a game that did not end.
const Unplayed uint8 = 0xff

// Worth returns the points of a seat in a game with some number of seats.
func (r Result) Worth(seat Seat, seats int) uint8 {
	if !r.Ended() || seat == 0 {
		return r.Points
	}
	return uint8(Outcome{Winner: r.Winner}.points(seat, seats))
}

// Ended reports whether the game was played to its end.
func (r Result) Ended() bool { return r.Points != Unplayed }

// maxResults limits the number of games whose results are kept at once, at 16
// bytes each.
const maxResults = 1 << 24

// Results plays each game and returns how it ended, for at most 16,777,216
// games.
func (b *bound[S]) Results(ctx context.Context, m Match, played *atomic.Uint64) ([]Result, error) {
	p, err := b.plan(m)
	if err != nil {
		return nil, err
	}
	all := make([]Result, min(m.Games.To-m.Games.From, maxResults))
	for i := range all {
		all[i] = Result{Points: Unplayed, Winner: Nobody, Drawer: Nobody}
	}
	q := &queue{next: m.Games.From, end: m.Games.From + uint64(len(all)), block: p.block(p.workers()), played: played}
	parallel.Run(ctx, p.workers(), func(ctx context.Context, _ int) {
		t := newTable(&p)
		t.tracer.follow(m.Follow)
		results(ctx, t, q, all, m.Games.From)
	})
	return all, nil
}

func results[S any](ctx context.Context, t *table[S], q *queue, all []Result, from uint64) {
	for r := q.take(); r.From < r.To; r = q.take() {
		for game := r.From; game < r.To; game++ {
			if ctx.Err() != nil {
				return
			}
			all[game-from] = t.result(game)
			q.tick()
		}
	}
}

// result plays one game and returns only its result.
func (t *table[S]) result(game uint64) (r Result) {
	defer func() {
		if recover() != nil {
			r = Result{Points: Unplayed, Winner: Nobody, Drawer: Nobody, Print: Hex(Fold(t.hash, uint64(Broken)))}
		}
	}()
	t.begin(game)
	if fault, _, ok := t.finish(); !ok {
		return Result{Points: Unplayed, Winner: Nobody, Drawer: Nobody, Print: Hex(Fold(t.hash, uint64(fault)))}
	}
	o := t.rules.Outcome(&t.state)
	return Result{Points: uint8(o.points(0, t.seats)), Winner: o.Winner, Turns: uint16(min(o.Turns, 1<<16-1)), Drawer: t.tracer.followed.first, Print: Hex(t.hash)}
}
