package edition

import (
	"errors"
	"os"
	"path/filepath"
	"slices"
)

// Commit puts all files in place. If one cannot be, the files that they would have replaced are as before,
// and the error is returned.
func (e *Edition) Commit() error {
	e.mu.Lock()
	defer e.mu.Unlock()
	if e.log == nil {
		return nil
	}
	if err := e.log.commit(e); err != nil {
		return err
	}
	for _, f := range e.files {
		if err := e.replace(f); err != nil {
			return errors.Join(err, e.undo())
		}
	}
	if err := e.syncDirectories(); err != nil {
		return errors.Join(err, e.undo())
	}
	if err := e.log.finish(); err != nil {
		return errors.Join(err, e.undoFinished())
	}
	for _, f := range e.files {
		e.sweep(f.kept)
		if f.gone {
			e.removeEmpty(filepath.Dir(f.path))
		}
	}
	e.files, e.made = nil, nil
	e.close()
	return nil
}

// removeEmpty removes a directory and its parents below the root as far as they are empty.
func (e *Edition) removeEmpty(dir string) {
	for ; e.local(dir) != "" && dir != e.root; dir = filepath.Dir(dir) {
		if all, err := os.ReadDir(dir); err != nil || len(all) > 0 {
			return
		}
		if e.remove(dir) != nil {
			e.torn = true
			return
		}
	}
}

// replace keeps the file that is at the path now, and puts the new one there, if there is one.
func (e *Edition) replace(f *file) error {
	switch there := exists(f.path); {
	case f.gone && there:
		return e.rename(f.path, f.kept)
	case f.gone:
		return nil
	case there:
		if err := e.keep(f); err != nil {
			return err
		}
	}
	return e.rename(f.temp, f.path)
}

// keep gives the file at the path its second name. A link leaves the first one, so that readers always find
// a file; file systems without links get a moment without it.
func (e *Edition) keep(f *file) error {
	if exists(f.kept) { // left by a run of which no journal is left
		if err := e.remove(f.kept); err != nil {
			return err
		}
	}
	if err := e.change("link", f.kept); err != nil {
		return err
	}
	if os.Link(f.path, f.kept) == nil {
		return nil
	}
	return e.rename(f.path, f.kept)
}

func (e *Edition) rename(from, to string) error {
	if err := e.change("rename", to); err != nil {
		return err
	}
	return os.Rename(from, to)
}

// undoFinished restores the files that were replaced, after the journal may say that all are in place. If it cannot be
// made to say otherwise, they stay: an edition that was restored by halves would pass for the new one.
func (e *Edition) undoFinished() error {
	if err := e.log.unfinish(); err != nil {
		e.torn = true
		return err
	}
	return e.undo()
}

// undo restores the files that were replaced.
func (e *Edition) undo() (err error) {
	for _, f := range e.files {
		err = errors.Join(err, restore(disk{e: e}, f, e.log.replaced[f.path]))
	}
	e.torn = err != nil
	return err
}

// syncDirectories makes the new names durable.
func (e *Edition) syncDirectories() error {
	var done []string
	for _, f := range e.files {
		dir := filepath.Dir(f.path)
		if slices.Contains(done, dir) {
			continue
		}
		done = append(done, dir)
		if err := e.change("sync", dir); err != nil {
			return err
		}
		syncDirectory(dir)
	}
	return nil
}

// syncDirectory makes the names in a directory durable where the system can do so; Windows cannot.
func syncDirectory(dir string) {
	d, err := os.Open(dir)
	if err != nil {
		return
	}
	defer d.Close()
	_ = d.Sync()
}

func exists(path string) bool {
	_, err := os.Lstat(path)
	return err == nil
}
