package trial

import (
	"bytes"
	"io/fs"
	"time"
)

// overlay is a directory with some files replaced.
type overlay struct {
	fs.FS
	changed map[string][]byte
}

// Open opens a file, or its replacement if there is one.
func (o *overlay) Open(name string) (fs.File, error) {
	if text, ok := o.changed[name]; ok {
		return &changedFile{Reader: bytes.NewReader(text), name: name}, nil
	}
	return o.FS.Open(name)
}

// changedFile is a file in memory. It implements fs.FileInfo itself.
type changedFile struct {
	*bytes.Reader
	name string
}

func (f *changedFile) Stat() (fs.FileInfo, error) { return f, nil }
func (f *changedFile) Close() error               { return nil }
func (f *changedFile) Name() string               { return f.name }
func (f *changedFile) Size() int64                { return f.Reader.Size() }
func (f *changedFile) Mode() fs.FileMode          { return 0o444 }
func (f *changedFile) ModTime() time.Time         { return time.Time{} }
func (f *changedFile) IsDir() bool                { return false }
func (f *changedFile) Sys() any                   { return nil }
