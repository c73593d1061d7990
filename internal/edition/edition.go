// Package edition writes the files of a run so that all of them appear together or none does, even if the
// process is killed or the disk is full.
//
// Files are written under temporary names next to their final paths. Commit keeps the files that they replace
// under other names until all are in place. What it is about to do is in a journal in the root directory, so
// that the next edition in this root restores the files of the last complete one, and removes what a killed
// run left. The journal is locked while an edition is open, so that only one process writes at a time.
package edition

import (
	"context"
	"errors"
	"fmt"
	"io"
	"os"
	"path/filepath"
	"slices"
	"sync"
)

// Edition is the files of one run. Its methods are safe for concurrent use.
type Edition struct {
	ctx     context.Context
	root    string
	changes Changes

	mu    sync.Mutex
	log   *journal // nil until the first file is written
	files []*file
	made  []string // directories that were created, each after its parent
	torn  bool     // files could not be restored, or some are left that the next edition has to remove
}

// file is a file of an edition, with the names that it and the file it replaces have meanwhile.
type file struct {
	path, temp, kept string
	gone             bool // it is to be removed, and has no temp
}

func newFile(path string) *file {
	dir, base := filepath.Split(path)
	return &file{path: path, temp: dir + "." + base + newSuffix, kept: dir + "." + base + oldSuffix}
}

const (
	newSuffix = ".punchboard-new"
	oldSuffix = ".punchboard-old"
)

// New returns an empty edition. Its journal will be in the root directory, which need not exist. The context
// ends the wait for another process that writes there.
func New(ctx context.Context, root string) *Edition {
	return &Edition{ctx: ctx, root: filepath.Clean(root), changes: changesOf(ctx)}
}

// Lock waits until no other process writes in the root, and restores what a killed one left. Until Commit or
// Discard, the files there change only through this edition. Write locks as well.
func (e *Edition) Lock() error {
	e.mu.Lock()
	defer e.mu.Unlock()
	return e.begin()
}

// Restore restores what a killed process left in a root, if any, so that the files there are those of one
// edition. It waits for a process that is writing there.
func Restore(ctx context.Context, root string) error {
	e := New(ctx, root)
	if _, err := os.Lstat(filepath.Join(e.root, journalName)); err != nil {
		return nil // without a journal, nothing is left
	}
	defer e.Discard()
	return e.Lock()
}

// Write writes a file of the edition with fill. It becomes visible with Commit. Its mode follows the umask.
func (e *Edition) Write(path string, fill func(io.Writer) error) error {
	if err := Replaceable(path); err != nil {
		return err
	}
	f, err := e.announce(path)
	if err != nil {
		return err
	}
	return e.fill(f, fill)
}

// announce enters a file in the journal and creates its directory.
func (e *Edition) announce(path string) (*file, error) {
	e.mu.Lock()
	defer e.mu.Unlock()
	if err := e.begin(); err != nil {
		return nil, err
	}
	if err := e.mkdir(filepath.Dir(path)); err != nil {
		return nil, err
	}
	if i := slices.IndexFunc(e.files, func(f *file) bool { return f.path == path }); i >= 0 {
		e.files[i].gone = false
		return e.files[i], nil // written again: the later contents count
	}
	return e.enter(newFile(path))
}

func (e *Edition) enter(f *file) (*file, error) {
	e.files = append(e.files, f)
	return f, e.log.add(record{Write: e.local(f.path)})
}

// Remove makes the absence of a file a part of the edition. It disappears with Commit, and so do directories
// below the root that are empty then.
func (e *Edition) Remove(path string) error {
	if err := Replaceable(path); err != nil {
		return err
	}
	e.mu.Lock()
	defer e.mu.Unlock()
	if err := e.begin(); err != nil {
		return err
	}
	f := newFile(path)
	f.gone = true
	_, err := e.enter(f)
	return err
}

// begin locks the root, creating it if it does not exist, and restores what a killed run left.
func (e *Edition) begin() error {
	if e.log != nil {
		return nil
	}
	log, err := e.openJournal()
	if err != nil {
		return err
	}
	e.log = log
	return nil
}

func (e *Edition) fill(f *file, fill func(io.Writer) error) (err error) {
	w, err := e.create(f.temp)
	if err != nil {
		return err
	}
	defer func() { err = errors.Join(err, w.Close()) }()
	if err := fill(&writer{w, e, f.temp}); err != nil {
		return err
	}
	if err := e.change("sync", f.temp); err != nil {
		return err
	}
	return w.Sync()
}

// create creates a temporary file. What is there is replaced, not written to: it may be a link to a file elsewhere.
func (e *Edition) create(temp string) (*os.File, error) {
	if err := e.change("create", temp); err != nil {
		return nil, err
	}
	if exists(temp) {
		if err := os.Remove(temp); err != nil {
			return nil, err
		}
	}
	return os.OpenFile(temp, os.O_WRONLY|os.O_CREATE|os.O_EXCL, 0o666)
}

// writer writes to a temporary file.
type writer struct {
	to   io.Writer
	e    *Edition
	path string
}

func (w *writer) Write(p []byte) (int, error) {
	if err := w.e.change("write", w.path); err != nil {
		return 0, err
	}
	return w.to.Write(p)
}

// Paths lists the files to be written, in the order of their first writes.
func (e *Edition) Paths() []string {
	paths := make([]string, len(e.files))
	for i, f := range e.files {
		paths[i] = f.path
	}
	return paths
}

// Discard removes what was not committed, and the directories that were created for it and are empty. After
// Commit it does nothing.
func (e *Edition) Discard() {
	e.mu.Lock()
	defer e.mu.Unlock()
	if e.log != nil {
		for _, f := range e.files {
			if !f.gone && !e.torn { // if torn, the next edition needs them to see what happened
				e.sweep(f.temp)
			}
		}
		e.close()
	}
	for _, dir := range slices.Backward(e.made) {
		e.remove(dir)
	}
	e.files, e.made = nil, nil
}

// sweep removes a file if it is there. If that fails, the journal stays, so that the next edition removes it.
func (e *Edition) sweep(path string) {
	if exists(path) && e.remove(path) != nil {
		e.torn = true
	}
}

func (e *Edition) remove(path string) error {
	if err := e.change("remove", path); err != nil {
		return err
	}
	return os.Remove(path)
}

// local returns a path relative to the root, or "" if it is not below it. Only files below the root are
// restored after a kill, so that a journal cannot make a run change files elsewhere.
func (e *Edition) local(path string) string {
	rel, err := filepath.Rel(e.root, path)
	if err != nil || !filepath.IsLocal(rel) {
		return ""
	}
	return rel
}

// Replaceable returns an error if there is anything but a regular file at a path: renaming a file over a
// device would destroy the device.
func Replaceable(path string) error {
	switch info, err := os.Stat(path); {
	case err != nil:
		return nil
	case info.IsDir():
		return fmt.Errorf("%s is a directory, not a file", path)
	case !info.Mode().IsRegular():
		return fmt.Errorf("%s is not a regular file", path)
	}
	return nil
}
