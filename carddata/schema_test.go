package carddata

import (
	"bytes"
	"encoding/json"
	"io/fs"
	"os"
	"path"
	"slices"
	"strings"
	"testing"

	"github.com/santhosh-tekuri/jsonschema/v6"
	"gopkg.in/yaml.v3"

	"punchboard/carddata/face"
	"punchboard/carddata/sections"
	"punchboard/carddata/values"
)

// compiled returns the schema of a kind of file, after validating it against the
// meta-schema.
func compiled(t *testing.T, name string) *jsonschema.Schema {
	t.Helper()
	text, ok := Schema(name)
	if !ok {
		t.Fatalf("no schema for %s", name)
	}
	doc, err := jsonschema.UnmarshalJSON(bytes.NewReader(text))
	check(t, err)
	c := jsonschema.NewCompiler()
	c.DefaultDraft(jsonschema.Draft2020)
	check(t, c.AddResource(name, doc))
	s, err := c.Compile(name)
	check(t, err)
	return s
}

func validate(t *testing.T, s *jsonschema.Schema, text string) error {
	t.Helper()
	var doc any
	check(t, yaml.Unmarshal([]byte(text), &doc))
	asJSON, err := json.Marshal(doc)
	check(t, err)
	doc, err = jsonschema.UnmarshalJSON(bytes.NewReader(asJSON))
	check(t, err)
	return s.Validate(doc)
}

// kindOfFile returns the name of the schema for a file of a game.
func kindOfFile(name string) string {
	switch {
	case name == gameFile:
		return "game"
	case path.Dir(name) == "faces":
		return "faces"
	case name == "units.yaml":
		return "rows"
	case path.Dir(name) == "maps" || name == "map.yaml":
		return "map"
	}
	return "variant"
}

func TestSchemaTakesGoodGames(t *testing.T) {
	schemas := map[string]*jsonschema.Schema{}
	for _, name := range SchemaNames() {
		schemas[name] = compiled(t, name)
	}
	for _, fsys := range []fs.FS{os.DirFS("testdata/game"), base(t), mapFiles(t)} {
		err := fs.WalkDir(fsys, ".", func(name string, d fs.DirEntry, err error) error {
			if err != nil || path.Ext(name) != ".yaml" {
				return err
			}
			data, err := fs.ReadFile(fsys, name)
			if fault := validate(t, schemas[kindOfFile(name)], string(data)); fault != nil {
				t.Errorf("%s: %v", name, fault)
			}
			return err
		})
		check(t, err)
	}
}

// The schema rejects whatever the reader rejects for its shape.
func TestSchemaRefusesBrokenGames(t *testing.T) {
	tests := []struct{ example, file string }{
		{"unknown-keys", "game.yaml"},
		{"wrong-kinds", "game.yaml"},
		{"bad-values", "game.yaml"},
		{"missing-keys", "game.yaml"},
		{"list-game", "game.yaml"},
		{"flow-keys", "game.yaml"},
		{"variant", "variants/night.yaml"},
		{"map-places", "map.yaml"},
		{"map-grid", "map.yaml"},
		{"face-kinds", "faces/faces.yaml"},
		{"yaml-rows", "units.yaml"},
	}
	for _, tt := range tests {
		files := overBase(t, readArchive(t, "testdata/broken/"+tt.example+".txtar"))
		data, err := fs.ReadFile(files, tt.file)
		check(t, err)
		if validate(t, compiled(t, kindOfFile(tt.file)), string(data)) == nil {
			t.Errorf("the schema takes %s of %s", tt.file, tt.example)
		}
	}
}

func TestSchemaOfValues(t *testing.T) {
	const game = "title: T\nversion: 1.0\nlanguages: en\ndecks: []\n"
	tests := []struct {
		add string // to game.yaml
		ok  bool
	}{
		{"", true},
		{"print: {paper: a4, bleed: 3mm, marks: edge, fold: true, margin: 0}", true},
		{"print: {paper: 200mm x 287mm, bleed: 1/8in, low_ink: yes}", true},
		{"print: {bleed: 3}", false},
		{"print: {bleed: 3 furlongs}", false},
		{"print: {marks: edges}", false},
		{"print: {fold: maybe}", false},
		{"claims: {players: 2, turns: 8-14, balance: 45-55%}", true},
		{"claims: {turns: eight}", false},
		{"fonts: {a: oswald, b: {regular: b.ttf}}", true},
		{"fonts: {b: {bold: b.ttf}}", false},
		{"colors: {a: \"#fff\", b: k100, c: {linear: [a, b], angle: 90}, d: {hatch: a, gap: 1mm}}", true},
		{"colors: {c: {lineal: [a, b]}}", false},
		{"colors: {c: {linear: [a, b], gap: 1mm}}", false},
		{"styles: {a: {font: b, size: 8pt, bold: true, leading: 1.2}}", true},
		{"styles: {a: {sise: 8pt}}", false},
		{"styles: {a: {outline_width: -0.1mm}}", false},
		{"styles: {a: {leading: -1}}", false},
		{"styles: {a: {leading: \"-1\"}}", false},
		{"styles: {a: {tracking: -0.1mm}}", true},
		{"keywords: [{words: {en: [a], fr: b}, style: c}]", true},
		{"keywords: [{words: {en: [a]}}]", false},
		{"looks: {side: {us: {ink: red}}}", true},
		{"looks: {side: us}", false},
		{"switches: {night: true, n: 1}", true},
		{"title_: x", false},
	}
	s := compiled(t, "game")
	for _, tt := range tests {
		if err := validate(t, s, game+tt.add); (err == nil) != tt.ok {
			t.Errorf("%s: %v", tt.add, err)
		}
	}
}

func TestSchemaOfDecks(t *testing.T) {
	const deck = "title: T\nversion: 1\nlanguages: [en]\ndecks:\n  - {id: a, name: {en: A}, cards: a.csv, size: poker, front: a"
	for add, ok := range map[string]bool{
		"": true, ", size: {width: 63mm}": false, ", columns: {a: int, b: {enum: [x]}, c: {type: list, required: true}}": true,
		", columns: {a: {better: high, same: {by: b, in: [c]}}, d: {type: flow, better: {n: low}}}": true, ", columns: {a: {better: more}}": false, ", columns: {a: {same: {in: b}}}": false,
		", columns: {a: integer}": false, ", set: {a: 1}": true, ", foot: false": true, ", bleed: -": false, ", backs: a": false,
	} {
		text := deck + add + "}\n"
		if strings.Contains(add, "size") {
			text = strings.Replace(text, "size: poker, ", "", 1)
		}
		if err := validate(t, compiled(t, "game"), text); (err == nil) != ok {
			t.Errorf("%s: %v", add, err)
		}
	}
}

func TestSchemaOfRows(t *testing.T) {
	for text, ok := range map[string]bool{
		rowsAsYAML: true, "- {id: a, name_en: A, copies: 2, any: {thing: [1]}}": true, "[]": true,
		"- {name: A}": false, "- {id: a, copies: many}": false, "- a": false, "a": false,
	} {
		if err := validate(t, compiled(t, "rows"), text); (err == nil) != ok {
			t.Errorf("%s: %v", text, err)
		}
	}
}

// Every key of every table is in a schema, with its description.
func TestSchemaIsWhole(t *testing.T) {
	var all string
	for _, name := range SchemaNames() {
		text, _ := Schema(name)
		again, _ := Schema(name)
		if !bytes.Equal(text, again) {
			t.Errorf("the schema of %s differs from one time to the next", name)
		}
		all += string(text)
	}
	tables := [][]sections.Key{
		sections.KeysOf(gameSettings), sections.KeysOf(claimSettings), sections.KeysOf(printSettings), sections.KeysOf(fontSettings), sections.KeysOf(face.KeywordSettings),
		sections.KeysOf(deckSettings), sections.KeysOf(values.SizeSettings), sections.KeysOf(variantSettings), sections.KeysOf(patchSettings), columnKeys, face.StyleKeys, face.CommonKeys, face.Keys,
	}
	for _, k := range face.Kinds {
		tables = append(tables, []sections.Key{k.Main}, k.Keys)
	}
	for _, k := range slices.Concat(tables...) {
		doc, err := json.Marshal(k.Doc)
		check(t, err)
		if k.Doc == "" || !strings.HasSuffix(k.Doc, ".") || !strings.Contains(all, `"`+k.Name+`": {`) || !strings.Contains(all, string(doc)) {
			t.Errorf("the key %s is not in the schemas: %s", k.Name, k.Doc)
		}
	}
	if _, ok := Schema("cards"); ok {
		t.Error("there is a schema for what is no YAML")
	}
}
