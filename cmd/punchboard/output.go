package main

import (
	"errors"
	"fmt"
	"io"
	"os"
	"path/filepath"
	"slices"
	"sync"

	"github.com/spf13/cobra"
)

// outFlag is the directory that a command writes into.
type outFlag string

func (f *outFlag) register(cmd *cobra.Command) {
	cmd.Flags().StringVarP((*string)(f), "out", "o", "out", "write files to `DIR`")
	cmd.MarkFlagDirname("out")
}

// outputs writes the files of a run under temporary names, so that either all of
// them appear or none: a run that fails or is interrupted leaves nothing behind,
// not even a directory. Its methods are safe for concurrent use.
type outputs struct {
	mu      sync.Mutex
	pending []pendingFile
	made    []string // directories that were created, each after its parent
}

type pendingFile struct{ temp, path string }

// write writes a file under a temporary name next to its final path.
func (o *outputs) write(path string, fill func(io.Writer) error) (err error) {
	if err := replaceable(path); err != nil {
		return err
	}
	f, err := o.create(path)
	if err != nil {
		return err
	}
	defer func() { err = errors.Join(err, f.Close()) }()
	if err := f.Chmod(0o644); err != nil {
		return err
	}
	return fill(f)
}

// replaceable rejects a path that is not a regular file: renaming a file over a
// device would destroy the device.
func replaceable(path string) error {
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

// writable rejects, before any work is done, a path at which no file can be
// written. A missing directory is fine, because it will be created.
func writable(path string) error {
	if path == "" {
		return nil
	}
	if err := replaceable(path); err != nil {
		return failed(err)
	}
	for dir := filepath.Dir(path); ; dir = filepath.Dir(dir) {
		info, err := os.Stat(dir)
		if err == nil && !info.IsDir() {
			return failed(fmt.Errorf("%s is a file, not a directory", dir))
		}
		if err == nil || dir == filepath.Dir(dir) {
			return nil
		}
	}
}

// create opens the temporary file for a path.
func (o *outputs) create(path string) (*os.File, error) {
	o.mu.Lock()
	defer o.mu.Unlock()
	dir := filepath.Dir(path)
	if err := o.mkdir(dir); err != nil {
		return nil, err
	}
	f, err := os.CreateTemp(dir, "."+filepath.Base(path)+".*")
	if err != nil {
		return nil, err
	}
	o.pending = append(o.pending, pendingFile{f.Name(), path})
	return f, nil
}

// mkdir creates a directory and its parents, and records which it created.
func (o *outputs) mkdir(dir string) error {
	info, err := os.Stat(dir)
	switch {
	case err == nil && info.IsDir():
		return nil
	case err == nil:
		return fmt.Errorf("%s is a file, not a directory", dir)
	}
	if parent := filepath.Dir(dir); parent != dir {
		if err := o.mkdir(parent); err != nil {
			return err
		}
	}
	err = os.Mkdir(dir, 0o755)
	if errors.Is(err, os.ErrExist) { // another process created it first
		return nil
	}
	if err == nil {
		o.made = append(o.made, dir)
	}
	return err
}

// paths lists the files to be written.
func (o *outputs) paths() []string {
	paths := make([]string, len(o.pending))
	for i, p := range o.pending {
		paths[i] = p.path
	}
	return paths
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

// discard removes what was not committed; directories that are not empty stay.
func (o *outputs) discard() {
	for _, p := range o.pending {
		os.Remove(p.temp)
	}
	for _, dir := range slices.Backward(o.made) {
		os.Remove(dir)
	}
	o.pending, o.made = nil, nil
}
