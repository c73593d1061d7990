// Package checked plants faults into the shipped games, one at a time, and tests that a
// check finds each where it is. The faults are in testdata, one file each: in `blind`
// those that were written before a look at what finds them, in `known` the others.
package checked

import (
	"bytes"
	"fmt"
	"io/fs"
	"path"
	"strings"
	"testing"
	"testing/fstest"

	"gopkg.in/yaml.v3"

	"punchboard/diag"
	"punchboard/games"
)

// fault is one edit of a shipped game and the finding that should come of it.
type fault struct {
	What     string // in the words of the designer who finds it
	Game     string
	File     string // within the game
	Line     string // text by which the line is known; no other line of the file contains it
	Old, New string // Old occurs once in the line
	Code     string // of the finding, or those of which one will do; "any" for all of them
	At       place  // of the finding, after the edit; the edited line unless stated

	id string // the kind and name of the file: "blind/tf-cancle"
}

// place is a line of a file of the game, known by a text that no other line contains.
type place struct{ File, Line string }

// readFaults returns all faults, by kind and name.
func readFaults(t *testing.T) (all []fault) {
	t.Helper()
	names, err := fs.Glob(testdata, "testdata/*/*.yaml")
	if err != nil {
		t.Fatal(err)
	}
	for _, name := range names {
		data, err := fs.ReadFile(testdata, name)
		if err != nil {
			t.Fatal(err)
		}
		f := fault{id: strings.TrimPrefix(strings.TrimSuffix(name, ".yaml"), "testdata/")}
		reader := yaml.NewDecoder(bytes.NewReader(data))
		reader.KnownFields(true)
		if err := reader.Decode(&f); err != nil {
			t.Fatalf("%s: %v", name, err)
		}
		all = append(all, f)
	}
	return all
}

// kind returns what the fault is counted with.
func (f *fault) kind() string { return path.Dir(f.id) }

// plant returns the files of the game with the fault in them, and the position of the
// expected finding.
func (f *fault) plant() (fs.FS, diag.Pos, error) {
	sound, ok := games.Open(f.Game)
	if !ok {
		return nil, diag.Pos{}, fmt.Errorf("no game is called %q", f.Game)
	}
	data, err := fs.ReadFile(sound, f.File)
	if err != nil {
		return nil, diag.Pos{}, err
	}
	lines := strings.Split(string(data), "\n")
	n, err := lineOf(lines, f.Line)
	if err != nil {
		return nil, diag.Pos{}, err
	}
	if strings.Count(lines[n], f.Old) != 1 {
		return nil, diag.Pos{}, fmt.Errorf("%q is not in the line once", f.Old)
	}
	lines[n] = strings.Replace(lines[n], f.Old, f.New, 1)
	edited := strings.Join(lines, "\n")
	files := planted{sound, f.File, fstest.MapFS{f.File: &fstest.MapFile{Data: []byte(edited)}}}
	at := diag.Pos{File: f.Game + "/" + f.File, Line: n + 1}
	if f.At.File != "" {
		at.File = f.Game + "/" + f.At.File
		where, err := fs.ReadFile(files, f.At.File)
		if err != nil {
			return nil, at, err
		}
		n, err = lineOf(strings.Split(string(where), "\n"), f.At.Line)
		at.Line = n + 1
		return files, at, err
	}
	return files, at, nil
}

// lineOf returns the index of the only line that contains a text.
func lineOf(lines []string, text string) (int, error) {
	found := -1
	for i, line := range lines {
		if !strings.Contains(line, text) {
			continue
		}
		if found >= 0 {
			return 0, fmt.Errorf("lines %d and %d contain %q", found+1, i+1, text)
		}
		found = i
	}
	if found < 0 {
		return 0, fmt.Errorf("no line contains %q", text)
	}
	return found, nil
}

// planted are the files of a game, one of them replaced.
type planted struct {
	fs.FS
	name  string
	other fs.FS
}

// Open opens a file or directory.
func (p planted) Open(name string) (fs.File, error) {
	if name == p.name {
		return p.other.Open(name)
	}
	return p.FS.Open(name)
}

// TestEnoughFaults tests that the faults are many, that a fifth of them were written
// without a look at what finds them, and that no game is left out.
func TestEnoughFaults(t *testing.T) {
	all := readFaults(t)
	blind, games := 0, map[string]int{}
	for _, f := range all {
		games[f.Game]++
		if f.kind() == "blind" {
			blind++
		}
	}
	if len(all) < 120 || blind*5 < len(all) {
		t.Errorf("%d faults, %d of them blind", len(all), blind)
	}
	for game, n := range games {
		if n < 20 || len(games) < 5 {
			t.Errorf("%s has %d of the faults", game, n)
		}
	}
}
