package pipeline

import (
	"bytes"
	"encoding/csv"
	"strconv"
	"strings"

	"punchboard/diag"
	"punchboard/layout/impose"
)

// manifestHeader are the column names of a manifest for spreadsheets, the same in
// all languages.
var manifestHeader = []string{"id", "name", "copies", "size", "shape", "sheets"}

// manifestFile returns the list of a document's counters as a CSV file next to it;
// ok is false if there is none.
func manifestFile(base string, m *impose.Manifest) (f File, ok bool) {
	if m == nil {
		return f, false
	}
	pieces := 0
	for _, row := range m.Rows {
		pieces += row.Copies
	}
	return File{
		Path:    base + "-manifest.csv",
		Summary: diag.Count(len(m.Rows), "kind") + ", " + diag.Count(pieces, "counter"),
		Text:    manifestTable(m),
	}, true
}

// manifestTable returns a manifest as CSV. Ids and names are texts of the game, which a
// spreadsheet must not take for formulas.
func manifestTable(m *impose.Manifest) []byte {
	var buf bytes.Buffer
	w := csv.NewWriter(&buf)
	rows := [][]string{manifestHeader}
	for _, row := range m.Rows {
		rows = append(rows, manifestCells(row))
	}
	if err := w.WriteAll(rows); err != nil {
		panic("pipeline: " + err.Error()) // writing to a buffer cannot fail
	}
	return buf.Bytes()
}

func manifestCells(row impose.ManifestRow) []string {
	size, shape := row.Size.W.String(), "square"
	if row.Round {
		shape = "round"
	}
	if row.Size.W != row.Size.H {
		size = row.Size.String()
	}
	sheets := make([]string, len(row.Sheets))
	for i, n := range row.Sheets {
		sheets[i] = strconv.Itoa(n)
	}
	return []string{asText(row.ID), asText(row.Name), strconv.Itoa(row.Copies), size, shape, strings.Join(sheets, " ")}
}

// asText returns a cell that spreadsheets show as it is: an apostrophe goes before one
// that they would compute, such as =HYPERLINK(...). Source: OWASP, CSV Injection.
func asText(cell string) string {
	if strings.IndexAny(cell, "=+-@\t\r") == 0 {
		return "'" + cell
	}
	return cell
}
