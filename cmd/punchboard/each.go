package main

import (
	"context"
	"fmt"
	"runtime/debug"
	"sync"
)

// eachOf calls do for 0 to n-1 from so many goroutines and gives the first
// error by number. It stops early when the context ends. A panic of do becomes
// one of the caller, so that the command can clean up and report it.
func eachOf(ctx context.Context, workers, n int, do func(i int) error, progress func(done int)) error {
	j := jobs{do: do, progress: progress, errs: make([]error, n)}
	next := make(chan int)
	var wg sync.WaitGroup
	for range min(max(workers, 1), n) {
		wg.Go(func() {
			for i := range next {
				j.run(i)
			}
		})
	}
	for i := 0; i < n && ctx.Err() == nil; i++ {
		next <- i
	}
	close(next)
	wg.Wait()
	if j.fault != "" {
		panic(j.fault)
	}
	for _, err := range j.errs {
		if err != nil {
			return err
		}
	}
	return ctx.Err()
}

// jobs keeps the books of eachOf.
type jobs struct {
	do       func(i int) error
	progress func(done int)

	mu    sync.Mutex
	errs  []error
	done  int
	fault string // the first panic, with its stack
}

func (j *jobs) run(i int) {
	defer func() {
		fault := recover()
		j.mu.Lock()
		defer j.mu.Unlock()
		if fault != nil && j.fault == "" {
			j.fault = fmt.Sprintf("%v\n\n%s", fault, debug.Stack())
		}
		j.done++
		j.progress(j.done)
	}()
	j.errs[i] = j.do(i)
}
