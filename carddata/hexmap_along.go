package carddata

import (
	"slices"

	"punchboard/diag"
	"punchboard/geom/hex"
)

// alongSettings are the keys of a feature along hexsides.
var alongSettings = []setting[onMap[MapBorder]]{
	{Key{Name: "kind", Type: KString, Required: true, Doc: "One of the kinds under `borders`."},
		func(_ *loader, e *onMap[MapBorder], n node) {
			e.it.Kind = kindNamed(n, e.m.Kinds.Borders, func(k *BorderKind) string { return k.ID })
		}},
	{Key{Name: "id", Type: KString, Doc: "Its name in rules: small letters, digits and hyphens."},
		func(_ *loader, e *onMap[MapBorder], n node) { e.it.ID = n.slug("id") }},
	{Key{Name: "name", Type: KText, Doc: "Its name on the map, written along it."},
		func(l *loader, e *onMap[MapBorder], n node) { e.it.Name = l.localized(n, "name") }},
	{Key{Name: "sides", Type: KStrings, Required: true, Doc: "The hexsides, each by the hexes that it parts, 0401/0501, or by a hex and the way out of it, 0101/N."},
		func(_ *loader, e *onMap[MapBorder], n node) { e.it.Sides = e.m.borderSides(n) }},
	{Key{Name: "bridges", Type: KStrings, Doc: "Those of its sides that have a bridge."},
		func(_ *loader, e *onMap[MapBorder], n node) { crossings(e, n, "bridges", false) }},
	{Key{Name: "fords", Type: KStrings, Doc: "Those of its sides that have a ford."},
		func(_ *loader, e *onMap[MapBorder], n node) { crossings(e, n, "fords", true) }},
}

func newAlong(n node) MapBorder { return MapBorder{Pos: n.pos(), Kind: -1} }

// kindNamed looks up a kind by its name; -1 when there is none.
func kindNamed[T any](n node, kinds []T, id func(*T) string) int {
	s, ok := n.scalar("kind")
	if !ok {
		return -1
	}
	var names []string
	for i := range kinds {
		if names = append(names, id(&kinds[i])); names[i] == s {
			return i
		}
	}
	n.errorf(CodeMapTerrain, "there is no kind `%s`", s).Hintf("%s", diag.DidYouMean(s, names))
	return -1
}

// borderSides reads the sides of a feature. A side exists once, so that one that
// is named from both of its hexes is named twice.
func (m *mapFile) borderSides(n node) (sides []hex.Side) {
	seen := map[hex.Side]bool{}
	for _, s := range m.sides(n, "sides") {
		if seen[s.Side] {
			s.at.errorf(CodeMapSide, "the side %s is named twice", m.sideName(s.Side)).
				Hintf("a side is shared by two hexes: name it once, from either")
			continue
		}
		seen[s.Side] = true
		sides = append(sides, s.Side)
	}
	return sides
}

// crossings reads the bridges or fords of a feature.
func crossings(e *onMap[MapBorder], n node, what string, ford bool) {
	b := e.it
	for _, s := range e.m.sides(n, what) {
		if slices.ContainsFunc(b.Bridges, func(c Crossing) bool { return c.Side == s.Side }) {
			s.at.errorf(CodeMapBridge, "the side %s is crossed twice", e.m.sideName(s.Side))
			continue
		}
		b.Bridges = append(b.Bridges, Crossing{s.at.pos(), s.Side, ford})
	}
}
