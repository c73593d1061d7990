package main

import (
	"io/fs"
	"path"
	"strings"
)

// walkGame visits the files of a game in the order of their names. It leaves out
// hidden files, what a build wrote into the directory, and what is no file, such
// as a pipe. A symbolic link counts as the file or directory that it leads to, so
// that a change behind it is seen; one that leads nowhere, or out of the game,
// counts as nothing.
func walkGame(fsys fs.FS, visit func(path string) error) error {
	w := walk{fsys: fsys, visit: visit}
	return w.dir(".")
}

type walk struct {
	fsys  fs.FS
	visit func(path string) error
	links int // directories on the way that are links
}

// mostLinks bounds the links within links that are followed: one that leads back
// to a directory above it has no end.
const mostLinks = 1

func (w *walk) dir(dir string) error {
	entries, err := fs.ReadDir(w.fsys, dir)
	if err != nil {
		return nil // what cannot be read is the reader's to report, if it is needed
	}
	for _, entry := range entries {
		if strings.HasPrefix(entry.Name(), ".") {
			continue
		}
		if err := w.entry(path.Join(dir, entry.Name()), entry.Type()&fs.ModeSymlink != 0); err != nil {
			return err
		}
	}
	return nil
}

func (w *walk) entry(name string, link bool) error {
	info, err := fs.Stat(w.fsys, name)
	switch {
	case err != nil:
		return nil
	case info.Mode().IsRegular():
		return w.visit(name)
	case !info.IsDir() || w.isOutput(name):
		return nil
	case !link:
		return w.dir(name)
	case w.links == mostLinks:
		return nil
	}
	w.links++
	defer func() { w.links-- }()
	return w.dir(name)
}

// isOutput reports whether a build wrote the directory: it has the usual name, or
// holds a stamp.
func (w *walk) isOutput(dir string) bool {
	if dir == "out" {
		return true
	}
	_, err := fs.Stat(w.fsys, path.Join(dir, stampName))
	return err == nil
}
