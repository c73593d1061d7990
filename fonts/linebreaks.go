package fonts

import (
	"unicode"
	"unicode/utf8"
)

// breakKind is whether, and how well, a line may break before a letter.
type breakKind uint8

const (
	breakNever breakKind = iota // no line break
	breakGood                   // a break at a space, or where none is needed
	breakPoor                   // the same, but it separates a number or a letter from what belongs to it
	afterMark                   // a break after a hyphen, dash or slash of the text
	soft                        // a break at a soft hyphen, which then becomes visible
	hyphen                      // a break that adds a hyphen
	emergency                   // the same in a proper name or a compound: only if nothing else fits
	lineEnd                     // the text itself ends the line
)

// addsHyphen reports whether the break shows a hyphen that is not in the text.
func (o breakKind) addsHyphen() bool { return o == soft || o == hyphen || o == emergency }

// findBreaks fills t.breaks: the opportunities of Unicode's line breaking
// algorithm (UAX #14), minus those that typographic convention forbids, plus the
// hyphenation points.
func (s *Shaper) findBreaks(set Setting) {
	t := &s.text
	t.breaks = append(t.breaks[:0], make([]breakKind, len(t.letters)+1)...)
	if set.Width > 0 {
		s.findOpportunities()
		t.forbidBreaks()
		if h := s.hyphensOf(set.Lang); set.Hyphenate && h != nil {
			s.findHyphens(h)
		}
	}
	for i, l := range t.letters {
		if l.r == '\n' {
			t.breaks[i] = lineEnd
		}
	}
}

// findOpportunities runs the segmenter. It treats an inline box as a letter, so
// that an icon can only be separated from its neighbors at spaces.
func (s *Shaper) findOpportunities() {
	t := &s.text
	s.runes = s.runes[:0]
	for _, l := range t.letters {
		if l.r == boxRune {
			l.r = 'A'
		}
		s.runes = append(s.runes, l.r)
	}
	s.seg.Init(s.runes)
	for it := s.seg.LineIterator(); it.Next(); {
		line := it.Line()
		if at := line.Offset + len(line.Text); at < len(t.letters) {
			t.breaks[at] = kindOf(t.rune(at-2), t.rune(at-1))
		}
	}
}

// kindOf returns the kind of a break after the last two runes of a line. An icon
// takes no hyphen, soft or not.
func kindOf(icon, before rune) breakKind {
	switch {
	case before == softHyphen && icon != boxRune:
		return soft
	case before == '-' || before == '/' || before == '\u2010' || before == '–' || before == '—':
		return afterMark
	}
	return breakGood
}

// findHyphens hyphenates words that consist only of letters, have no soft
// hyphens of their own, and are not in capitals. Names, and words in compounds
// that can break at their own hyphens, are hyphenated only in emergencies.
func (s *Shaper) findHyphens(h *hyphenated) {
	t := &s.text
	for from := 0; from < len(t.letters); {
		to := t.wordEnd(from)
		if kind := t.hyphenKind(from, to); kind != breakNever {
			s.key = t.appendWord(s.key[:0], from, to)
			for _, n := range h.points(s.key) {
				t.breaks[from+n] = max(t.breaks[from+n], kind)
			}
		}
		from = max(to, from+1)
	}
}

// wordEnd returns the end of the letters and apostrophes that start at an index.
func (t *text) wordEnd(from int) int {
	for from < len(t.letters) && inWord(t.letters[from].r) {
		from++
	}
	return from
}

func inWord(r rune) bool {
	return r < 0x80 && (r|0x20 >= 'a' && r|0x20 <= 'z' || r == '\'') || r == apostrophe || r >= 0x80 && unicode.IsLetter(r)
}

func (t *text) hyphenKind(from, to int) breakKind {
	if to-from < leastWord {
		return breakNever
	}
	for _, l := range t.letters[from+1 : to] {
		if unicode.IsUpper(l.r) {
			return breakNever
		}
	}
	before, after := t.rune(from-1), t.rune(to)
	switch {
	case isDigit(before) || isDigit(after) || isPart(before) || isPart(after) && inWord(t.rune(to+1)):
		return breakNever
	case unicode.IsUpper(t.letters[from].r) || before == '-' || after == '-':
		return emergency
	}
	return hyphen
}

// isPart reports whether r joins words into an address, a path or a name that is
// not a word of the language.
func isPart(r rune) bool {
	switch r {
	case '.', '/', '\\', '@', '_', ':', softHyphen:
		return true
	}
	return false
}

// rune returns the rune of a letter, or a line end beyond the text.
func (t *text) rune(i int) rune {
	if i < 0 || i >= len(t.letters) {
		return '\n'
	}
	return t.letters[i].r
}

func (t *text) appendWord(key []byte, from, to int) []byte {
	for _, l := range t.letters[from:to] {
		key = utf8.AppendRune(key, l.r)
	}
	return key
}
