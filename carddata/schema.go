package carddata

import (
	"encoding/json"
	"slices"

	"punchboard/carddata/sections"
	"punchboard/carddata/source"
)

// schema is a JSON Schema, or a part of one.
type schema = map[string]any

// SchemaNames lists the kinds of files that Schema knows.
func SchemaNames() []string { return []string{"faces", "game", "map", "variant"} }

// Schema gives the JSON Schema (draft 2020-12) of a kind of file, for editors
// that complete keys and mark errors; ok is false for one that is none of
// SchemaNames. It is made of the tables that the reader follows. The reader is
// stricter: it knows names, units and sums, where a schema knows shapes.
func Schema(name string) (text []byte, ok bool) {
	if !slices.Contains(SchemaNames(), name) {
		return nil, false
	}
	doc := schema{
		"$schema": "https://json-schema.org/draft/2020-12/schema",
		"$defs":   schemaDefs(),
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

func schemaRoots() map[string]schema {
	game := section(sections.KeysOf(gameSettings))
	game["title"] = "game.yaml: a game of Punchboard"
	faces := section([]sections.Key{{Name: "faces"}, {Name: "parts"}})
	faces["title"] = "faces/*.yaml: how cards look"
	faces["properties"] = schema{
		"faces": schema{"type": "object", "additionalProperties": ref("face"), "description": "Faces by name."},
		"parts": schema{"type": "object", "additionalProperties": ref("part"), "description": "Library parts by name, for `use`."},
	}
	variant := section(sections.KeysOf(variantSettings))
	variant["title"] = "variants/*.yaml: what a variant changes"
	hexmap := section(sections.KeysOf(mapSettings))
	hexmap["title"] = "maps/*.yaml: a map of hexes"
	return map[string]schema{"game": game, "faces": faces, "map": hexmap, "variant": variant}
}

func ref(name string) schema { return schema{"$ref": "#/$defs/" + name} }

func anyOf(schemas ...schema) schema { return schema{"anyOf": schemas} }

// byName is a mapping of names that the file chooses.
func byName(value schema) schema { return schema{"type": "object", "additionalProperties": value} }

// arrayOf is a list with items of one kind.
func arrayOf(item schema) schema { return schema{"type": "array", "items": item} }

// section is a mapping with the keys of a table, and no others.
func section(keys []sections.Key) schema {
	properties, required := schema{}, []string{}
	for _, k := range keys {
		properties[k.Name] = property(k)
		if k.Required {
			required = append(required, k.Name)
		}
	}
	s := schema{"type": "object", "properties": properties, "additionalProperties": false}
	if len(required) > 0 {
		s["required"] = required
	}
	return s
}

// property is the value of one key.
func property(k sections.Key) schema {
	s := schema{}
	for key, value := range schemaOf(k) {
		s[key] = value
	}
	if k.Doc != "" {
		s["description"] = k.Doc
	}
	if k.Default != "" {
		s["default"] = defaultOf(k)
	}
	return s
}

// defaultOf gives a default as the file would write it.
func defaultOf(k sections.Key) any {
	switch k.Type {
	case sections.KBool:
		return k.Default == "true"
	case sections.KNumber, sections.KInt:
		if f, ok := source.ParseNumber(k.Default); ok {
			return f
		}
	}
	return k.Default
}

// schemaDefs are the shapes that several keys share.
func schemaDefs() schema {
	defs := schema{
		"text":      schema{"type": []string{"string", "number", "boolean"}},
		"localized": anyOf(ref("text"), schema{"type": "object", "propertyNames": schema{"pattern": languagePattern}, "additionalProperties": ref("text")}),
		"length":    anyOf(schema{"type": "string", "pattern": lengthPattern}, schema{"const": 0}),
		"number":    anyOf(schema{"type": "number"}, schema{"type": "string", "pattern": numberPattern}),
		"boolean":   schema{"enum": []any{true, false, "yes", "no", "true", "false", 0, 1}},
		"computed":  schema{"type": "string", "pattern": `\{`, "description": "An {expression}, or a text with some."},
		"face":      section(faceKeys),
		"part":      partSchema(),
		"paint":     paintSchema(),
	}
	for _, k := range Kinds {
		defs["part-"+k.Name] = kindSchema(k)
	}
	defs["part-change"] = changeSchema()
	return defs
}

// The forms of scalars, a little wider than what the reader takes.
const (
	languagePattern = `^[a-z]{2,3}(-[A-Za-z0-9]{2,8})*$`
	numberPattern   = `^ *[-+]?[0-9]*\.?[0-9]+ *$`
	lengthPattern   = `^ *(-?[0-9./ ]+(mm|cm|in|"|pt)|0) *$`
	sizePattern     = `^.+[x×X*].+$`
	sharePattern    = `^ *[0-9]*\.?[0-9]+ *%? *$`
	rangePattern    = `^[0-9. ]+([-–][0-9. ]+)?%? *$`
)
