// Package source reads the files of a game: text in its encodings, CSV, workbooks, and
// YAML nodes, all with positions. It knows nothing about the keys in any file.
package source

import (
	"errors"
	"io/fs"
	"path"
	"strings"

	"punchboard/diag"
)

// Files reads the files of one game and reports every fault as a finding.
type Files struct {
	FS          *Directory
	Place       string // the directory in findings
	Found       diag.List
	Opened      []string // the files that were read, named as in findings
	rows, cells int      // of all tables so far
	full        bool     // whether the game exceeds its limits
}

// Name returns the name of a file in findings.
func (s *Files) Name(name string) string { return path.Join(s.Place, name) }

// Text reads a text file that is named at the position from. It returns the text
// without a byte order mark, and the file's name for findings.
func (s *Files) Text(name string, from diag.Pos) (text []byte, file string, ok bool) {
	name, ok = s.Check(name, from)
	if !ok {
		return nil, "", false
	}
	data, ok := s.Bytes(name, from)
	if !ok {
		return nil, "", false
	}
	file = s.Name(name)
	text, ok = decodeText(data, file, &s.Found)
	return text, file, ok
}

// Bytes reads a file whose name has been checked.
func (s *Files) Bytes(name string, from diag.Pos) ([]byte, bool) {
	data, err := s.FS.ReadFile(name)
	if err != nil {
		s.unreadable(name, from, err)
		return nil, false
	}
	s.Opened = append(s.Opened, s.Name(name))
	return data, true
}

// Check reports whether a path in a game's file names a regular file of acceptable
// size, and returns the clean path.
func (s *Files) Check(name string, from diag.Pos) (clean string, ok bool) {
	if fault, hint := badPath(name); fault != "" {
		s.Found.Errorf(from, CodeBadPath, "the path %s %s", Quote(name), fault).Hintf("%s", hint)
		return "", false
	}
	clean = path.Clean(name)
	info, err := s.FS.Stat(clean)
	if err == nil {
		err = s.FS.permit(clean, info)
	}
	if err != nil {
		s.unreadable(clean, from, err)
		return "", false
	}
	return clean, true
}

func (s *Files) tooLarge(name string, size int64) {
	s.Found.Errorf(diag.Pos{File: s.Name(name)}, CodeTooLarge, "the file has %d MiB; the limit is %d MiB", mebibytes(size), MaxFile>>20).
		Hintf("check that this is the right file: the files of a game are small")
}

// badPath returns what is wrong with a path, and a hint, without looking at the file
// system.
func badPath(name string) (fault, hint string) {
	const relative = "write the path relative to the game's directory: `cards/tactics.csv`"
	switch {
	case name == "":
		return "is empty", relative
	case isAddress(name):
		return "is an internet address", "download the file into the game's directory and write its path there; " + relative
	case strings.ContainsRune(name, 0):
		return "contains a NUL byte", relative
	case strings.Contains(name, `\`):
		return "contains backslashes", "use forward slashes on every system: `" + strings.ReplaceAll(name, `\`, "/") + "`"
	case path.IsAbs(name) || len(name) > 1 && name[1] == ':':
		return "is absolute", relative
	case path.Clean(name) == ".":
		return "is the game's directory itself", "name a file inside it"
	case !fs.ValidPath(path.Clean(name)):
		return "leaves the game's directory", "copy the file into the game's directory; " + relative
	}
	return "", ""
}

// isAddress reports whether a path is a URL.
func isAddress(name string) bool {
	scheme, _, ok := strings.Cut(strings.ToLower(name), "://")
	return ok && (scheme == "http" || scheme == "https" || scheme == "ftp" || scheme == "file")
}

// unreadable adds the finding for a file that cannot be opened or read.
func (s *Files) unreadable(name string, from diag.Pos, err error) {
	var size *SizeError
	switch code, what, hint := Explain(err); {
	case code == CodeNoFile:
		s.missing(name, "file", from)
	case errors.As(err, &size):
		s.tooLarge(name, size.Size)
	default:
		s.Found.Errorf(from, code, "%s %s", Quote(name), what).Hintf("%s", hint)
	}
}

// missing reports which part of a path does not exist, and what exists instead.
func (s *Files) missing(name, what string, from diag.Pos) {
	dir, base := path.Split(name)
	dir = path.Clean(dir)
	entries, err := s.FS.ReadDir(dir)
	if errors.Is(err, fs.ErrNotExist) && dir != "." {
		s.missing(dir, "directory", from)
		return
	}
	var names []string
	for _, e := range entries {
		if e.Name() == base && e.Type()&fs.ModeSymlink != 0 {
			s.Found.Errorf(from, CodeNoFile, "%s is a symbolic link to a missing file", Quote(name)).Hintf("replace the link with the file")
			return
		}
		names = append(names, path.Join(dir, e.Name()))
	}
	hint := diag.DidYouMean(name, names)
	switch {
	case hint == "" && err == nil:
		hint = "put the file there, or correct the path: the directory is empty"
	case hint == "":
		hint = "put the file there, or correct the path"
	}
	s.Found.Errorf(from, CodeNoFile, "there is no %s %s", what, Quote(name)).Hintf("%s", hint)
}

// Entries returns the entries of a directory, sorted by name. A directory that does not
// exist has none; one that cannot be read is a finding at the position from.
func (s *Files) Entries(dir string, from diag.Pos) (entries []fs.DirEntry, ok bool) {
	entries, err := s.FS.ReadDir(dir)
	if err == nil || errors.Is(err, fs.ErrNotExist) {
		return entries, true
	}
	code, what, hint := Explain(err)
	s.Found.Errorf(from, code, "the directory %s %s", Quote(dir), what).Hintf("%s", hint)
	return nil, false
}

// Exists reports whether there is a file of that name. A link that cannot be followed
// counts, so that reading it reports the reason.
func (s *Files) Exists(name string) bool {
	_, err := s.FS.Stat(name)
	return !errors.Is(err, fs.ErrNotExist)
}
