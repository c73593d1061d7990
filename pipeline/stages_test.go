package pipeline

import (
	"context"
	"testing"

	"punchboard/carddata"
	"punchboard/games"
	"punchboard/layout"
	"punchboard/scene"
)

// TestLook composes the cards of games without checking them: they look as they do with all
// checks, in each language.
func TestLook(t *testing.T) {
	for _, slug := range []string{"three-fronts", "percee"} {
		files, _ := games.Open(slug)
		stages, found, err := Begin(context.Background(), Source{Slug: slug, Place: slug, Files: files}, Request{})
		if err != nil || stages == nil {
			t.Fatal(err, found)
		}
		all := func(*carddata.Deck, *carddata.Card) bool { return true }
		for _, lang := range stages.Languages() {
			look, err := stages.Look(context.Background(), lang, all)
			if err != nil {
				t.Fatal(err)
			}
			book, err := stages.Compose(context.Background(), lang)
			if err != nil {
				t.Fatal(err)
			}
			sameFaces(t, look, book)
		}
	}
}

// sameFaces checks that the cards of two books look alike.
func sameFaces(t *testing.T, a, b *layout.Book) {
	t.Helper()
	x, y := digestsOf(a), digestsOf(b)
	if len(x) != len(y) || len(x) == 0 {
		t.Fatalf("%d faces, want %d", len(x), len(y))
	}
	for id, sum := range y {
		if x[id] != sum {
			t.Errorf("%s in %s looks different without checks", id, b.Lang)
		}
	}
}

// digestsOf returns the digests of all faces of a book.
func digestsOf(b *layout.Book) map[string][32]byte {
	all := map[string][32]byte{}
	digests := scene.NewDigester()
	for _, d := range b.Decks {
		for _, c := range d.Cards {
			for _, p := range []*scene.Piece{c.Front, c.Back} {
				if p != nil {
					all[p.ID] = digests.Digest(&scene.Document{Pages: []scene.Page{{Size: p.Size, Marks: p.Marks}}})
				}
			}
		}
	}
	return all
}
