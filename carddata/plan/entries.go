package plan

import (
	"gopkg.in/yaml.v3"

	"punchboard/carddata/sections"
	"punchboard/carddata/source"
	"punchboard/carddata/values"
)

// entry is an entry of a list of the plan, with the file that it belongs to.
type entry[T any] struct {
	it *T
	f  *file
}

// shapeKeys are the keys of everything that has an outline.
func shapeKeys[T any](into func(*T, []Shape)) []sections.Setting[*Reader, entry[T]] {
	return []sections.Setting[*Reader, entry[T]]{
		{Key: sections.Key{Name: "box", Type: sections.KStrings, Doc: "A rectangle, or a list of them: x, y, width and height in squares."},
			Read: func(_ *Reader, e *entry[T], n source.Node) { into(e.it, e.f.boxes(n, "box")) }},
		{Key: sections.Key{Name: "points", Type: sections.KStrings, Doc: "Corners of a polygon, x and y in squares: 6 10, 13 10, 13 12."},
			Read: func(_ *Reader, e *entry[T], n source.Node) { into(e.it, e.f.polygon(n, "points")) }},
		{Key: sections.Key{Name: "squares", Type: sections.KStrings, Doc: "Single squares, by the x and y of the corner that is nearest to the origin."},
			Read: func(_ *Reader, e *entry[T], n source.Node) { into(e.it, e.f.squares(n, "squares")) }},
	}
}

// areaSettings are the keys of an area.
var areaSettings = append([]sections.Setting[*Reader, entry[Area]]{
	{Key: sections.Key{Name: "id", Type: sections.KString, Doc: "Name in rules: lower-case letters, digits and hyphens."},
		Read: func(_ *Reader, e *entry[Area], n source.Node) { e.it.ID = n.Slug("id") }},
	{Key: sections.Key{Name: "terrain", Type: sections.KString, Required: true, Doc: "Its terrain."},
		Read: func(_ *Reader, e *entry[Area], n source.Node) { e.it.Terrain = e.f.terrainNamed(n, "terrain") }},
	{Key: sections.Key{Name: "name", Type: sections.KText, Doc: "Name on the plan, in the middle of the area."},
		Read: func(l *Reader, e *entry[Area], n source.Node) { e.it.Name = l.Localized(n, "name") }},
}, shapeKeys(func(a *Area, s []Shape) { a.Shapes = append(a.Shapes, s...) })...)

// zoneSettings are the keys of a zone.
var zoneSettings = append([]sections.Setting[*Reader, entry[Zone]]{
	{Key: sections.Key{Name: "id", Type: sections.KString, Doc: "Name in rules: lower-case letters, digits and hyphens."},
		Read: func(_ *Reader, e *entry[Zone], n source.Node) { e.it.ID = n.Slug("id") }},
	{Key: sections.Key{Name: "side", Type: sections.KString, Doc: "Side that sets up or enters there."},
		Read: func(_ *Reader, e *entry[Zone], n source.Node) { e.it.Side, _ = n.Scalar("side") }},
	{Key: sections.Key{Name: "name", Type: sections.KText, Doc: "Name on the plan, in the middle of the zone."},
		Read: func(l *Reader, e *entry[Zone], n source.Node) { e.it.Name = l.Localized(n, "name") }},
	{Key: sections.Key{Name: "paint", Type: sections.KPaint, Default: "black", Doc: "Color of the band along its edge."},
		Read: func(l *Reader, e *entry[Zone], n source.Node) { l.ReadPaint(n, "paint", &e.it.Paint) }},
	{Key: sections.Key{Name: "fill", Type: sections.KPaint, Default: "none", Doc: "Paint over its ground, such as a hatch without a color behind its lines."},
		Read: func(l *Reader, e *entry[Zone], n source.Node) { l.ReadPaint(n, "fill", &e.it.Fill) }},
}, shapeKeys(func(z *Zone, s []Shape) { z.Shapes = append(z.Shapes, s...) })...)

// lineSettings are the keys of a line.
var lineSettings = []sections.Setting[*Reader, entry[Line]]{
	{Key: sections.Key{Name: "id", Type: sections.KString, Doc: "Name in rules: lower-case letters, digits and hyphens."},
		Read: func(_ *Reader, e *entry[Line], n source.Node) { e.it.ID = n.Slug("id") }},
	{Key: sections.Key{Name: "kind", Type: sections.KString, Required: true, Doc: "Kind: a name under `borders` or `roads`."},
		Read: func(_ *Reader, e *entry[Line], n source.Node) { e.f.lineKind(n, e.it) }},
	{Key: sections.Key{Name: "name", Type: sections.KText, Doc: "Name on the plan, at the middle of the line."},
		Read: func(l *Reader, e *entry[Line], n source.Node) { e.it.Name = l.Localized(n, "name") }},
	{Key: sections.Key{Name: "points", Type: sections.KStrings, Required: true, Doc: "Points that it runs through, x and y in squares: 0 3, 10 5, 36 8."},
		Read: func(_ *Reader, e *entry[Line], n source.Node) { e.it.Points = e.f.linePoints(n) }},
}

// placeSettings are the keys of a name.
var placeSettings = []sections.Setting[*Reader, entry[Place]]{
	{Key: sections.Key{Name: "id", Type: sections.KString, Doc: "Name in rules: lower-case letters, digits and hyphens."},
		Read: func(_ *Reader, e *entry[Place], n source.Node) { e.it.ID = n.Slug("id") }},
	{Key: sections.Key{Name: "name", Type: sections.KText, Required: true, Doc: "Name to print; rich text, so an icon may mark the place: {flag}."},
		Read: func(l *Reader, e *entry[Place], n source.Node) { e.it.Name = l.Localized(n, "name") }},
	{Key: sections.Key{Name: "at", Type: sections.KStrings, Required: true, Doc: "Position of its middle: x and y in squares."},
		Read: func(_ *Reader, e *entry[Place], n source.Node) { e.it.At = e.f.onePoint(n) }},
}

// readItems reads the entries of a list.
func readItems[T any](l *Reader, f *file, n source.Node, section string, settings []sections.Setting[*Reader, entry[T]], begin func(source.Node) T) []T {
	if !n.Exists() {
		return nil
	}
	items := n.List(section)
	if len(items) > maxItems {
		items[maxItems].Errorf(source.CodeTooMany, "`%s` has more than %d entries; the rest are ignored", section, maxItems)
		items = items[:maxItems]
	}
	all, ids := make([]T, len(items)), map[string]int{}
	for i, item := range items {
		all[i] = begin(item)
		claimID(item, ids, section)
		sections.Read(l, item, "an entry of `"+section+"`", settings, &entry[T]{&all[i], f})
	}
	return all
}

// claimID reports the id of an entry if another one of its list has it; lines maps the
// ids so far to their lines.
func claimID(item source.Node, lines map[string]int, section string) {
	id := item.Lookup("id")
	if !id.Exists() || id.Kind != yaml.ScalarNode {
		return
	}
	if first := lines[id.Value]; first > 0 {
		id.Errorf(source.CodeDuplicateID, "the id `%s` is used twice in `%s`; first on line %d", id.Value, section, first).
			Hintf("give each entry its own id, or remove the id")
		return
	}
	lines[id.Value] = id.Pos().Line
}

// entries reads the lists of the plan.
func (l *Reader) entries(f *file) {
	f.Areas = readItems(l, f, f.areas, "areas", areaSettings, func(n source.Node) Area { return Area{Pos: n.Pos(), Terrain: -1} })
	f.Lines = readItems(l, f, f.lines, "lines", lineSettings, func(n source.Node) Line { return Line{Pos: n.Pos(), Border: -1, Road: -1} })
	f.Zones = readItems(l, f, f.zones, "zones", zoneSettings, func(n source.Node) Zone {
		return Zone{Pos: n.Pos(), Paint: values.Paint{Kind: values.GrayPaint}}
	})
	f.Places = readItems(l, f, f.places, "places", placeSettings, func(n source.Node) Place { return Place{Pos: n.Pos()} })
	f.shapeless(f.areas, "areas", func(i int) bool { return len(f.Areas[i].Shapes) == 0 })
	f.shapeless(f.zones, "zones", func(i int) bool { return len(f.Zones[i].Shapes) == 0 })
}

// shapeless reports entries that name no shape at all.
func (f *file) shapeless(n source.Node, section string, empty func(int) bool) {
	if !n.Exists() {
		return
	}
	for i, item := range items(n) {
		if i < maxItems && empty(i) && !item.Lookup("box").Exists() && !item.Lookup("points").Exists() && !item.Lookup("squares").Exists() {
			item.Errorf(CodeShape, "this entry of `%s` has no shape", section).Hintf(shapesHint)
		}
	}
}

// items returns the items of a list that has been read; it adds no finding.
func items(n source.Node) (all []source.Node) {
	if !n.Exists() || n.Kind != yaml.SequenceNode {
		return nil
	}
	for _, c := range n.Content {
		all = append(all, source.Node{Node: c, Doc: n.Doc})
	}
	return all
}
