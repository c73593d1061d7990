package main

import (
	"os"
	"path/filepath"
	"slices"
	"strings"
	"testing"

	"punchboard/carddata"
	"punchboard/internal/stamp"
)

// tree creates a directory with files, and links written as "name -> target".
func tree(t *testing.T, files ...string) string {
	t.Helper()
	dir := t.TempDir()
	for _, f := range files {
		name, to, link := strings.Cut(f, " -> ")
		name = filepath.Join(dir, name)
		if err := os.MkdirAll(filepath.Dir(name), 0o755); err != nil {
			t.Fatal(err)
		}
		var err error
		if link {
			err = os.Symlink(to, name)
		} else {
			err = os.WriteFile(name, []byte(f), 0o644)
		}
		if err != nil {
			t.Fatal(err)
		}
	}
	return dir
}

func TestWalkGame(t *testing.T) {
	for _, c := range []struct {
		name  string
		files []string
		want  string
	}{
		{"in order", []string{"b", "a/c", "a/b"}, "a/b a/c b"},
		{"hidden files", []string{"a", ".git/x", ".b"}, "a"},
		{"the usual output", []string{"a", "out/b", "x/out/c"}, "a x/out/c"},
		{"another output", []string{"a", "print/g/" + stamp.Name, "print/g/en/b", "print/c"}, "a print/c"},
		{"a link to a file", []string{"a", "b -> a"}, "a b"},
		{"a link to a directory", []string{"a/b", "c -> a"}, "a/b c/b"},
		{"a link to nowhere", []string{"a", "b -> gone"}, "a"},
		{"a link to itself", []string{"a", "b -> b"}, "a b"},
		{"a link out of the game", []string{"a", "b -> ../../.."}, "a b"},
		{"a link to a directory above", []string{"a/b", "a/up -> .."}, "a/b a/up/a/b"},
	} {
		t.Run(c.name, func(t *testing.T) {
			fsys, err := carddata.OpenDir(tree(t, c.files...))
			if err != nil {
				t.Fatal(err)
			}
			var got []string
			if err := walkGame(fsys, func(path string) error { got = append(got, path); return nil }); err != nil {
				t.Fatal(err)
			}
			if !slices.Equal(got, strings.Fields(c.want)) {
				t.Errorf("visited %q, want %q", got, c.want)
			}
		})
	}
}
