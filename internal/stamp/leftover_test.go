package stamp

import (
	"os"
	"path/filepath"
	"slices"
	"testing"
)

// TestLeftovers checks which files a run makes obsolete.
func TestLeftovers(t *testing.T) {
	dir := t.TempDir()
	boats, ports := put(t, dir, "en/boats.pdf", "boats", "boats"), put(t, dir, "en/ports.pdf", "ports", "ports")
	list, plan := put(t, dir, "en/boats-manifest.csv", "list", "boats"), put(t, dir, "en/plan.pdf", "plan", "plan")
	rows := put(t, dir, "cards/boats.csv", "id,name", "boats")
	both := put(t, dir, "en/cards.pdf", "cards", "boats", "ports")
	outside := put(t, t.TempDir(), "boats.pdf", "precious", "boats")
	if err := os.Symlink(filepath.Dir(filepath.Join(t.TempDir(), "x")), filepath.Join(dir, "fr")); err != nil {
		t.Fatal(err)
	}
	outside.Path = "fr/boats.pdf"
	s := &Stamp{dir: dir, Runs: []*Run{
		{Options: options("--only"), Files: []File{plan}},
		{Files: []File{boats, ports, list, plan, rows, both, outside, {Path: "en/never.pdf", Decks: []string{"boats"}}}},
	}}
	gone := func(f File) bool { return !slices.Contains(f.Decks, "ports") && !slices.Contains(f.Decks, "plan") }
	for _, c := range []struct {
		name string
		now  *Run
		gone func(File) bool
		want []Leftover
	}{
		{"the same files", &Run{Files: []File{boats, ports, list, plan, rows, both, outside}}, func(File) bool { return false }, nil},
		{"fewer files of the same request", &Run{Files: []File{boats}}, func(File) bool { return false },
			[]Leftover{{"en/ports.pdf", true}, {"en/boats-manifest.csv", true}, {"en/cards.pdf", true}}}, // another request has the plan
		{"other files of another request", &Run{Options: options("--lang"), Files: []File{boats}}, func(File) bool { return false }, nil},
		{"a deck that is gone", &Run{Options: options("--lang"), Files: []File{ports}}, gone, []Leftover{{"en/boats.pdf", true}, {"en/boats-manifest.csv", true}}},
		{"a new file with the old name in capitals", &Run{Options: options("--lang"), Files: []File{{Path: "en/BOATS.pdf"}}}, gone, []Leftover{{"en/boats-manifest.csv", true}}},
	} {
		if got := s.Leftovers(c.now, c.gone); !slices.Equal(got, c.want) {
			t.Errorf("%s: %v, want %v", c.name, got, c.want)
		}
	}
	put(t, dir, "en/boats.pdf", "edited")
	if got := s.Leftovers(&Run{Files: []File{ports, list, plan, both}}, gone); !slices.Equal(got, []Leftover{{"en/boats.pdf", false}}) {
		t.Errorf("after an edit: %v", got)
	}
}
