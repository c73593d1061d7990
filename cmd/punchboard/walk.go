package main

import (
	"errors"
	"io/fs"
	"path"
	"strings"

	"punchboard/internal/stamp"
)

// walkGame visits the files of a game in the order of their names. It skips
// hidden files, output of a build, and anything that is not a file, such as a
// pipe. A symbolic link counts as the file or directory that it points to, so
// that changes there are noticed. A link to nothing is ignored; a link that cannot
// be followed, because it leads out of the game, is visited.
func walkGame(fsys fs.FS, visit func(path string) error) error {
	w := walk{fsys: fsys, visit: visit}
	return w.dir(".")
}

type walk struct {
	fsys  fs.FS
	visit func(path string) error
	links int // number of links on the way
}

// mostLinks is the maximum depth of links followed: a link to a directory above
// it would never end.
const mostLinks = 1

func (w *walk) dir(dir string) error {
	entries, err := fs.ReadDir(w.fsys, dir)
	if err != nil {
		return nil // the reader reports it if it is needed
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
	case errors.Is(err, fs.ErrNotExist) || err != nil && !link:
		return nil
	case err != nil || info.Mode().IsRegular():
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

// isOutput reports whether a build wrote the directory: it has the default name
// or contains a stamp.
func (w *walk) isOutput(dir string) bool {
	if dir == "out" {
		return true
	}
	_, err := fs.Stat(w.fsys, path.Join(dir, stamp.Name))
	return err == nil
}
