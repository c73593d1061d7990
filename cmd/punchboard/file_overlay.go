package main

import (
	"bytes"
	"io/fs"
	"path"
	"time"
)

// withFile is a directory in which one file has other contents than on disk.
type withFile struct {
	fs.FS
	name string
	data []byte
}

// Open opens the file with the new contents, or any other file of the directory.
func (w withFile) Open(name string) (fs.File, error) {
	if name != w.name {
		return w.FS.Open(name)
	}
	return &openFile{bytes.NewReader(w.data), w}, nil
}

// openFile is the file opened for reading.
type openFile struct {
	*bytes.Reader
	of withFile
}

// Stat returns information about the file.
func (f *openFile) Stat() (fs.FileInfo, error) { return fileInfo{f.of}, nil }

// Close does nothing.
func (f *openFile) Close() error { return nil }

// fileInfo describes the file.
type fileInfo struct{ of withFile }

func (i fileInfo) Name() string     { return path.Base(i.of.name) }
func (i fileInfo) Size() int64      { return int64(len(i.of.data)) }
func (fileInfo) Mode() fs.FileMode  { return 0o644 }
func (fileInfo) ModTime() time.Time { return time.Time{} }
func (fileInfo) IsDir() bool        { return false }
func (fileInfo) Sys() any           { return nil }
