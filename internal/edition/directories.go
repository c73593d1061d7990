package edition

import (
	"errors"
	"fmt"
	"os"
	"path/filepath"
)

// mkdir creates a directory and its parents, and records before which it will create.
func (e *Edition) mkdir(dir string) error {
	info, err := os.Stat(dir)
	switch {
	case err == nil && info.IsDir():
		return e.stays(dir)
	case err == nil:
		return fmt.Errorf("%s is a file, not a directory", dir)
	}
	if parent := filepath.Dir(dir); parent != dir {
		if err := e.mkdir(parent); err != nil {
			return err
		}
	}
	if e.log != nil {
		if err := e.log.add(record{Mkdir: e.local(dir)}); err != nil {
			return err
		}
	}
	if err := e.change("mkdir", dir); err != nil {
		return err
	}
	err = os.Mkdir(dir, 0o777)
	if errors.Is(err, os.ErrExist) { // another process created it first
		return nil
	}
	if err == nil {
		e.made = append(e.made, dir)
	}
	return err
}

// stays returns an error if a directory below the root is a link that leads out of it.
func (e *Edition) stays(dir string) error {
	if e.root == "" || e.local(dir) == "" {
		return nil
	}
	root, err := filepath.EvalSymlinks(e.root)
	if err != nil {
		return err
	}
	real, err := filepath.EvalSymlinks(dir)
	if err != nil {
		return err
	}
	if rel, err := filepath.Rel(root, real); err != nil || !filepath.IsLocal(rel) {
		return fmt.Errorf("%s is a symbolic link that leads out of %s", dir, e.root)
	}
	return nil
}
