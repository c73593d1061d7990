// Package fonts owns typefaces and paragraphs: it parses TrueType files, shapes
// text once for every backend, breaks and hyphenates lines after the habits of
// the language, and fits text into a box. It knows nothing of cards or colours.
package fonts

import "punchboard/geom"

// Font is one parsed TrueType file. It is safe for concurrent use.
type Font struct {
	name string
	ttf  []byte
}

// Name gives the name under which the font was loaded, such as
// "plex-condensed-bold"; it is unique in a document.
func (f *Font) Name() string { return f.name }

// TTF gives the file's bytes; nobody may write to them.
func (f *Font) TTF() []byte { return f.ttf }

// UnitsPerEm gives the units that Outline and Width count in, to the em.
func (f *Font) UnitsPerEm() int { return 1000 }

// GID gives the glyph of a code point and whether the font has one.
func (f *Font) GID(r rune) (GID, bool) { return 0, false }

// Width gives a glyph's own advance in font units, before kerning.
func (f *Font) Width(g GID) int { return 0 }

// Outline gives a glyph's filled outline (nonzero winding) in font units (one
// unit is one geom.Length), y pointing down from the baseline. It is cached;
// nobody may write to it.
func (f *Font) Outline(g GID) geom.Path { return geom.Path{} }
