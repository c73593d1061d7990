package proofread

import (
	"fmt"
	"slices"
	"strings"
	"unicode"
	"unicode/utf8"

	"punchboard/fonts"
)

// typography reports slips of the keyboard that would be printed: what the printer sets
// right by itself in a language is none.
func (p *proof) typography() {
	for _, lang := range p.game.Languages {
		p.each(lang, func(t *Text, r *reading) {
			what, hint := slip(r, lang)
			if what == "" && beginsSmall(r.raw) && p.beginsLarge(t, lang) {
				what, hint = "the sentence begins with a small letter, but not in another language", "write a capital, or what is missing before it"
			}
			if what == "" && endsOpen(r.raw) && p.endsElsewhere(t, lang) {
				what, hint = "the text ends in the middle of a sentence, but not in another language", "write what is missing after it, or a period"
			}
			if what != "" {
				p.found.Warnf(t.Pos(lang), CodeTypography, "%s", what).Hintf("%s", hint)
			}
		})
	}
}

// slip returns the first slip of a text, and what to do about it.
func slip(r *reading, lang string) (what, hint string) {
	if strings.TrimSpace(r.raw) != r.raw {
		return "the text begins or ends with a space", "remove the space"
	}
	text := []rune(fonts.Typography(lang, r.plain))
	for _, look := range []func([]rune, *language) (int, string, string){doubledSpace, misplacedSpace, missingSpace, doubledMark, straightQuote, cutSentence} {
		if at, what, hint := look(text, r.lang); at >= 0 {
			return fmt.Sprintf("%s: %s", what, around(text, at)), hint
		}
	}
	if at := doubledWord(r); at >= 0 {
		return fmt.Sprintf("a word stands twice: “%s”", r.wordsAt(at, at+2)), "remove one of them"
	}
	return unclosed(text, r.lang)
}

// around returns the words around a place of a text.
func around(text []rune, at int) string {
	from, to := max(0, at-12), min(len(text), at+12)
	for from > 0 && !unicode.IsSpace(text[from-1]) && at-from < 24 {
		from--
	}
	for to < len(text) && !unicode.IsSpace(text[to]) && to-at < 24 {
		to++
	}
	return "“" + strings.TrimSpace(strings.ReplaceAll(string(text[from:to]), string(iconSign), "◆")) + "”"
}

func doubledSpace(text []rune, _ *language) (int, string, string) {
	for i := 1; i+2 < len(text); i++ {
		if text[i] == ' ' && text[i+1] == ' ' && besideWord(text[i-1]) && besideWord(text[i+2]) {
			return i, "two spaces in a row", "remove one of them"
		}
	}
	return -1, "", ""
}

// besideWord reports whether a space beside a character is one between words: spaces
// around icons and at line breaks may be for the layout.
func besideWord(r rune) bool { return r != iconSign && r != '\n' && r != ' ' }

// misplacedSpace finds a space before a mark that the language sets without one.
func misplacedSpace(text []rune, lang *language) (int, string, string) {
	for i := 1; i+1 < len(text); i++ {
		if !isBlankSpace(text[i]) || text[i-1] == iconSign || text[i-1] == '\n' || unicode.IsSpace(text[i-1]) {
			continue
		}
		mark, after := text[i+1], '\n'
		if i+2 < len(text) {
			after = text[i+2]
		}
		switch mark {
		case ',', ')', ']':
		case '.':
			if isDigit(after) || after == '.' {
				continue
			}
		case ';', ':', '!', '?':
			if lang.convention == nil || lang.convention.Before(mark) != 0 || !unicode.IsSpace(after) {
				continue
			}
		default:
			continue
		}
		return i, fmt.Sprintf("a space before “%c”", mark), "remove the space"
	}
	return -1, "", ""
}

func isBlankSpace(r rune) bool { return r == ' ' || r == '\u00a0' || r == '\u202f' }

// missingSpace finds a mark between words without a space after it.
func missingSpace(text []rune, _ *language) (int, string, string) {
	for i := 1; i+2 < len(text); i++ {
		before, after := text[i-1], text[i+1]
		switch text[i] {
		case ',', ';', '!', '?':
			if unicode.IsLetter(before) && unicode.IsLetter(after) {
				return i, fmt.Sprintf("no space after “%c”", text[i]), "add the space"
			}
		case '.':
			if unicode.IsUpper(after) && unicode.IsLower(text[i+2]) && endsSentence(text, i) {
				return i, "no space after “.”", "add the space"
			}
		}
	}
	return -1, "", ""
}

// endsSentence reports whether a period follows a whole word in small letters, unlike
// those in addresses and abbreviations.
func endsSentence(text []rune, at int) bool {
	from := at
	for from > 0 && unicode.IsLower(text[from-1]) {
		from--
	}
	return at-from >= 2 && (from == 0 || unicode.IsSpace(text[from-1]))
}

// doubledMark finds a comma, semicolon, colon or period that stands twice.
func doubledMark(text []rune, _ *language) (int, string, string) {
	for i := 1; i < len(text); i++ {
		r := text[i]
		if r != text[i-1] || !strings.ContainsRune(",;:.", r) {
			continue
		}
		if r == '.' && (i > 1 && text[i-2] == '.' || i+1 < len(text) && text[i+1] == '.') {
			continue
		}
		return i, fmt.Sprintf("“%c” stands twice", r), "remove one of them"
	}
	return -1, "", ""
}

// straightQuote finds a quotation mark of typewriters that the printer does not replace,
// because it has no counterpart. After a digit it may mean inches.
func straightQuote(text []rune, lang *language) (int, string, string) {
	if lang.convention == nil || lang.convention.Unpaired {
		return -1, "", ""
	}
	open, closing := lang.convention.OuterQuotes()
	for i, r := range text {
		if r == '"' && (i == 0 || !isDigit(text[i-1])) {
			return i, "a quotation mark without its counterpart", fmt.Sprintf("write the other one, or %s and %s", open, closing)
		}
	}
	return -1, "", ""
}

// cutSentence finds a sentence that was cut: a comma at the end, or a small letter after a
// period.
func cutSentence(text []rune, _ *language) (int, string, string) {
	if n := len(text) - 1; n > 0 && text[n] == ',' {
		return n, "the text ends with a comma", "remove it, or write what is missing"
	}
	for i := 1; i+2 < len(text); i++ {
		if text[i] == '.' && text[i+1] == ' ' && unicode.IsLower(text[i+2]) && endsSentence(text, i) && !abbreviated(text[:i]) {
			return i, "a sentence begins with a small letter", "write a capital, or what is missing before it"
		}
	}
	return -1, "", ""
}

// leastEnding is the number of letters from which a word before a period is probably not
// abbreviated.
const leastEnding = 4

// abbreviations are longer words that are written with a period within a sentence.
var abbreviations = strings.Fields("approx incl excl resp inkl exkl evtl usw usf bzw vgl sogg pagg")

// abbreviated reports whether the last word of a text is probably an abbreviation.
func abbreviated(text []rune) bool {
	from := len(text)
	for from > 0 && unicode.IsLetter(text[from-1]) {
		from--
	}
	word := string(text[from:])
	return len(text)-from < leastEnding || slices.Contains(abbreviations, word)
}

// beginsSmall reports whether a text is a sentence that begins with a small letter.
func beginsSmall(text string) bool {
	first, _ := utf8.DecodeRuneInString(text)
	return unicode.IsLower(first) && strings.HasSuffix(text, ".")
}

// beginsLarge reports whether a text is a sentence in another language too, and begins
// with a capital there.
func (p *proof) beginsLarge(t *Text, lang string) bool {
	return slices.ContainsFunc(p.game.Languages, func(other string) bool {
		first, _ := utf8.DecodeRuneInString(t.In(other))
		return other != lang && t.Translated() && unicode.IsUpper(first) && strings.HasSuffix(t.In(other), ".")
	})
}

// endsOpen reports whether a text ends with a mark after which more is expected.
func endsOpen(text string) bool {
	last, _ := utf8.DecodeLastRuneInString(strings.TrimSpace(text))
	return strings.ContainsRune(",;:", last)
}

// endsElsewhere reports whether a text ends with a period in another language.
func (p *proof) endsElsewhere(t *Text, lang string) bool {
	return slices.ContainsFunc(p.game.Languages, func(other string) bool {
		return other != lang && t.Translated() && strings.HasSuffix(t.In(other), ".")
	})
}

// doubledWord returns the index of a word that stands twice in a row, or -1. Names such
// as Bora Bora do.
func doubledWord(r *reading) int {
	words := r.words()
	for i := 0; i+1 < len(words); i++ {
		a, b := &words[i], &words[i+1]
		if a.folded != b.folded {
			continue
		}
		between := r.plain[a.to:b.from]
		space, size := utf8.DecodeRuneInString(between)
		first, _ := utf8.DecodeRuneInString(b.text)
		if len(between) == size && unicode.IsSpace(space) && unicode.IsLower(first) && len(b.text) > 1 &&
			!slices.Contains(strings.Fields(r.lang.doubled), a.folded) {
			return i
		}
	}
	return -1
}

// unclosed finds a bracket or quotation mark without its counterpart, and a Spanish mark
// that was not announced.
func unclosed(text []rune, lang *language) (what, hint string) {
	for _, pair := range []string{"()", "[]", "«»"} {
		marks := []rune(pair)
		open, closed := marks[0], marks[1]
		if c := lang.convention; c != nil && strings.Contains(c.Quotes, "»«") {
			continue
		}
		if countOf(text, open) > countOf(text, closed) {
			return fmt.Sprintf("“%c” is not closed", open), fmt.Sprintf("add “%c”, or remove “%c”", closed, open)
		}
	}
	if lang.convention == nil {
		return "", ""
	}
	marks := []rune(lang.convention.Inverted)
	for i := 0; i+1 < len(marks); i += 2 {
		if countOf(text, marks[i+1]) > 0 && countOf(text, marks[i]) == 0 {
			return fmt.Sprintf("“%c” without “%c” before it", marks[i+1], marks[i]), fmt.Sprintf("add “%c” where the sentence begins", marks[i])
		}
	}
	return "", ""
}

func countOf(text []rune, mark rune) (n int) {
	for _, r := range text {
		if r == mark {
			n++
		}
	}
	return n
}
