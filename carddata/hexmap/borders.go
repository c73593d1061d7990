package hexmap

import (
	"punchboard/carddata/sections"
	"punchboard/carddata/source"
	"punchboard/diag"
	"punchboard/geom/hex"
)

// alongSettings are the keys of a feature along hexsides.
var alongSettings = []sections.Setting[*Reader, entry[Border]]{
	{Key: sections.Key{Name: "kind", Type: sections.KString, Required: true, Doc: "One of the kinds under `borders`."},
		Read: func(_ *Reader, e *entry[Border], n source.Node) {
			e.it.Kind = kindNamed(n, e.m.Kinds.Borders, func(k *BorderKind) string { return k.ID })
		}},
	{Key: sections.Key{Name: "id", Type: sections.KString, Doc: "Name in rules: lower-case letters, digits and hyphens."},
		Read: func(_ *Reader, e *entry[Border], n source.Node) { e.it.ID = n.Slug("id") }},
	{Key: sections.Key{Name: "name", Type: sections.KText, Doc: "Name on the map, written along the feature."},
		Read: func(l *Reader, e *entry[Border], n source.Node) { e.it.Name = l.Localized(n, "name") }},
	{Key: sections.Key{Name: "sides", Type: sections.KStrings, Required: true, Doc: "Hexsides, each named by the two hexes it separates, 0401/0501, or by a hex and a direction, 0101/N."},
		Read: func(_ *Reader, e *entry[Border], n source.Node) { borderSides(e, n) }},
	{Key: sections.Key{Name: "bridges", Type: sections.KStrings, Doc: "Hexsides with a bridge."},
		Read: func(_ *Reader, e *entry[Border], n source.Node) { crossings(e, n, "bridges", false) }},
	{Key: sections.Key{Name: "fords", Type: sections.KStrings, Doc: "Hexsides with a ford."},
		Read: func(_ *Reader, e *entry[Border], n source.Node) { crossings(e, n, "fords", true) }},
}

func newAlong(n source.Node) Border { return Border{Pos: n.Pos(), Kind: -1} }

// kindNamed returns the index of a kind by its name, or -1 if there is none.
func kindNamed[T any](n source.Node, kinds []T, id func(*T) string) int {
	s, ok := n.Scalar("kind")
	if !ok {
		return -1
	}
	var names []string
	for i := range kinds {
		if names = append(names, id(&kinds[i])); names[i] == s {
			return i
		}
	}
	n.Errorf(CodeTerrain, "there is no kind `%s`", s).Hintf("%s", diag.DidYouMean(s, names))
	return -1
}

// borderSides reads the hexsides of a feature. A hexside is the same from both of its
// hexes, so naming it from each is a duplicate.
func borderSides(e *entry[Border], n source.Node) {
	seen := map[hex.Side]bool{}
	for _, s := range e.m.sides(n, "sides") {
		if seen[s.Side] {
			s.at.Errorf(CodeSide, "the hexside %s is listed twice", e.m.SideName(s.Side)).
				Hintf("list it once, from either of its two hexes")
			continue
		}
		seen[s.Side] = true
		e.sides = append(e.sides, s)
		e.it.Sides = append(e.it.Sides, s.Side)
	}
}

// crossings reads the bridges or fords of a feature.
func crossings(e *entry[Border], n source.Node, what string, ford bool) {
	seen := map[hex.Side]bool{}
	for _, c := range e.it.Bridges {
		seen[c.Side] = true
	}
	for _, s := range e.m.sides(n, what) {
		if seen[s.Side] {
			s.at.Errorf(CodeBridge, "the hexside %s has two crossings", e.m.SideName(s.Side))
			continue
		}
		seen[s.Side] = true
		e.it.Bridges = append(e.it.Bridges, Crossing{s.at.Pos(), s.Side, ford})
	}
}

// styleOf returns the style of a feature, or "" if its kind is unknown.
func (m *Map) styleOf(b *Border) string {
	if b.Kind < 0 {
		return ""
	}
	return m.Kinds.Borders[b.Kind].Style
}

// checkAlong checks that a river has no gap, and that its bridges are on it.
func checkAlong(e *entry[Border]) {
	if style := e.m.styleOf(e.it); style == "river" || style == "stream" {
		checkRiver(e)
	}
	own := map[hex.Side]bool{}
	for _, s := range e.it.Sides {
		own[s] = true
	}
	for _, c := range e.it.Bridges {
		what := "bridge"
		if c.Ford {
			what = "ford"
		}
		switch {
		case !own[c.Side]:
			e.at.Doc.Found.Errorf(c.Pos, CodeBridge, "the %s at %s crosses nothing: the hexside is not in `sides` of this feature", what, e.m.SideName(c.Side)).
				Hintf("put the %s on one of the `sides`", what)
		case !c.Ford && !e.m.network().crossed[c.Side]:
			e.at.Doc.Found.Warnf(c.Pos, CodeBridge, "no road crosses the bridge at %s", e.m.SideName(c.Side))
		}
	}
}
