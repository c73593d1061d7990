// Package carddata reads and checks the files of a game: decks, cards, faces, colors
// and styles, each with its position. It does not measure text, does not place
// anything, and knows no output format.
package carddata

import (
	"io/fs"

	"punchboard/carddata/effects"
	"punchboard/carddata/face"
	"punchboard/carddata/hexmap"
	plandata "punchboard/carddata/plan"
	"punchboard/carddata/table"
	"punchboard/carddata/tuning"
	"punchboard/carddata/values"
	"punchboard/diag"
	"punchboard/geom"
)

// Game is the contents of a game's directory, read and checked. It is not changed after
// Load, so any number of goroutines may read it.
type Game struct {
	Slug      string // the name of the directory: "three-fronts"
	Place     string // the directory in findings: "games/three-fronts"
	FS        fs.FS  // the directory itself, from which pictures and fonts are read; Load makes it a *source.Directory
	Title     values.Localized
	Version   string
	LangPos   diag.Pos // of the list of languages in game.yaml
	Languages []string // BCP 47, in the order of the file; never empty
	Source    string   // the language that the others are translated from
	Rules     string   // slug of compiled rules, "" for none
	Author    string
	Licence   string
	Claims    Claims
	Play      Play
	Tune      []*tuning.Entry // what `punchboard playtest tune` may change
	Accept    []*Accepted     // findings that are right as they are
	Print     Print
	Fonts     map[string]FontFamily
	Colors    values.Colors
	Styles    map[string]*face.Style
	Icons     map[string]IconRef
	Looks     map[string]map[string]values.Row // field, value of the field, key
	Keywords  []face.Keyword
	Labels    map[string]values.Localized // fixed words, from labels.csv
	Terms     []*Term                     // of the rules, one translation each, from terms.csv
	Effects   *effects.Grammar            // what texts must say of effects; nil if nothing is said about that
	Flavor    []string                    // columns whose texts need not follow the glossary
	Switches  map[string]values.Value     // options of the rules that the game or a variant chooses
	Decks     []*Deck                     // everything that is printed: cards, then counters, then sheets
	Maps      []*hexmap.Map               // drawn by parts of sheets, read by rules
	Plans     []*plandata.Plan            // of tables for miniatures, drawn by parts of sheets
	Tables    []*table.Table              // of the rules, for parts that print them
	Lists     []*Deck                     // rows for tables and repeats; they have no faces and are not printed by themselves
	CopyLists []string                    // names that Options.Lists may hold
	Faces     map[string]*face.Face
	Variant   string             // the overlay that was applied, "" for none
	Variants  []string           // the overlays that exist, sorted
	Files     []string           // every file that was read, in order; findings are sorted by it
	RowFiles  map[string][]*Deck // files that hold only rows of decks, named as in findings, and these decks

	Fingerprinted bool          // whether there is a file translations.csv
	Fingerprints  []Fingerprint // of the texts that have been translated, from that file

	keywords map[string]*face.KeywordIndex

	// Maps and tables that are named in game.yaml but not readable, and whether that is so for
	// the labels, which has been reported already.
	unreadMaps, unreadTables map[string]bool
	unreadLabels             bool
}

// Claims are what the box claims; later checks compare the game with them.
type Claims struct {
	Pos                     diag.Pos
	MinPlayers, MaxPlayers  int
	MinTurns, MaxTurns      int
	MinMinutes, MaxMinutes  int
	BalanceLow, BalanceHigh float64 // the first player's share of wins, 0 to 1; both 0: no claim
}

// Print holds a game's print defaults; each can be overridden on the command line.
type Print struct {
	Paper       string      // name of a paper (see Papers), or "210mm x 297mm"
	PaperSize   geom.Size   // portrait
	Orientation Orientation // Auto: the one that holds more pieces
	Margin      geom.Length // the unprintable strip along each edge
	Edges       *geom.Edges // the unprintable strips of portrait sheets with pieces, if they have been measured; nil for Margin
	Bleed       geom.Length
	AutoBleed   bool // nobody asked for this bleed: sheets may print less of it to hold more cards
	OwnBleed    bool // each piece keeps its own bleed; otherwise neighbors share it (butt at the trim)
	Gutter      geom.Length
	Marks       Marks
	Duplex      Duplex
	Fold        bool // gutterfold: back beside front, folded and glued
	Pack        bool // several decks share sheets; otherwise each deck has its own file
	Contents    bool // a page lists the components of the game
	Apart       bool // fronts and backs in separate files
	FrontsOnly  bool
	LowInk      bool
	Corner      geom.Length // corner radius of the marks, 0 for square
	Safe        geom.Length // distance that text keeps from the trim
	Proof       bool        // ids and versions on every front and full page
	Foot        bool        // a small foot with card id and version on every front, also if it is no proof
}

// Area returns the part of a sheet with pieces, in its orientation, that can be printed.
func (p *Print) Area(page geom.Size) geom.Rect {
	switch {
	case p.Edges == nil:
		return page.R().Inset(p.Margin)
	case page.Landscape():
		return p.Edges.Landscape().Of(page.R())
	}
	return p.Edges.Of(page.R())
}

// Orientation is the orientation of the paper.
type Orientation uint8

// Auto chooses the orientation that holds more pieces, portrait on a tie.
const (
	Auto Orientation = iota
	Portrait
	Landscape
)

// Marks selects how cuts are marked.
type Marks uint8

// MarksEdge draws marks only around the whole block, MarksInner also in the gutters
// between pieces, MarksFull draws lines across the sheet outside the pieces, and
// MarksNone draws nothing.
const (
	MarksEdge Marks = iota
	MarksInner
	MarksFull
	MarksNone
)

// Duplex is the edge of the sheet over which it is turned to print the backs.
type Duplex uint8

// The edges.
const (
	DuplexLong Duplex = iota
	DuplexShort
)

// FontFamily is a font family that the game's styles may name: a built-in one, or files
// from the game's directory. Paths of missing faces are empty.
type FontFamily struct {
	Pos                               diag.Pos
	Builtin                           string                // name of a built-in family or face
	Regular, Bold, Italic, BoldItalic string                // paths in the game's directory
	ByLanguage                        map[string]FontFamily // those of languages that do not use this one
}

// IconRef is the source of a named icon: the built-in set, or an SVG file in the game's
// directory.
type IconRef struct {
	Pos     diag.Pos
	Builtin string
	File    string
}
