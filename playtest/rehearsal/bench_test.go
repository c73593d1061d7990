package rehearsal

import (
	"testing"

	"punchboard/playtest/rulebook/rulestest"
)

func BenchmarkGames(b *testing.B) {
	rulestest.Bench(b, "", load(b, declarations["everything"]), players())
}

// BenchmarkOpen computes the largest tables allowed.
func BenchmarkOpen(b *testing.B) {
	g, _ := open(b, "deck: main\nturns: 20\nplayable: gold + ore + turn > 3\nresources: {gold: {most: 49}, ore: {most: 49}}")
	for b.Loop() {
		if r, found := New(g); r == nil {
			b.Fatal(found.All())
		}
	}
}
