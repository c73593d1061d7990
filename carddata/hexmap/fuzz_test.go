package hexmap

import (
	"testing"

	"punchboard/carddata/readertest"
	"punchboard/diag"
)

// FuzzMap reads a map, and a table of terrains.
func FuzzMap(f *testing.F) {
	const maps = "{front: front.yaml}"
	section := readertest.Section(f, maps)
	f.Add("name: x\ngrid: {columns: 2, rows: 2, size: 20mm}\nterrains: {a: {name: a, code: a}}\nrows: [aa, aa]\n")
	f.Add("name: x\ngrid: {columns: 2, rows: 1, size: 20mm}\nlook: {edges: hexsides, seed: 3}\nterrains: {a: {name: a, code: a, pattern: clear}, b: {name: b, code: b, pattern: woods}}\nrows: [ab]\n")
	f.Add("id,code,name_en,name_fr\nclear,c,clear,clair\n")
	f.Fuzz(func(t *testing.T, text string) {
		for _, files := range []readertest.Files{
			{"front.yaml": text},
			{"front.yaml": "name: x\ngrid: {columns: 3, rows: 2, size: 20mm}\nterrains: t.csv\nrows: [abc, de.]\n", "t.csv": text},
		} {
			files[readertest.GameFile] = maps
			r := &Reader{Reader: files.Reader(t), CheckFont: func(string, diag.Pos) error { return nil }}
			readertest.Read(t, r.Reader, func() { r.Read(section) })
		}
	})
}
