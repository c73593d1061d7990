// Package manualtest checks the manual against the program. Every example is read,
// composed and drawn, every command line is run, every key, function and code must be
// documented, and every picture must match its example.
//
//	go test ./internal/manualtest            is the manual true?
//	go test ./internal/manualtest -update    draw the pictures and write the lists again
//
// The tests run in docs, so that paths are those of the manual.
//
// An example is a fenced block below a comment that says what to do with it;
// walk_test.go lists the verbs.
package manualtest

import (
	"os"
	"path/filepath"
	"sync"
	"testing"
)

// pages returns the files of the manual, including README.md.
func pages(t *testing.T) []string {
	t.Helper()
	if err := inManual(); err != nil {
		t.Fatal(err)
	}
	list, err := filepath.Glob("*.md")
	recipes, _ := filepath.Glob("recipes/*.md")
	if err != nil || len(list) == 0 || len(recipes) == 0 {
		t.Fatalf("no pages found: %v", err)
	}
	return append(append(list, recipes...), "../README.md")
}

// inManual changes to the directory of the manual once more, while tests run.
// TestMain has done so before, but go test notes a change of directory only from
// here on; otherwise it looks for the pages elsewhere and calls a test that read
// an older page cached.
var inManual = sync.OnceValue(func() error {
	wd, err := os.Getwd()
	if err == nil {
		err = os.Chdir(wd)
	}
	return err
})

func readText(t *testing.T, name string) string {
	t.Helper()
	if err := inManual(); err != nil {
		t.Fatal(err)
	}
	data, err := os.ReadFile(name)
	if err != nil {
		t.Fatal(err)
	}
	return string(data)
}

// writeText writes a file, with the directories above it.
func writeText(t *testing.T, name, text string) {
	t.Helper()
	if err := os.MkdirAll(filepath.Dir(name), 0o755); err != nil {
		t.Fatal(err)
	}
	if err := os.WriteFile(name, []byte(text), 0o644); err != nil {
		t.Fatal(err)
	}
}
