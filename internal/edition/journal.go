package edition

import (
	"bufio"
	"encoding/json"
	"errors"
	"fmt"
	"io"
	"os"
	"path/filepath"
	"time"
)

// journalName is the file in the root that locks it and lists what an edition does there. It exists only while an
// edition is open, or after a process was killed meanwhile.
const journalName = ".punchboard-journal"

// maxJournal is the most bytes of a journal that are read; a longer file is not one of ours.
const maxJournal = 16 << 20

// record is a line of a journal. Names are relative to the root; they are empty for files elsewhere.
type record struct {
	Mkdir  string          `json:"mkdir,omitempty"`  // a directory that will be created
	Write  string          `json:"write,omitempty"`  // a file that will be written under its temporary name
	Commit map[string]bool `json:"commit,omitempty"` // all files are written; whether each replaces one
	Done   bool            `json:"done,omitempty"`   // all files are in place
}

// journal is the open journal of an edition.
type journal struct {
	e        *Edition
	file     *os.File
	replaced map[string]bool // by path, set by commit
	before   int64           // size without the record that all files are in place
}

// openJournal creates the root if it does not exist, locks its journal, waiting for a process that has it, and
// restores what it says.
func (e *Edition) openJournal() (*journal, error) {
	for {
		if err := e.mkdir(e.root); err != nil {
			return nil, err
		}
		f, err := e.lockJournal()
		if err != nil {
			return nil, err
		}
		if f == nil { // the process that had the lock removed the file
			continue
		}
		if err := e.restoreFrom(f); err != nil {
			return nil, errors.Join(err, f.Close())
		}
		return &journal{e: e, file: f}, nil
	}
}

// lockJournal opens and locks the journal. It returns nil if the file was removed before it was locked.
func (e *Edition) lockJournal() (*os.File, error) {
	path := filepath.Join(e.root, journalName)
	if err := Replaceable(path); err != nil {
		return nil, err
	}
	if info, err := os.Lstat(path); err == nil && !info.Mode().IsRegular() { // what it leads to would be overwritten
		return nil, fmt.Errorf("%s is a symbolic link", path)
	}
	if err := e.change("create", path); err != nil {
		return nil, err
	}
	f, err := os.OpenFile(path, os.O_RDWR|os.O_CREATE, 0o666)
	if err != nil {
		return nil, err
	}
	if err := e.wait(f); err != nil {
		return nil, errors.Join(err, f.Close())
	}
	locked, err := f.Stat()
	if err != nil {
		return nil, errors.Join(err, f.Close())
	}
	if now, err := os.Stat(path); err != nil || !os.SameFile(locked, now) {
		return nil, f.Close()
	}
	return f, nil
}

// wait locks a file, or returns the error of the context. A file system that has no locks is taken as it is.
func (e *Edition) wait(f *os.File) error {
	for delay := time.Millisecond; !tryLock(f); delay = min(2*delay, 100*time.Millisecond) {
		select {
		case <-e.ctx.Done():
			return fmt.Errorf("another process is writing into %s: %w", e.root, e.ctx.Err())
		case <-time.After(delay):
		}
	}
	return nil
}

// restoreFrom brings the root to the state before the run whose journal a file has, and empties it.
func (e *Edition) restoreFrom(f *os.File) error {
	records := readRecords(f)
	if len(records) > 0 {
		root, err := os.OpenRoot(e.root)
		if err != nil {
			return err
		}
		defer root.Close()
		if err := restoreAll(root, records); err != nil {
			return fmt.Errorf("%s: the files of an interrupted run cannot be restored: %w", e.root, err)
		}
	}
	if err := f.Truncate(0); err != nil {
		return err
	}
	_, err := f.Seek(0, io.SeekStart)
	return err
}

// readRecords returns the whole lines of a journal. A line that a kill cut short was not acted upon.
func readRecords(r io.Reader) (records []record) {
	lines := bufio.NewReader(io.LimitReader(r, maxJournal))
	for {
		line, err := lines.ReadBytes('\n')
		if err != nil {
			return records
		}
		var one record
		if json.Unmarshal(line, &one) != nil {
			return records
		}
		records = append(records, one)
	}
}

// summary is what the records of a journal amount to.
type summary struct {
	made, written   []string
	replaced        map[string]bool
	committed, done bool
}

func summarize(records []record) (s summary) {
	for _, r := range records {
		if filepath.IsLocal(r.Mkdir) {
			s.made = append(s.made, r.Mkdir)
		}
		if filepath.IsLocal(r.Write) {
			s.written = append(s.written, r.Write)
		}
		if r.Commit != nil {
			s.committed, s.replaced = true, r.Commit
		}
		s.done = s.done || r.Done
	}
	return s
}

// add appends a record. It does not wait until it is on disk: see sync.
func (j *journal) add(r record) error {
	line, err := json.Marshal(r)
	if err != nil {
		return err
	}
	if err := j.e.change("log", j.file.Name()); err != nil {
		return err
	}
	_, err = j.file.Write(append(line, '\n'))
	return err
}

// sync waits until the journal is on disk, so that what it announces can begin.
func (j *journal) sync() error {
	if err := j.e.change("sync", j.file.Name()); err != nil {
		return err
	}
	return j.file.Sync()
}

// commit records that all files are written, and which of them replace a file.
func (j *journal) commit(e *Edition) error {
	j.replaced = map[string]bool{}
	local := map[string]bool{}
	for _, f := range e.files {
		j.replaced[f.path] = exists(f.path)
		if name := e.local(f.path); name != "" {
			local[name] = j.replaced[f.path]
		}
	}
	return errors.Join(j.add(record{Commit: local}), j.sync())
}

// finish records that all files are in place.
func (j *journal) finish() (err error) {
	if j.before, err = j.file.Seek(0, io.SeekCurrent); err != nil {
		return err
	}
	return errors.Join(j.add(record{Done: true}), j.sync())
}

// unfinish removes what finish has recorded.
func (j *journal) unfinish() error {
	if err := j.e.change("truncate", j.file.Name()); err != nil {
		return err
	}
	return j.file.Truncate(j.before)
}

// close removes the journal and unlocks it. If files could not be restored, it stays for the next run.
func (e *Edition) close() {
	if !e.torn && e.log.empty() == nil {
		_ = e.remove(e.log.file.Name())
	}
	_ = e.log.file.Close()
	e.log = nil
}

// empty empties the journal, because some systems do not remove open files.
func (j *journal) empty() error {
	if err := j.e.change("truncate", j.file.Name()); err != nil {
		return err
	}
	return j.file.Truncate(0)
}
