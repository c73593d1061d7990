package schema

import (
	"fmt"
	"maps"
	"slices"

	"punchboard/carddata/face"
	"punchboard/carddata/sections"
	"punchboard/carddata/source"
	"punchboard/carddata/values"
)

// schemaOf returns the schema of a key of game.yaml or a variant.
func schemaOf(k sections.Key) Object {
	if k.NotNegative {
		k.NotNegative = false
		signed := Object{"type": "string", "pattern": `(^|\s)-`}
		return Object{"allOf": []Object{schemaOf(k), {"not": signed}, {"not": Object{"type": "number", "exclusiveMaximum": 0}}}}
	}
	switch k.Type {
	case sections.KText:
		return Ref("localized")
	case sections.KString, sections.KName, sections.KExpr:
		return Ref("text")
	case sections.KLength:
		return Ref("length")
	case sections.KNumber:
		return Ref("number")
	case sections.KInt:
		return anyOf(Object{"type": "integer"}, Object{"type": "string", "pattern": numberPattern})
	case sections.KBool:
		return Ref("boolean")
	case sections.KEnum:
		return Object{"enum": words(append(k.Values[:len(k.Values):len(k.Values)], slices.Sorted(maps.Keys(k.Also))...))}
	case sections.KPaint:
		return Ref("paint")
	case sections.KExtent, sections.KPoints, sections.KLengths:
		return anyOf(Ref("text"), arrayOf(Ref("text")))
	case sections.KParts:
		return arrayOf(Ref("part"))
	case sections.KList:
		return arrayOf(OfKeys(k.Keys))
	}
	return schemaOfSection(k)
}

// schemaOfSection returns the schema of a key that holds others.
func schemaOfSection(k sections.Key) Object {
	switch k.Type {
	case sections.KSection:
		return OfKeys(k.Keys)
	case sections.KStrings:
		return anyOf(Ref("text"), arrayOf(Ref("text")))
	case sections.KChoices:
		return anyOf(Object{"enum": words(k.Values)}, arrayOf(Object{"enum": words(k.Values)}))
	case sections.KRange:
		return anyOf(Object{"type": "number"}, Object{"type": "string", "pattern": rangePattern})
	case sections.KShare:
		return anyOf(Object{"type": "number", "minimum": 0, "maximum": 1}, Object{"type": "string", "pattern": sharePattern})
	case sections.KSize:
		return anyOf(Object{"enum": words(k.Values)}, Object{"type": "string", "pattern": sizePattern}, OfKeys(sections.KeysOf(values.SizeSettings)), Object{"type": "string"})
	case sections.KPaper:
		return anyOf(Object{"enum": words(k.Values)}, Object{"type": "string"})
	case sections.KFonts:
		font := anyOf(Object{"type": "string"}, OfKeys(k.Keys))
		byLanguage := byName(font)
		byLanguage["required"] = []any{"default"}
		return byName(anyOf(Object{"type": "string"}, OfKeys(k.Keys), byLanguage))
	case sections.KColumns:
		return byName(anyOf(Object{"enum": words(values.TypeNames)}, OfKeys(k.Keys)))
	case sections.KBetter:
		way := Object{"enum": words(k.Values)}
		return anyOf(way, byName(way))
	case sections.KColors:
		return byName(Ref("paint"))
	case sections.KCopies:
		return anyOf(schemaOf(sections.Key{Type: sections.KInt}), OfKeys(k.Keys))
	case sections.KStyles, sections.KDecks:
		return byName(OfKeys(k.Keys))
	case sections.KTables:
		return byName(anyOf(Object{"type": "string"}, OfKeys(k.Keys)))
	case sections.KTableRows:
		return anyOf(Object{"type": "string"}, arrayOf(anyOf(Object{"type": "object"}, Object{"type": "array"})))
	case sections.KTexts:
		return anyOf(Ref("localized"), arrayOf(Ref("localized")))
	case sections.KTerrains:
		terrain := OfKeys(k.Keys)
		terrain["additionalProperties"] = true
		return anyOf(Object{"type": "string"}, byName(terrain))
	case sections.KBadges:
		badge := anyOf(Ref("text"), OfKeys(k.Keys))
		return anyOf(badge, arrayOf(badge))
	case sections.KIcons, sections.KPaths:
		return byName(Object{"type": "string"})
	case sections.KLooks:
		return byName(byName(Object{"type": "object"}))
	case sections.KWords:
		return byName(anyOf(Ref("text"), arrayOf(Ref("text"))))
	case sections.KCards:
		return byName(Object{"type": "object"})
	case sections.KMap:
		return Object{"type": "object"}
	}
	panic(fmt.Sprintf("carddata: no schema for type %d of the key %s", k.Type, k.Name))
}

// words returns the values of an enum. Values that YAML reads as numbers may be written
// without quotes.
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

// partSchema is the schema of a part of a face: either a part of some kind, or a change
// of another part.
func partSchema() Object {
	var kinds []Object
	for _, k := range face.Kinds {
		kinds = append(kinds, Ref("part-"+k.Name))
	}
	return Object{"type": "object", "anyOf": append(kinds, Ref("part-change"))}
}

// kindSchema is the schema of a part of one kind. Every value may also be an
// expression.
func kindSchema(k *face.Kind) Object {
	keys := sections.Join(sections.Join([]sections.Key{k.Main}, k.Keys), face.CommonKeys)
	return Object{
		"type": "object", "description": k.Doc, "required": []string{k.Name},
		"properties": computed(keys), "additionalProperties": false,
	}
}

// changeSchema is the schema of a part that changes the part of the same name in the
// extended face; it lists only the keys that change.
func changeSchema() Object {
	properties := computed(face.CommonKeys)
	for _, k := range face.Kinds {
		for name := range computed(k.Keys) {
			properties[name] = Object{}
		}
	}
	return Object{"type": "object", "required": []string{"name"}, "properties": properties, "additionalProperties": false}
}

func computed(keys []sections.Key) Object {
	properties := Object{}
	for _, k := range keys {
		p := property(k)
		if k.Type != sections.KParts && k.Type != sections.KText && k.Type != sections.KMap {
			p = Object{"anyOf": []Object{p, Ref("computed")}}
			p["description"] = k.Doc
		}
		properties[k.Name] = p
	}
	return properties
}

// paintSchema is the schema of a color, gradient or hatch.
func paintSchema() Object {
	text := Ref("text")
	shape := func(kind string) Object {
		properties := Object{}
		for _, key := range values.PaintKeys[kind] {
			properties[key] = anyOf(text, arrayOf(text))
		}
		return Object{"type": "object", "required": []string{kind}, "properties": properties, "additionalProperties": false}
	}
	return anyOf(Object{"type": "string"}, shape("linear"), shape("radial"), shape("hatch"))
}
