package carddata

import (
	"fmt"
	"maps"
	"punchboard/carddata/source"
	"slices"
)

// schemaOf gives the schema of a key of game.yaml or a variant.
func schemaOf(k Key) schema {
	switch k.Type {
	case KText:
		return ref("localized")
	case KString, KName, KExpr:
		return ref("text")
	case KLength:
		return ref("length")
	case KNumber:
		return ref("number")
	case KInt:
		return anyOf(schema{"type": "integer"}, schema{"type": "string", "pattern": numberPattern})
	case KBool:
		return ref("boolean")
	case KEnum:
		return schema{"enum": words(append(k.Values[:len(k.Values):len(k.Values)], slices.Sorted(maps.Keys(k.Also))...))}
	case KPaint:
		return ref("paint")
	case KExtent, KPoints, KLengths:
		return anyOf(ref("text"), arrayOf(ref("text")))
	case KParts:
		return arrayOf(ref("part"))
	case KList:
		return arrayOf(section(k.Keys))
	}
	return schemaOfSection(k)
}

// schemaOfSection gives the schema of a key that holds others.
func schemaOfSection(k Key) schema {
	switch k.Type {
	case KSection:
		return section(k.Keys)
	case KStrings:
		return anyOf(ref("text"), arrayOf(ref("text")))
	case KChoices:
		return anyOf(schema{"enum": words(k.Values)}, arrayOf(schema{"enum": words(k.Values)}))
	case KRange:
		return anyOf(schema{"type": "number"}, schema{"type": "string", "pattern": rangePattern})
	case KShare:
		return anyOf(schema{"type": "number", "minimum": 0, "maximum": 1}, schema{"type": "string", "pattern": sharePattern})
	case KSize:
		return anyOf(schema{"enum": words(k.Values)}, schema{"type": "string", "pattern": sizePattern}, section(keysOf(sizeSettings)), schema{"type": "string"})
	case KPaper:
		return anyOf(schema{"enum": words(k.Values)}, schema{"type": "string"})
	case KFonts:
		return byName(anyOf(schema{"type": "string"}, section(k.Keys)))
	case KColumns:
		return byName(anyOf(schema{"enum": words(typeWords)}, section(k.Keys)))
	case KColors:
		return byName(ref("paint"))
	case KStyles, KDecks:
		return byName(section(k.Keys))
	case KTables:
		return byName(anyOf(schema{"type": "string"}, section(k.Keys)))
	case KTableRows:
		return anyOf(schema{"type": "string"}, arrayOf(anyOf(schema{"type": "object"}, schema{"type": "array"})))
	case KTexts:
		return anyOf(ref("localized"), arrayOf(ref("localized")))
	case KTerrains:
		terrain := section(k.Keys)
		terrain["additionalProperties"] = true
		return anyOf(schema{"type": "string"}, byName(terrain))
	case KBadges:
		badge := anyOf(ref("text"), section(k.Keys))
		return anyOf(badge, arrayOf(badge))
	case KIcons, KPaths:
		return byName(schema{"type": "string"})
	case KLooks:
		return byName(byName(schema{"type": "object"}))
	case KWords:
		return byName(anyOf(ref("text"), arrayOf(ref("text"))))
	case KCards:
		return byName(schema{"type": "object"})
	case KMap:
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
	keys := join(join([]Key{k.Main}, k.Keys), CommonKeys)
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

func computed(keys []Key) schema {
	properties := schema{}
	for _, k := range keys {
		p := property(k)
		if k.Type != KParts && k.Type != KText && k.Type != KMap {
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
		for _, key := range areas[kind] {
			properties[key] = anyOf(text, arrayOf(text))
		}
		return schema{"type": "object", "required": []string{kind}, "properties": properties, "additionalProperties": false}
	}
	return anyOf(schema{"type": "string"}, shape("linear"), shape("radial"), shape("hatch"))
}
