package edition

import (
	"crypto/rand"
	"io"
	"os"
	"path/filepath"
	"time"
)

// stale is the age at which a temporary file of WriteFile is taken for that of a killed process.
const stale = time.Hour

// WriteFile writes a single file so that it appears as a whole or not at all. It needs no journal, and so no
// lock, so that many machines can write into a directory that they share.
func WriteFile(path string, fill func(io.Writer) error) error {
	return (&Edition{}).writeFile(path, fill)
}

func (e *Edition) writeFile(path string, fill func(io.Writer) error) error {
	if err := Replaceable(path); err != nil {
		return err
	}
	dir, base := filepath.Split(path)
	if err := e.mkdir(filepath.Clean(dir)); err != nil {
		e.Discard()
		return err
	}
	sweep(dir, base)
	f := &file{path: path, temp: dir + "." + base + "." + rand.Text()[:8] + newSuffix}
	err := e.fill(f, fill)
	if err == nil {
		err = e.rename(f.temp, path)
	}
	if err != nil {
		e.abandon(f.temp)
		return err
	}
	syncDirectory(filepath.Dir(path))
	return nil
}

// abandon removes a temporary file and the directories created for it.
func (e *Edition) abandon(temp string) {
	os.Remove(temp)
	e.Discard()
}

// sweep removes what killed processes left of earlier versions of a file.
func sweep(dir, base string) {
	left, err := filepath.Glob(escaped(dir+"."+base+".") + "????????" + newSuffix)
	if err != nil {
		return
	}
	for _, name := range left {
		if info, err := os.Lstat(name); err == nil && time.Since(info.ModTime()) > stale {
			os.Remove(name)
		}
	}
}

// escaped returns a path as a pattern of filepath.Match that matches only it. Windows has no escapes there; names
// with brackets are not swept.
func escaped(path string) string {
	if os.PathSeparator == '\\' {
		return path
	}
	var pattern []byte
	for _, c := range []byte(path) {
		if c == '*' || c == '?' || c == '[' || c == '\\' {
			pattern = append(pattern, '\\')
		}
		pattern = append(pattern, c)
	}
	return string(pattern)
}
