package hexmap

import (
	"punchboard/carddata/values"
	"punchboard/diag"
	"punchboard/geom"
	"punchboard/geom/hex"
)

// Map is a map of hexes: what lies where and what it is called. The drawing,
// the checks and the rules all read this one model, in which each hex, each
// hexside and each corner exists once.
type Map struct {
	Pos   diag.Pos
	ID    string // its key under maps in game.yaml
	File  string
	Name  values.Localized
	Grid  hex.Grid
	Flat  geom.Length // on paper, from one flat side of a hex to the opposite one
	Rim   Rim
	Look  Look
	Kinds Kinds

	Hexes   []Hex // by Grid.Index
	Borders []Border
	Roads   []Road
	Areas   []Area
	Places  []Place
	Zones   []Zone
	Entries []Entry
	Setup   []Setup
}

// Rim says how the hexes at the edge of a map end.
type Rim uint8

// Whole hexes make a jagged edge. A cut rim is a rectangle: half hexes fill its
// notches, and belong to no hex of the grid.
const (
	WholeRim Rim = iota
	CutRim
)

// Kinds are what a map's entries are made of, each in the order of the file,
// in which keys list them.
type Kinds struct {
	Terrains []Terrain
	Borders  []BorderKind
	Roads    []RoadKind
}

// Terrain is one kind of ground.
type Terrain struct {
	Pos     diag.Pos
	ID      string
	Code    string // one character in the rows of the map
	Name    values.Localized
	Pattern string // one of TerrainPatterns
	Fill    values.Paint
	Ink     values.Paint // of the pattern, and of numbers and names where Fill is dark
	Level   int          // height of the ground, in the game's own steps
	Closed  bool         // no unit may enter it: the sea
	Least   int          // how many hexes a random map gives it, at least and at most;
	Most    int          // Most is -1 for any number
	Badges  []Badge
	Fields  values.Row // whatever else the file says, for faces and rules: modifier, range
}

// Badge is a small sign that every hex of a terrain carries, such as the +1 of
// its combat modifier.
type Badge struct {
	Text  string
	Shape string // disc or square
}

// BorderKind is one kind of feature on hexsides.
type BorderKind struct {
	Pos   diag.Pos
	ID    string
	Name  values.Localized
	Style string       // one of BorderStyles: river, stream, wall, hedgerow, cliff
	Paint values.Paint // none: that of the style
	Width geom.Length  // 0: in proportion to the hexes
}

// RoadKind is one kind of path through hexes.
type RoadKind struct {
	Pos   diag.Pos
	ID    string
	Name  values.Localized
	Style string       // one of RoadStyles: road, track, rail
	Paint values.Paint // none: that of the style
	Width geom.Length  // 0: in proportion to the hexes
	Ferry bool         // may run through closed terrain
}

// Hex is what one hex holds.
type Hex struct {
	Pos     diag.Pos // of its character in the rows, or of its own entry
	Terrain int      // index into Kinds.Terrains
	Level   int      // height: the terrain's, unless the hex says otherwise
	Text    values.Localized
	Badges  []Badge // instead of the terrain's; nil: those
	Victory values.Localized
}

// Border is a feature along hexsides: a river with its bridges, a wall.
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
	From, To string // the edge of the map that it leaves by: north, south, east, west; "" for none; "end" in the open
}

// Area is hexes with a common outline and name.
type Area struct {
	Pos   diag.Pos
	ID    string
	Name  values.Localized
	Hexes []hex.Hex
	Fill  values.Paint // NoPaint: the outline alone
	Line  values.Paint
}

// Place is a name on the map.
type Place struct {
	Pos      diag.Pos
	ID       string
	Kind     string // city, town, village, hill, wood, water or point: how it is written
	Name     values.Localized
	Hexes    []hex.Hex
	Priority int     // names of a higher one choose their places first
	Rotate   float64 // degrees clockwise
	At       string  // where in its hex: auto, top, bottom, center
}

// Zone is where a side sets up.
type Zone struct {
	Pos   diag.Pos
	ID    string
	Side  string // a value of the counters' field `side`, "" for any
	Name  values.Localized
	Hexes []hex.Hex
	Paint values.Paint
}

// Entry is where units come onto the map or leave it.
type Entry struct {
	Pos     diag.Pos
	ID      string
	Side    string
	Edge    string // north, south, east or west: where its arrows and text stand
	Name    values.Localized
	Hexes   []hex.Hex
	In, Out bool // arrows into the map, out of it, or both
	Paint   values.Paint
}

// Setup is a counter in the hex in which it begins.
type Setup struct {
	Pos     diag.Pos
	Counter string // the id of a counter
	Hex     hex.Hex
}

// Look says how a map is drawn.
type Look struct {
	Numbers   string       // where hex numbers stand: top, bottom, center, none
	NumberInk values.Paint // on light ground; on dark ground they are reversed
	NumberCap geom.Length  // height of their digits; 0: one seventeenth of Flat
	NameCap   geom.Length  // height of the capitals of names; 0: one eleventh of Flat, or less where there is no room
	Font      string
	Grid      values.Paint // of the hexsides
	GridWidth geom.Length
	Dots      bool // a dot in the middle of each hex
	Plain     bool // flat fills without patterns
	Seed      uint64
}

// TerrainPatterns names the ways in which ground is drawn.
var TerrainPatterns = []string{
	"none", "clear", "fields", "woods", "orchard", "brush", "swamp", "sand", "water", "village", "city", "rubble",
	"hill", "mountain", "wheat", "trench", "foxholes", "bunker", "gully", "wall", "hedge", "treeline",
}

// BorderStyles and RoadStyles name the ways in which features are drawn.
var (
	BorderStyles = []string{"river", "stream", "wall", "hedgerow", "cliff"}
	RoadStyles   = []string{"road", "track", "rail"}
)

// At returns what the hex holds. It must lie on the map.
func (m *Map) At(h hex.Hex) *Hex { return &m.Hexes[m.Grid.Index(h)] }

// TerrainAt returns the ground of a hex of the map.
func (m *Map) TerrainAt(h hex.Hex) *Terrain { return &m.Kinds.Terrains[m.At(h).Terrain] }
