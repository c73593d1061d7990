package proofread

import (
	"context"
	"reflect"
	"runtime"
	"strings"
	"testing"

	"punchboard/carddata"
	"punchboard/carddata/face"
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

// BenchmarkEachCheck measures each check alone, in the game with the most texts. A check of
// texts includes the reading of the texts that it needs; those of rows share an index.
func BenchmarkEachCheck(b *testing.B) {
	g := shipped(b, "line-and-reserve")
	texts := Texts(g)
	for _, find := range checks {
		b.Run("texts/"+nameOf(find), func(b *testing.B) {
			for b.Loop() {
				find(newProof(g, texts))
			}
		})
	}
	index := newIndex(g)
	b.Run("rows/index", func(b *testing.B) {
		for b.Loop() {
			newIndex(g)
		}
	})
	for _, find := range inventoryChecks {
		b.Run("rows/"+nameOf(find), func(b *testing.B) {
			for b.Loop() {
				find(&inventory{game: g, index: index, faces: map[*carddata.Deck][]*face.Face{}})
			}
		})
	}
}

// nameOf returns the name of a check: "lengths".
func nameOf(check any) string {
	name := runtime.FuncForPC(reflect.ValueOf(check).Pointer()).Name()
	return name[strings.LastIndexByte(name, '.')+1:]
}
