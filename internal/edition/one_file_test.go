package edition

import (
	"errors"
	"io"
	"maps"
	"os"
	"path/filepath"
	"slices"
	"testing"
	"time"
)

// TestWriteFile writes a file over another one, then fails to write it: what a killed process left an hour
// ago is swept, and what another process is writing stays.
func TestWriteFile(t *testing.T) {
	root := t.TempDir()
	path := filepath.Join(root, "part [1].json")
	leave := func(name string, age time.Duration) {
		name = filepath.Join(root, name)
		if err := os.WriteFile(name, nil, 0o644); err != nil {
			t.Fatal(err)
		}
		if err := os.Chtimes(name, time.Time{}, time.Now().Add(-age)); err != nil {
			t.Fatal(err)
		}
	}
	leave("part [1].json", 0)
	leave(".part [1].json.AAAAAAAA.punchboard-new", 2*time.Hour)
	leave(".part [1].json.BBBBBBBB.punchboard-new", time.Minute)
	leave(".part 1.json.CCCCCCCC.punchboard-new", 2*time.Hour)
	text := func(s string) func(io.Writer) error {
		return func(w io.Writer) error { _, err := io.WriteString(w, s); return err }
	}
	if err := WriteFile(path, text("whole")); err != nil {
		t.Fatal(err)
	}
	full := errors.New("no space left")
	half := func(w io.Writer) error { return errors.Join(text("half")(w), full) }
	if err := WriteFile(path, half); !errors.Is(err, full) {
		t.Errorf("%v", err)
	}
	if err := WriteFile(filepath.Join(root, "new", "dir", "x"), half); !errors.Is(err, full) {
		t.Errorf("%v", err)
	}
	got := contents(t, root)
	want := []string{".part 1.json.CCCCCCCC.punchboard-new", ".part [1].json.BBBBBBBB.punchboard-new", "part [1].json"}
	if names := slices.Sorted(maps.Keys(got)); !slices.Equal(names, want) || got["part [1].json"] != "whole" {
		t.Errorf("%q", got)
	}
}
