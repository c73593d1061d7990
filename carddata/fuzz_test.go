package carddata

import (
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

// FuzzEffects reads a grammar of effects.
func FuzzEffects(f *testing.F) {
	f.Add([]byte(readArchive(f, "testdata/broken/effects.txtar").file("effects.yaml")))
	f.Add([]byte("verbs: &v {draw: {say: {en: a, fr: [b]}, params: {n: number, of: {values: {a: {}}, params: {b: *v}}}}}\ncolumns: *v\n"))
	f.Fuzz(func(t *testing.T, data []byte) { fuzzed(t, "effects.yaml", data, base(t)) })
}
