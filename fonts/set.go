package fonts

import (
	"unicode/utf8"

	"punchboard/geom"
)

// Set sets spans as one block of lines. The result depends only on the spans
// and the setting, not on what the Shaper has set before.
func (s *Shaper) Set(spans []Span, set Setting) Block {
	s.prepare(spans, set)
	s.text.scaleTo(s, 1)
	height := s.layRows(set, 1, costLine)
	return s.text.compose(set, height)
}

// Width returns the width of a text on one line, after applying the typography
// of the language; spaces at its ends count.
func (s *Shaper) Width(f *Font, size, tracking geom.Length, lang, text string) geom.Length {
	span := [1]Span{{Text: text, Font: f, Size: size, Tracking: tracking}}
	s.prepare(span[:], Setting{Lang: lang})
	s.text.scaleTo(s, 1)
	return s.text.width(0, len(s.text.letters))
}

// prepare does everything that does not depend on sizes: typography, glyphs,
// kerning and the places where lines may break.
func (s *Shaper) prepare(spans []Span, set Setting) {
	t := &s.text
	t.spans, t.missing, t.origins = spans, nil, t.origins[:0]
	t.letters = appendSpans(t.letters[:0], spans)
	if style := conventionOf(set.Lang); style != nil && !set.Verbatim {
		t.letters, t.spare = style.typeset(t.letters, t.spare)
		t.raiseOrdinals(style)
	}
	t.markItems()
	s.shapeAll()
	s.findBreaks(set)
}

// markItems turns the hyphen that starts a list item into a bullet.
func (t *text) markItems() {
	start := true
	for i, l := range t.letters {
		if start && l.r == '-' && t.rune(i+1) == ' ' {
			t.letters[i].r = '•'
		}
		start = l.r == '\n' || start && l.r == ' '
	}
}

// shapeAll finds the glyphs of all letters.
func (s *Shaper) shapeAll() {
	t := &s.text
	t.shapes = append(t.shapes[:0], make([]shape, len(t.letters))...)
	for i := 0; i < len(t.letters); {
		if t.unprinted(i) || t.letters[i].r == boxRune {
			i++
			continue
		}
		i = s.shapeWord(i)
	}
}

// shapeWord shapes the word or the single space that starts at a letter, and
// returns the index of the letter after it. A word may span several spans with
// the same font and size: a change of color keeps the kerning.
func (s *Shaper) shapeWord(from int) int {
	t := &s.text
	span := t.span(from)
	if span.Font == nil {
		panic("fonts: a span of text without a font")
	}
	s.key, s.at = s.key[:0], s.at[:0]
	to := from
	for ; to < len(t.letters) && t.continues(from, to, span); to++ {
		if !t.unprinted(to) {
			s.key, s.at = utf8.AppendRune(s.key, t.letters[to].r), append(s.at, int32(to))
		}
	}
	for i, sh := range s.word(s.face(span.Font), s.key) {
		t.shapes[s.at[i]] = sh
		if sh.missing {
			t.report(int(s.at[i]))
		}
	}
	return to
}

func (t *text) span(i int) *Span { return &t.spans[t.letters[i].span] }

// continues reports whether the letter at to is in the same word as the one at
// from.
func (t *text) continues(from, to int, style *Span) bool {
	if to == from {
		return true
	}
	r := t.letters[to].r
	if r == '\n' || r == boxRune || isSpace(r) || isSpace(t.letters[from].r) {
		return false
	}
	s := t.span(to)
	return s == style || s.Font == style.Font && s.Size == style.Size && s.Rise == style.Rise
}

// report records a missing character, once per span.
func (t *text) report(i int) {
	l := t.letters[i]
	origin := t.origin(l.span)
	for _, m := range t.missing {
		if m.Rune == l.r && m.SpanIndex == origin {
			return
		}
	}
	t.missing = append(t.missing, Missing{l.r, t.span(i).Font, origin, int(l.off)})
}
