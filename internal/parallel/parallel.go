// Package parallel runs independent work on several goroutines. It waits for all
// of them and passes a panic on to the caller, which may have to clean up. The
// result does not depend on which goroutine does which part.
package parallel

import (
	"context"
	"runtime"
	"sync"
	"sync/atomic"
)

// Workers returns the number of goroutines to start if n are requested: n, or the
// number of processors if n is not positive.
func Workers(n int) int {
	if n > 0 {
		return n
	}
	return runtime.GOMAXPROCS(0)
}

// Run calls work once on each of Workers(workers) goroutines, numbered from 0,
// and returns when all calls have returned. When a call panics, the context of
// the others ends, and Run panics with a *Panic.
func Run(ctx context.Context, workers int, work func(ctx context.Context, worker int)) {
	ctx, cancel := context.WithCancel(ctx)
	defer cancel()
	var wg sync.WaitGroup
	var caught atomic.Pointer[Panic]
	for worker := range Workers(workers) {
		wg.Go(func() {
			defer func() {
				if v := recover(); v != nil {
					caught.CompareAndSwap(nil, newPanic(v))
					cancel()
				}
			}()
			work(ctx, worker)
		})
	}
	wg.Wait()
	if p := caught.Load(); p != nil {
		panic(p)
	}
}

// Each calls do for every number from 0 to n-1, on at most Workers(workers)
// goroutines, and starts the calls in ascending order. After an error, a panic or
// the end of the context it starts no more calls and waits for those that are
// running. It returns the error with the lowest number, so that every run returns
// the same one, or the context's error if the context ended and no call failed.
func Each(ctx context.Context, workers, n int, do func(i int) error) error {
	none := func() struct{} { return struct{}{} }
	_, err := EachWith(ctx, workers, n, none, func(_ struct{}, i int) error { return do(i) })
	return err
}

// EachWith is like Each, but passes each call the state of its goroutine, such as
// a buffer, which no other goroutine uses. Each goroutine calls state once;
// EachWith returns the results of these calls, by goroutine.
func EachWith[S any](ctx context.Context, workers, n int, state func() S, do func(s S, i int) error) ([]S, error) {
	if n <= 0 {
		return nil, ctx.Err()
	}
	states := make([]S, min(Workers(workers), n))
	var next atomic.Int64
	var first firstError
	inner, cancel := context.WithCancel(ctx)
	defer cancel()
	Run(inner, len(states), func(ctx context.Context, worker int) {
		s := state()
		states[worker] = s
		for ctx.Err() == nil { // check before taking a number: a number that is taken must be done
			i := int(next.Add(1) - 1)
			if i >= n {
				return
			}
			if err := do(s, i); err != nil {
				first.add(i, err)
				cancel()
			}
		}
	})
	if first.err != nil {
		return states, first.err
	}
	return states, ctx.Err()
}

// firstError keeps the error with the lowest number.
type firstError struct {
	mu  sync.Mutex
	i   int
	err error
}

func (f *firstError) add(i int, err error) {
	f.mu.Lock()
	defer f.mu.Unlock()
	if f.err == nil || i < f.i {
		f.i, f.err = i, err
	}
}
