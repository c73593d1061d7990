package carddata

import (
	"os"
	"path/filepath"
	"testing"
)

// TestFixtures loads small games that put the language of faces to the test:
// each has a card that some shipped game needs, said in YAML alone.
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
