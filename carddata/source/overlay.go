package source

import (
	"bytes"
	"io/fs"
	"maps"
	"path"
	"slices"
	"time"
)

// Overlay is a directory with some files replaced or added.
type Overlay struct {
	fs.FS
	Changed map[string][]byte // by path
}

// Open opens a file, or its replacement if there is one.
func (o *Overlay) Open(name string) (fs.File, error) {
	if text, ok := o.Changed[name]; ok {
		return &changedFile{Reader: bytes.NewReader(text), name: name}, nil
	}
	return o.FS.Open(name)
}

// ReadDir lists a directory, with the files that were added.
func (o *Overlay) ReadDir(name string) ([]fs.DirEntry, error) {
	entries, err := fs.ReadDir(o.FS, name)
	for _, file := range slices.Sorted(maps.Keys(o.Changed)) {
		listed := func(e fs.DirEntry) bool { return e.Name() == path.Base(file) }
		if path.Dir(file) == name && !slices.ContainsFunc(entries, listed) {
			entries, err = append(entries, fs.FileInfoToDirEntry(&changedFile{Reader: bytes.NewReader(o.Changed[file]), name: file})), nil
		}
	}
	return entries, err
}

// changedFile is a file in memory. It implements fs.FileInfo itself.
type changedFile struct {
	*bytes.Reader
	name string
}

func (f *changedFile) Stat() (fs.FileInfo, error) { return f, nil }
func (f *changedFile) Close() error               { return nil }
func (f *changedFile) Name() string               { return path.Base(f.name) }
func (f *changedFile) Size() int64                { return f.Reader.Size() }
func (f *changedFile) Mode() fs.FileMode          { return 0o444 }
func (f *changedFile) ModTime() time.Time         { return time.Time{} }
func (f *changedFile) IsDir() bool                { return false }
func (f *changedFile) Sys() any                   { return nil }
