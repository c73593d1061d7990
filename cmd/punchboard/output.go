package main

import (
	"errors"
	"io"
	"os"
	"path/filepath"
	"sync"
)

// outputs gathers the files of a run under temporary names, so that either all
// of them appear or none: a build that fails or is interrupted leaves nothing.
// Its methods may be called from many goroutines.
type outputs struct {
	mu      sync.Mutex
	pending []pendingFile
}

type pendingFile struct{ temp, path string }

// write puts a file next to its place under a temporary name.
func (o *outputs) write(path string, fill func(io.Writer) error) (err error) {
	if err := os.MkdirAll(filepath.Dir(path), 0o755); err != nil {
		return err
	}
	f, err := os.CreateTemp(filepath.Dir(path), "."+filepath.Base(path)+".*")
	if err != nil {
		return err
	}
	o.note(pendingFile{f.Name(), path})
	defer func() { err = errors.Join(err, f.Close()) }()
	if err := f.Chmod(0o644); err != nil {
		return err
	}
	return fill(f)
}

func (o *outputs) note(f pendingFile) {
	o.mu.Lock()
	defer o.mu.Unlock()
	o.pending = append(o.pending, f)
}

// commit renames all files into place.
func (o *outputs) commit() error {
	for len(o.pending) > 0 {
		if err := os.Rename(o.pending[0].temp, o.pending[0].path); err != nil {
			return err
		}
		o.pending = o.pending[1:]
	}
	return nil
}

// discard removes what was not committed.
func (o *outputs) discard() {
	for _, p := range o.pending {
		os.Remove(p.temp)
	}
	o.pending = nil
}
