package fonts

import (
	"unicode"
	"unicode/utf8"

	"github.com/go-text/typesetting/font"
	"github.com/go-text/typesetting/font/opentype"
	"github.com/go-text/typesetting/harfbuzz"
	"github.com/go-text/typesetting/language"
	"github.com/go-text/typesetting/segmenter"
)

// Shaper sets text. It caches words in font units, so that each word is shaped
// only once for all sizes. A Shaper is not safe for concurrent use; give each
// worker its own.
type Shaper struct {
	buffer  *harfbuzz.Buffer
	faces   map[*Font]*face
	hyphens map[string]*hyphenated // by language
	seg     segmenter.Segmenter
	text    text
	breaks  lineBreaker
	runes   []rune  // scratch
	key     []byte  // scratch: the current word
	at      []int32 // scratch: the indexes of its letters
}

// NewShaper returns a Shaper with an empty cache.
func NewShaper() *Shaper {
	return &Shaper{
		buffer:  harfbuzz.NewBuffer(),
		faces:   map[*Font]*face{},
		hyphens: map[string]*hyphenated{},
	}
}

// face is what a Shaper caches for a font.
type face struct {
	font   *Font
	hb     *harfbuzz.Font
	words  map[string][]shape
	hyphen shape
}

// shape is one character as its font shows it, in font units.
type shape struct {
	glyph   GID
	missing bool
	rune    rune  // the character that a PDF reader extracts: a substitute for a space that the font lacks
	advance int32 // the glyph's own
	kern    int32 // toward the next character of the word
}

// plain disables all features that merge two characters into one glyph or
// replace a glyph by another: each glyph must be reachable by its code point,
// or a PDF could not contain it as text.
var plain = features("liga", "clig", "calt", "dlig", "rlig", "rclt", "ccmp", "locl")

func features(tags ...string) []harfbuzz.Feature {
	off := make([]harfbuzz.Feature, len(tags))
	for i, tag := range tags {
		off[i] = harfbuzz.Feature{Tag: opentype.MustNewTag(tag), End: harfbuzz.FeatureGlobalEnd}
	}
	return off
}

func (s *Shaper) face(f *Font) *face {
	if known := s.faces[f]; known != nil {
		return known
	}
	// A new Face, because those of go-text are not safe for concurrent use.
	fc := &face{font: f, hb: harfbuzz.NewFont(font.NewFace(f.tt)), words: map[string][]shape{}}
	fc.hyphen = fc.single('-')
	s.faces[f] = fc
	return fc
}

// word returns the shapes of the characters of a word in UTF-8.
func (s *Shaper) word(fc *face, word []byte) []shape {
	if known, ok := fc.words[string(word)]; ok {
		return known
	}
	shapes := make([]shape, 0, utf8.RuneCount(word))
	for _, r := range string(word) {
		shapes = append(shapes, fc.single(r))
	}
	s.kern(fc, string(word), shapes)
	fc.words[string(word)] = shapes
	return shapes
}

// kern shapes the word with HarfBuzz and keeps the differences between its
// advances and those of the glyphs. If the result is not one glyph per
// character, as for scripts that must be reordered, the word is not kerned.
func (s *Shaper) kern(fc *face, word string, shapes []shape) {
	if len(shapes) < 2 {
		return
	}
	if !s.askHarfBuzz(fc, word) || !s.answers(shapes) {
		return
	}
	for i := range shapes {
		shapes[i].kern = s.buffer.Pos[i].XAdvance - shapes[i].advance
	}
	shapes[len(shapes)-1].kern = 0
}

// askHarfBuzz shapes a word in the buffer. It panics on some damaged kerning
// tables, which cannot be detected in advance; such a font is set without
// kerning.
func (s *Shaper) askHarfBuzz(fc *face, word string) (ok bool) {
	defer func() {
		if recover() != nil {
			s.buffer, ok = harfbuzz.NewBuffer(), false
		}
	}()
	s.buffer.Clear()
	for i, r := range []rune(word) {
		s.buffer.AddRune(r, i)
	}
	s.buffer.Props = harfbuzz.SegmentProperties{Direction: harfbuzz.LeftToRight, Script: scriptOf(word)}
	s.buffer.Shape(fc.hb, plain)
	return true
}

// answers reports whether the buffer contains exactly one glyph per shape.
func (s *Shaper) answers(shapes []shape) bool {
	if len(s.buffer.Info) != len(shapes) {
		return false
	}
	for i, info := range s.buffer.Info {
		if GID(info.Glyph) != shapes[i].glyph {
			return false
		}
	}
	return true
}

// scriptOf returns the script of the first letter with a specific script.
func scriptOf(word string) language.Script {
	for _, r := range word {
		if r < 0x250 && unicode.IsLetter(r) {
			return language.Latin
		}
		if script := language.LookupScript(r); script.Strong() {
			return script
		}
	}
	return language.Latin
}

// single returns the shape of one character on its own. Spaces and hyphens that
// the font lacks are made from those that it has.
func (fc *face) single(r rune) shape {
	if r > 0xFFFF {
		return fc.lacking('\uFFFD')
	}
	if g, ok := fc.font.GID(r); ok && !unicode.Is(unicode.Mn, r) {
		return shape{glyph: g, rune: r, advance: int32(fc.font.Width(g))}
	}
	if s, ok := fc.substitute(r); ok {
		return s
	}
	return fc.lacking(r)
}

// lacking returns the shape of the font's own glyph for missing characters.
func (fc *face) lacking(r rune) shape {
	return shape{missing: true, rune: r, advance: int32(fc.font.Width(0))}
}
