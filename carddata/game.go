// Package carddata reads a game's files and says what they say: decks, cards,
// faces, colors and styles, each with its place. It measures no text, places
// nothing and knows no output format.
package carddata

import (
	"io/fs"

	"punchboard/carddata/face"
	"punchboard/carddata/hexmap"
	"punchboard/carddata/table"
	"punchboard/carddata/values"
	"punchboard/diag"
	"punchboard/geom"
)

// Game is everything that a game's directory says, read and checked. It is not
// changed after Load; any number of goroutines may read it.
type Game struct {
	Slug       string // the directory's name: "three-fronts"
	Place      string // how findings name the directory: "games/three-fronts"
	FS         fs.FS  // the directory itself: pictures and fonts are read through it
	Title      values.Localized
	Version    string
	LangPos    diag.Pos // of the list of languages in game.yaml
	Languages  []string // BCP 47, in the order of the file; never empty
	Source     string   // the language that the others are translated from
	Rules      string   // slug of compiled rules, "" for none
	Author     string
	Licence    string
	Claims     Claims
	Play       Play
	Print      Print
	Fonts      map[string]FontFamily
	Colors     values.Colors
	Styles     map[string]*face.Style
	Icons      map[string]IconRef
	Looks      map[string]map[string]values.Row // field, value of the field, key
	Keywords   []face.Keyword
	Labels     map[string]values.Localized // fixed words, from labels.csv
	Switches   map[string]values.Value     // readings of the rules that a game or variant chooses
	Decks      []*Deck                     // whatever is printed: cards, then counters, then sheets
	Maps       []*hexmap.Map               // drawn by parts of sheets, read by rules
	Tables     []*table.Table              // of the rules, for parts that print them
	Lists      []*Deck                     // rows for tables and repeats; no faces, not printed by themselves
	Faces      map[string]*face.Face
	Variant    string   // the overlay that was applied, "" for none
	Variants   []string // the overlays that exist, sorted
	Files      []string // every file that was read, in order: findings sort by it
	keywords   map[string]face.KeywordIndex
	unreadMaps map[string]bool // named in game.yaml, but not read: they have findings of their own
}

// Claims are what the box says; later checks hold the game to them.
type Claims struct {
	Pos                     diag.Pos
	MinPlayers, MaxPlayers  int
	MinTurns, MaxTurns      int
	MinMinutes, MaxMinutes  int
	BalanceLow, BalanceHigh float64 // the first player's share of wins, 0 to 1; both 0: no claim
}

// Print holds a game's print defaults; every one can be overridden on the
// command line.
type Print struct {
	Paper       string      // name of a paper, see Papers, or "210mm x 297mm"
	PaperSize   geom.Size   // portrait
	Orientation Orientation // Auto: whichever holds more pieces
	Margin      geom.Length // what the printer cannot reach, on each edge
	Bleed       geom.Length
	OwnBleed    bool // each piece keeps its own bleed; else neighbors share (butt at the trim)
	Gutter      geom.Length
	Marks       Marks
	Duplex      Duplex
	Fold        bool // gutterfold: back beside front, folded and glued
	Pack        bool // several decks share sheets; else a file a deck
	Apart       bool // fronts and backs in files of their own
	FrontsOnly  bool
	LowInk      bool
	Corner      geom.Length // corner radius that the marks show, 0 for square
	Safe        geom.Length // text keeps this far inside the trim
	Foot        bool        // a foot with card id and version on every front
}

// Orientation of the paper.
type Orientation uint8

// Auto takes the orientation that holds more pieces, portrait on a tie.
const (
	Auto Orientation = iota
	Portrait
	Landscape
)

// Marks says how cuts are marked.
type Marks uint8

// MarksEdge puts marks at the rim of the block only, MarksInner also in the
// gutters between pieces, MarksFull draws lines across the sheet outside the
// pieces, MarksNone leaves them out.
const (
	MarksEdge Marks = iota
	MarksInner
	MarksFull
	MarksNone
)

// Duplex says over which edge of the sheet the backs are turned.
type Duplex uint8

// The flips.
const (
	DuplexLong Duplex = iota
	DuplexShort
)

// FontFamily is one family that the game's styles may name: a built-in one, or
// files of the game's own directory. Missing faces are empty.
type FontFamily struct {
	Pos                               diag.Pos
	Builtin                           string // name of a shipped family or face
	Regular, Bold, Italic, BoldItalic string // paths in the game's directory
}

// IconRef says where a named icon comes from: the built-in set, or an SVG file
// of the game's directory.
type IconRef struct {
	Pos     diag.Pos
	Builtin string
	File    string
}
