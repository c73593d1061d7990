// Package golden compares the output of a test with a golden file and shows a
// failure as a diff. Only tests import it.
//
//	go test ./layout            compare
//	go test ./layout -update    rewrite the files; read the diff before you commit
package golden

import (
	"flag"
	"os"
	"path/filepath"
	"testing"

	"github.com/rogpeppe/go-internal/diff"
)

var update = flag.Bool("update", false, "rewrite the golden files")

// Update reports whether golden files are to be rewritten.
func Update() bool { return *update }

// File compares got with the contents of a file, or with -update writes it
// there.
func File(t testing.TB, path, got string) {
	t.Helper()
	if *update {
		write(t, path, got)
	}
	want, err := os.ReadFile(path)
	if err != nil {
		t.Fatalf("%v; go test -update writes it", err)
	}
	if d := Diff(string(want), got); d != "" {
		t.Errorf("%s is out of date; go test -update rewrites it\n%s", path, d)
	}
}

func write(t testing.TB, path, text string) {
	t.Helper()
	if err := os.MkdirAll(filepath.Dir(path), 0o755); err != nil {
		t.Fatal(err)
	}
	if err := os.WriteFile(path, []byte(text), 0o644); err != nil {
		t.Fatal(err)
	}
}

// Diff returns a unified diff from want to got, or "" if they are equal.
func Diff(want, got string) string {
	return string(diff.Diff("want", []byte(want), "got", []byte(got)))
}
