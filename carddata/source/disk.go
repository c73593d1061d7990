package source

import (
	"io/fs"
	"os"
)

// disk is a directory on disk. Nothing outside it is opened, whatever links say.
type disk struct {
	root *os.Root
	fs.FS
}

// OpenDisk opens a directory on disk. A path or a symbolic link that leads out of it
// cannot be opened; see Explain.
func OpenDisk(dir string) (fs.FS, error) {
	root, err := os.OpenRoot(dir)
	if err != nil {
		return nil, err
	}
	return disk{root, root.FS()}, nil
}

// Open opens a file. It does not wait for a pipe to be written to.
func (d disk) Open(name string) (fs.File, error) {
	if !fs.ValidPath(name) {
		return nil, &fs.PathError{Op: "open", Path: name, Err: fs.ErrInvalid}
	}
	return d.root.OpenFile(name, os.O_RDONLY|doNotWait, 0)
}

// Stat returns information about a file, without opening it.
func (d disk) Stat(name string) (fs.FileInfo, error) { return fs.Stat(d.FS, name) }

// ReadDir returns the entries of a directory, sorted by name.
func (d disk) ReadDir(name string) ([]fs.DirEntry, error) { return fs.ReadDir(d.FS, name) }

// OpenRegular opens a file on disk, which need not be in a game. The error for a device
// or pipe is an ErrIrregular.
func OpenRegular(path string) (*os.File, error) {
	info, err := os.Stat(path)
	if err != nil {
		return nil, err
	}
	if !info.Mode().IsRegular() {
		return nil, failedTo("open", path, ErrIrregular)
	}
	return os.OpenFile(path, os.O_RDONLY|doNotWait, 0)
}
