package stamp

import (
	"os"
	"path"
	"path/filepath"
	"strings"
)

// Leftover is a file of earlier builds that the game no longer has.
type Leftover struct {
	Path  string // with slashes
	Whole bool   // it is as it was written, so that nothing of the user's is lost with it
}

// Leftovers lists the files that a new run makes obsolete: those that the last run of the same request wrote and
// the new one has not, unless another request has them, and those of which gone reports that they belong to
// nothing in the game.
func (s *Stamp) Leftovers(now *Run, gone func(File) bool) (list []Leftover) {
	handled := map[string]bool{}
	for _, f := range now.Files {
		handled[strings.ToLower(f.Path)] = true // some file systems ignore case
	}
	last := s.Of(now.Options)
	for _, run := range s.Runs {
		for _, f := range run.Files {
			name := strings.ToLower(f.Path)
			if handled[name] || !(gone(f) || run == last && !s.elsewhere(f.Path, last)) {
				continue
			}
			handled[name] = true
			if s.removable(f) {
				list = append(list, Leftover{f.Path, s.written(f.Path)})
			}
		}
	}
	return list
}

// elsewhere reports whether a run of another request has a file.
func (s *Stamp) elsewhere(path string, except *Run) bool {
	return !all(s.Runs, func(r *Run) bool {
		_, has := r.file(path)
		return r == except || !has
	})
}

// written reports whether a file is as any run wrote it.
func (s *Stamp) written(path string) bool {
	return !all(s.Runs, func(r *Run) bool {
		f, has := r.file(path)
		return !has || !s.isWritten(f)
	})
}

// removable reports whether a file is there that builds write, and not elsewhere behind a link: a stamp that
// somebody else wrote must not make a build remove anything else.
func (s *Stamp) removable(f File) bool {
	if path.Ext(f.Path) != ".pdf" && !strings.HasSuffix(f.Path, "-manifest.csv") {
		return false
	}
	root, err := os.OpenRoot(s.dir)
	if err != nil {
		return false
	}
	defer root.Close()
	info, err := root.Lstat(filepath.FromSlash(f.Path))
	return err == nil && info.Mode().IsRegular()
}
