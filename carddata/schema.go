package carddata

import (
	"punchboard/carddata/sections"
	"punchboard/carddata/source"
)

// schema is a JSON Schema, or a part of one.
type schema = map[string]any

func ref(name string) schema { return schema{"$ref": "#/$defs/" + name} }

func anyOf(schemas ...schema) schema { return schema{"anyOf": schemas} }

// byName is a mapping of names that the file chooses.
func byName(value schema) schema { return schema{"type": "object", "additionalProperties": value} }

// arrayOf is a list with items of one kind.
func arrayOf(item schema) schema { return schema{"type": "array", "items": item} }

// keysSchema is a mapping with the keys of a table, and no others.
func keysSchema(keys []sections.Key) schema {
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

// definitions are the shapes that several keys share.
func definitions() schema {
	defs := schema{
		"text":      schema{"type": []string{"string", "number", "boolean"}},
		"localized": anyOf(ref("text"), schema{"type": "object", "propertyNames": schema{"pattern": languagePattern}, "additionalProperties": ref("text")}),
		"length":    anyOf(schema{"type": "string", "pattern": lengthPattern}, schema{"const": 0}),
		"number":    anyOf(schema{"type": "number"}, schema{"type": "string", "pattern": numberPattern}),
		"boolean":   schema{"enum": []any{true, false, "yes", "no", "true", "false", 0, 1}},
		"computed":  schema{"type": "string", "pattern": `\{`, "description": "An {expression}, or a text with some."},
		"face":      keysSchema(faceKeys),
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
