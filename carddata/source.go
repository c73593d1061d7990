package carddata

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

// maxFile is the most that a file of a game may hold. Pictures come nowhere
// near it; a file beyond it is a mistake, and reading it would only hurt.
const maxFile = 64 << 20

// source reads the files of one game, each fault a finding.
type source struct {
	fsys        fs.FS
	place       string // how findings name the directory
	found       diag.List
	files       []string // those that were read, as findings name them
	rows, cells int      // of all tables so far
	full        bool     // whether the game is over its limits
}

// named gives the name of a file as findings write it.
func (s *source) named(name string) string { return path.Join(s.place, name) }

// text reads a text file that the place `from` refers to. It gives the text
// without byte order mark, and the file's name for findings.
func (s *source) text(name string, from diag.Pos) (text []byte, file string, ok bool) {
	name, ok = s.check(name, from)
	if !ok {
		return nil, "", false
	}
	data, ok := s.bytes(name, from)
	if !ok {
		return nil, "", false
	}
	file = s.named(name)
	text, ok = decodeText(data, file, &s.found)
	return text, file, ok
}

// bytes reads a file whose name was checked.
func (s *source) bytes(name string, from diag.Pos) ([]byte, bool) {
	f, err := s.fsys.Open(name)
	if err != nil {
		s.unreadable(name, from, err)
		return nil, false
	}
	defer f.Close()
	s.files = append(s.files, s.named(name))
	var data bytes.Buffer
	if info, err := f.Stat(); err == nil && info.Size() <= maxFile {
		data.Grow(int(info.Size()) + bytes.MinRead)
	}
	// One byte more than the limit tells a file that grew from one that fits.
	if _, err := data.ReadFrom(io.LimitReader(f, maxFile+1)); err != nil {
		s.unreadable(name, from, err)
		return nil, false
	}
	if data.Len() > maxFile {
		s.tooLarge(name, int64(data.Len()))
		return nil, false
	}
	return data.Bytes(), true
}

// check tells whether a path of a game's file names a regular file of bearable
// size, and gives its clean form.
func (s *source) check(name string, from diag.Pos) (clean string, ok bool) {
	if fault, hint := badPath(name); fault != "" {
		s.found.Errorf(from, CodeBadPath, "the path %s %s", quoted(name), fault).Hintf("%s", hint)
		return "", false
	}
	clean = path.Clean(name)
	info, err := fs.Stat(s.fsys, clean)
	switch {
	case err != nil:
		s.unreadable(clean, from, err)
	case info.IsDir():
		s.found.Errorf(from, CodeBadPath, "%s is a directory, not a file", quoted(clean)).Hintf("name a file in it")
	case !info.Mode().IsRegular():
		s.found.Errorf(from, CodeUnreadable, "%s is a device or pipe, not a file", quoted(clean))
	case info.Size() > maxFile:
		s.tooLarge(clean, info.Size())
	default:
		return clean, true
	}
	return "", false
}

func (s *source) tooLarge(name string, size int64) {
	s.found.Errorf(diag.Pos{File: s.named(name)}, CodeTooLarge, "the file has %d MiB; at most %d are read", (size+1<<20-1)>>20, maxFile>>20).
		Hintf("a game's files are small: is this the right file?")
}

// badPath says what is wrong with a path as such, and the way out.
func badPath(name string) (fault, hint string) {
	const relative = "paths start at the game's directory: `cards/tactics.csv`"
	switch {
	case name == "":
		return "is empty", relative
	case strings.ContainsRune(name, 0):
		return "holds a NUL byte", relative
	case strings.Contains(name, `\`):
		return "has backslashes", "write slashes, on every system: `" + strings.ReplaceAll(name, `\`, "/") + "`"
	case path.IsAbs(name) || len(name) > 1 && name[1] == ':':
		return "is absolute", relative
	case path.Clean(name) == ".":
		return "is the game's directory itself", "name a file in it"
	case !fs.ValidPath(path.Clean(name)):
		return "leaves the game's directory", "copy the file into the game's directory; " + relative
	}
	return "", ""
}

// unreadable adds the finding for a file that cannot be opened.
func (s *source) unreadable(name string, from diag.Pos, err error) {
	switch {
	case errors.Is(err, fs.ErrNotExist):
		s.missing(name, "file", from)
	case errors.Is(err, syscall.ELOOP):
		s.found.Errorf(from, CodeBadPath, "%s is a symbolic link that leads back to itself", quoted(name)).
			Hintf("replace the link by the file")
	case strings.Contains(err.Error(), "escapes from parent"): // os.Root has no error to compare with
		s.found.Errorf(from, CodeBadPath, "%s is a symbolic link that leaves the game's directory", quoted(name)).
			Hintf("copy the file into the game's directory")
	default:
		s.found.Errorf(from, CodeUnreadable, "%s cannot be read: %s", quoted(name), cause(err))
	}
}

// cause takes the operation and path off a file error, which the finding has
// already named.
func cause(err error) string {
	var pe *fs.PathError
	if errors.As(err, &pe) {
		err = pe.Err
	}
	return err.Error()
}

// missing says which part of a path does not exist, and what is there instead.
func (s *source) missing(name, what string, from diag.Pos) {
	dir, base := path.Split(name)
	dir = path.Clean(dir)
	entries, err := fs.ReadDir(s.fsys, dir)
	if err != nil && dir != "." {
		s.missing(dir, "directory", from)
		return
	}
	var names []string
	for _, e := range entries {
		if e.Name() == base && e.Type()&fs.ModeSymlink != 0 {
			s.found.Errorf(from, CodeNoFile, "%s is a symbolic link to nothing", quoted(name)).Hintf("replace the link by the file")
			return
		}
		names = append(names, path.Join(dir, e.Name()))
	}
	hint := diag.DidYouMean(name, names)
	if hint == "" {
		hint = "its directory is empty: put the file there, or correct the path"
	}
	s.found.Errorf(from, CodeNoFile, "there is no %s %s", what, quoted(name)).Hintf("%s", hint)
}

// exists tells whether there is something of that name. A link that cannot be
// followed counts, so that reading it says why.
func (s *source) exists(name string) bool {
	_, err := fs.Stat(s.fsys, name)
	return !errors.Is(err, fs.ErrNotExist)
}
