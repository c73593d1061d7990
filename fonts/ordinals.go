package fonts

import (
	"strings"
	"unicode"

	"punchboard/geom"
)

// raisedSize is the size of the raised letters of an ordinal, as a part of the text's.
const raisedSize = 0.64

// ordinal returns the number of letters that are raised at the end of a word, 0 if the
// word is not a number with an ordinal ending: 2 for "1er". Roman numerals go up to
// thirty-nine, because "Le" and "Ce" are words.
func (c *Convention) ordinal(word []letter) int {
	n := 0
	for n < len(word) && isDigit(word[n].r) {
		n++
	}
	if n == 0 && c.Roman {
		n = roman(word)
	}
	if n == 0 || !isOneOf(word[n:], c.Ordinals) {
		return 0
	}
	if word[n].r == '.' {
		n++
	}
	return len(word) - n
}

// roman returns the length of the Roman numeral that a word begins with, 0 if its ending
// is not that of the numeral: "Vers" and "Xnd" are no ordinals, "Ier" and "IInd" are.
func roman(word []letter) (n int) {
	for n < len(word) && (word[n].r == 'I' || word[n].r == 'V' || word[n].r == 'X') {
		n++
	}
	ending := word[n:]
	switch {
	case isOneOf(ending, onlyFirst) && !isWord(word[:n], "I"):
		return 0
	case isOneOf(ending, onlySecond) && !isWord(word[:n], "II"):
		return 0
	}
	return n
}

// Endings of French ordinals that only one number has.
var (
	onlyFirst  = []string{"er", "ers", "re", "res"}
	onlySecond = []string{"nd", "nde", "nds", "ndes"}
)

// ordinals calls found with the first and the end of the raised letters of each ordinal.
func (c *Convention) ordinals(letters []letter, found func(from, to int)) {
	if len(c.Ordinals) == 0 {
		return
	}
	for from := 0; from < len(letters); {
		to := ordinalEnd(letters, from)
		if n := c.ordinal(letters[from:to]); n > 0 && !joins(runeAt(letters, from-1)) {
			found(to-n, to)
		}
		from = max(to, from+1)
	}
}

// ordinalEnd returns the end of the letters and digits that start at an index, and of
// those after a period among them: "1.er".
func ordinalEnd(letters []letter, from int) int {
	isPart := func(i int) bool { r := runeAt(letters, i); return isWordRune(r) && r != boxRune }
	for isPart(from) || runeAt(letters, from) == '.' && isPart(from-1) && isPart(from+1) {
		from++
	}
	return from
}

// joins reports whether r joins a number to the word before it: "A_1", "x@2".
func joins(r rune) bool { return r == '_' || r == '@' || r == '.' || r == ',' || r == '#' }

// raiseOrdinals gives the endings of ordinals a span of their own, smaller and with the
// top of its small letters at the height of the capitals. The letters stay those of the
// text, so that a PDF contains "1er".
func (t *text) raiseOrdinals(style *Convention) {
	t.origins = t.origins[:0]
	style.ordinals(t.letters, func(from, to int) {
		if len(t.origins) == 0 {
			t.own = append(t.own[:0], t.spans...)
			t.spans = t.own
		}
		for i := from; i < to; i++ {
			t.letters[i].span = t.raised(t.letters[i].span)
		}
	})
}

// raised returns the index of the raised form of a span.
func (t *text) raised(span int32) int32 {
	given := len(t.spans) - len(t.origins)
	for k, origin := range t.origins {
		if origin == span {
			return int32(given + k)
		}
	}
	s := t.spans[span]
	m := s.Font.metrics
	s.Rise += geom.Length(float64(s.Size) * (m.CapHeight - raisedSize*m.XHeight))
	s.Size = s.Size.Scale(raisedSize)
	t.spans = append(t.spans, s)
	t.own = t.spans
	t.origins = append(t.origins, span)
	return int32(len(t.spans) - 1)
}

// origin returns the index of the span as it was given.
func (t *text) origin(span int32) int {
	if k := int(span) - len(t.spans) + len(t.origins); k >= 0 && len(t.origins) > 0 {
		return int(t.origins[k])
	}
	return int(span)
}

// Upper returns a text in capitals by upper, except for the endings of ordinals that the
// language raises: 1er ÉTAGE.
func Upper(lang, text string, upper func(string) string) string {
	style := conventionOf(lang)
	if style == nil || len(style.Ordinals) == 0 || !strings.ContainsFunc(text, unicode.IsDigit) && !strings.ContainsAny(text, "IVX") {
		return upper(text)
	}
	letters := appendRunes(nil, text)
	var out strings.Builder
	done := 0
	style.ordinals(letters, func(from, to int) {
		start := int(letters[from].off)
		end := len(text)
		if to < len(letters) {
			end = int(letters[to].off)
		}
		out.WriteString(upper(text[done:start]))
		out.WriteString(text[start:end])
		done = end
	})
	out.WriteString(upper(text[done:]))
	return out.String()
}
