package carddata

import (
	"os"
	"path/filepath"
	"testing"
)

// TestFixtures loads small games that exercise the face language: each has a card that
// some shipped game needs, written in YAML without any Go.
func TestFixtures(t *testing.T) {
	dirs, err := filepath.Glob("testdata/fixtures/*")
	if err != nil || len(dirs) < 6 {
		t.Fatalf("%d fixtures, %v", len(dirs), err)
	}
	for _, dir := range dirs {
		t.Run(filepath.Base(dir), func(t *testing.T) {
			g, found := Load(os.DirFS(dir), dir, Options{})
			for _, f := range found.All() {
				t.Errorf("%v\n\thint: %s", f, f.Hint)
			}
			evaluateAll(t, g)
		})
	}
}
