package layout

import (
	"os"
	"path/filepath"
	"testing"

	"punchboard/carddata"
	"punchboard/layout/layouttest"
	"punchboard/scene"
)

// TestFixtures composes the cards that exercise the face language: four edges, twelve
// regions, a weapon table and others, in all their languages.
func TestFixtures(t *testing.T) {
	dirs, err := filepath.Glob("../carddata/testdata/fixtures/*")
	if err != nil || len(dirs) == 0 {
		t.Fatal("there are no fixtures")
	}
	for _, dir := range dirs {
		g, found := carddata.Load(os.DirFS(dir), filepath.Base(dir), carddata.Options{})
		if found.Errors() > 0 {
			t.Errorf("%s: %s", dir, layouttest.Messages(*found))
			continue
		}
		for _, lang := range g.Languages {
			checkFixture(t, g, lang)
		}
	}
}

func checkFixture(t *testing.T, g *carddata.Game, lang string) {
	t.Helper()
	b, found := compose(t, g, Options{Lang: lang})
	if found.Errors() > 0 {
		t.Errorf("%s in %s: %s", g.Slug, lang, layouttest.Messages(found))
	}
	for _, d := range b.Decks {
		for _, c := range d.Cards {
			for _, p := range []*scene.Piece{c.Front, c.Back} {
				if p != nil && len(p.Marks) == 0 {
					t.Errorf("%s in %s: %s is empty", g.Slug, lang, p.ID)
				}
			}
		}
	}
}
