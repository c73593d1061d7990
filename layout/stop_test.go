package layout

import (
	"context"
	"fmt"
	"strings"
	"testing"
	"time"
)

// hugeMap is as large as maps may be with patterns on its ground, and has as many
// names as maps may have.
func hugeMap(side, names int) string {
	var b strings.Builder
	fmt.Fprintf(&b, "name: Huge\ngrid: {columns: %d, rows: %d, first: \"1.1\", size: 5mm}\n", side, side)
	b.WriteString("terrains: {a: {code: a, name: a, pattern: clear}, f: {code: f, name: f, pattern: woods}}\nroads: {r: {name: r}}\nrows:\n")
	for range side {
		fmt.Fprintf(&b, "  - %s\n", strings.Repeat("af", side/2))
	}
	b.WriteString("paths:\n")
	for col := 1; col < side; col += 2 {
		fmt.Fprintf(&b, "  - {kind: r, from: north, to: south, hexes: [%d.1-%d.%d]}\n", col, col, side)
	}
	b.WriteString("places:\n")
	for i := range names {
		fmt.Fprintf(&b, "  - {name: Place %d, hexes: [%d.%d]}\n", i, 1+i%side, 1+i*7%side)
	}
	return b.String()
}

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
		g := load(t, face(c.part), files{"maps/huge.yaml": hugeMap(c.side, 500)}.game("decks:", "maps: {huge: maps/huge.yaml}\ndecks:"))
		start := time.Now()
		ctx, cancel := context.WithTimeout(t.Context(), wait)
		defer cancel()
		Compose(ctx, g, Options{Lang: "en", Workers: 1})
		if took := time.Since(start); took < wait || took > wait+time.Second {
			t.Errorf("%s: composing ended %v after it was told to", c.name, took-wait)
		}
	}
}
