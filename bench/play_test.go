//go:build unix

package bench

import (
	"syscall"
	"testing"
	"time"

	"punchboard/carddata"
	"punchboard/games"
	"punchboard/playtest"
)

// TestToy compares the toy with other programs for the same rules.
func TestToy(t *testing.T) {
	const n = 40_000
	var toy Toy
	turns, first := 0, 0
	for seed := range uint64(n) {
		took, winner := toy.Play(seed)
		turns += took
		if winner == 0 {
			first++
		}
	}
	if mean, share := float64(turns)/n, float64(first)/n; mean < 26.6 || mean > 27.2 || share < 0.53 || share > 0.57 {
		t.Errorf("%.2f turns, the first player wins %.3f", mean, share)
	}
}

// cpu returns the CPU time of this process.
func cpu() time.Duration {
	var use syscall.Rusage
	if syscall.Getrusage(syscall.RUSAGE_SELF, &use) != nil {
		return 0
	}
	return time.Duration(use.Utime.Nano() + use.Stime.Nano())
}

// BenchmarkPlay plays each shipped game that has rules, with random and with
// sensible players, and the toy. It reports decisions per second of CPU time,
// so that other load on the machine does not matter. If the toy was measured
// too, it also reports how many times as long a decision of a game takes.
func BenchmarkPlay(b *testing.B) {
	var floor float64
	b.Run("toy/plain", func(b *testing.B) {
		floor = measurePlay(b, func() (decisions uint64) {
			var toy Toy
			for seed := range uint64(b.N) {
				turns, _ := toy.Play(seed)
				decisions += uint64(turns)
			}
			return decisions
		})
	})
	for _, slug := range games.All {
		fsys, _ := games.Open(slug)
		data, _ := carddata.Load(fsys, slug, carddata.Options{})
		game, found := games.Play(data)
		if found.Errors() > 0 || game.Catalog().NobodyWins {
			continue
		}
		for _, player := range []string{"random", "greedy"} {
			b.Run(slug+"/"+player, func(b *testing.B) {
				if rate := benchmarkGame(b, game, player); floor > 0 {
					b.ReportMetric(floor/rate, "x-toy")
				}
			})
		}
	}
}

func benchmarkGame(b *testing.B, game playtest.Game, player string) (rate float64) {
	m := playtest.Match{Players: playtest.Lineup{player, player}, Seed: 7, Games: playtest.Range{To: uint64(b.N)}, Workers: 1}
	return measurePlay(b, func() uint64 {
		s, err := game.Run(b.Context(), m, nil)
		if err != nil {
			b.Fatal(err)
		}
		return s.Decisions
	})
}

// measurePlay returns the decisions per second of CPU time.
func measurePlay(b *testing.B, play func() uint64) (rate float64) {
	b.ReportAllocs()
	before := cpu()
	decisions := play()
	used := (cpu() - before).Seconds()
	rate = float64(decisions) / used
	b.ReportMetric(rate/1e6, "Mdecisions/cpu-s")
	b.ReportMetric(float64(b.N)/used, "games/cpu-s")
	return rate
}
