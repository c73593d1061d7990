package manualtest

import (
	"encoding/csv"
	"slices"
	"strings"
	"testing"
)

// columns adds the columns of a block to a file of cards, as a reader would in
// a spreadsheet: rows are matched by their id, the first column of both.
func (w *walk) columns(b *block) {
	rows := w.table(b, readText(w.T, w.path(b.subject)))
	more := w.table(b, b.body)
	for i := range rows {
		at := slices.IndexFunc(more, func(r []string) bool { return r[0] == rows[i][0] })
		if at < 0 {
			rows[i] = append(rows[i], make([]string, len(more[0])-1)...)
			continue
		}
		rows[i] = append(rows[i], more[at][1:]...)
	}
	var out strings.Builder
	if err := csv.NewWriter(&out).WriteAll(rows); err != nil {
		w.Fatal(err)
	}
	writeText(w.T, w.path(b.subject), out.String())
}

func (w *walk) table(b *block, text string) [][]string {
	rows, err := csv.NewReader(strings.NewReader(text)).ReadAll()
	if err != nil || len(rows) == 0 {
		w.Fatalf("%s:%d: not a table: %v", w.page, b.line, err)
	}
	return rows
}

func TestColumnsFindRowsByID(t *testing.T) {
	w := &walk{T: t, dir: t.TempDir()}
	writeText(t, w.path("c.csv"), "id,name\na,A\nb,\"B, b\"\n")
	w.columns(&block{subject: "c.csv", body: "id,cost\nb,2\n"})
	if got, want := readText(t, w.path("c.csv")), "id,name,cost\na,A,\nb,\"B, b\",2\n"; got != want {
		t.Errorf("got %q, want %q", got, want)
	}
}
