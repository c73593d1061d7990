package main

import (
	"crypto/sha256"
	"encoding/hex"
	"encoding/json"
	"fmt"
	"hash"
	"io"
	"io/fs"
	"os"
	"path/filepath"
	"strings"

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

// keptRuns bounds the stamp: two papers in two languages are soon eight.
const keptRuns = 16

func readStamp(dir string) *stamp {
	s := &stamp{path: filepath.Join(dir, ".punchboard.json")}
	if data, err := os.ReadFile(s.path); err == nil && json.Unmarshal(data, s) != nil {
		s.Runs = nil // not ours, or cut short: build anew
	}
	return s
}

// fresh gives the run of that key when all of its files still stand as they
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

func sumFile(path string) (string, error) {
	f, err := os.Open(path)
	if err != nil {
		return "", err
	}
	defer f.Close()
	h := sha256.New()
	if _, err := io.Copy(h, f); err != nil {
		return "", err
	}
	return hex.EncodeToString(h.Sum(nil)), nil
}

// fingerprint tells one state of the inputs from another: the tool, the command
// line and every file of the game's directory.
func fingerprint(fsys fs.FS, options any) (string, error) {
	h := sha256.New()
	fmt.Fprintf(h, "%s\n", toolID())
	if err := json.NewEncoder(h).Encode(options); err != nil {
		return "", err
	}
	if err := hashTree(h, fsys); err != nil {
		return "", err
	}
	return hex.EncodeToString(h.Sum(nil)), nil
}

// toolID changes whenever the executable does.
func toolID() string {
	path, err := os.Executable()
	if err != nil {
		return version()
	}
	info, err := os.Stat(path)
	if err != nil {
		return version()
	}
	return fmt.Sprintf("%s %d %d", version(), info.Size(), info.ModTime().UnixNano())
}

func hashTree(h hash.Hash, fsys fs.FS) error {
	return fs.WalkDir(fsys, ".", func(path string, entry fs.DirEntry, err error) error {
		if err != nil {
			return err
		}
		if name := entry.Name(); path != "." && (strings.HasPrefix(name, ".") || path == "out") {
			if entry.IsDir() {
				return fs.SkipDir
			}
			return nil
		}
		if !entry.Type().IsRegular() {
			return nil
		}
		return hashFile(h, fsys, path)
	})
}

func hashFile(h hash.Hash, fsys fs.FS, path string) error {
	f, err := fsys.Open(path)
	if err != nil {
		return err
	}
	defer f.Close()
	info, err := f.Stat()
	if err != nil {
		return err
	}
	fmt.Fprintf(h, "%s %d\n", path, info.Size())
	_, err = io.Copy(h, f)
	return err
}
