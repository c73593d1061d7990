package parallel

import (
	"context"
	"errors"
	"fmt"
	"runtime"
	"slices"
	"strings"
	"sync/atomic"
	"testing"
)

// TestEachNumberOnce counts the calls, with fewer and with more workers than
// there is work.
func TestEachNumberOnce(t *testing.T) {
	for _, workers := range []int{-1, 0, 1, 2, 9, 70} {
		done := make([]int, 50)
		err := Each(t.Context(), workers, len(done), func(i int) error { done[i]++; return nil })
		if err != nil || slices.Min(done) != 1 || slices.Max(done) != 1 {
			t.Errorf("%d workers: %v, %v", workers, done, err)
		}
	}
	for _, n := range []int{0, -1} {
		if err := Each(t.Context(), 2, n, func(int) error { return errors.New("called") }); err != nil {
			t.Errorf("nothing to do: %v", err)
		}
	}
}

// TestFirstError checks that the error with the lowest number is returned,
// whichever happens first.
func TestFirstError(t *testing.T) {
	for range 200 {
		err := Each(t.Context(), 4, 100, func(i int) error {
			if i%10 != 3 {
				return nil
			}
			if i == 3 {
				runtime.Gosched()
			}
			return fmt.Errorf("number %d", i)
		})
		if err == nil || err.Error() != "number 3" {
			t.Fatalf("got %v", err)
		}
	}
}

// TestErrorStopsTheRest checks that an error stops the remaining work.
func TestErrorStopsTheRest(t *testing.T) {
	var calls atomic.Int64
	failed := errors.New("failed")
	err := Each(t.Context(), 1, 1000, func(i int) error {
		calls.Add(1)
		if i == 5 {
			return failed
		}
		return nil
	})
	if !errors.Is(err, failed) || calls.Load() != 6 {
		t.Errorf("%v after %d calls", err, calls.Load())
	}
}

// TestContextEnds checks that nothing is started after the context has ended.
func TestContextEnds(t *testing.T) {
	ctx, cancel := context.WithCancel(t.Context())
	ended := make(chan struct{})
	var calls atomic.Int64
	err := Each(ctx, 2, 1000, func(i int) error {
		switch n := calls.Add(1); {
		case n == 10:
			cancel()
			close(ended)
		case n > 10: // the other goroutine may have begun before the end
			<-ended
		}
		return nil
	})
	if !errors.Is(err, context.Canceled) || calls.Load() > 11 {
		t.Errorf("%v after %d calls", err, calls.Load())
	}
}

// TestEachWith checks that every goroutine has its own state, and that all
// states are returned.
func TestEachWith(t *testing.T) {
	sums, err := EachWith(t.Context(), 3, 100, func() *int { return new(int) }, func(sum *int, i int) error { *sum += i; return nil })
	if err != nil || len(sums) != 3 {
		t.Fatalf("%d states, %v", len(sums), err)
	}
	if sum := *sums[0] + *sums[1] + *sums[2]; sum != 4950 {
		t.Errorf("%d in sum", sum)
	}
}

// TestRunNumbersWorkers checks that every worker is called once.
func TestRunNumbersWorkers(t *testing.T) {
	calls := make([]int, 7)
	Run(t.Context(), len(calls), func(_ context.Context, worker int) { calls[worker]++ })
	if slices.Min(calls) != 1 || slices.Max(calls) != 1 {
		t.Errorf("%v", calls)
	}
}

// TestPanicReachesTheCaller checks that a panic stops the other workers, and
// keeps its value and its original stack, however deeply nested.
func TestPanicReachesTheCaller(t *testing.T) {
	defer func() {
		p, ok := recover().(*Panic)
		if !ok || p.Value != "planted" || !strings.HasPrefix(p.String(), "planted\n\ngoroutine") || !strings.Contains(p.String(), "plant(") {
			t.Errorf("recovered %v", p)
		}
	}()
	Run(t.Context(), 3, func(ctx context.Context, worker int) {
		if worker > 0 {
			<-ctx.Done()
			return
		}
		Each(ctx, 1, 1, plant)
	})
	t.Error("the panic was swallowed")
}

//go:noinline
func plant(int) error { panic("planted") }
