package layout

import (
	"context"
	"testing"
	"time"

	"punchboard/layout/layouttest"
)

// Composing ends soon after it is told to, also inside one piece that takes long.
func TestComposeStops(t *testing.T) {
	const wait = 100 * time.Millisecond
	for _, c := range []struct {
		name, part string
		side       int
	}{
		{"ground", `{hexmap: huge}`, 100},
		{"numbers and names", `{hexmap: huge}`, 200},
		{"repeats", `{grid: [{each: 1..100, grid: [{each: 1..400, text: "{item}{item}"}]}]}`, 2},
	} {
		g := layouttest.Load(t, layouttest.Face(c.part), layouttest.Files{"maps/huge.yaml": layouttest.HugeMap(c.side, 500)}.Game("decks:", "maps: {huge: maps/huge.yaml}\ndecks:"))
		start := time.Now()
		ctx, cancel := context.WithTimeout(t.Context(), wait)
		defer cancel()
		Compose(ctx, g, Options{Lang: "en", Workers: 1})
		if took := time.Since(start); took < wait || took > wait+time.Second {
			t.Errorf("%s: composing ended %v after it was told to", c.name, took-wait)
		}
	}
}
