package revision

import (
	"bytes"
	"errors"
	"fmt"
	"io"
	"io/fs"
	"path"
	"slices"
	"strconv"
	"strings"
	"time"
)

// Files are the files of a directory as of a revision.
type Files struct {
	git   *git
	names map[string]*entry
}

// entry is a file or directory of a revision.
type entry struct {
	name string // without what leads there
	hash string
	size int64
	mode fs.FileMode
	list []fs.DirEntry // of a directory, sorted
}

var errLink = errors.New("is a link, which is not followed in a revision")

// newFiles returns the files in the output of git ls-tree -z -l that are below a directory.
func newFiles(g *git, list []byte, below string) (*Files, error) {
	f := &Files{g, map[string]*entry{".": {name: ".", mode: fs.ModeDir | 0o555}}}
	for line := range strings.SplitSeq(string(list), "\x00") {
		if line == "" {
			continue
		}
		e, name, err := parseEntry(line)
		if err != nil {
			return nil, err
		}
		if below != "" {
			name = strings.TrimPrefix(name, below+"/")
		}
		if fs.ValidPath(name) && name != "." {
			f.add(name, e)
		}
	}
	for _, e := range f.names {
		slices.SortFunc(e.list, func(a, b fs.DirEntry) int { return strings.Compare(a.Name(), b.Name()) })
	}
	return f, nil
}

// parseEntry parses a line of git ls-tree -l: "100644 blob <hash> <size>\t<path>".
func parseEntry(line string) (*entry, string, error) {
	head, name, ok := strings.Cut(line, "\t")
	words := strings.Fields(head)
	if !ok || len(words) != 4 || !isHash(words[2]) {
		return nil, "", fmt.Errorf("git ls-tree: %q is not understood", line)
	}
	e := &entry{name: path.Base(name), hash: words[2], mode: 0o444}
	switch words[0] {
	case "120000":
		e.mode |= fs.ModeSymlink
	case "160000": // a submodule, whose files are in another repository
		e.mode |= fs.ModeIrregular
		return e, name, nil
	}
	var err error
	if e.size, err = strconv.ParseInt(words[3], 10, 64); err != nil || e.size < 0 {
		return nil, "", fmt.Errorf("git ls-tree: %q is not understood", line)
	}
	return e, name, nil
}

// add enters a file, and the directories that lead to it.
func (f *Files) add(name string, e *entry) {
	for {
		if _, known := f.names[name]; known {
			return
		}
		f.names[name] = e
		dir := path.Dir(name)
		parent, known := f.names[dir]
		if !known {
			parent = &entry{name: path.Base(dir), mode: fs.ModeDir | 0o555}
		}
		parent.list = append(parent.list, fs.FileInfoToDirEntry(e))
		if known {
			return
		}
		name, e = dir, parent
	}
}

// find returns an entry by its path.
func (f *Files) find(op, name string) (*entry, error) {
	if !fs.ValidPath(name) {
		return nil, &fs.PathError{Op: op, Path: name, Err: fs.ErrInvalid}
	}
	e, ok := f.names[name]
	if !ok {
		return nil, &fs.PathError{Op: op, Path: name, Err: fs.ErrNotExist}
	}
	return e, nil
}

// Empty reports whether there are no files: the directory did not exist.
func (f *Files) Empty() bool { return len(f.names) == 1 }

// Stat returns information about a file, without reading it.
func (f *Files) Stat(name string) (fs.FileInfo, error) {
	e, err := f.find("stat", name)
	if err != nil {
		return nil, err
	}
	return e, nil
}

// ReadDir returns the entries of a directory, sorted by name.
func (f *Files) ReadDir(name string) ([]fs.DirEntry, error) {
	e, err := f.find("open", name)
	if err != nil {
		return nil, err
	}
	if !e.IsDir() {
		return nil, &fs.PathError{Op: "open", Path: name, Err: errors.New("is not a directory")}
	}
	return slices.Clone(e.list), nil
}

// Open opens a directory, or a file, which is read.
func (f *Files) Open(name string) (fs.File, error) {
	e, err := f.find("open", name)
	switch {
	case err != nil:
		return nil, err
	case e.IsDir():
		return &directory{e, slices.Clone(e.list)}, nil
	case !e.mode.IsRegular():
		return nil, &fs.PathError{Op: "open", Path: name, Err: errLink}
	}
	data, err := f.git.run(int(min(e.size, maxFile)), "cat-file", "blob", e.hash)
	if err != nil {
		return nil, &fs.PathError{Op: "read", Path: name, Err: err}
	}
	return &file{bytes.NewReader(data), e}, nil
}

// maxFile is the size in bytes of the largest file that is read. Callers have lower limits.
const maxFile = 1 << 30

func (e *entry) Name() string       { return e.name }
func (e *entry) Size() int64        { return e.size }
func (e *entry) Mode() fs.FileMode  { return e.mode }
func (e *entry) ModTime() time.Time { return time.Time{} }
func (e *entry) IsDir() bool        { return e.mode.IsDir() }
func (e *entry) Sys() any           { return nil }

// file is an open file.
type file struct {
	*bytes.Reader
	entry *entry
}

func (f *file) Stat() (fs.FileInfo, error) { return f.entry, nil }
func (*file) Close() error                 { return nil }

// directory is an open directory.
type directory struct {
	entry *entry
	rest  []fs.DirEntry
}

func (d *directory) Stat() (fs.FileInfo, error) { return d.entry, nil }
func (*directory) Close() error                 { return nil }
func (d *directory) Read([]byte) (int, error) {
	return 0, &fs.PathError{Op: "read", Path: d.entry.name, Err: errors.New("is a directory")}
}

// ReadDir returns the next entries, or all of them.
func (d *directory) ReadDir(n int) ([]fs.DirEntry, error) {
	if n <= 0 {
		list := d.rest
		d.rest = nil
		return list, nil
	}
	if len(d.rest) == 0 {
		return nil, io.EOF
	}
	n = min(n, len(d.rest))
	list := d.rest[:n]
	d.rest = d.rest[n:]
	return list, nil
}
