package carddata

import (
	"maps"
	"slices"

	"punchboard/carddata/effects"
	"punchboard/carddata/expr"
	"punchboard/carddata/face"
	"punchboard/carddata/hexmap"
	plandata "punchboard/carddata/plan"
	"punchboard/carddata/sections"
	"punchboard/carddata/values"
)

// The functions of this file return the keys of a game's files, from the same tables
// that the readers use. A test compares the manual with them.

// GameKeys returns the keys of game.yaml; the keys of sections are in Key.Keys.
func GameKeys() []sections.Key { return sections.KeysOf(gameSettings) }

// VariantKeys returns the keys of the files in the directory variants.
func VariantKeys() []sections.Key { return sections.KeysOf(variantSettings) }

// EffectKeys returns the keys of the grammar of effects.
func EffectKeys() []sections.Key { return sections.KeysOf(effects.Settings) }

// SameKeys returns the keys of `same` in a column.
func SameKeys() []sections.Key { return sections.KeysOf(sameSettings) }

// SizeKeys returns the keys of a size that is written as a mapping.
func SizeKeys() []sections.Key { return sections.KeysOf(values.SizeSettings) }

// FaceKeys returns the keys of a face.
func FaceKeys() []sections.Key { return slices.Clone(face.Keys) }

// PaintKeys returns the keys of mappings that describe a paint: gradients and hatches.
func PaintKeys() []string {
	var all []string
	for _, keys := range values.PaintKeys {
		all = append(all, keys...)
	}
	slices.Sort(all)
	return slices.Compact(all)
}

// ExprNames returns the names that every expression may use in addition to the columns
// of the deck, and their members, such as deck.id.
func ExprNames() []string {
	names := slices.DeleteFunc(slices.Clone(values.ScopeNames), func(name string) bool { return slices.Contains(ExprFunctions(), name) })
	for _, key := range deckKeys {
		names = append(names, "deck."+key)
	}
	for _, key := range gameKeys {
		names = append(names, "game."+key)
	}
	return names
}

// ExprFunctions returns the functions that expressions may call: punchboard's own
// first, then those of the expression language, each in alphabetical order.
func ExprFunctions() []string {
	own := append(slices.Collect(maps.Keys(expr.OwnFunctions)), "hexmap", "label", "list", "loc", "switch")
	slices.Sort(own)
	for _, name := range expr.Functions() {
		if !slices.Contains(own, name) {
			own = append(own, name)
		}
	}
	return own
}

// MapKeys returns the keys of a map's file; the keys of sections are in Key.Keys.
func MapKeys() []sections.Key { return sections.KeysOf(hexmap.Settings) }

// PlanKeys returns the keys of a plan file; those of sections are in Key.Keys.
func PlanKeys() []sections.Key { return sections.KeysOf(plandata.Settings) }
