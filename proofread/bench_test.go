package proofread

import (
	"context"
	"testing"

	"punchboard/games"
)

// BenchmarkCheck proofreads the texts of each shipped game, and its rows.
func BenchmarkCheck(b *testing.B) {
	for _, slug := range games.All {
		g := shipped(b, slug)
		b.Run(slug+"/texts", func(b *testing.B) {
			b.ReportMetric(float64(len(Texts(g))), "texts")
			for b.Loop() {
				check(context.Background(), g, Texts(g))
			}
		})
		b.Run(slug+"/rows", func(b *testing.B) {
			for b.Loop() {
				takeInventory(context.Background(), g, nil)
			}
		})
	}
}
