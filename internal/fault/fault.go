// Package fault lets operations fail, for tests: each operation on a game's files in
// turn, and reading files of which only the beginning is left.
package fault

import (
	"errors"
	"io/fs"
	"iter"
	"os"
	"sync/atomic"
)

// allVariable names the environment variable that makes tests try every fault, however
// long that takes. Without it, they try as many as take seconds.
const allVariable = "PUNCHBOARD_FAULTS"

// All reports whether tests try every fault.
func All() bool { return os.Getenv(allVariable) == "all" }

// Prefixes returns the beginnings of a file, from nothing to all but its last byte: each, or
// about so many, spread evenly over the file. If All, it returns up to ten thousand.
func Prefixes(data []byte, most int) iter.Seq[[]byte] {
	if All() {
		most = 10_000
	}
	step := max(1, len(data)/most)
	return func(yield func([]byte) bool) {
		for n := 0; n < len(data); n += step {
			if !yield(data[:n:n]) {
				return
			}
		}
		if step > 1 {
			yield(data[: len(data)-1 : len(data)-1])
		}
	}
}

// Err is the error of operations that fail.
var Err = errors.New("input/output error")

// Files are files, on which one operation fails: opening or reading a file or a
// directory, or asking what it is.
type Files struct {
	fs.FS
	Fails int64 // the number of the operation that fails, from 1

	Failed string // the operation and its file; "" if it was not reached
	done   atomic.Int64
}

func (f *Files) try(op, name string) error {
	if f.done.Add(1) != f.Fails {
		return nil
	}
	f.Failed = op + " " + name
	return &fs.PathError{Op: op, Path: name, Err: Err}
}

// Open opens a file or directory.
func (f *Files) Open(name string) (fs.File, error) {
	if err := f.try("open", name); err != nil {
		return nil, err
	}
	opened, err := f.FS.Open(name)
	if err != nil {
		return nil, err
	}
	if dir, ok := opened.(fs.ReadDirFile); ok {
		return dir, nil
	}
	return &file{opened, name, f}, nil
}

// Stat returns information about a file.
func (f *Files) Stat(name string) (fs.FileInfo, error) {
	if err := f.try("stat", name); err != nil {
		return nil, err
	}
	return fs.Stat(f.FS, name)
}

// ReadDir returns the entries of a directory.
func (f *Files) ReadDir(name string) ([]fs.DirEntry, error) {
	if err := f.try("readdir", name); err != nil {
		return nil, err
	}
	return fs.ReadDir(f.FS, name)
}

// file is an open file.
type file struct {
	fs.File
	name string
	of   *Files
}

func (f *file) Stat() (fs.FileInfo, error) {
	if err := f.of.try("stat", f.name); err != nil {
		return nil, err
	}
	return f.File.Stat()
}

func (f *file) Read(p []byte) (int, error) {
	if err := f.of.try("read", f.name); err != nil {
		return 0, err
	}
	return f.File.Read(p)
}
