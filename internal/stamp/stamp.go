// Package stamp records what a build read, rendered and wrote, so that the next one does only what has changed,
// and can say why.
//
// A stamp is a hidden file beside the files of a game, JSON and a line with its hash. It may be damaged, out of
// date or written by somebody else: what is not valid counts as no stamp, and what it says about files is
// compared with the files.
package stamp

import (
	"bytes"
	"crypto/sha256"
	"encoding/hex"
	"encoding/json"
	"fmt"
	"io"
	"path/filepath"
	"slices"

	"punchboard/carddata/source"
	"punchboard/diag"
	"punchboard/internal/edition"
)

// Name is the file name of a stamp.
const Name = ".punchboard.json"

// format is the version of the file format; other versions count as no stamp.
const format = 6

const (
	maxSize = 16 << 20 // bytes; a larger file is not one of ours
	maxRuns = 16       // two paper sizes in two languages already make four per game

	maxMemories = 4 // runs that keep their memory: the stamp is read by each build
)

// Stamp is what the builds into one directory have done.
type Stamp struct {
	dir    string
	Format int    `json:"format"`
	Runs   []*Run `json:"runs"` // newest first, at most one for each request
}

// Run is one build: what it was asked for, what it read, found and wrote.
type Run struct {
	Program  string    `json:"program"`  // see Program; "" if a file changed while it was read
	Options  []Option  `json:"options"`  // what was asked for, in a fixed order
	Place    string    `json:"place"`    // the name of the game's directory in findings
	Reads    []Read    `json:"reads"`    // sorted
	Findings []finding `json:"findings"` // see SetFindings
	Files    []File    `json:"files"`

	Whole  bool   `json:"whole,omitempty"`  // the files hold all cards of their sets
	Gone   []Gone `json:"gone,omitempty"`   // cards that were printed and are no longer needed, as far as the run looked for them
	Memory []byte `json:"memory,omitempty"` // see SetMemory
}

// Option is a part of a request that has another value than usual, such as "option --paper".
type Option struct {
	Name  string `json:"name"`
	Value string `json:"value"`
}

// Read is an answer that a run got from the game's directory.
type Read struct {
	Kind source.Kind `json:"kind"`
	Path string      `json:"path"`
	Size int64       `json:"size"`
	Sum  Sum         `json:"sum"`
}

// File is a file that a run wrote, or found as it would have written it.
type File struct {
	Path    string   `json:"path"` // below the stamp's directory, with slashes: "fr/tactics.pdf"
	Summary string   `json:"summary"`
	Decks   []string `json:"decks"` // ids of the decks, counter sets and sheets on it
	Key     Sum      `json:"key"`   // of everything that its contents depend on
	Size    int64    `json:"size"`
	Sum     Sum      `json:"sum"`   // of its contents
	Check   uint32   `json:"check"` // their CRC-32C, by which a change is noticed in a tenth of the time

	Streams []byte `json:"streams,omitempty"` // where compressed parts of it are; see pdf.Packed

	Set    string `json:"set,omitempty"`    // of prints that its cards belong to; "" if it holds none
	Cards  []byte `json:"cards,omitempty"`  // see SetCards
	Picked bool   `json:"picked,omitempty"` // it holds only the cards that are not printed yet
}

// finding is a finding with all of its fields: diag.Finding leaves some out of its JSON.
type finding diag.Finding

// Open reads the stamp in a directory. If there is none that is valid, it is empty.
func Open(dir string) *Stamp {
	s := &Stamp{}
	if f, err := source.OpenRegular(filepath.Join(dir, Name)); err == nil {
		defer f.Close()
		s = parse(f)
	}
	s.dir = dir
	return s
}

// parse reads a stamp, which is empty if it is not valid.
func parse(from io.Reader) *Stamp {
	data, err := io.ReadAll(io.LimitReader(from, maxSize+1))
	text, sealed := unseal(data)
	if err != nil || len(data) > maxSize || !sealed {
		return &Stamp{}
	}
	return decode(text)
}

// decode reads the JSON of a stamp.
func decode(text []byte) *Stamp {
	s := &Stamp{}
	if json.Unmarshal(text, s) != nil || !s.valid() {
		return &Stamp{}
	}
	return s
}

// seal appends a line with a hash of the text, so that damage anywhere is noticed: what a stamp
// says of findings can be compared with nothing.
func seal(text []byte) []byte { return fmt.Appendf(text, "\n%x\n", sha256.Sum256(text)) }

// unseal returns the text before the line with its hash. It is not ok if that is wrong.
func unseal(data []byte) (text []byte, ok bool) {
	n := len(data) - len("\n\n") - hex.EncodedLen(sha256.Size)
	if n < 0 {
		return nil, false
	}
	return data[:n], bytes.Equal(data, seal(data[:n:n]))
}

// Of returns the last run of a request, or nil.
func (s *Stamp) Of(options []Option) *Run {
	if i := slices.IndexFunc(s.Runs, func(r *Run) bool { return slices.Equal(r.Options, options) }); i >= 0 {
		return s.Runs[i]
	}
	return nil
}

// With returns a stamp to which a run is added, as the newest one of its request.
func (s *Stamp) With(run *Run) *Stamp {
	runs := []*Run{run}
	for _, old := range s.Runs {
		if slices.Equal(old.Options, run.Options) || len(runs) == maxRuns {
			continue
		}
		if len(runs) >= maxMemories {
			old = old.forgetful()
		}
		runs = append(runs, old)
	}
	return &Stamp{dir: s.dir, Format: format, Runs: runs}
}

// forgetful returns the run without what only makes the next one faster.
func (r *Run) forgetful() *Run {
	f := *r
	f.Memory, f.Files = nil, slices.Clone(r.Files)
	for i := range f.Files {
		f.Files[i].Streams = nil
	}
	return &f
}

// Write writes the stamp as a file of an edition.
func (s *Stamp) Write(out *edition.Edition) error {
	data, err := json.Marshal(s)
	if err != nil {
		return err
	}
	return out.Write(filepath.Join(s.dir, Name), func(w io.Writer) error { _, err := w.Write(seal(data)); return err })
}

// SetReads records what was read of a game. If an answer changed meanwhile, nobody knows which of them the run
// used: no later run counts as unchanged.
func (r *Run) SetReads(files *source.Directory) {
	for _, read := range files.Reads() {
		r.Reads = append(r.Reads, Read{read.Kind, read.Path, read.Size, read.Sum})
	}
	if !files.Steady() {
		r.Program = ""
	}
}

// SetFindings records findings. If they cannot be recorded, no later run counts as unchanged.
func (r *Run) SetFindings(list []diag.Finding) {
	for _, f := range list {
		r.Findings = append(r.Findings, finding(f))
	}
	if _, err := json.Marshal(r.Findings); err != nil { // a number that is not finite
		r.Findings, r.Program = nil, ""
	}
}

// Found returns the findings of the run.
func (r *Run) Found() []diag.Finding {
	list := make([]diag.Finding, len(r.Findings))
	for i, f := range r.Findings {
		list[i] = diag.Finding(f)
	}
	return list
}
