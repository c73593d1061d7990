package layout

import (
	"context"
	"testing"
	"time"

	"punchboard/layout/layouttest"
)

// countingContext cancels itself after a number of calls of Err: at a fixed point of the
// work, however fast the machine is.
type countingContext struct {
	context.Context
	cancel context.CancelFunc
	until  int // remaining calls; negative values count the calls after the cancellation
}

func (c *countingContext) Err() error {
	if c.until--; c.until == 0 {
		c.cancel()
	}
	return c.Context.Err()
}

// Compose returns soon after it is canceled, even within one piece that takes long.
func TestComposeStops(t *testing.T) {
	const (
		before = 2000             // after this many checks, each of these games is in the middle of its only card
		after  = 1000             // allows one check for each name of the map, or each item of the list
		hangs  = 30 * time.Second // for work that never checks
	)
	for _, c := range []struct {
		name, part string
		side       int
	}{
		{"ground", `{hexmap: huge}`, 100},
		{"numbers and names", `{hexmap: huge}`, 200},
		{"repeats", `{grid: [{each: 1..100, grid: [{each: 1..400, text: "{item}{item}"}]}]}`, 2},
	} {
		g := layouttest.Load(t, layouttest.Face(c.part), layouttest.Files{"maps/huge.yaml": layouttest.HugeMap(c.side, 500)}.Game("decks:", "maps: {huge: maps/huge.yaml}\ndecks:"))
		inner, cancel := context.WithCancel(t.Context())
		defer cancel()
		ctx := &countingContext{inner, cancel, before}
		start := time.Now()
		Compose(ctx, g, Options{Lang: "en", Workers: 1})
		switch {
		case ctx.until > 0:
			t.Errorf("%s: composing ended before it was canceled", c.name)
		case ctx.until < -after:
			t.Errorf("%s: composing went on for %d steps after it was canceled", c.name, -ctx.until)
		case time.Since(start) > hangs:
			t.Errorf("%s: composing took %v to end", c.name, time.Since(start))
		}
	}
}
