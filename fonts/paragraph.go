package fonts

import "punchboard/geom"

// Span is text in one style, or an inline box.
type Span struct {
	Text     string
	Font     *Font
	Size     geom.Length
	Tracking geom.Length // added after every glyph
	Rise     geom.Length // baseline shift upward
	Box      *Box        // instead of Text: an inline icon
	Tag      any         // handed through to the Run: layout's paint, icon, ...
}

// Box is the room that an inline icon takes: Height above, Depth below the
// baseline.
type Box struct{ Width, Height, Depth geom.Length }

// Align says where the lines of a paragraph stand between its edges.
type Align uint8

// The alignments. Justify leaves the last line of each paragraph as it is.
const (
	Left Align = iota
	Center
	Right
	Justify
)

// Setting says how spans become lines. A "\n" in a text starts a new line, two
// of them a new paragraph; a line that starts with "- " or "• " is a list item
// with a bullet and a hanging indent.
type Setting struct {
	Lang      string      // BCP 47; rules for typography, breaking and hyphenation
	Width     geom.Length // 0 or less: no wrapping
	Align     Align
	Leading   float64     // line pitch as a factor of the largest size on the line; 0 = 1.2
	Hyphenate bool        // soft hyphens are honored in any case
	ParaGap   geom.Length // extra space between paragraphs
	Verbatim  bool        // no typography pass
}

// Block is text that has been set. All lengths are in the coordinates of its
// upper left corner, y pointing down.
type Block struct {
	Lines    []Line
	Width    geom.Length // of the widest line, indents included
	Height   geom.Length // from the top of the first line's ascent to the foot of the last line's descent
	CapTop   geom.Length // from the top of the block to the top of the first line's capitals
	Missing  []Missing   // characters that a font lacks, once for each span
	Overfull geom.Length // by how much the widest line exceeds Setting.Width; 0: all fit
}

// Line is one line of a block. Its width leaves out tracking after the last
// glyph, so that centered lines are centered to the eye.
type Line struct {
	Baseline        geom.Length // from the top of the block
	X, Width        geom.Length // from the left edge of the block
	Ascent, Descent geom.Length // of the fonts and boxes on the line, from the baseline
	Runs            []Run
	Hyphenated      bool // the line ends with a hyphen that the text does not have
}

// Run is glyphs of one span on one line, or one inline box.
type Run struct {
	X      geom.Length // from the left edge of the block, as Line.X: the two are not added
	Rise   geom.Length // upward from the line's baseline
	Width  geom.Length // sum of the advances, or the box's width
	Font   *Font
	Size   geom.Length
	Glyphs []Glyph
	Box    *Box // scaled with the text; nil for text
	Tag    any  // of the span
	Span   int  // index of the span
}

// Missing is a character that its font cannot show. Marks that combine with a
// letter and characters beyond U+FFFF count as missing: the PDF backend cannot
// place the one nor write the other. The block shows the font's own sign for a
// missing glyph in its place.
type Missing struct {
	Rune      rune
	Font      *Font
	SpanIndex int
	Offset    int // in bytes into the span's text, in Unicode normal form C
}
