package canon

import (
	"fmt"
	"runtime"
	"runtime/debug"
	"sync"
	"sync/atomic"
)

// Crew calls work from so many goroutines, no more than there are processors,
// and returns when all are done. Each call gets a function that hands out 0 to
// n-1, each number once, and then -1. A panic of one of them becomes one of the
// caller, who may know how to clean up; a panic on a goroutine of its own would
// end the program.
func Crew(n, workers int, work func(next func() int)) {
	var last atomic.Int64
	var fault atomic.Value
	var wg sync.WaitGroup
	next := func() int {
		if i := int(last.Add(1)) - 1; i < n {
			return i
		}
		return -1
	}
	for range min(n, workers, runtime.GOMAXPROCS(0)) {
		wg.Go(func() {
			defer func() {
				if r := recover(); r != nil {
					fault.CompareAndSwap(nil, fmt.Sprintf("%v\n%s", r, debug.Stack()))
				}
			}()
			work(next)
		})
	}
	wg.Wait()
	if f := fault.Load(); f != nil {
		panic(f)
	}
}
