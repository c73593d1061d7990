// Package printed remembers which cards of a game have been printed, and how they looked, so that only
// those that differ are printed again.
//
// The record is a table beside the PDFs of a game. It changes only when somebody confirms that the files of
// a build have been printed, so that no card is forgotten whose print failed.
package printed

import (
	"encoding/csv"
	"errors"
	"fmt"
	"io"
	"io/fs"
	"maps"
	"path/filepath"
	"slices"
	"strconv"

	"punchboard/carddata/source"
	"punchboard/internal/edition"
	"punchboard/internal/stamp"
)

// Name is the file name of a record.
const Name = ".printed"

// header is the first line of a record.
var header = []string{"set", "deck", "card", "copies", "faces"}

// maxSize is the size in bytes of the largest record that is read; a larger file is not one of ours.
const maxSize = 64 << 20

// Record is the printed cards of a game, by their sets of prints and stamp.Card.Key.
type Record struct {
	dir  string
	sets map[string]map[string]stamp.Card
}

// Open reads the record in a directory, which is empty if there is none. A record that is damaged is an
// error: taking it for an empty one would lose it with the next confirmation.
func Open(dir string) (*Record, error) {
	r := &Record{dir: dir, sets: map[string]map[string]stamp.Card{}}
	f, err := source.OpenRegular(filepath.Join(dir, Name))
	if errors.Is(err, fs.ErrNotExist) {
		return r, nil
	}
	if err != nil {
		return nil, err
	}
	defer f.Close()
	if err := r.parse(f); err != nil {
		return nil, &DamagedError{filepath.Join(dir, Name), err}
	}
	return r, nil
}

// DamagedError is the error for a record that cannot be read.
type DamagedError struct {
	Path string
	Err  error
}

func (e *DamagedError) Error() string {
	return fmt.Sprintf("%s, the record of what has been printed, is damaged: %v", e.Path, e.Err)
}

func (e *DamagedError) Unwrap() error { return e.Err }

// parse adds the cards of a table.
func (r *Record) parse(from io.Reader) error {
	rows := csv.NewReader(&limited{from, maxSize})
	rows.FieldsPerRecord = len(header)
	if first, err := rows.Read(); err != nil || !slices.Equal(first, header) {
		return errors.Join(errors.New("the first line is not that of a record"), err)
	}
	for {
		row, err := rows.Read()
		if err == io.EOF {
			return nil
		}
		if err != nil {
			return err
		}
		copies, err := strconv.Atoi(row[3])
		c := stamp.Card{Deck: row[1], ID: row[2], Copies: copies, Faces: row[4]}
		if line, _ := rows.FieldPos(0); err != nil || !stamp.IsName(row[0]) || !c.Valid() || r.has(row[0], c) {
			return fmt.Errorf("line %d is not a card, or it is there twice", line)
		}
		r.add(row[0], c)
	}
}

// limited is a reader with an error at the limit, instead of an end.
type limited struct {
	from io.Reader
	left int
}

func (l *limited) Read(p []byte) (int, error) {
	if l.left <= 0 {
		return 0, fmt.Errorf("it has more than %d MiB", maxSize>>20)
	}
	n, err := l.from.Read(p[:min(len(p), l.left)])
	l.left -= n
	return n, err
}

func (r *Record) has(set string, c stamp.Card) bool {
	_, ok := r.sets[set][c.Key()]
	return ok
}

// add enters a card in place of the one of before.
func (r *Record) add(set string, c stamp.Card) {
	if r.sets[set] == nil {
		r.sets[set] = map[string]stamp.Card{}
	}
	r.sets[set][c.Key()] = c
}

// Write writes the record as a file of an edition.
func (r *Record) Write(out *edition.Edition) error {
	return out.Write(filepath.Join(r.dir, Name), r.write)
}

func (r *Record) write(to io.Writer) error {
	w := csv.NewWriter(to)
	rows := [][]string{header}
	for _, set := range slices.Sorted(maps.Keys(r.sets)) {
		for _, c := range slices.SortedFunc(maps.Values(r.sets[set]), stamp.Card.Compare) {
			rows = append(rows, []string{set, c.Deck, c.ID, strconv.Itoa(c.Copies), c.Faces})
		}
	}
	return w.WriteAll(rows)
}
