package edition

import (
	"maps"
	"os"
	"path/filepath"
	"slices"
	"strings"
	"testing"

	"punchboard/internal/fault"
)

// TestTruncatedJournal kills a run at each change and then truncates its journal, as a disk
// does that loses what was written last: each file is still the old one or the new one.
func TestTruncatedJournal(t *testing.T) {
	for n := range points(t) {
		root := oldRoot(t)
		kill(t, root, n)
		journal, err := os.ReadFile(filepath.Join(root, journalName))
		if err != nil {
			continue // killed before there was a journal, or after
		}
		killedHere := contents(t, root)
		for start := range fault.Prefixes(journal, 6) {
			again := copyOf(t, killedHere)
			if err := os.WriteFile(filepath.Join(again, journalName), start, 0o644); err != nil {
				t.Fatal(err)
			}
			next := New(t.Context(), again)
			if err := next.begin(); err != nil {
				t.Fatal(err)
			}
			next.Discard()
			got := contents(t, again)
			for name, text := range oldEdition {
				if got[name] != text && got[name] != newEdition[name] {
					t.Fatalf("killed at %d with %d of %d bytes of the journal: %s is %q", n, len(start), len(journal), name, got[name])
				}
			}
		}
	}
}

// copyOf returns a new root with the same contents.
func copyOf(t *testing.T, all map[string]string) string {
	t.Helper()
	root := t.TempDir()
	for _, name := range slices.Sorted(maps.Keys(all)) {
		path, err := filepath.Join(root, filepath.FromSlash(name)), error(nil)
		if strings.HasSuffix(name, "/") {
			err = os.Mkdir(path, 0o755)
		} else {
			err = os.WriteFile(path, []byte(all[name]), 0o644)
		}
		if err != nil {
			t.Fatal(err)
		}
	}
	return root
}
