// Package source reads the files of a game: text in its encodings, CSV, workbooks, and
// YAML nodes, all with positions. It knows nothing about the keys in any file.
package source

import (
	"bytes"
	"errors"
	"io"
	"io/fs"
	"path"
	"strings"
	"syscall"

	"punchboard/diag"
)

// MaxFile is the maximum size of a file in a game. Pictures come nowhere near it; a
// larger file is a mistake, and reading it would only waste time and memory.
const MaxFile = 64 << 20

// Files reads the files of one game and reports every fault as a finding.
type Files struct {
	FS          fs.FS
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
	f, err := s.FS.Open(name)
	if err != nil {
		s.unreadable(name, from, err)
		return nil, false
	}
	defer f.Close()
	s.Opened = append(s.Opened, s.Name(name))
	var data bytes.Buffer
	if info, err := f.Stat(); err == nil && info.Size() <= MaxFile {
		data.Grow(int(info.Size()) + bytes.MinRead)
	}
	// One byte over the limit shows that a file has grown since its size was checked.
	if _, err := data.ReadFrom(io.LimitReader(f, MaxFile+1)); err != nil {
		s.unreadable(name, from, err)
		return nil, false
	}
	if data.Len() > MaxFile {
		s.tooLarge(name, int64(data.Len()))
		return nil, false
	}
	return data.Bytes(), true
}

// Check reports whether a path in a game's file names a regular file of acceptable
// size, and returns the clean path.
func (s *Files) Check(name string, from diag.Pos) (clean string, ok bool) {
	if fault, hint := badPath(name); fault != "" {
		s.Found.Errorf(from, CodeBadPath, "the path %s %s", Quote(name), fault).Hintf("%s", hint)
		return "", false
	}
	clean = path.Clean(name)
	info, err := fs.Stat(s.FS, clean)
	switch {
	case err != nil:
		s.unreadable(clean, from, err)
	case info.IsDir():
		s.Found.Errorf(from, CodeBadPath, "%s is a directory, not a file", Quote(clean)).Hintf("name a file inside it")
	case !info.Mode().IsRegular():
		s.Found.Errorf(from, CodeUnreadable, "%s is a device or pipe, not a file", Quote(clean))
	case info.Size() > MaxFile:
		s.tooLarge(clean, info.Size())
	default:
		return clean, true
	}
	return "", false
}

func (s *Files) tooLarge(name string, size int64) {
	s.Found.Errorf(diag.Pos{File: s.Name(name)}, CodeTooLarge, "the file has %d MiB; the limit is %d MiB", (size+1<<20-1)>>20, MaxFile>>20).
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

// unreadable adds the finding for a file that cannot be opened.
func (s *Files) unreadable(name string, from diag.Pos, err error) {
	switch {
	case errors.Is(err, fs.ErrNotExist):
		s.missing(name, "file", from)
	case errors.Is(err, syscall.ELOOP):
		s.Found.Errorf(from, CodeBadPath, "%s is a symbolic link that leads back to itself", Quote(name)).
			Hintf("replace the link with the file")
	case strings.Contains(err.Error(), "escapes from parent"): // os.Root has no exported error for this
		s.Found.Errorf(from, CodeBadPath, "%s is a symbolic link that leaves the game's directory", Quote(name)).
			Hintf("copy the file into the game's directory")
	default:
		s.Found.Errorf(from, CodeUnreadable, "%s cannot be read: %s", Quote(name), cause(err))
	}
}

// cause removes the operation and path from a file error, since the finding already
// names them.
func cause(err error) string {
	var pe *fs.PathError
	if errors.As(err, &pe) {
		err = pe.Err
	}
	return err.Error()
}

// missing reports which part of a path does not exist, and what exists instead.
func (s *Files) missing(name, what string, from diag.Pos) {
	dir, base := path.Split(name)
	dir = path.Clean(dir)
	entries, err := fs.ReadDir(s.FS, dir)
	if err != nil && dir != "." {
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
	if hint == "" {
		hint = "put the file there, or correct the path: the directory is empty"
	}
	s.Found.Errorf(from, CodeNoFile, "there is no %s %s", what, Quote(name)).Hintf("%s", hint)
}

// Exists reports whether there is a file of that name. A link that cannot be followed
// counts, so that reading it reports the reason.
func (s *Files) Exists(name string) bool {
	_, err := fs.Stat(s.FS, name)
	return !errors.Is(err, fs.ErrNotExist)
}
