package plan

import (
	"punchboard/carddata/hexmap"
	"punchboard/carddata/sections"
	"punchboard/carddata/source"
	"punchboard/geom"
)

// Limits of plans.
const (
	maxPlans = 50
	maxSide  = 200
	maxItems = 2_000
)

var (
	corners     = []string{"northwest", "southwest"}
	numberWords = []string{"lines", "squares", "none"}
)

// Settings are the keys of a plan's file.
var Settings = []sections.Setting[*Reader, file]{
	{Key: sections.Key{Name: "name", Type: sections.KText, Required: true, Doc: "Name of the plan, once for all languages or by language."},
		Read: func(l *Reader, f *file, n source.Node) { f.Name = l.Localized(n, "name") }},
	{Key: sections.Key{Name: "grid", Type: sections.KSection, Keys: sections.KeysOf(gridSettings), Required: true, Doc: "Number and size of the squares, and their lines and numbers."},
		Read: func(l *Reader, f *file, n source.Node) { sections.Read(l, n, "`grid`", gridSettings, &f.Grid) }},
	{Key: sections.Key{Name: "scale", Type: sections.KString, Default: "1:1", Doc: "Scale on paper: 1:12 draws 12 inches as one."},
		Read: func(_ *Reader, f *file, n source.Node) { f.readScale(n) }},
	{Key: sections.Key{Name: "look", Type: sections.KSection, Keys: sections.KeysOf(lookSettings), Doc: "Appearance of the plan."},
		Read: func(l *Reader, f *file, n source.Node) { sections.Read(l, n, "`look`", lookSettings, &f.Look) }},
	{Key: sections.Key{Name: "terrains", Type: sections.KTerrains, Keys: hexmap.TerrainKeys, Required: true, Doc: "Terrains by name, as of a map of hexes, or a CSV file with a row for each terrain and the column `id`."},
		Read: func(_ *Reader, f *file, n source.Node) { f.terrains = n }},
	{Key: sections.Key{Name: "borders", Type: sections.KDecks, Keys: hexmap.BorderKeys, Doc: "Kinds of rivers, walls and hedgerows by name, as of a map of hexes."},
		Read: func(_ *Reader, f *file, n source.Node) { f.borders = n }},
	{Key: sections.Key{Name: "roads", Type: sections.KDecks, Keys: hexmap.RoadKeys, Doc: "Kinds of roads, tracks and railways by name, as of a map of hexes."},
		Read: func(_ *Reader, f *file, n source.Node) { f.roads = n }},
	{Key: sections.Key{Name: "ground", Type: sections.KString, Doc: "Terrain of the table itself; default: the first terrain."},
		Read: func(_ *Reader, f *file, n source.Node) { f.ground = n }},
	{Key: sections.Key{Name: "rows", Type: sections.KStrings, Doc: "Terrain of each square by code: one line of characters for each row, from the north. Spaces are ignored."},
		Read: func(_ *Reader, f *file, n source.Node) { f.rows = n }},
	{Key: sections.Key{Name: "areas", Type: sections.KList, Keys: sections.KeysOf(areaSettings), Doc: "Ground of other terrains, painted in order."},
		Read: func(_ *Reader, f *file, n source.Node) { f.areas = n }},
	{Key: sections.Key{Name: "lines", Type: sections.KList, Keys: sections.KeysOf(lineSettings), Doc: "Rivers, roads, walls and hedges."},
		Read: func(_ *Reader, f *file, n source.Node) { f.lines = n }},
	{Key: sections.Key{Name: "zones", Type: sections.KList, Keys: sections.KeysOf(zoneSettings), Doc: "Set-up and entry zones of the sides, and objectives."},
		Read: func(_ *Reader, f *file, n source.Node) { f.zones = n }},
	{Key: sections.Key{Name: "places", Type: sections.KList, Keys: sections.KeysOf(placeSettings), Doc: "Names on the plan."},
		Read: func(_ *Reader, f *file, n source.Node) { f.places = n }},
}

// gridSettings are the keys of the section grid.
var gridSettings = []sections.Setting[*Reader, Grid]{
	{Key: sections.Key{Name: "columns", Type: sections.KInt, Required: true, Doc: "Number of squares from west to east, 1 to 200."},
		Read: func(_ *Reader, g *Grid, n source.Node) { n.IntBetween("columns", 1, maxSide, &g.Cols) }},
	{Key: sections.Key{Name: "rows", Type: sections.KInt, Required: true, Doc: "Number of squares from north to south, 1 to 200."},
		Read: func(_ *Reader, g *Grid, n source.Node) { n.IntBetween("rows", 1, maxSide, &g.Rows) }},
	{Key: sections.Key{Name: "square", Type: sections.KLength, Required: true, Doc: "Size of a square on the table: 1in."},
		Read: func(_ *Reader, g *Grid, n source.Node) {
			n.LengthBetween("square", geom.MM, 10_000*geom.MM, &g.Square)
		}},
	{Key: sections.Key{Name: "from", Type: sections.KEnum, Values: corners, Default: "northwest", Doc: "Corner of the table from which positions are counted."},
		Read: func(_ *Reader, g *Grid, n source.Node) { g.South = n.Choice("from", corners, 0) == 1 }},
	{Key: sections.Key{Name: "bold", Type: sections.KInt, Default: "0", Doc: "Draws every nth line bold, as every 4th with 4; 0 for none."},
		Read: func(_ *Reader, g *Grid, n source.Node) { n.IntBetween("bold", 0, maxSide, &g.Bold) }},
	{Key: sections.Key{Name: "offset", Type: sections.KString, Default: "0 0", Doc: "Where the first lines lie, x and y in squares, for a grid that does not begin in the corner."},
		Read: func(_ *Reader, g *Grid, n source.Node) { g.readOffset(n) }},
	{Key: sections.Key{Name: "numbers", Type: sections.KEnum, Values: numberWords, Default: "lines", Doc: "What the numbers beside the plan count: lines, squares, or nothing."},
		Read: func(_ *Reader, g *Grid, n source.Node) {
			g.Numbers = numberWords[n.Choice("numbers", numberWords, 0)]
		}},
	{Key: sections.Key{Name: "first", Type: sections.KInt, Default: "0", Doc: "Number of the first line or square."},
		Read: func(_ *Reader, g *Grid, n source.Node) { n.IntBetween("first", -maxSide, 1000, &g.First) }},
	{Key: sections.Key{Name: "every", Type: sections.KInt, Doc: "Which lines or squares have a number; default: the bold ones, or all."},
		Read: func(_ *Reader, g *Grid, n source.Node) { n.IntBetween("every", 1, maxSide, &g.Every) }},
	{Key: sections.Key{Name: "paint", Type: sections.KPaint, Default: "#4A4A4A", Doc: "Color of the lines and numbers."},
		Read: func(l *Reader, g *Grid, n source.Node) { l.ReadPaint(n, "paint", &g.Paint) }},
	{Key: sections.Key{Name: "width", Type: sections.KLength, Default: "0.08mm", Doc: "Width of the lines on paper, 0mm for none."},
		Read: func(_ *Reader, g *Grid, n source.Node) { n.LengthBetween("width", 0, 3*geom.MM, &g.Width) }},
	{Key: sections.Key{Name: "bold_width", Type: sections.KLength, Default: "0.2mm", Doc: "Width of the bold lines on paper."},
		Read: func(_ *Reader, g *Grid, n source.Node) { n.LengthBetween("bold_width", 0, 3*geom.MM, &g.BoldWidth) }},
	{Key: sections.Key{Name: "under", Type: sections.KBool, Default: "false", Doc: "Whether the lines run under all terrain but that of the table."},
		Read: func(_ *Reader, g *Grid, n source.Node) { n.Flag("under", &g.Under) }},
}

// lookSettings are the keys of the section look.
var lookSettings = []sections.Setting[*Reader, Look]{
	{Key: sections.Key{Name: "texture", Type: sections.KLength, Default: "8mm", Doc: "Size of the patterns on paper: that of the hexes for which they are drawn."},
		Read: func(_ *Reader, k *Look, n source.Node) {
			n.LengthBetween("texture", 3*geom.MM, 100*geom.MM, &k.Texture)
		}},
	{Key: sections.Key{Name: "plain", Type: sections.KBool, Default: "false", Doc: "Whether to draw terrain in flat colors, without patterns."},
		Read: func(_ *Reader, k *Look, n source.Node) { n.Flag("plain", &k.Plain) }},
	{Key: sections.Key{Name: "outline", Type: sections.KBool, Default: "true", Doc: "Whether areas have a thin line around them, in the ink of their terrain."},
		Read: func(_ *Reader, k *Look, n source.Node) { n.Flag("outline", &k.Outline) }},
	{Key: sections.Key{Name: "seed", Type: sections.KInt, Default: "1", Doc: "Random seed of the patterns."},
		Read: func(_ *Reader, k *Look, n source.Node) {
			seed := 1
			n.IntBetween("seed", 0, 1<<31-1, &seed)
			k.Seed = uint64(seed)
		}},
	{Key: sections.Key{Name: "soft", Type: sections.KStrings, Doc: "Terrains that end in an irregular line, within half a square of the edges of their squares: woods, fields."},
		Read: func(_ *Reader, k *Look, n source.Node) { k.soft = n }},
	{Key: sections.Key{Name: "raised", Type: sections.KStrings, Doc: "Terrains that stand above the ground, with a lit edge and a shadow: walls, hedges."},
		Read: func(_ *Reader, k *Look, n source.Node) { k.raised = n }},
	{Key: sections.Key{Name: "beneath", Type: sections.KStrings, Doc: "Terrains that lie beneath the lines of the grid and all other terrain: paths, tints of a meadow. Soft ones run in a smooth curve through the corners of their areas."},
		Read: func(_ *Reader, k *Look, n source.Node) { k.beneath = n }},
	drawnAs(Stones, "Terrains drawn as courses of stones, seen from above: walls."),
	{Key: sections.Key{Name: "tall", Type: sections.KStrings, Doc: "Walls that are high, and the windows and doors in them: their shadow is longer."},
		Read: func(_ *Reader, k *Look, n source.Node) { k.tall = n }},
	drawnAs(Slabs, "Terrains drawn as the slabs on top of a wall: walls of yards and gardens."),
	drawnAs(Beams, "Terrains drawn as beams and posts: walls of wood."),
	drawnAs(Bushes, "Terrains drawn as rows of bushes: hedges."),
	drawnAs(Logs, "Terrains drawn as trunks, one for each area: fallen trees."),
	drawnAs(Pits, "Terrains drawn as pits, one for each square: foxholes, craters."),
	drawnAs(Panes, "Terrains drawn as a sill with a pane of glass, one for each square: windows. In a wall of beams it is a hatch without glass."),
	drawnAs(Planks, "Terrains drawn as the leaf of a door that stands open, one for each square: doors."),
	drawnAs(Rocks, "Terrains drawn as rocks that lie about on their ground: rough ground, scree."),
	drawnAs(Tufts, "Terrains drawn as tufts of grass on their ground: a meadow."),
}

// drawnAs returns the setting of terrains that are drawn as single things.
func drawnAs(name, doc string) sections.Setting[*Reader, Look] {
	return sections.Setting[*Reader, Look]{Key: sections.Key{Name: name, Type: sections.KStrings, Doc: doc},
		Read: func(_ *Reader, k *Look, n source.Node) {
			if k.drawn == nil {
				k.drawn = map[string]source.Node{}
			}
			k.drawn[name] = n
		}}
}
