package carddata

import (
	"maps"
	"slices"

	"punchboard/carddata/expr"
	"punchboard/carddata/face"
	"punchboard/carddata/hexmap"
	"punchboard/carddata/sections"
	"punchboard/carddata/values"
)

// The functions of this file tell what the files of a game may say, for the
// manual, whose test holds it against them. They give the very tables that the
// readers follow.

// GameKeys returns the keys of game.yaml; those of sections stand in Key.Keys.
func GameKeys() []sections.Key { return sections.KeysOf(gameSettings) }

// VariantKeys returns the keys of the files of the directory variants.
func VariantKeys() []sections.Key { return sections.KeysOf(variantSettings) }

// SizeKeys returns the keys of a size that is written as a mapping.
func SizeKeys() []sections.Key { return sections.KeysOf(values.SizeSettings) }

// FaceKeys returns the keys of a face.
func FaceKeys() []sections.Key { return slices.Clone(face.Keys) }

// PaintKeys returns the keys of the mappings that make a paint: gradients and
// hatches.
func PaintKeys() []string {
	var all []string
	for _, keys := range values.PaintKeys {
		all = append(all, keys...)
	}
	slices.Sort(all)
	return slices.Compact(all)
}

// ExprNames returns the names that every expression may use besides the columns
// of the deck, with their own keys as in deck.id.
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

// ExprFunctions returns the functions that expressions may call: those of the
// game files first, then those of the expression language, each in alphabetical
// order.
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

// MapKeys returns the keys of a map's file; those of sections stand in Key.Keys.
func MapKeys() []sections.Key { return sections.KeysOf(hexmap.Settings) }
