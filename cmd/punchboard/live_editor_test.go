package main

import (
	"errors"
	"os"
	"path/filepath"
	"slices"
	"strings"
	"testing"
	"time"

	"punchboard/live"
)

func TestEditorWords(t *testing.T) {
	for _, c := range []struct {
		command string
		want    []string
		bad     bool
	}{
		{command: ""},
		{command: "code -g {file}:{line}:{col}", want: []string{"code", "-g", "{file}:{line}:{col}"}},
		{command: `"/my programs/ed" +{line}  '{file}'`, want: []string{"/my programs/ed", "+{line}", "{file}"}},
		{command: `ed --title="a b" ""`, want: []string{"ed", "--title=a b", ""}},
		{command: `C:\ed.exe {file}`, want: []string{`C:\ed.exe`, "{file}"}},
		{command: `ed "{file}`, bad: true},
		{command: `{file}`, bad: true},
		{command: `"" {file}`, bad: true},
	} {
		words, err := wordsOf(c.command)
		if (err != nil) != c.bad || !slices.Equal(words, c.want) {
			t.Errorf("%s: %q, %v", c.command, words, err)
		}
	}
}

// TestEditorArgs checks that a file name never becomes more than one argument, and that
// what looks like a placeholder in it is left alone.
func TestEditorArgs(t *testing.T) {
	at := live.Location{File: "/g/a b; rm -rf {line} $(x).csv", Line: 3, Col: 29}
	for command, want := range map[string][]string{
		"code -g {file}:{line}:{col}": {"code", "-g", at.File + ":3:29"},
		"ed +{line}":                  {"ed", "+3", at.File},
	} {
		words, err := wordsOf(command)
		if got := editorArgs(words, at); err != nil || !slices.Equal(got, want) {
			t.Errorf("%s: %q, want %q", command, got, want)
		}
	}
}

// TestEditorRuns starts a command, with and without a program of that name. The command
// is this test itself, which writes a profile of nothing into the file.
func TestEditorRuns(t *testing.T) {
	self, err := os.Executable()
	if err != nil {
		t.Fatal(err)
	}
	file := filepath.Join(t.TempDir(), "a; b $(c).csv")
	if err := (&lively{edit: `"` + self + `" -test.run=^$ -test.cpuprofile={file}`}).editor()(live.Location{File: file, Line: 1, Col: 1}); err != nil {
		t.Fatal(err)
	}
	for end := time.Now().Add(30 * time.Second); ; time.Sleep(5 * time.Millisecond) {
		if _, err := os.Stat(file); err == nil {
			break
		} else if !errors.Is(err, os.ErrNotExist) || time.Now().After(end) {
			t.Fatal(err)
		}
	}
	if err := (&lively{edit: "no-such-editor {file}"}).editor()(live.Location{File: file}); err == nil || !strings.Contains(err.Error(), "no-such-editor") {
		t.Errorf("an editor that is not there: %v", err)
	}
	if (&lively{}).editor() != nil {
		t.Error("there is an editor without --editor")
	}
}
