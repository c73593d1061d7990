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
	Tag      any         // passed through to the Run: layout's paint, icon, ...
}

// Box is the space that an inline icon takes: Height above, Depth below the
// baseline.
type Box struct{ Width, Height, Depth geom.Length }

// Align is the alignment of the lines of a paragraph.
type Align uint8

// The alignments. Justify leaves the last line of each paragraph as it is.
const (
	Left Align = iota
	Center
	Right
	Justify
)

// Setting controls how spans become lines. A "\n" in a text starts a new line,
// two of them a new paragraph; a line that starts with "- " or "• " is a list
// item with a bullet and a hanging indent.
type Setting struct {
	Lang      string      // BCP 47; rules for typography, breaking and hyphenation
	Width     geom.Length // 0 or less for no wrapping
	Align     Align
	Leading   float64     // line pitch as a factor of the largest size on the line; 0 = 1.2
	Balance   bool        // the last line should be as long as the others; always so for Center
	Hyphenate bool        // soft hyphens are always honored
	ParaGap   geom.Length // extra space between paragraphs
	Verbatim  bool        // without typography
}

// Block is a text after layout. All lengths are relative to its upper left
// corner, with y pointing down.
type Block struct {
	Lines    []Line
	Width    geom.Length // of the widest line, including indents
	Height   geom.Length // from the top of the first line's ascent to the bottom of the last line's descent
	CapTop   geom.Length // from the top of the block to the top of the first line's capitals
	Missing  []Missing   // characters that a font lacks, once per span
	Overfull geom.Length // by how much the widest line exceeds Setting.Width; 0 if all fit
}

// Line is one line of a block. Its width excludes tracking after the last glyph,
// so that centered lines look centered.
type Line struct {
	Baseline        geom.Length // from the top of the block
	X, Width        geom.Length // from the left edge of the block
	Ascent, Descent geom.Length // of the fonts and boxes on the line, from the baseline
	Runs            []Run
	Hyphenated      bool // the line ends with a hyphen that is not in the text
}

// Run is the glyphs of one span on one line, or one inline box.
type Run struct {
	X      geom.Length // from the left edge of the block, like Line.X: do not add the two
	Rise   geom.Length // upward from the line's baseline
	Width  geom.Length // sum of the advances, or the box's width
	Font   *Font
	Size   geom.Length
	Glyphs []Glyph
	Box    *Box // scaled with the text; nil for text
	Tag    any  // of the span
	Span   int  // index of the span
}

// Missing is a character that its font cannot show. Combining marks and
// characters beyond U+FFFF count as missing: the PDF backend cannot place the
// former or write the latter. The block shows the font's own glyph for missing
// characters instead.
type Missing struct {
	Rune      rune
	Font      *Font
	SpanIndex int
	Offset    int // byte offset in the span's text, in Unicode normal form C
}
