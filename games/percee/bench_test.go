package percee

import (
	"testing"

	"punchboard/playtest"
)

func BenchmarkGames(b *testing.B) {
	r := load(b)
	for _, p := range []playtest.Player[State]{playtest.Random[State](), Greedy()} {
		b.Run(p.Name, func(b *testing.B) {
			plan := plan(r, p, uint64(b.N))
			plan.Workers = 1
			b.ReportAllocs()
			s := playtest.Run(b.Context(), plan, nil)
			b.ReportMetric(float64(s.Decisions)/b.Elapsed().Seconds()/1e6, "Mdecisions/s")
		})
	}
}
