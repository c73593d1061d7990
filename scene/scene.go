// Package scene defines the display list that package layout produces and the renderers
// draw. It knows shapes, glyphs, pictures and pages; it must not know what a card, a
// counter or a map is.
//
// All coordinates are geom.Length from the upper left corner of what contains the mark,
// with y pointing down. Marks are painted in order, later ones over earlier ones.
package scene

import (
	"strings"

	"punchboard/fonts"
	"punchboard/geom"
)

// Document is the contents of one output file.
type Document struct {
	Meta     Meta
	Language string // language of the text (BCP 47), such as "fr"
	Duplex   Duplex
	Pages    []Page
}

// Meta is the metadata of the file.
type Meta struct {
	Title    string
	Author   string
	Subject  string
	Keywords string
	Credits  string // licenses and authors of the icons and fonts on the pages
}

// Duplex is the edge over which the printer must turn the sheet.
type Duplex uint8

// Simplex documents are printed on one side only.
const (
	Simplex Duplex = iota
	LongEdge
	ShortEdge
)

// Page is one side of a sheet of paper, or one card in a file for a print service. Trim
// and Bleed are inside Size; for a sheet of many pieces both are the whole page.
type Page struct {
	Size  geom.Size
	Trim  geom.Rect
	Bleed geom.Rect
	Marks []Mark
}

// Piece is one face of a component, ready to be placed on a page. The origin of its
// marks is the upper left corner of the trim box: marks in the bleed have negative
// coordinates, down to -Bleed.
type Piece struct {
	ID    string // such as "tactics/tac-smoke/front", unique in a game and language
	Size  geom.Size
	Bleed geom.Length
	Marks []Mark
}

// Mark is one drawing element of a page. The set is closed: Path, Glyphs, Image, Use,
// Group, Link and Bookmark, always as pointers.
type Mark interface{ mark() }

// Path is a filled and/or stroked outline; the fill is painted first.
type Path struct {
	Path    geom.Path
	Fill    Paint // nil: none
	EvenOdd bool
	Stroke  *Stroke // nil: none
}

// Stroke is a line along an outline, with half of its width on either side. Joins and
// caps are round by default. There is no miter join, because the bitmap renderer has
// none; a frame with sharp corners is drawn as an even-odd fill.
type Stroke struct {
	Paint Paint
	Width geom.Length
	Dash  []geom.Length // on, off, ...; nil: solid
	Butt  bool          // butt caps and bevel joins instead of round ones
}

// Glyphs is one run of text in one face and size, from At (on the baseline) to the
// right. Advances include kerning and tracking.
//
// A run that has no Words and does not continue a text need not be read aloud, such as
// the header of a sheet.
type Glyphs struct {
	Font      *fonts.Font
	Size      geom.Length
	At        geom.Point
	Fill      Paint
	Halo      *Stroke // drawn under the fill, around each glyph; nil: none
	Glyphs    []fonts.Glyph
	Words     string // the text that begins with this run, before it was broken into lines
	Continues bool   // whether the run continues the text of an earlier one
}

// Text returns the characters of the run.
func (g *Glyphs) Text() string {
	var b strings.Builder
	for _, glyph := range g.Glyphs {
		b.WriteRune(glyph.Rune)
	}
	return b.String()
}

// Image is a picture scaled into To. Crop selects the part that is shown, in fractions
// of the picture from 0 to 1; its zero value shows the whole picture.
type Image struct {
	Picture *Picture
	To      geom.Rect
	Crop    Crop
}

// Crop is a part of a picture: left, top, right and bottom as fractions of its width
// and height.
type Crop struct{ X0, Y0, X1, Y1 float64 }

// Whole reports whether the crop shows the whole picture.
func (c Crop) Whole() bool { return c == Crop{} || c == Crop{0, 0, 1, 1} }

// Use places a symbol. Tag is set if the symbol is a whole piece on a sheet, such as
// "tactics/tac-smoke#2/front": renderers keep it if the format allows, and the audit
// reads it. Uses with the same Tag show parts of one piece. Alt is the piece in words,
// for those who cannot see it; "" if they need not know of it. Title is set if its marks
// have roles that say more than Alt, such as tables: then they may be read instead, after
// this title.
type Use struct {
	Symbol *Symbol
	At     geom.Matrix
	Tag    string
	Alt    string
	Title  string
}

// Symbol is a group of marks that may be placed many times. Two uses of the same
// pointer are the same drawing. Box contains all of its ink.
type Symbol struct {
	ID    string
	Box   geom.Rect
	Marks []Mark
}

// Group applies a clip, a transform, an opacity and a layer to marks, and says what they
// are for those who hear them.
type Group struct {
	Transform geom.Matrix // the zero value means none
	Clip      *geom.Path  // in the group's own coordinates; nil: none
	Opacity   float64     // 1 or 0: opaque; otherwise the marks are blended one by one
	Layer     string      // name of a layer that the viewer can hide; "": none
	Role      Role
	Cols      int    // of a cell: how many columns it covers; 0: one
	Rows      int    // of a cell: how many rows it covers; 0: one
	Words     string // what is read instead of the words of its marks; "": those
	Marks     []Mark
}

// Role is what a group of marks is for those who hear the page.
type Role uint8

// The parts of a table. A table consists of a caption, which may be missing, and rows;
// a row of cells, from left to right. Each place of the grid is covered by one cell, which
// has no marks if nothing is written there.
const (
	NoRole Role = iota
	TableRole
	CaptionRole
	RowRole
	ColumnHeadRole // a cell that is the heading of those below it
	RowHeadRole    // a cell that is the heading of those beside it
	CellRole
)

// Link makes an area link to a URL.
type Link struct {
	Box geom.Rect
	URL string
}

// Bookmark adds an entry to the outline of the document; Level counts from 0.
type Bookmark struct {
	Title string
	Level int
	At    geom.Point
}

func (*Path) mark()     {}
func (*Glyphs) mark()   {}
func (*Image) mark()    {}
func (*Use) mark()      {}
func (*Group) mark()    {}
func (*Link) mark()     {}
func (*Bookmark) mark() {}

// Matrix returns the group's transform, or the identity if it has none.
func (g *Group) Matrix() geom.Matrix {
	if g.Transform == (geom.Matrix{}) {
		return geom.Identity
	}
	return g.Transform
}

// Symbol returns the piece as a symbol whose box is the bleed box.
func (p *Piece) Symbol() *Symbol {
	return &Symbol{ID: p.ID, Box: p.Size.R().Inset(-p.Bleed), Marks: p.Marks}
}
