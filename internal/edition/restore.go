package edition

import (
	"errors"
	"io/fs"
	"os"
	"path/filepath"
)

// files are the operations that restore the last complete edition: those of the whole file system, or of
// one directory that no path leads out of.
type files interface {
	Lstat(name string) (fs.FileInfo, error)
	Rename(from, to string) error
	Remove(name string) error
}

// osFiles are the files of the whole file system.
type osFiles struct{}

func (osFiles) Lstat(name string) (fs.FileInfo, error) { return os.Lstat(name) }
func (osFiles) Rename(from, to string) error           { return os.Rename(from, to) }
func (osFiles) Remove(name string) error               { return os.Remove(name) }

// restore undoes the steps of Commit for a file, however many were done; replaced is whether there was a file
// at its path before. It can be interrupted and repeated.
func restore(disk files, f *file, replaced bool) error {
	switch written, kept := has(disk, f.temp), has(disk, f.kept); {
	case written && kept && has(disk, f.path):
		if err := disk.Remove(f.kept); err != nil { // without temp, it would pass for the only copy of the old file
			return err
		}
		return disk.Remove(f.temp)
	case kept: // the new file is in place, or the old one was moved away
		return errors.Join(disk.Rename(f.kept, f.path), removeIf(written, disk, f.temp))
	case written:
		return disk.Remove(f.temp)
	case !replaced:
		return removeIf(has(disk, f.path), disk, f.path)
	}
	return nil // restored before
}

func removeIf(there bool, disk files, path string) error {
	if !there {
		return nil
	}
	return disk.Remove(path)
}

func has(disk files, path string) bool {
	_, err := disk.Lstat(path)
	return err == nil
}

// restoreAll brings a root to the state before the run that wrote these records.
func restoreAll(disk files, records []record) (err error) {
	last := summarize(records)
	for _, name := range last.written {
		f := newFile(name)
		switch {
		case last.done:
			err = errors.Join(err, removeIf(has(disk, f.kept), disk, f.kept))
			if dir := filepath.Dir(name); dir != "." && !has(disk, name) { // it was removed, and perhaps the last one there
				_ = disk.Remove(dir) // a directory that is not empty stays
			}
		case last.committed:
			err = errors.Join(err, restore(disk, f, last.replaced[name]))
		default:
			err = errors.Join(err, removeIf(has(disk, f.temp), disk, f.temp))
		}
	}
	if !last.done {
		for i := len(last.made) - 1; i >= 0; i-- {
			_ = disk.Remove(last.made[i]) // a directory that is not empty stays
		}
	}
	return err
}
