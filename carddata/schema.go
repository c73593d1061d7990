package carddata

import (
	"encoding/json"
	"slices"

	"punchboard/carddata/effects"
	"punchboard/carddata/hexmap"
	plandata "punchboard/carddata/plan"
	"punchboard/carddata/schema"
	"punchboard/carddata/sections"
)

// SchemaNames lists the kinds of files that Schema knows.
func SchemaNames() []string {
	return []string{"effects", "faces", "game", "map", "plan", "rows", "variant"}
}

// Schema returns the JSON Schema (draft 2020-12) of a kind of file, for editors that
// complete keys and mark errors; ok is false if the kind is not one of SchemaNames. It
// is generated from the tables that the reader uses. The reader is stricter: it knows
// names, units and sums, whereas a schema knows only shapes.
func Schema(name string) (text []byte, ok bool) {
	if !slices.Contains(SchemaNames(), name) {
		return nil, false
	}
	doc := map[string]any{
		"$schema": "https://json-schema.org/draft/2020-12/schema",
		"$defs":   schema.Definitions(),
	}
	for key, value := range schemaRoots()[name] {
		doc[key] = value
	}
	text, err := json.MarshalIndent(doc, "", "  ")
	if err != nil {
		panic("carddata: " + err.Error())
	}
	return append(text, '\n'), true
}

func schemaRoots() map[string]map[string]any {
	game := schema.OfKeys(sections.KeysOf(gameSettings))
	game["title"] = "game.yaml: a game of Punchboard"
	faces := schema.OfKeys([]sections.Key{{Name: "faces"}, {Name: "parts"}})
	faces["title"] = "faces/*.yaml: faces of cards, counters and sheets"
	faces["properties"] = map[string]any{
		"faces": map[string]any{"type": "object", "additionalProperties": schema.Ref("face"), "description": "Faces by name."},
		"parts": map[string]any{"type": "object", "additionalProperties": schema.Ref("part"), "description": "Library parts by name, for `use`."},
	}
	variant := schema.OfKeys(sections.KeysOf(variantSettings))
	variant["title"] = "variants/*.yaml: changes made by a variant"
	chart := schema.OfKeys(sections.KeysOf(hexmap.Settings))
	chart["title"] = "maps/*.yaml: a hex map"
	table := schema.OfKeys(sections.KeysOf(plandata.Settings))
	table["title"] = "plans/*.yaml: a plan of a table to scale"
	grammar := schema.OfKeys(sections.KeysOf(effects.Settings))
	grammar["title"] = "effects.yaml: what the texts of cards must say of their effects"
	rows := schema.Rows()
	rows["title"] = "rows in YAML: cards, counters, sheets or a list, of which game.yaml declares the columns"
	return map[string]map[string]any{"effects": grammar, "game": game, "faces": faces, "map": chart, "plan": table, "rows": rows, "variant": variant}
}
