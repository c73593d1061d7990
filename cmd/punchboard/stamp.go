package main

import (
	"encoding/json"
	"io"
	"os"
	"path/filepath"

	"punchboard/diag"
)

// A stamp remembers what was built from what, so that a build with nothing
// changed renders nothing. It lies beside the files of a game.
type stamp struct {
	path string
	Runs []stampRun `json:"runs"` // newest first
}

// stampRun is one build: what it was made from, what it said and wrote.
type stampRun struct {
	Key      string         `json:"key"`
	Findings []diag.Finding `json:"findings"`
	Files    []stampFile    `json:"files"`
}

type stampFile struct {
	built
	Sum string `json:"sum"`
}

// stampName is the file of a stamp.
const stampName = ".punchboard.json"

// keptRuns bounds the stamp: two papers in two languages are soon eight.
const keptRuns = 16

func readStamp(dir string) *stamp {
	s := &stamp{path: filepath.Join(dir, stampName)}
	if data, err := os.ReadFile(s.path); err == nil && json.Unmarshal(data, s) != nil {
		s.Runs = nil // not ours, or cut short: build again
	}
	return s
}

// fresh returns the run of that key when all of its files still stand as they
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

// remember puts a run first and writes the stamp with the other outputs.
func (s *stamp) remember(run stampRun, out *outputs) error {
	runs := []stampRun{run}
	for _, old := range s.Runs {
		if old.Key != run.Key && len(runs) < keptRuns {
			runs = append(runs, old)
		}
	}
	s.Runs = runs
	return out.write(s.path, func(w io.Writer) error { return json.NewEncoder(w).Encode(s) })
}
