package canon

import (
	"fmt"
	"slices"
	"strings"
	"testing"
)

// TestCrewDoesEachOnce counts what a crew was given, by any number of workers.
func TestCrewDoesEachOnce(t *testing.T) {
	for _, workers := range []int{1, 2, 9} {
		done := make([]int, 50)
		Crew(len(done), workers, func(next func() int) {
			for i := next(); i >= 0; i = next() {
				done[i]++
			}
		})
		if slices.Min(done) != 1 || slices.Max(done) != 1 {
			t.Errorf("%d workers: %v", workers, done)
		}
	}
}

// TestCrewRaisesFaults: what goes wrong in a worker reaches the caller.
func TestCrewRaisesFaults(t *testing.T) {
	defer func() {
		if r := recover(); !strings.HasPrefix(fmt.Sprint(r), "no such ink") {
			t.Errorf("recovered %v", r)
		}
	}()
	Crew(4, 2, func(next func() int) {
		next()
		panic("no such ink")
	})
	t.Error("the fault was swallowed")
}
