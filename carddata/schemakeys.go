package carddata

import (
	"fmt"
	"maps"
	"slices"

	"punchboard/carddata/sections"
	"punchboard/carddata/source"
	"punchboard/carddata/values"
)

// schemaOf gives the schema of a key of game.yaml or a variant.
func schemaOf(k sections.Key) schema {
	switch k.Type {
	case sections.KText:
		return ref("localized")
	case sections.KString, sections.KName, sections.KExpr:
		return ref("text")
	case sections.KLength:
		return ref("length")
	case sections.KNumber:
		return ref("number")
	case sections.KInt:
		return anyOf(schema{"type": "integer"}, schema{"type": "string", "pattern": numberPattern})
	case sections.KBool:
		return ref("boolean")
	case sections.KEnum:
		return schema{"enum": words(append(k.Values[:len(k.Values):len(k.Values)], slices.Sorted(maps.Keys(k.Also))...))}
	case sections.KPaint:
		return ref("paint")
	case sections.KExtent, sections.KPoints, sections.KLengths:
		return anyOf(ref("text"), arrayOf(ref("text")))
	case sections.KParts:
		return arrayOf(ref("part"))
	case sections.KList:
		return arrayOf(keysSchema(k.Keys))
	}
	return schemaOfSection(k)
}

// schemaOfSection gives the schema of a key that holds others.
func schemaOfSection(k sections.Key) schema {
	switch k.Type {
	case sections.KSection:
		return keysSchema(k.Keys)
	case sections.KStrings:
		return anyOf(ref("text"), arrayOf(ref("text")))
	case sections.KChoices:
		return anyOf(schema{"enum": words(k.Values)}, arrayOf(schema{"enum": words(k.Values)}))
	case sections.KRange:
		return anyOf(schema{"type": "number"}, schema{"type": "string", "pattern": rangePattern})
	case sections.KShare:
		return anyOf(schema{"type": "number", "minimum": 0, "maximum": 1}, schema{"type": "string", "pattern": sharePattern})
	case sections.KSize:
		return anyOf(schema{"enum": words(k.Values)}, schema{"type": "string", "pattern": sizePattern}, keysSchema(sections.KeysOf(values.SizeSettings)), schema{"type": "string"})
	case sections.KPaper:
		return anyOf(schema{"enum": words(k.Values)}, schema{"type": "string"})
	case sections.KFonts:
		return byName(anyOf(schema{"type": "string"}, keysSchema(k.Keys)))
	case sections.KColumns:
		return byName(anyOf(schema{"enum": words(values.TypeNames)}, keysSchema(k.Keys)))
	case sections.KColors:
		return byName(ref("paint"))
	case sections.KStyles, sections.KDecks:
		return byName(keysSchema(k.Keys))
	case sections.KTables:
		return byName(anyOf(schema{"type": "string"}, keysSchema(k.Keys)))
	case sections.KTableRows:
		return anyOf(schema{"type": "string"}, arrayOf(anyOf(schema{"type": "object"}, schema{"type": "array"})))
	case sections.KTexts:
		return anyOf(ref("localized"), arrayOf(ref("localized")))
	case sections.KTerrains:
		terrain := keysSchema(k.Keys)
		terrain["additionalProperties"] = true
		return anyOf(schema{"type": "string"}, byName(terrain))
	case sections.KBadges:
		badge := anyOf(ref("text"), keysSchema(k.Keys))
		return anyOf(badge, arrayOf(badge))
	case sections.KIcons, sections.KPaths:
		return byName(schema{"type": "string"})
	case sections.KLooks:
		return byName(byName(schema{"type": "object"}))
	case sections.KWords:
		return byName(anyOf(ref("text"), arrayOf(ref("text"))))
	case sections.KCards:
		return byName(schema{"type": "object"})
	case sections.KMap:
		return schema{"type": "object"}
	}
	panic(fmt.Sprintf("carddata: no schema for type %d of the key %s", k.Type, k.Name))
}

// words gives the values of an enum. Those that YAML reads as numbers may be
// written without quotes.
func words(values []string) []any {
	var all []any
	for _, v := range values {
		all = append(all, v)
		if n, ok := source.ParseInt(v); ok {
			all = append(all, n)
		}
	}
	return all
}

// partSchema is a part of a face: of one kind, or a change of another part.
func partSchema() schema {
	var kinds []schema
	for _, k := range Kinds {
		kinds = append(kinds, ref("part-"+k.Name))
	}
	return schema{"type": "object", "anyOf": append(kinds, ref("part-change"))}
}

// kindSchema is a part of one kind. All its values may be computed.
func kindSchema(k *Kind) schema {
	keys := sections.Join(sections.Join([]sections.Key{k.Main}, k.Keys), CommonKeys)
	return schema{
		"type": "object", "description": k.Doc, "required": []string{k.Name},
		"properties": computed(keys), "additionalProperties": false,
	}
}

// changeSchema is a part that changes the one of the same name in the face that
// is extended: it says only what is new.
func changeSchema() schema {
	properties := computed(CommonKeys)
	for _, k := range Kinds {
		for name := range computed(k.Keys) {
			properties[name] = schema{}
		}
	}
	return schema{"type": "object", "required": []string{"name"}, "properties": properties, "additionalProperties": false}
}

func computed(keys []sections.Key) schema {
	properties := schema{}
	for _, k := range keys {
		p := property(k)
		if k.Type != sections.KParts && k.Type != sections.KText && k.Type != sections.KMap {
			p = schema{"anyOf": []schema{p, ref("computed")}}
			p["description"] = k.Doc
		}
		properties[k.Name] = p
	}
	return properties
}

// paintSchema is a colour, gradient or hatch.
func paintSchema() schema {
	text := ref("text")
	shape := func(kind string) schema {
		properties := schema{}
		for _, key := range values.PaintKeys[kind] {
			properties[key] = anyOf(text, arrayOf(text))
		}
		return schema{"type": "object", "required": []string{kind}, "properties": properties, "additionalProperties": false}
	}
	return anyOf(schema{"type": "string"}, shape("linear"), shape("radial"), shape("hatch"))
}
