package carddata

import (
	"bytes"
	"os"
	"path/filepath"
	"strings"
	"testing"
	"testing/fstest"
	"time"
)

// fuzzed loads the base with one file replaced by fuzz data: whatever the data, reading
// must end and findings must have a position inside the file.
func fuzzed(t *testing.T, name string, data []byte, files fstest.MapFS) {
	files[name] = &fstest.MapFile{Data: data}
	start := time.Now()
	_, found := Load(files, "game", Options{Variant: "fuzz"})
	checkPlaces(t, files, found)
	if took := time.Since(start); took > 5*time.Second {
		t.Errorf("took %v for %d bytes", took, len(data))
	}
}

// FuzzYAML reads game.yaml, faces and a variant.
func FuzzYAML(f *testing.F) {
	examples, err := filepath.Glob("testdata/broken/*.txtar")
	if err != nil {
		f.Fatal(err)
	}
	for _, name := range examples {
		for _, file := range readArchive(f, name).files {
			if strings.HasSuffix(file.name, ".yaml") {
				f.Add([]byte(file.text))
			}
		}
	}
	game, err := os.ReadFile("testdata/game/game.yaml")
	if err != nil {
		f.Fatal(err)
	}
	f.Add(game)
	f.Fuzz(func(t *testing.T, data []byte) {
		for _, name := range []string{"game.yaml", "faces/faces.yaml", "variants/fuzz.yaml"} {
			fuzzed(t, name, data, base(t))
		}
	})
}

// FuzzCSV reads cards and labels.
func FuzzCSV(f *testing.F) {
	examples, err := filepath.Glob("testdata/broken/*.txtar")
	if err != nil {
		f.Fatal(err)
	}
	for _, name := range examples {
		for _, file := range readArchive(f, name).files {
			if strings.HasSuffix(file.name, ".csv") {
				f.Add([]byte(file.text))
			}
		}
	}
	f.Add([]byte("id;name\r\n\"a\"\"b\";\"c\nd\"\r\n"))
	f.Fuzz(func(t *testing.T, data []byte) {
		files := base(t)
		files["game.yaml"] = &fstest.MapFile{Data: []byte(strings.Replace(string(files["game.yaml"].Data),
			"{strength: int}", "{strength: int, type: {enum: [a, b]}, effects: flow, reach: length, traits: list}", 1))}
		fuzzed(t, "cards.csv", data, files)
		fuzzed(t, "labels.csv", data, files)
	})
}

// FuzzXLSX reads the rows of a workbook, and archives that are not workbooks.
func FuzzXLSX(f *testing.F) {
	book := sheetOf(f, [][]any{sheetHeader, {"one", "One", "Un", 1, 2}}, nil)
	f.Add(book, "")
	f.Add(zipped(f, "xl/workbook.xml", 10), "")
	f.Add([]byte{}, `<row r="1"><c r="A1" t="str"><v>id</v></c><c r="C1" t="s"><v>7</v></c></row><row r="99"><c r="XFD99" s="3"><f>1/0</f></c></row>`)
	f.Add([]byte{}, `<row><c t="inlineStr"><is><t>id</t></is></c><c t="b"><v>1</v></c><c t="e"><v>#N/A</v></c></row>`)
	f.Fuzz(func(t *testing.T, workbook []byte, rows string) {
		if rows != "" {
			workbook = withSheetData(t, book, rows)
		}
		files := base(t)
		files["game.yaml"] = &fstest.MapFile{Data: []byte(strings.Replace(string(files["game.yaml"].Data), "cards.csv", "cards.xlsx", 1))}
		fuzzed(t, "cards.xlsx", workbook, files)
	})
}

// FuzzTables reads a reference table, and files of rows and of several tables.
func FuzzTables(f *testing.F) {
	for _, file := range readArchive(f, "testdata/broken/tables.txtar").files {
		if strings.HasPrefix(file.name, "tables/") {
			f.Add([]byte(file.text))
		}
	}
	f.Add([]byte("dice: 9d9-9d9\nmodified: -9..9+\nrows: [[<, ^], [^, <], {section: x}, {min: 1, max: 2}, {roll: 3+}, []]"))
	f.Fuzz(func(t *testing.T, data []byte) {
		if bytes.ContainsAny(data, "\u0085\u2028\u2029") {
			return // YAML breaks lines there, CSV does not
		}
		files := base(t)
		files["game.yaml"] = &fstest.MapFile{Data: append(files["game.yaml"].Data, "\ntables: {one: t.yaml, rows: {rows: t.csv}, many: t.csv, list: {rows: t.yaml, dice: 2d6}}"...)}
		files["t.yaml"] = &fstest.MapFile{Data: data}
		fuzzed(t, "t.csv", data, files)
	})
}

// FuzzYAMLRows reads the rows of a deck and of a list, and adds them in a variant.
func FuzzYAMLRows(f *testing.F) {
	example := readArchive(f, "testdata/broken/yaml-rows.txtar")
	for _, name := range []string{"units.yaml", "weapons.yaml", "empty.yaml"} {
		f.Add([]byte(example.file(name)))
	}
	f.Add([]byte("- {id: a, name: {en: A, fr: [1]}, copies: 2, x: &x [1, {y: 2}], z: *x}\n- {id: b, name_en: B, x: ~}\n"))
	game := strings.Replace(readArchive(f, "testdata/broken/base.txtar").file("game.yaml"), "cards.csv", "rows.yaml", 1)
	f.Fuzz(func(t *testing.T, data []byte) {
		files := base(t)
		files["game.yaml"] = &fstest.MapFile{Data: []byte(game + "lists: {rows: {file: rows.yaml#us.guns}}\n")}
		files["variants/fuzz.yaml"] = &fstest.MapFile{Data: []byte("decks: {main: {add: rows.yaml}}\n")}
		fuzzed(t, "rows.yaml", data, files)
	})
}

// FuzzColumns reads rules of columns, the lists that they name, and the rows that they
// check.
func FuzzColumns(f *testing.F) {
	rows := readArchive(f, "testdata/broken/columns.txtar").file("weapons.csv")
	f.Add("{record: {from: rows.side}, shots: {type: int, check: value > 0, hint: more}}", rows)
	f.Add("{parts: {type: list, check: 'value in map(list(\"rows\"), #.id)'}, signs: {type: list, enum: [tank]}, effects: {type: flow, check: value.do}}", rows)
	game := readArchive(f, "testdata/broken/base.txtar").file("game.yaml")
	f.Fuzz(func(t *testing.T, columns, rows string) {
		files := base(t)
		if strings.ContainsAny(columns, "\r\n") {
			return
		}
		files["game.yaml"] = &fstest.MapFile{Data: []byte(game + "lists: {rows: {file: rows.csv, columns: " + columns + "}}\n")}
		fuzzed(t, "rows.csv", []byte(rows), files)
	})
}

// FuzzPlan reads the file of a plan.
func FuzzPlan(f *testing.F) {
	example := readArchive(f, "testdata/broken/plans.txtar")
	for _, name := range []string{"a.yaml", "b.yaml"} {
		f.Add([]byte(example.file(name)))
	}
	game := readArchive(f, "testdata/broken/base.txtar").file("game.yaml")
	f.Fuzz(func(t *testing.T, data []byte) {
		files := base(t)
		files["game.yaml"] = &fstest.MapFile{Data: []byte(game + "plans: {plan: plan.yaml}\n")}
		fuzzed(t, "plan.yaml", data, files)
	})
}
