// Package schema generates the JSON Schemas of a game's files, for editors, from the
// tables of their keys.
package schema

import (
	"punchboard/carddata/face"
	"punchboard/carddata/sections"
	"punchboard/carddata/source"
)

// Object is a JSON Schema, or a part of one.
type Object = map[string]any

// Ref returns a reference to a schema in Definitions.
func Ref(name string) Object { return Object{"$ref": "#/$defs/" + name} }

func anyOf(schemas ...Object) Object { return Object{"anyOf": schemas} }

// byName returns the schema of a mapping whose keys are free.
func byName(value Object) Object { return Object{"type": "object", "additionalProperties": value} }

// arrayOf returns the schema of a list of items.
func arrayOf(item Object) Object { return Object{"type": "array", "items": item} }

// OfKeys returns the schema of a mapping with the keys of a table, and no others.
func OfKeys(keys []sections.Key) Object {
	properties, required := Object{}, []string{}
	for _, k := range keys {
		properties[k.Name] = property(k)
		if k.Required {
			required = append(required, k.Name)
		}
	}
	s := Object{"type": "object", "properties": properties, "additionalProperties": false}
	if len(required) > 0 {
		s["required"] = required
	}
	return s
}

// Rows is a list of rows, alone or under keys: each has an id, and columns of its own.
func Rows() Object {
	id := Object{"type": []string{"string", "integer"}, "description": "A short name of the row, different for each."}
	copies := Object{"description": "How many there are, 0 to 10,000."}
	for key, value := range schemaOf(sections.Key{Type: sections.KInt}) {
		copies[key] = value
	}
	list := arrayOf(Object{
		"type": "object", "required": []string{"id"}, "additionalProperties": true,
		"properties": Object{"id": id, "name": Ref("localized"), "copies": copies},
	})
	return anyOf(list, Object{"type": "object"})
}

// property returns the schema of the value of one key.
func property(k sections.Key) Object {
	s := Object{}
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

// defaultOf returns a default as it would be written in the file.
func defaultOf(k sections.Key) any {
	switch k.Type {
	case sections.KBool:
		return k.Default == "true"
	case sections.KNumber, sections.KInt, sections.KCopies:
		if f, ok := source.ParseNumber(k.Default); ok {
			return f
		}
	}
	return k.Default
}

// Definitions returns the schemas that several keys share.
func Definitions() Object {
	defs := Object{
		"text":      Object{"type": []string{"string", "number", "boolean"}},
		"localized": anyOf(Ref("text"), Object{"type": "object", "propertyNames": Object{"pattern": languagePattern}, "additionalProperties": Ref("text")}),
		"length":    anyOf(Object{"type": "string", "pattern": lengthPattern}, Object{"const": 0}),
		"number":    anyOf(Object{"type": "number"}, Object{"type": "string", "pattern": numberPattern}),
		"boolean":   Object{"enum": []any{true, false, "yes", "no", "true", "false", 0, 1}},
		"computed":  Object{"type": "string", "pattern": `\{`, "description": "An {expression}, or text that contains expressions."},
		"face":      OfKeys(face.Keys),
		"part":      partSchema(),
		"paint":     paintSchema(),
	}
	for _, k := range face.Kinds {
		defs["part-"+k.Name] = kindSchema(k)
	}
	defs["part-change"] = changeSchema()
	return defs
}

// Patterns of scalars, slightly more permissive than the reader.
const (
	languagePattern = `^[a-z]{2,3}(-[A-Za-z0-9]{2,8})*$`
	numberPattern   = `^ *[-+]?[0-9]*\.?[0-9]+ *$`
	lengthPattern   = `^ *(-?[0-9./ ]+(mm|cm|in|"|pt)|0) *$`
	sizePattern     = `^.+[x×X*].+$`
	sharePattern    = `^ *[0-9]*\.?[0-9]+ *%? *$`
	rangePattern    = `^[0-9. ]+([-–][0-9. ]+)?%? *$`
)
