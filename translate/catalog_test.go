package translate

import (
	"os"
	"testing"

	"punchboard/games"
	"punchboard/internal/heap"
)

func TestMain(m *testing.M) {
	heap.CollectRarely()
	os.Exit(m.Run())
}

// TestShipped finds the translation of each text of the shipped games.
func TestShipped(t *testing.T) {
	for _, slug := range games.All {
		files, _ := games.Open(slug)
		for _, lang := range []string{"en", "fr"} {
			c, found := Load(t.Context(), files, slug, lang)
			if c == nil || len(c.Texts) < 500 {
				t.Fatalf("%s: %v", slug, found.All())
			}
			for _, text := range c.Texts {
				if lang != c.Game.Source && text.State != Translated {
					t.Errorf("%s: %s is %s", text.At, text.Context(), text.State)
				}
			}
		}
	}
}
