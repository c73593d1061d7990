package fonts

import "punchboard/geom"

// GID is the index of a glyph in its font file.
type GID uint16

// Glyph is one shaped character. A glyph always stands for exactly one code
// point (ligatures are off), so that the text of a PDF is the text of the card.
type Glyph struct {
	Rune    rune
	ID      GID
	Advance geom.Length // to the next glyph's origin, including kerning and tracking
}
