package layout

import (
	"punchboard/carddata"
	"punchboard/fonts"
	"punchboard/geom"
	"punchboard/scene"
)

// typeset is how a text is set, with nothing left unsaid.
type typeset struct {
	family       *fonts.Family
	bold, italic bool
	size, min    geom.Length // min 0: down to the floor
	color        ink
	align        string
	valign       string
	tracking     geom.Length
	caps         string // upper, lower, none
	leading      float64
	outline      ink
	outlineWidth geom.Length
	hyphenate    bool
	keywords     bool // whether the game's keywords take their style
}

// face gives the font of a style of the family; missing tells that the family
// has no such face and another one stands in.
func (t *typeset) face() (f *fonts.Font, missing bool) {
	style := fonts.Regular
	if t.bold {
		style |= fonts.Bold
	}
	if t.italic {
		style |= fonts.Italic
	}
	f, ok := t.family.Face(style)
	return f, !ok
}

// merge lays a style of the game over t: what the style says counts.
func (t *typeset) merge(b *fontbook, s *carddata.Style) {
	if s.Font != "" {
		t.family = b.family(s.Font)
	}
	set(&t.bold, s.Bold)
	set(&t.italic, s.Italic)
	set(&t.tracking, s.Tracking)
	set(&t.hyphenate, s.Hyphenate)
	set(&t.keywords, s.Keywords)
	setPaint(&t.color, s.Color)
	setPaint(&t.outline, s.Outline)
	said(&t.size, s.Size)
	said(&t.min, s.Min)
	said(&t.outlineWidth, s.OutlineWidth)
	said(&t.leading, s.Leading)
	said(&t.align, s.Align)
	said(&t.valign, s.VAlign)
	said(&t.caps, s.Case)
}

// set takes a value that a style says through a pointer.
func set[T any](to *T, from *T) {
	if from != nil {
		*to = *from
	}
}

// said takes a value whose zero means unsaid.
func said[T comparable](to *T, from T) {
	var zero T
	if from != zero {
		*to = from
	}
}

func setPaint(to *ink, from *carddata.Paint) {
	if from != nil {
		*to = inkOf(from)
	}
}

// halo gives the stroke around glyphs, nil for none. It is twice as wide as the
// halo, whose inner half lies under the letter.
func halo(k ink, width geom.Length, box geom.Rect) *scene.Stroke {
	if k.none() || width <= 0 {
		return nil
	}
	return &scene.Stroke{Paint: k.over(box), Width: 2 * width}
}

// reversed tells whether the text is light on dark: a light colour of text
// makes sense on a dark ground alone.
func (t *typeset) reversed() bool {
	return !t.color.none() && luminance(t.color.screen()) > lightText
}

// lightText is the luminance above which a colour of text counts as light: that
// of a grey of 73 % on the screen.
const lightText = 0.5

// alignment translates a word of the faces.
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
