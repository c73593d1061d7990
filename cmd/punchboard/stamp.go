package main

import (
	"encoding/json"
	"io"
	"path/filepath"

	"punchboard/carddata/source"
	"punchboard/diag"
	"punchboard/internal/edition"
)

// A stamp records what was built from which inputs, so that a build without
// changes renders nothing. It is a file next to the files of a game.
type stamp struct {
	path string
	Runs []stampRun `json:"runs"` // newest first
}

// stampRun is one build: its inputs, its output on the terminal and its files.
type stampRun struct {
	Key      string         `json:"key"`
	Findings []diag.Finding `json:"findings"`
	Files    []stampFile    `json:"files"`
}

type stampFile struct {
	built
	Sum string `json:"sum"`
}

// stampName is the file name of a stamp.
const stampName = ".punchboard.json"

// keptRuns limits the number of builds in a stamp: two paper sizes in two
// languages already make four per game.
const keptRuns = 16

// maxStamp is the maximum size of a stamp in bytes; a larger file is not one of ours.
const maxStamp = 16 << 20

func readStamp(dir string) *stamp {
	s := &stamp{path: filepath.Join(dir, stampName)}
	f, err := source.OpenRegular(s.path)
	if err != nil {
		return s
	}
	defer f.Close()
	if json.NewDecoder(io.LimitReader(f, maxStamp)).Decode(s) != nil {
		s.Runs = nil // not ours, or truncated: build again
	}
	return s
}

// fresh returns the build with that key if all of its files are still as they
// were written.
func (s *stamp) fresh(key string) (stampRun, bool) {
	for _, run := range s.Runs {
		if run.Key == key {
			return run, intact(run.Files)
		}
	}
	return stampRun{}, false
}

func intact(files []stampFile) bool {
	for _, f := range files {
		if sum, err := sumFile(f.Path); err != nil || sum != f.Sum {
			return false
		}
	}
	return true
}

// remember puts a build first and writes the stamp with the other outputs.
func (s *stamp) remember(run stampRun, out *edition.Edition) error {
	runs := []stampRun{run}
	for _, old := range s.Runs {
		if old.Key != run.Key && len(runs) < keptRuns {
			runs = append(runs, old)
		}
	}
	s.Runs = runs
	return out.Write(s.path, func(w io.Writer) error { return json.NewEncoder(w).Encode(s) })
}
