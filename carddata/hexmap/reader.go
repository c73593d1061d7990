// Package hexmap reads and checks hex maps: terrain, rivers, roads, names, zones and
// entries, each with its position in the file. It draws nothing.
package hexmap

import (
	"punchboard/carddata/sections"
	"punchboard/carddata/source"
	"punchboard/carddata/values"
	"punchboard/diag"
)

// Reader reads the maps of a game.
type Reader struct {
	*values.Reader
	Colors    values.Colors
	CheckFont func(name string, pos diag.Pos) error
	Counters  Counters
	Overlay   source.Node // what a variant lays over the files, by name; may not exist
	Maps      []*Map
	Unread    map[string]bool // named in game.yaml but not readable, which has been reported already
}

// Counters are the counters that maps set up.
type Counters struct {
	Ids     []string          // in the order of the game
	Sides   map[string]string // by id
	Missing bool              // whether some could not be read
}

// file is a map that is being read: its model, and the sections of its file that have
// to wait until the grid and the kinds are known.
type file struct {
	*Map
	file     source.Node // the whole file
	sections fileSections
	listed   int      // hexes in all lists so far
	hints    int      // number of labels for which a similar one was searched
	drawn    bool     // whether the terrain of all hexes has been read without a fault
	checks   []func() // called when everything has been read
	cached   *network // the network of roads and rivers; nil until a check needs it
}

// fileSections are the sections that refer to hexes.
type fileSections struct {
	terrains, borders, roads                    source.Node
	fill, rows, at                              source.Node
	along, paths, areas, places, zones, entries source.Node
	setup                                       source.Node
}

// Settings are the keys of a map's file.
var Settings = []sections.Setting[*Reader, file]{
	{Key: sections.Key{Name: "name", Type: sections.KText, Required: true, Doc: "Name of the map, once for all languages or by language."},
		Read: func(l *Reader, m *file, n source.Node) { m.Name = l.Localized(n, "name") }},
	{Key: sections.Key{Name: "grid", Type: sections.KSection, Keys: sections.KeysOf(gridSettings), Required: true, Doc: "Number, orientation, labels and size of the hexes."},
		Read: func(l *Reader, m *file, n source.Node) { l.mapGrid(m, n) }},
	{Key: sections.Key{Name: "look", Type: sections.KSection, Keys: sections.KeysOf(lookSettings), Doc: "Appearance of the map."},
		Read: func(l *Reader, m *file, n source.Node) { sections.Read(l, n, "`look`", lookSettings, &m.Look) }},
	{Key: sections.Key{Name: "terrains", Type: sections.KTerrains, Keys: sections.KeysOf(terrainSettings), Required: true, Doc: "Terrains by name, or a CSV file with a row for each terrain and the column `id`."},
		Read: func(_ *Reader, m *file, n source.Node) { m.sections.terrains = n }},
	{Key: sections.Key{Name: "table", Type: sections.KString, Doc: "Reference table or list with the effects of the terrains; `punchboard check` reports terrains on the map that it lacks."},
		Read: func(_ *Reader, m *file, n source.Node) { m.Table, _ = n.Scalar("table"); m.TableAt = n.Pos() }},
	{Key: sections.Key{Name: "borders", Type: sections.KDecks, Keys: sections.KeysOf(borderSettings), Doc: "Kinds of hexside features by name."},
		Read: func(_ *Reader, m *file, n source.Node) { m.sections.borders = n }},
	{Key: sections.Key{Name: "roads", Type: sections.KDecks, Keys: sections.KeysOf(roadSettings), Doc: "Kinds of roads, tracks and railways by name."},
		Read: func(_ *Reader, m *file, n source.Node) { m.sections.roads = n }},
	{Key: sections.Key{Name: "rows", Type: sections.KStrings, Doc: "Terrain of each hex by code: one line of characters for each row, from the top. Spaces are ignored."},
		Read: func(_ *Reader, m *file, n source.Node) { m.sections.rows = n }},
	{Key: sections.Key{Name: "fill", Type: sections.KString, Doc: "Terrain of all hexes if there are no `rows`; default: the first terrain."},
		Read: func(_ *Reader, m *file, n source.Node) { m.sections.fill = n }},
	{Key: sections.Key{Name: "at", Type: sections.KDecks, Keys: sections.KeysOf(hexSettings), Doc: "Content of single hexes, by label."},
		Read: func(_ *Reader, m *file, n source.Node) { m.sections.at = n }},
	{Key: sections.Key{Name: "along", Type: sections.KList, Keys: sections.KeysOf(alongSettings), Doc: "Features along hexsides: rivers with their bridges, walls, hedgerows."},
		Read: func(_ *Reader, m *file, n source.Node) { m.sections.along = n }},
	{Key: sections.Key{Name: "paths", Type: sections.KList, Keys: sections.KeysOf(pathSettings), Doc: "Roads, tracks and railways through hexes."},
		Read: func(_ *Reader, m *file, n source.Node) { m.sections.paths = n }},
	{Key: sections.Key{Name: "areas", Type: sections.KList, Keys: sections.KeysOf(areaSettings), Doc: "Hexes with a common outline and name."},
		Read: func(_ *Reader, m *file, n source.Node) { m.sections.areas = n }},
	{Key: sections.Key{Name: "places", Type: sections.KList, Keys: sections.KeysOf(placeSettings), Doc: "Names on the map."},
		Read: func(_ *Reader, m *file, n source.Node) { m.sections.places = n }},
	{Key: sections.Key{Name: "zones", Type: sections.KList, Keys: sections.KeysOf(zoneSettings), Doc: "Setup zones of the sides."},
		Read: func(_ *Reader, m *file, n source.Node) { m.sections.zones = n }},
	{Key: sections.Key{Name: "entries", Type: sections.KList, Keys: sections.KeysOf(entrySettings), Doc: "Entry and exit hexes at the map edge."},
		Read: func(_ *Reader, m *file, n source.Node) { m.sections.entries = n }},
	{Key: sections.Key{Name: "setup", Type: sections.KMap, Doc: "Setup: each counter id with the label of its starting hex."},
		Read: func(_ *Reader, m *file, n source.Node) { m.sections.setup = n }},
}

// Limits of maps: far above any printed map, and low enough that a mistake does not
// fill the memory.
const (
	maxMaps     = 50
	maxMapSide  = 200
	maxMapKinds = 200       // terrains, or kinds of borders or roads
	maxMapItems = 5_000     // entries of one list of a map
	maxListed   = 1_000_000 // hexes in all lists of one map, duplicates included
)

// Read reads the section `maps` and the files that it names. The colors, and the
// counters that the maps set up, must have been read before.
func (l *Reader) Read(n source.Node) {
	if !n.Exists() {
		return
	}
	fields := n.Mapping("maps")
	l.Unread = map[string]bool{}
	for _, f := range fields {
		l.Unread[f.Name] = true
	}
	for i, f := range fields {
		if i == maxMaps {
			f.Key.Errorf(CodeGrid, "the game has more than %d maps; the rest are ignored", maxMaps)
			return
		}
		if !source.IsSlug(f.Name) {
			f.Key.Errorf(source.CodeBadValue, "the map name %s may contain only lower-case letters, digits and hyphens", source.Quote(f.Name)).
				Hintf("%s", source.SlugHint(f.Name))
			continue
		}
		l.mapFile(f)
	}
}

// mapFile reads one map. The map is kept if its hexes could be read, even if it has
// other faults.
func (l *Reader) mapFile(f source.Field) {
	name, ok := f.Value.Scalar("maps." + f.Name)
	if !ok {
		return
	}
	root, ok := l.YAML(name, f.Value.Pos())
	if !ok {
		return
	}
	root = root.Overlaid(l.Overlay.Lookup(f.Name))
	errors := l.Found.Errors()
	m := &file{file: root, Map: &Map{Pos: f.Key.Pos(), ID: f.Name, File: name, Look: defaultMapLook()}}
	sections.Read(l, root, "the map", Settings, m)
	l.readTerrains(m)
	m.Kinds.Borders = readKinds(l, m.sections.borders, "borders", borderSettings, newBorder)
	m.Kinds.Roads = readKinds(l, m.sections.roads, "roads", roadSettings, newRoad)
	if m.Grid.Cols == 0 || len(m.Kinds.Terrains) == 0 {
		return // already reported; without a grid, no hex can be looked up
	}
	l.foldFindings(m, func() {
		l.ground(m)
		m.drawn = l.Found.Errors() == 0 && (m.sections.rows.Exists() || m.sections.at.Exists())
		l.features(m)
		m.check()
	})
	l.checkGround(m)
	if l.Found.Errors() == errors { // what is missing may be what could not be read
		m.checkLook()
	}
	delete(l.Unread, m.ID)
	l.Maps = append(l.Maps, m.Map)
}

// check calls the deferred checks of list entries.
func (m *file) check() {
	for _, check := range m.checks {
		check()
	}
}

// features reads the sections that refer to hexes.
func (l *Reader) features(m *file) {
	m.Borders = readItems(l, m, m.sections.along, list[Border]{"along", alongSettings, newAlong, checkAlong})
	m.Roads = readItems(l, m, m.sections.paths, list[Road]{"paths", pathSettings, newPath, checkPath})
	m.Areas = readItems(l, m, m.sections.areas, list[Area]{"areas", areaSettings, newArea, nil})
	m.Places = readItems(l, m, m.sections.places, list[Place]{"places", placeSettings, newPlace, checkPlace})
	m.Zones = readItems(l, m, m.sections.zones, list[Zone]{"zones", zoneSettings, newZone, nil})
	m.Entries = readItems(l, m, m.sections.entries, list[Entry]{"entries", entrySettings, newEntry, checkEntry})
	l.mapSetup(m)
}

// paintOf reads a color of a map.
func (l *Reader) paintOf(n source.Node, what string, into *values.Paint) {
	v, err := l.Colors.Paint(sections.Key{Name: what}, n.Any(), n.Pos())
	if err != nil {
		l.Found.Add(err.(*values.Error).Finding())
		return
	}
	*into = v.(values.Paint)
}
