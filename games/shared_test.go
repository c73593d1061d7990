package games

import (
	"os"
	"testing"

	"punchboard/carddata"
	"punchboard/diag"
	"punchboard/internal/heap"
	"punchboard/layout"
)

func TestMain(m *testing.M) {
	heap.CollectRarely()
	os.Exit(m.Run())
}

// A game does not change after it has been read, and neither does a book after it has been
// composed. So the tests, which run one after another, share them.
var (
	readGames = map[string]readGame{}
	books     = map[string]book{}
)

// once returns what is kept under a key, which it makes the first time.
func once[T any](kept map[string]T, key string, made func() T) T {
	it, known := kept[key]
	if !known {
		it = made()
		kept[key] = it
	}
	return it
}

type readGame struct {
	*carddata.Game
	found []diag.Finding
}

// readOnce reads a variant of a shipped game, unless a test has read it before. It
// returns the findings, too.
func readOnce(t *testing.T, slug, variant string) readGame {
	t.Helper()
	return once(readGames, slug+"/"+variant, func() readGame {
		fsys, ok := Open(slug)
		if !ok {
			t.Fatalf("there is no game %s", slug)
		}
		game, found := carddata.Load(fsys, slug, carddata.Options{Variant: variant})
		return readGame{game, found.All()}
	})
}

// load returns a variant of a shipped game, which must have no findings.
func load(t *testing.T, slug, variant string) *carddata.Game {
	t.Helper()
	g := readOnce(t, slug, variant)
	for _, f := range g.found {
		t.Errorf("%s: %s", variant, f)
	}
	return g.Game
}

type book struct {
	*layout.Book
	found []diag.Finding
}

// composeOnce composes a shipped game in a language, unless a test has done so before. It
// returns the findings, too.
func composeOnce(t *testing.T, slug, lang string) book {
	t.Helper()
	return once(books, slug+"/"+lang, func() book {
		made, found := layout.Compose(t.Context(), load(t, slug, ""), layout.Options{Lang: lang})
		return book{made, found.All()}
	})
}

// compose returns a shipped game as it is printed in a language.
func compose(t *testing.T, slug, lang string) *layout.Book {
	t.Helper()
	return composeOnce(t, slug, lang).Book
}

// decksByID returns the decks of one kind of a shipped game in a language, by id.
func decksByID(t *testing.T, slug, lang string, kind carddata.Kind) map[string]layout.ComposedDeck {
	t.Helper()
	all := map[string]layout.ComposedDeck{}
	for _, d := range decksOf(compose(t, slug, lang), kind) {
		all[d.Deck.ID] = d
	}
	return all
}
