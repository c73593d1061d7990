package pipeline

import (
	"bytes"
	"testing"
	"testing/fstest"
)

// BenchmarkReuse composes three-fronts in both languages again after an edit, and counts the
// cards that are composed.
func BenchmarkReuse(b *testing.B) {
	for _, e := range []struct{ name, file, old, now string }{
		{"row", "cards/tactics.csv", "Smoke", "Smokes"},
		{"label", "labels.csv", "American,", "Americans,"},
		{"color", "game.yaml", "#F1E9D6", "#F1E9D7"},
		{"face", "faces/tactics.yaml", "33.3mm", "33.2mm"},
	} {
		b.Run(e.name, func(b *testing.B) {
			src, reuse := copyOf(b, "three-fronts"), &Reuse{}
			files := src.Files.(fstest.MapFS)
			first := files[e.file]
			if !bytes.Contains(first.Data, []byte(e.old)) {
				b.Fatal("nothing to edit in ", e.file)
			}
			edited := &fstest.MapFile{Data: bytes.Replace(first.Data, []byte(e.old), []byte(e.now), 1)}
			composeAll(b, src, reuse)
			composed := 0
			for i := range b.N {
				if files[e.file] = edited; i%2 == 1 {
					files[e.file] = first
				}
				composed += composeAll(b, src, reuse)
			}
			b.ReportMetric(float64(composed)/float64(b.N), "cards/op")
		})
	}
}

// composeAll composes a game in all languages, and returns the number of cards that were not
// taken over.
func composeAll(b *testing.B, src Source, reuse *Reuse) (composed int) {
	b.Helper()
	stages, found, err := Begin(b.Context(), src, Request{Spots: true, Reuse: reuse})
	if err != nil || stages == nil {
		b.Fatal(err, found.All())
	}
	for _, lang := range stages.Languages() {
		book, err := stages.Compose(b.Context(), lang)
		if err != nil {
			b.Fatal(err)
		}
		for _, d := range book.Decks {
			for _, c := range d.Cards {
				if !c.Kept {
					composed++
				}
			}
		}
	}
	return composed
}
