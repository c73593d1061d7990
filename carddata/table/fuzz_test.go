package table

import (
	"testing"

	"punchboard/carddata/readertest"
)

// FuzzTables reads a reference table, and files of rows and of several tables.
func FuzzTables(f *testing.F) {
	const tables = "{one: t.yaml, rows: {rows: t.csv}, many: t.csv, list: {rows: t.yaml, dice: 2d6}}"
	section := readertest.Section(f, tables)
	f.Add("dice: 9d9-9d9\nmodified: -9..9+\nrows: [[<, ^], [^, <], {section: x}, {min: 1, max: 2}, {roll: 3+}, []]")
	f.Fuzz(func(t *testing.T, text string) {
		r := &Reader{Reader: readertest.Files{"t.yaml": text, "t.csv": text, readertest.GameFile: tables}.Reader(t)}
		readertest.Read(t, r.Reader, func() { r.Read(section) })
	})
}
