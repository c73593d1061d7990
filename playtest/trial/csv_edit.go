package trial

import (
	"bytes"
	"encoding/csv"
	"fmt"
	"io"
	"slices"
	"strings"
)

// csvText is a CSV file in which single cells are changed; all other lines stay
// as they are.
type csvText struct {
	text   []byte
	where  string // of the change, for messages
	header []string
}

// csvRow is a row of a file and its range in the text.
type csvRow struct {
	cells    []string
	from, to int64
}

// setByID changes a cell of the row with the given id.
func (t *csvText) setByID(id, column, value string) error {
	return t.set(column, value, t.hasID(id))
}

// setByKeys changes a cell of the row whose first cells are the keys.
func (t *csvText) setByKeys(keys []string, column, value string) error {
	return t.set(column, value, func(cells []string) bool {
		return len(cells) >= len(keys) && slices.Equal(cells[:len(keys)], keys)
	})
}

// copyRow copies some columns of one row to another.
func (t *csvText) copyRow(id, from string, columns []string) error {
	source, err := t.find(t.hasID(from))
	if err != nil {
		return err
	}
	row, err := t.find(t.hasID(id))
	if err != nil {
		return err
	}
	for at, name := range t.header {
		if slices.Contains(columns, name) {
			row.put(at, source.at(at))
		}
	}
	return t.write(row)
}

// hasID returns a function that matches a row by its id.
func (t *csvText) hasID(id string) func([]string) bool {
	return func(cells []string) bool {
		at := slices.Index(t.header, "id")
		return at >= 0 && at < len(cells) && strings.TrimSpace(cells[at]) == id
	}
}

func (t *csvText) set(column, value string, wanted func([]string) bool) error {
	row, err := t.find(wanted)
	if err != nil {
		return err
	}
	at, rest, err := t.column(column)
	if err != nil {
		return err
	}
	if len(rest) > 0 {
		if value, err = setInside(row.at(at), rest, Change{t.where, value}); err != nil {
			return err
		}
	}
	row.put(at, value)
	return t.write(row)
}

// find returns the first matching row.
func (t *csvText) find(wanted func([]string) bool) (csvRow, error) {
	r := csv.NewReader(bytes.NewReader(t.text))
	r.Comma, r.FieldsPerRecord = t.separator(), -1
	for first := true; ; first = false {
		start := r.InputOffset()
		cells, err := r.Read()
		switch {
		case err == io.EOF:
			return csvRow{}, &Problem{t.where + ": there is no such row", "name the row by its first cells: tables.csv:fire-roll/2.max"}
		case err != nil:
			return csvRow{}, fmt.Errorf("%s: %w", t.where, err)
		case first:
			t.header = cells
			t.header[0] = strings.TrimPrefix(cells[0], "\ufeff")
		case wanted(cells):
			return csvRow{cells, start, r.InputOffset()}, nil
		}
	}
}

// at returns a cell; cells that a short row lacks are empty.
func (r *csvRow) at(i int) string {
	if i < len(r.cells) {
		return r.cells[i]
	}
	return ""
}

func (r *csvRow) put(i int, value string) {
	for len(r.cells) <= i {
		r.cells = append(r.cells, "")
	}
	r.cells[i] = value
}

// separator returns the most frequent candidate in the header, as the reader of
// decks does.
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

// write replaces one row in the text.
func (t *csvText) write(row csvRow) error {
	from, to := row.from, row.to
	for t.text[from] == '\r' || t.text[from] == '\n' { // blank lines before the row
		from++
	}
	var line bytes.Buffer
	w := csv.NewWriter(&line)
	w.Comma, w.UseCRLF = t.separator(), bytes.HasSuffix(t.text[:to], []byte("\r\n"))
	if err := w.Write(row.cells); err != nil {
		return fmt.Errorf("%s: %w", t.where, err)
	}
	w.Flush()
	t.text = slices.Concat(t.text[:from], line.Bytes(), t.text[to:])
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
