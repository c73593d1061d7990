package main

import (
	"bytes"
	"context"
	"errors"
	"sync/atomic"
	"testing"

	"punchboard/internal/hostile"
	"punchboard/playtest/trial"
)

// countdown is a context that is canceled when it has been asked so many times.
type countdown struct {
	context.Context
	left atomic.Int64
}

func (c *countdown) Err() error {
	if c.left.Add(-1) < 0 {
		return context.Canceled
	}
	return nil
}

func countdownFrom(ctx context.Context, n int64) *countdown {
	c := &countdown{Context: ctx}
	c.left.Store(n)
	return c
}

// TestInterruptedReading interrupts the playtesting commands at each moment while they
// read a game, with and without changes: they must stop there, and not call the files
// broken.
func TestInterruptedReading(t *testing.T) {
	dir := writeGame(t, hostile.Formats())
	for _, changes := range [][]trial.Change{nil, {{Where: "cards/one.strength", Value: "3"}}} {
		moments := int64(0)
		for {
			var out, errs bytes.Buffer
			ctx := countdownFrom(t.Context(), moments)
			s, err := (&playFlags{}).open(ctx, newTerminal(&out, &errs), dir, changes...)
			if err == nil && s != nil && ctx.left.Load() >= 0 {
				break
			}
			if !errors.Is(err, context.Canceled) || out.Len()+errs.Len() > 0 {
				t.Fatalf("interrupted at moment %d, it returns %v and says\n%s%s", moments, err, &out, &errs)
			}
			moments++
		}
		if moments < 20 {
			t.Errorf("with the changes %v, the context was asked only %d times", changes, moments)
		}
	}
}
