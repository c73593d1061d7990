package hexmap

import (
	"slices"

	"punchboard/carddata/values"
	"punchboard/diag"
	"punchboard/geom"
	"punchboard/geom/hex"
)

// Map is a hex map: its terrain, features and names. The renderer, the checks and the
// rules all use this model, in which each hex, each hexside and each corner exists only
// once.
type Map struct {
	Pos   diag.Pos
	ID    string // its key under `maps` in game.yaml
	File  string
	Name  values.Localized
	Grid  hex.Grid
	Flat  geom.Length // size on paper, from one flat side of a hex to the opposite one
	Rim   Rim
	Look  Look
	Kinds Kinds

	Table   string // the table or list with the effects of the terrains, "" for none
	TableAt diag.Pos
	Hexes   []Hex // by Grid.Index
	Borders []Border
	Roads   []Road
	Areas   []Area
	Places  []Place
	Zones   []Zone
	Entries []Entry
	Setup   []Setup
}

// Rim is the shape of a map's edge.
type Rim uint8

// Whole hexes make a jagged edge. A cut rim is a rectangle: half hexes fill the
// notches, but belong to no hex of the grid.
const (
	WholeRim Rim = iota
	CutRim
)

// Kinds are the kinds of terrains and features, each in the order of the file; keys
// list them in this order.
type Kinds struct {
	Terrains []Terrain
	Borders  []BorderKind
	Roads    []RoadKind
}

// Terrain is one kind of terrain.
type Terrain struct {
	Pos     diag.Pos
	ID      string
	Code    string // one character in the rows of the map
	Name    values.Localized
	Pattern string // one of TerrainPatterns
	Fill    values.Paint
	Ink     values.Paint // of the pattern, and of numbers and names on a dark Fill
	Level   int          // elevation, in the game's own steps
	Closed  bool         // no unit may enter it, as with sea
	Least   int          // minimum number of hexes on a random map;
	Most    int          // maximum, or -1 for no limit
	Badges  []Badge
	Fields  values.Row // additional fields in the file, for faces and rules: modifier, range
}

// Badge is a small sign on every hex of a terrain, such as the +1 of its combat
// modifier.
type Badge struct {
	Text  string
	Shape string       // disc or square
	Paint values.Paint // NoPaint: white
}

// BorderKind is one kind of feature on hexsides.
type BorderKind struct {
	Pos   diag.Pos
	ID    string
	Name  values.Localized
	Style string       // one of BorderStyles: river, stream, wall, hedgerow, cliff
	Paint values.Paint // NoPaint: the color of the style
	Width geom.Length  // 0: in proportion to the hexes
}

// RoadKind is one kind of path through hexes.
type RoadKind struct {
	Pos   diag.Pos
	ID    string
	Name  values.Localized
	Style string       // one of RoadStyles: road, track, rail
	Paint values.Paint // NoPaint: the color of the style
	Width geom.Length  // 0: in proportion to the hexes
	Ferry bool         // may run through closed terrain
}

// Hex is the content of one hex.
type Hex struct {
	Pos     diag.Pos // of its character in the rows, or of its own entry
	Terrain int      // index into Kinds.Terrains
	Level   int      // elevation: that of the terrain, unless the hex overrides it
	Text    values.Localized
	Badges  []Badge // override those of the terrain; nil to keep them
	Victory values.Localized
}

// Border is a feature along hexsides, such as a river with its bridges, or a wall.
type Border struct {
	Pos     diag.Pos
	ID      string
	Kind    int // index into Kinds.Borders
	Name    values.Localized
	Sides   []hex.Side
	Bridges []Crossing
}

// Crossing is a bridge or ford on a hexside.
type Crossing struct {
	Pos  diag.Pos
	Side hex.Side
	Ford bool
}

// Road is a path from the center of each hex to the next.
type Road struct {
	Pos      diag.Pos
	ID       string
	Kind     int // index into Kinds.Roads
	Name     values.Localized
	Hexes    []hex.Hex
	From, To string // the edge at which it leaves the map: north, south, east, west; "" for none; "end" for a dead end
}

// Area is a group of hexes with a common outline and name.
type Area struct {
	Pos   diag.Pos
	ID    string
	Name  values.Localized
	Hexes []hex.Hex
	Fill  values.Paint // NoPaint: outline only
	Line  values.Paint
}

// Place is a name on the map.
type Place struct {
	Pos      diag.Pos
	ID       string
	Kind     string // city, town, village, hill, wood, water or point: selects the lettering
	Name     values.Localized
	Hexes    []hex.Hex
	Priority int     // names with a higher priority are placed first
	Rotate   float64 // degrees clockwise
	At       string  // position in its hex: auto, top, bottom, center
}

// Zone is a set of hexes where a side sets up.
type Zone struct {
	Pos   diag.Pos
	ID    string
	Side  string // a value of the counters' field `side`, "" for any
	Name  values.Localized
	Hexes []hex.Hex
	Paint values.Paint
}

// Entry is an edge where units enter or leave the map.
type Entry struct {
	Pos     diag.Pos
	ID      string
	Side    string
	Edge    string // north, south, east or west: where its arrows and text are drawn
	Name    values.Localized
	Hexes   []hex.Hex
	At      string // where along its edge the text stands: start, middle, end
	In, Out bool   // arrows into the map, out of it, or both
	Paint   values.Paint
}

// Setup is a counter and the hex where it starts.
type Setup struct {
	Pos     diag.Pos
	Counter string // the id of a counter
	Hex     hex.Hex
}

// Look configures how a map is drawn.
type Look struct {
	Numbers    string       // position of hex numbers: top, bottom, center, none
	NumberInk  values.Paint // on light ground; reversed on dark ground
	NumberCap  geom.Length  // height of their digits; 0: one seventeenth of Flat
	NameCap    geom.Length  // height of the capitals of names; 0: one eleventh of Flat, or less where space is short
	BadgesTop  bool         // badges at the upper side, beside the number
	BadgeSize  geom.Length  // diameter of badges; 0: nearly one sixth of Flat
	FadeRim    bool         // pale half hexes along a cut rim
	Font       string
	NumberFont string // of numbers and badges; "": Font
	NumberBold bool
	Grid       values.Paint // of the hexsides
	GridWidth  geom.Length
	Dots       bool   // a dot in the middle of each hex
	Plain      bool   // flat fills without patterns
	Edges      string // how terrain ends: one of TerrainEdges
	Linked     bool   // what lies in hexes leads to what is beside it, over open ground
	Seed       uint64
}

// TerrainPatterns are the patterns in which ground can be drawn.
var TerrainPatterns = []string{
	"none", "clear", "fields", "woods", "orchard", "brush", "swamp", "sand", "water", "village", "city", "farm", "rubble",
	"hill", "mountain", "wheat", "trench", "foxholes", "bunker", "gully", "wall", "hedge", "treeline",
}

// TerrainEdges are the ways in which terrain ends toward other terrain: in an irregular
// line that may cross the hexsides a little, at the hexsides, or in a line that strays far
// from them.
var TerrainEdges = []string{"soft", "hexsides", LooseEdges}

// LooseEdges are edges of terrain that stray far from the hexsides.
const LooseEdges = "loose"

// BorderStyles and RoadStyles are the styles in which features can be drawn.
var (
	BorderStyles = []string{"river", "stream", "wall", "hedgerow", "cliff"}
	RoadStyles   = []string{"road", "track", "rail"}
)

// Ground returns the index of the terrain in which other terrain with soft edges lies:
// the first one with the pattern clear, or -1 if there is none or edges are not soft.
func (m *Map) Ground() int {
	if m.Look.Edges != TerrainEdges[0] && m.Look.Edges != LooseEdges {
		return -1
	}
	return slices.IndexFunc(m.Kinds.Terrains, func(t Terrain) bool { return t.Pattern == "clear" })
}

// At returns the content of a hex, which must be on the map.
func (m *Map) At(h hex.Hex) *Hex { return &m.Hexes[m.Grid.Index(h)] }

// TerrainAt returns the terrain of a hex, which must be on the map.
func (m *Map) TerrainAt(h hex.Hex) *Terrain { return &m.Kinds.Terrains[m.At(h).Terrain] }
