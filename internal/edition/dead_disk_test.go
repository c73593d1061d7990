package edition

import (
	"errors"
	"maps"
	"os"
	"path/filepath"
	"strings"
	"testing"
)

// dying returns changes of which some are made, then a number fail, and the others are made again.
func dying(made, fail int) Changes {
	count := 0
	return func(string, string) error {
		if count++; count > made && count <= made+fail {
			return errors.New("input/output error")
		}
		return nil
	}
}

// TestDeadDisk lets changes fail from each one on, so that not everything can be restored or removed: the next edition
// does that.
func TestDeadDisk(t *testing.T) {
	for n, point := range points(t) {
		for _, fail := range []int{2, 3, 4, 6, 1 << 30} {
			root := oldRoot(t)
			err := publish(New(WithChanges(t.Context(), dying(n, fail)), root))
			next := New(t.Context(), root)
			if err := next.Lock(); err != nil {
				t.Fatalf("after %q: %v", point, err)
			}
			next.Discard()
			got := contents(t, root)
			if !maps.Equal(got, complete(newEdition)) && (err == nil || !maps.Equal(got, complete(oldEdition))) {
				t.Errorf("%d changes fail from %q on (%v): %q", fail, point, err, got)
			}
		}
	}
}

// TestLinksInTheOutput has links in place of what an edition writes, as a game may ship them with its output: the
// files that they lead to stay as they are.
func TestLinksInTheOutput(t *testing.T) {
	for link, want := range map[string]string{
		".cards.pdf.punchboard-new": "", // replaced
		".cards.pdf.punchboard-old": "",
		"cards.pdf":                 "",
		journalName:                 journalName + " is a symbolic link",
		"en":                        "en is a symbolic link that leads out of ",
	} {
		outside := filepath.Join(t.TempDir(), "precious")
		if err := os.WriteFile(outside, []byte("precious"), 0o644); err != nil {
			t.Fatal(err)
		}
		root, to := oldRoot(t), outside
		if link == "en" {
			to = filepath.Dir(outside)
		}
		if err := os.RemoveAll(filepath.Join(root, link)); err != nil {
			t.Fatal(err)
		}
		if err := os.Symlink(to, filepath.Join(root, link)); err != nil {
			t.Fatal(err)
		}
		err := publish(New(t.Context(), root))
		if want == "" && err != nil || want != "" && (err == nil || !strings.Contains(err.Error(), want)) {
			t.Errorf("%s: %v", link, err)
		}
		if got := contents(t, filepath.Dir(outside)); !maps.Equal(got, map[string]string{"precious": "precious"}) {
			t.Errorf("%s: %q", link, got)
		}
	}
}

// TestLinkInside checks that a link to another directory below the root is followed.
func TestLinkInside(t *testing.T) {
	root := oldRoot(t)
	if err := os.Mkdir(filepath.Join(root, "real"), 0o755); err != nil {
		t.Fatal(err)
	}
	if err := os.Symlink("real", filepath.Join(root, "en")); err != nil {
		t.Fatal(err)
	}
	if err := publish(New(t.Context(), root)); err != nil {
		t.Fatal(err)
	}
	if text, err := os.ReadFile(filepath.Join(root, "real", "rules.pdf")); err != nil || string(text) != newEdition["en/rules.pdf"] {
		t.Errorf("%q, %v", text, err)
	}
}
