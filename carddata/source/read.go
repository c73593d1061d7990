package source

import (
	"cmp"
	"crypto/sha256"
	"errors"
	"fmt"
	"io/fs"
	"slices"
	"strings"
)

// Kind is what was asked about a path of a game.
type Kind uint8

// The questions.
const (
	Contents Kind = iota // of a file
	Listing              // the names and types of what is in a directory
	Status               // whether there is a file, a directory, or nothing
	kinds
)

// Valid reports whether k is one of the questions.
func (k Kind) Valid() bool { return k < kinds }

// Read is the answer to a question about a path in a game's directory. That a file is
// missing, or cannot be read, is an answer too.
type Read struct {
	Kind Kind
	Path string
	Size int64             // bytes of a file; 0 for other answers
	Sum  [sha256.Size]byte // of the answer
}

// question identifies what was asked.
type question struct {
	kind Kind
	path string
}

// Reads returns everything that was read, sorted by path. Of a question with several
// answers it has the last; see Steady.
func (d *Directory) Reads() []Read {
	d.mu.Lock()
	defer d.mu.Unlock()
	var list []Read
	for q, r := range d.reads {
		if _, read := d.reads[question{Contents, q.path}]; q.kind != Status || !read { // the contents say whether there is a file
			list = append(list, r)
		}
	}
	slices.SortFunc(list, func(a, b Read) int { return cmp.Or(strings.Compare(a.Path, b.Path), cmp.Compare(a.Kind, b.Kind)) })
	return list
}

// Steady reports whether every question had the same answer each time.
func (d *Directory) Steady() bool {
	d.mu.Lock()
	defer d.mu.Unlock()
	return !d.unsteady
}

// Still reports whether a question has the answer that it had before. It asks again only if
// the question has not been asked so far.
func (d *Directory) Still(before Read) bool {
	d.mu.Lock()
	now, asked := d.reads[question{before.Kind, before.Path}]
	d.mu.Unlock()
	return asked && now == before || !asked && d.Has(before)
}

// Has reports whether a question has the answer that it had before.
func (d *Directory) Has(before Read) bool {
	switch before.Kind {
	case Contents:
		d.hash(before.Path)
	case Listing:
		_, _ = d.ReadDir(before.Path)
	case Status:
		_, _ = d.Stat(before.Path)
	}
	d.mu.Lock()
	defer d.mu.Unlock()
	now, asked := d.reads[question{before.Kind, before.Path}]
	return asked && now == before
}

// record records an answer, unless the context has been canceled. It fails if files that
// were read at the same time leave no room for the file.
func (d *Directory) record(r Read) error {
	if d.ctx.Err() != nil {
		return d.ctx.Err()
	}
	d.mu.Lock()
	defer d.mu.Unlock()
	if err := d.fits(r.Path, r.Size); err != nil && r.Kind == Contents {
		return err
	}
	q := question{r.Kind, r.Path}
	before, asked := d.reads[q]
	d.unsteady = d.unsteady || asked && before != r
	d.total += r.Size - before.Size
	d.reads[q] = r
	return nil
}

// status returns the answer to whether there is a file.
func status(info fs.FileInfo, err error) string {
	switch {
	case errors.Is(err, fs.ErrNotExist):
		return "missing"
	case err != nil:
		return err.Error()
	}
	return info.Mode().Type().String()
}

// listing returns the answer to what is in a directory.
func listing(name string, entries []fs.DirEntry, err error) Read {
	var text strings.Builder
	if err != nil {
		text.WriteString(status(nil, err))
	}
	for _, e := range entries {
		fmt.Fprintf(&text, "%s %q\n", e.Type(), e.Name())
	}
	return Read{Kind: Listing, Path: name, Sum: sumOf(text.String())}
}

func sumOf(text string) [sha256.Size]byte { return sha256.Sum256([]byte(text)) }
