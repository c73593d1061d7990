package rehearsal

import (
	"testing"

	"punchboard/playtest"
)

func BenchmarkGames(b *testing.B) {
	r := load(b, declarations["everything"])
	for _, p := range players() {
		b.Run(p.Name, func(b *testing.B) {
			plan := plan(r, p, uint64(b.N))
			plan.Workers = 1
			b.ReportAllocs()
			s := playtest.Run(b.Context(), plan, nil)
			b.ReportMetric(float64(s.Decisions)/b.Elapsed().Seconds()/1e6, "Mdecisions/s")
		})
	}
}

// BenchmarkOpen works the largest tables out that are allowed.
func BenchmarkOpen(b *testing.B) {
	g, _ := open(b, "deck: main\nturns: 20\nplayable: gold + ore + turn > 3\nresources: {gold: {most: 49}, ore: {most: 49}}")
	for b.Loop() {
		if r, found := New(g); r == nil {
			b.Fatal(found.All())
		}
	}
}
