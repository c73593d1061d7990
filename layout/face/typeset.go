package face

import (
	facedata "punchboard/carddata/face"
	"punchboard/carddata/values"
	"punchboard/fonts"
	"punchboard/geom"
	"punchboard/scene"
)

// TextStyle is a complete text style, without inherited properties.
type TextStyle struct {
	Family        *fonts.Family
	Bold, Italic  bool
	underline     bool
	strike        bool
	Size, minSize geom.Length // 0: down to the minimum type size
	Color         Ink
	Align         string
	Valign        string
	tracking      geom.Length
	letterCase    string // upper, lower, none
	Leading       float64
	outline       Ink
	outlineWidth  geom.Length
	balance       bool
	Hyphenate     bool
	keywords      bool // whether the game's keywords are shown in their style
}

// Face returns the font of the style for texts in a language; missing reports that the
// family lacks that face and another one is returned.
func (t *TextStyle) Face(lang string) (f *fonts.Font, missing bool) {
	style := fonts.Regular
	if t.Bold {
		style |= fonts.Bold
	}
	if t.Italic {
		style |= fonts.Italic
	}
	f, ok := t.Family.In(lang).Face(style)
	return f, !ok
}

// merge applies a style of the game to t: its properties override those of t.
func (t *TextStyle) merge(b *fontCache, s *facedata.Style) {
	if s.Font != "" {
		t.Family = b.family(s.Font)
	}
	set(&t.Bold, s.Bold)
	set(&t.Italic, s.Italic)
	set(&t.underline, s.Underline)
	set(&t.strike, s.Strike)
	set(&t.tracking, s.Tracking)
	set(&t.balance, s.Balance)
	set(&t.Hyphenate, s.Hyphenate)
	set(&t.keywords, s.Keywords)
	setPaint(&t.Color, s.Color)
	setPaint(&t.outline, s.Outline)
	setIfGiven(&t.Size, s.Size)
	setIfGiven(&t.minSize, s.Min)
	setIfGiven(&t.outlineWidth, s.OutlineWidth)
	setIfGiven(&t.Leading, s.Leading)
	setIfGiven(&t.Align, s.Align)
	setIfGiven(&t.Valign, s.VAlign)
	setIfGiven(&t.letterCase, s.Case)
}

// set copies an optional property if it is set.
func set[T any](to *T, from *T) {
	if from != nil {
		*to = *from
	}
}

// setIfGiven copies a property whose zero value means that it is not set.
func setIfGiven[T comparable](to *T, from T) {
	var zero T
	if from != zero {
		*to = from
	}
}

func setPaint(to *Ink, from *values.Paint) {
	if from != nil {
		*to = InkOf(from)
	}
}

// halo returns the stroke around glyphs, or nil for none. Its width is twice that of
// the halo, because its inner half is below the letter.
func halo(k Ink, width geom.Length, box geom.Rect) *scene.Stroke {
	if k.None() || width <= 0 {
		return nil
	}
	return &scene.Stroke{Paint: k.Over(box), Width: 2 * width}
}

// reversed reports whether the text is light on dark: a light text color only makes
// sense on a dark ground.
func (t *TextStyle) reversed() bool {
	return !t.Color.None() && scene.Luminance(t.Color.Screen()) > LightText
}

// LightText is the luminance above which a text color counts as light: that of a 73%
// gray on the screen.
const LightText = 0.5

// alignment converts a value of `align`.
func alignment(word string) fonts.Align {
	switch word {
	case "center":
		return fonts.Center
	case "right":
		return fonts.Right
	case "justify":
		return fonts.Justify
	}
	return fonts.Left
}

// WithOutline returns the style with an outline, unless it has one.
func (t TextStyle) WithOutline(k Ink, width geom.Length) TextStyle {
	if t.outline.None() {
		t.outline, t.outlineWidth = k, width
	}
	return t
}
