// Package manualtest holds the manual to what the program does. Every example is
// read, composed and drawn, every command line is run, every key, function and
// code must be told of, and every picture must be what its example draws.
//
//	go test ./internal/manualtest            is the manual true?
//	go test ./internal/manualtest -update    draw the pictures and write the lists again
//
// The tests run in docs, so that paths are those of the manual.
//
// An example is a fenced block under a comment that says what is to be done with
// it; walk_test.go lists the verbs.
package manualtest

import (
	"os"
	"path/filepath"
	"testing"
)

// pages are the files of the manual, the project's own page among them.
func pages(t *testing.T) []string {
	t.Helper()
	list, err := filepath.Glob("*.md")
	recipes, _ := filepath.Glob("recipes/*.md")
	if err != nil || len(list) == 0 || len(recipes) == 0 {
		t.Fatalf("no pages found: %v", err)
	}
	return append(append(list, recipes...), "../README.md")
}

func readText(t *testing.T, name string) string {
	t.Helper()
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
