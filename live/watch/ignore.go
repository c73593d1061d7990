package watch

import (
	"path"
	"strings"
)

// ignored reports whether a name is never part of a game: hidden files, what the program
// itself writes, and the temporary files of editors.
func (w *Watcher) ignored(name string) bool {
	for dir := name; dir != "."; dir = path.Dir(dir) {
		base := path.Base(dir)
		if dir != name && temporary(base) || hidden(base) {
			return true
		}
	}
	return temporary(path.Base(name)) || w.opt.Ignore != nil && w.opt.Ignore(name)
}

// hidden reports whether a file or directory is hidden: .git, and the swap and lock files
// of Vim and Emacs, which begin with a dot.
func hidden(base string) bool { return strings.HasPrefix(base, ".") }

// temporary reports whether an editor or office program writes a file of this name while
// it saves another one: backups of Emacs and Vim, Vim's test whether it can write (4913),
// lock files of Excel and LibreOffice, and downloads of browsers.
func temporary(base string) bool {
	switch {
	case base == "4913", strings.HasSuffix(base, "~"), strings.HasPrefix(base, "~$"),
		strings.HasPrefix(base, "#") && strings.HasSuffix(base, "#"):
		return true
	}
	switch strings.ToLower(path.Ext(base)) {
	case ".swp", ".swx", ".swo", ".tmp", ".bak", ".part", ".crdownload":
		return true
	}
	return false
}
