package trial

import (
	"bytes"
	"encoding/csv"
	"fmt"
	"io"
	"slices"
	"strings"
)

// csvText is a CSV file in which single cells are changed; every other line
// stays as it is.
type csvText struct {
	text   []byte
	where  string // of the change, for messages
	header []string
}

// setByID changes a cell of the row with an id.
func (t *csvText) setByID(id, column, value string) error {
	return t.set(column, value, func(cells []string) bool {
		at := slices.Index(t.header, "id")
		return at >= 0 && at < len(cells) && strings.TrimSpace(cells[at]) == id
	})
}

// setByKeys changes a cell of the row that begins with the keys.
func (t *csvText) setByKeys(keys []string, column, value string) error {
	return t.set(column, value, func(cells []string) bool {
		return len(cells) >= len(keys) && slices.Equal(cells[:len(keys)], keys)
	})
}

func (t *csvText) set(column, value string, wanted func([]string) bool) error {
	r := csv.NewReader(bytes.NewReader(t.text))
	r.Comma, r.FieldsPerRecord = t.separator(), -1
	for {
		start := r.InputOffset()
		cells, err := r.Read()
		switch {
		case err == io.EOF:
			return &Problem{t.where + ": there is no such row", "rows are named by the first cells: tables.csv:fire-roll/2.max"}
		case err != nil:
			return fmt.Errorf("%s: %w", t.where, err)
		case t.header == nil:
			t.header = cells
			t.header[0] = strings.TrimPrefix(cells[0], "\ufeff")
		case wanted(cells):
			return t.replace(start, r.InputOffset(), r.Comma, cells, column, value)
		}
	}
}

// separator is what stands most often in the header, as the reader of decks has
// it.
func (t *csvText) separator() rune {
	header, _, _ := bytes.Cut(t.text, []byte("\n"))
	best := ','
	for _, sep := range []rune{';', '\t'} {
		if strings.Count(string(header), string(sep)) > strings.Count(string(header), string(best)) {
			best = sep
		}
	}
	return best
}

// replace writes one row anew.
func (t *csvText) replace(from, to int64, sep rune, cells []string, column, value string) error {
	at, rest, err := t.column(column)
	if err != nil {
		return err
	}
	for len(cells) <= at {
		cells = append(cells, "")
	}
	if len(rest) > 0 {
		if value, err = setInside(cells[at], rest, Change{t.where, value}); err != nil {
			return err
		}
	}
	cells[at] = value
	for t.text[from] == '\r' || t.text[from] == '\n' { // blank lines before the row
		from++
	}
	var row bytes.Buffer
	w := csv.NewWriter(&row)
	w.Comma, w.UseCRLF = sep, bytes.HasSuffix(t.text[:to], []byte("\r\n"))
	if err := w.Write(cells); err != nil {
		return fmt.Errorf("%s: %w", t.where, err)
	}
	w.Flush()
	t.text = slices.Concat(t.text[:from], row.Bytes(), t.text[to:])
	return nil
}

// column finds a column by a path: "copies", "name.fr" for name_fr, or
// "effects.0.mod" for what is inside a cell.
func (t *csvText) column(path string) (at int, rest []string, err error) {
	parts := strings.Split(path, ".")
	if at = slices.Index(t.header, parts[0]); at >= 0 {
		return at, parts[1:], nil
	}
	if len(parts) > 1 {
		if at = slices.Index(t.header, parts[0]+"_"+parts[1]); at >= 0 {
			return at, parts[2:], nil
		}
	}
	return 0, nil, problem(parts[0], t.header, "%s: there is no column %s", t.where, parts[0])
}
