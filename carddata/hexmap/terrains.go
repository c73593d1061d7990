package hexmap

import (
	"slices"
	"unicode"
	"unicode/utf8"

	"gopkg.in/yaml.v3"

	"punchboard/carddata/sections"
	"punchboard/carddata/source"
	"punchboard/carddata/values"
)

// terrainSettings are the keys of one kind of ground.
var terrainSettings = []sections.Setting[*Reader, Terrain]{
	{Key: sections.Key{Name: "code", Type: sections.KString, Doc: "Character for this terrain in `rows`."},
		Read: func(_ *Reader, t *Terrain, n source.Node) { t.Code = terrainCode(n) }},
	{Key: sections.Key{Name: "name", Type: sections.KText, Required: true, Doc: "Name, once for all languages or by language."},
		Read: func(l *Reader, t *Terrain, n source.Node) { t.Name = l.Localized(n, "name") }},
	{Key: sections.Key{Name: "pattern", Type: sections.KEnum, Values: TerrainPatterns, Default: "none", Doc: "Pattern."},
		Read: func(_ *Reader, t *Terrain, n source.Node) {
			t.Pattern = TerrainPatterns[n.Choice("pattern", TerrainPatterns, 0)]
		}},
	{Key: sections.Key{Name: "fill", Type: sections.KPaint, Default: "white", Doc: "Background color."},
		Read: func(l *Reader, t *Terrain, n source.Node) { l.paintOf(n, "fill", &t.Fill) }},
	{Key: sections.Key{Name: "ink", Type: sections.KPaint, Default: "k60", Doc: "Color of the pattern."},
		Read: func(l *Reader, t *Terrain, n source.Node) { l.paintOf(n, "ink", &t.Ink) }},
	{Key: sections.Key{Name: "level", Type: sections.KInt, Default: "0", Doc: "Height, -50 to 50, in the game's own levels."},
		Read: func(_ *Reader, t *Terrain, n source.Node) { n.IntBetween("level", -maxLevel, maxLevel, &t.Level) }},
	{Key: sections.Key{Name: "closed", Type: sections.KBool, Default: "false", Doc: "Whether units cannot enter: sea, lakes, off-map areas."},
		Read: func(_ *Reader, t *Terrain, n source.Node) { n.Flag("closed", &t.Closed) }},
	{Key: sections.Key{Name: "least", Type: sections.KInt, Default: "0", Doc: "Smallest number of hexes on the map."},
		Read: func(_ *Reader, t *Terrain, n source.Node) {
			n.IntBetween("least", 0, maxMapSide*maxMapSide, &t.Least)
		}},
	{Key: sections.Key{Name: "most", Type: sections.KInt, Doc: "Largest number of hexes on the map; default: no limit."},
		Read: func(_ *Reader, t *Terrain, n source.Node) { n.IntBetween("most", 0, maxMapSide*maxMapSide, &t.Most) }},
	{Key: sections.Key{Name: "badges", Type: sections.KBadges, Keys: sections.KeysOf(badgeSettings), Doc: "Badges printed in each of its hexes: `[\"+1\"]`, or with a shape."},
		Read: func(l *Reader, t *Terrain, n source.Node) { t.Badges = l.badges(n) }},
}

// maxLevel limits elevations.
const maxLevel = 50

// readTerrains reads the kinds of terrain: a mapping, or the path of a CSV file.
func (l *Reader) readTerrains(m *file) {
	n := m.sections.terrains
	if !n.Exists() {
		return
	}
	fields := l.terrainFields(n)
	if len(fields) > maxMapKinds {
		fields[maxMapKinds].Key.Errorf(CodeGrid, "the map has more than %d terrains; the rest are ignored", maxMapKinds)
		fields = fields[:maxMapKinds]
	}
	for _, f := range fields {
		m.Kinds.Terrains = append(m.Kinds.Terrains, l.terrain(m, f))
	}
	if len(fields) == 0 && n.Kind == yaml.MappingNode {
		n.Errorf(source.CodeMissingKey, "`terrains` is empty").Hintf("add at least one: `clear: {code: \".\", name: clear}`")
	}
}

func (l *Reader) terrainFields(n source.Node) []source.Field {
	if n.Kind == yaml.ScalarNode && !n.IsNull() {
		return l.terrainTable(n)
	}
	return n.Mapping("terrains")
}

// terrain reads one kind of terrain. Unknown keys are kept for faces and rules.
func (l *Reader) terrain(m *file, f source.Field) Terrain {
	t := Terrain{
		Pos: f.Key.Pos(), ID: kindID(f.Key, "terrain"), Pattern: TerrainPatterns[0], Most: -1, Fields: values.Row{},
		Fill: values.Paint{Kind: values.GrayPaint, Color: [4]uint8{255}}, Ink: values.Paint{Kind: values.GrayPaint}.Tinted(60),
	}
	known, own := split(f.Value.Mapping("terrains."+f.Name), sections.NamesOf(sections.KeysOf(terrainSettings)))
	sections.Read(l, onlyFields(f.Value, known), "terrain `"+f.Name+"`", terrainSettings, &t)
	for _, field := range own {
		l.terrainField(&t, field)
	}
	if t.Most >= 0 && t.Most < t.Least {
		f.Key.Errorf(source.CodeBadValue, "terrain `%s` has `least: %d`, more than `most: %d`", f.Name, t.Least, t.Most)
	}
	l.claimCode(m, &t, f)
	return t
}

// terrainField stores a field that only the game knows.
func (l *Reader) terrainField(t *Terrain, f source.Field) {
	known := sections.NamesOf(sections.KeysOf(terrainSettings))
	if near := values.NearColumn(f.Name, known); near != "" {
		l.Found.Warnf(f.Key.Pos(), source.CodeUnknownKey, "`%[2]s`, a field of terrain `%[1]s`, looks like a misspelled key", t.ID, f.Name).
			Hintf("did you mean `%s`? If not, use a less similar name", near)
	}
	if l.GoodColumnName(f.Key.Pos(), f.Name, known) {
		t.Fields[f.Name] = l.NodeValue(f.Value, values.Column{Name: f.Name, Type: values.Flow, Localized: l.ByLanguage(f.Value)})
	}
}

// split separates fields by whether their names are known.
func split(fields []source.Field, known []string) (yes, no []source.Field) {
	for _, f := range fields {
		if slices.Contains(known, f.Name) {
			yes = append(yes, f)
		} else {
			no = append(no, f)
		}
	}
	return yes, no
}

// onlyFields returns the mapping with only the given fields.
func onlyFields(n source.Node, fields []source.Field) source.Node {
	if n.Kind != yaml.MappingNode {
		return n
	}
	part := *n.Node
	part.Content = nil
	for _, f := range fields {
		part.Content = append(part.Content, f.Key.Node, f.Value.Node)
	}
	return source.Node{Node: &part, Doc: n.Doc}
}

// claimCode adds a finding if two terrains have the same code.
func (l *Reader) claimCode(m *file, t *Terrain, f source.Field) {
	for i := range m.Kinds.Terrains {
		if other := &m.Kinds.Terrains[i]; t.Code != "" && other.Code == t.Code {
			f.Value.Lookup("code").Errorf(CodeTerrainCode, "the code `%s` of terrain `%s` is also used by `%s`", t.Code, t.ID, other.ID).
				Hintf("use a different character for each terrain")
		}
	}
}

// terrainCode reads the code of a terrain, one character.
func terrainCode(n source.Node) string {
	s, ok := n.Scalar("code")
	if !ok {
		return ""
	}
	r, size := utf8.DecodeRuneInString(s)
	if size != len(s) || size == 0 || unicode.IsSpace(r) || !unicode.IsPrint(r) || unicode.IsMark(r) {
		n.Errorf(CodeTerrainCode, "a terrain's code is one character, but this is %s", source.Quote(s)).Hintf("write a letter, a digit or a sign such as `.`")
		return ""
	}
	return s
}

// kindID reads the key of a terrain or other kind.
func kindID(n source.Node, what string) string {
	if !source.IsSlug(n.Value) {
		n.Errorf(source.CodeBadValue, "the name of the %s %s may contain only lower-case letters, digits and hyphens", what, source.Quote(n.Value)).
			Hintf("%s", source.SlugHint(n.Value))
	}
	return n.Value
}

// The keys of terrains and of kinds of lines, for other drawings that have them.
var (
	TerrainKeys = sections.KeysOf(terrainSettings)
	BorderKeys  = sections.KeysOf(borderSettings)
	RoadKeys    = sections.KeysOf(roadSettings)
)

// ReadTerrains reads terrains as a map's file has them.
func (l *Reader) ReadTerrains(n source.Node) []Terrain {
	m := &file{Map: &Map{}, sections: fileSections{terrains: n}}
	l.readTerrains(m)
	return m.Kinds.Terrains
}

// ReadLineKinds reads the kinds of borders and of roads as a map's file has them.
func (l *Reader) ReadLineKinds(borders, roads source.Node) ([]BorderKind, []RoadKind) {
	return readKinds(l, borders, "borders", borderSettings, newBorder), readKinds(l, roads, "roads", roadSettings, newRoad)
}

// ReadPaint reads a color.
func (l *Reader) ReadPaint(n source.Node, what string, into *values.Paint) { l.paintOf(n, what, into) }
