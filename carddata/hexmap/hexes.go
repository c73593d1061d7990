package hexmap

import (
	"punchboard/carddata/sections"
	"punchboard/carddata/source"
	"punchboard/diag"
)

// hexEntry is the entry of one hex that is being read.
type hexEntry struct {
	m   *file
	hex *Hex
	lev source.Node
}

// hexSettings are the keys of a hex in the section `at`.
var hexSettings = []sections.Setting[*Reader, hexEntry]{
	{Key: sections.Key{Name: "terrain", Type: sections.KString, Doc: "Terrain, instead of the one in `rows`."},
		Read: func(_ *Reader, e *hexEntry, n source.Node) { e.m.terrainNamed(n, "terrain", &e.hex.Terrain) }},
	{Key: sections.Key{Name: "level", Type: sections.KInt, Doc: "Height; default: the height of its terrain."},
		Read: func(_ *Reader, e *hexEntry, n source.Node) { e.lev = n }},
	{Key: sections.Key{Name: "text", Type: sections.KText, Doc: "Text to print in the hex."},
		Read: func(l *Reader, e *hexEntry, n source.Node) { e.hex.Text = l.Localized(n, "text") }},
	{Key: sections.Key{Name: "victory", Type: sections.KText, Doc: "Value of the hex: points, or the letter of a flag."},
		Read: func(l *Reader, e *hexEntry, n source.Node) { e.hex.Victory = l.Localized(n, "victory") }},
	{Key: sections.Key{Name: "badges", Type: sections.KBadges, Keys: sections.KeysOf(badgeSettings), Doc: "Badges, instead of those of its terrain; `[]` for none."},
		Read: func(l *Reader, e *hexEntry, n source.Node) { e.hex.Badges = l.badges(n) }},
}

// ground sets the terrain of all hexes from `rows` or `fill`, and then from `at` for
// single hexes.
func (l *Reader) ground(m *file) {
	m.Hexes = make([]Hex, m.Grid.Len())
	fill := 0
	if m.sections.fill.Exists() {
		m.terrainNamed(m.sections.fill, "fill", &fill)
	}
	for i := range m.Hexes {
		m.Hexes[i] = Hex{Pos: m.file.Pos(), Terrain: fill, Level: m.Kinds.Terrains[fill].Level}
	}
	m.readRows()
	if m.sections.at.Exists() {
		for _, f := range m.sections.at.Mapping("at") {
			l.oneHex(m, f)
		}
	}
}

// oneHex reads the entry of a hex.
func (l *Reader) oneHex(m *file, f source.Field) {
	h, ok := m.hexAt(f.Key, f.Name)
	if !ok {
		return
	}
	e := &hexEntry{m: m, hex: m.At(h)}
	before := e.hex.Terrain
	e.hex.Pos = f.Key.Pos()
	sections.Read(l, f.Value, "hex `"+f.Name+"`", hexSettings, e)
	if e.hex.Terrain != before {
		e.hex.Level = m.Kinds.Terrains[e.hex.Terrain].Level
	}
	if e.lev.Exists() {
		e.lev.IntBetween("level", -maxLevel, maxLevel, &e.hex.Level)
	}
}

// terrainNamed looks up a terrain by its name.
func (m *file) terrainNamed(n source.Node, what string, into *int) {
	s, ok := n.Scalar(what)
	if !ok {
		return
	}
	names := make([]string, len(m.Kinds.Terrains))
	for i := range names {
		if names[i] = m.Kinds.Terrains[i].ID; names[i] == s {
			*into = i
			return
		}
	}
	n.Errorf(CodeTerrain, "there is no terrain `%s`", s).Hintf("%s", diag.DidYouMean(s, names))
}
