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

// TestWriteFileFailure lets each change fail in turn, such as a rename: the old file stays, with nothing beside it.
func TestWriteFileFailure(t *testing.T) {
	for _, failing := range []string{"create", "write", "sync", "rename"} {
		root := t.TempDir()
		path := filepath.Join(root, "part.json")
		if err := os.WriteFile(path, []byte("old"), 0o644); err != nil {
			t.Fatal(err)
		}
		fault, reached := errors.New("input/output error"), false
		e := &Edition{changes: func(kind, _ string) error {
			if kind != failing {
				return nil
			}
			reached = true
			return fault
		}}
		err := e.writeFile(path, func(w io.Writer) error { _, err := io.WriteString(w, "new"); return err })
		if got := contents(t, root); !errors.Is(err, fault) || !reached || !maps.Equal(got, map[string]string{"part.json": "old"}) {
			t.Errorf("failing to %s: %v, %q", failing, err, got)
		}
	}
}

// TestWriteFileFailsIntoNothing lets a directory that has to be created fail, and what is to be written into it:
// no directory stays.
func TestWriteFileFailsIntoNothing(t *testing.T) {
	for made := range 4 {
		root := t.TempDir()
		e := &Edition{changes: dying(made, 1)}
		err := e.writeFile(filepath.Join(root, "new", "dir", "part.json"), func(w io.Writer) error { _, err := io.WriteString(w, "new"); return err })
		if got := contents(t, root); err == nil || len(got) > 0 {
			t.Errorf("after %d changes: %v, %q", made, err, got)
		}
	}
}
