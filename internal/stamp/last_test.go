package stamp

import (
	"os"
	"path/filepath"
	"strings"
	"testing"
)

// TestLast checks which file of an earlier build is used again: one of the same program, as it was written.
func TestLast(t *testing.T) {
	for _, c := range []struct {
		name   string
		change func(dir string, r *Run) error
		ok     bool
	}{
		{"as it was", func(string, *Run) error { return nil }, true},
		{"another program", func(_ string, r *Run) error { r.Program = "other"; return nil }, false},
		{"nothing compressed", func(_ string, r *Run) error { r.Files[0].Streams = nil; return nil }, false},
		{"another path", func(_ string, r *Run) error { r.Files[0].Path = "en/other.pdf"; return nil }, false},
		{"edited", func(dir string, _ *Run) error {
			return os.WriteFile(filepath.Join(dir, "en/boats.pdf"), []byte("qdf"), 0o644)
		}, false},
		{"gone", func(dir string, _ *Run) error { return os.Remove(filepath.Join(dir, "en/boats.pdf")) }, false},
		{"too large", func(dir string, r *Run) error {
			r.Files[0].Size = maxReused + 1
			return os.Truncate(filepath.Join(dir, "en/boats.pdf"), maxReused+1)
		}, false},
	} {
		dir := t.TempDir()
		f := put(t, dir, "en/boats.pdf", "pdf", "boats")
		f.Streams = []byte{1}
		run := &Run{Program: "p", Files: []File{f}}
		if err := c.change(dir, run); err != nil {
			t.Fatal(err)
		}
		data, got, ok := (&Stamp{dir: dir}).With(run).Last("p", "en/boats.pdf")
		if ok != c.ok || ok && (string(data) != "pdf" || len(got.Streams) != 1) {
			t.Errorf("%s: %q %v", c.name, data, ok)
		}
	}
}

// TestForgetful checks that only a few runs keep what makes builds faster: each build reads all.
func TestForgetful(t *testing.T) {
	s := &Stamp{}
	for i := range maxMemories + 2 {
		s = s.With(&Run{Options: []Option{{"paper", strings.Repeat("a", i)}}, Memory: []byte{1}, Files: []File{{Path: "en/a.pdf", Streams: []byte{1}}}})
	}
	for i, r := range s.Runs {
		if keeps := i < maxMemories; (r.Memory != nil) != keeps || (r.Files[0].Streams != nil) != keeps {
			t.Errorf("run %d: %d and %d bytes", i, len(r.Memory), len(r.Files[0].Streams))
		}
	}
}
