package face

import (
	"maps"
	"slices"
	"unicode"

	"punchboard/diag"
)

// keyword is a word or phrase that is always shown in a style.
type keyword struct {
	word  []rune
	style string
}

// KeywordIndex maps the first letter of keywords to the keywords of a language, longest
// first.
type KeywordIndex map[rune][]keyword

// IndexKeywords returns the indexes that MarkKeywords uses, by language.
func IndexKeywords(keywords []Keyword) map[string]KeywordIndex {
	all := map[string]KeywordIndex{}
	for _, k := range keywords {
		for _, lang := range slices.Sorted(maps.Keys(k.Words)) {
			if all[lang] == nil {
				all[lang] = KeywordIndex{}
			}
			for _, w := range k.Words[lang] {
				all[lang].add(w, k.Style)
			}
		}
	}
	return all
}

func (x KeywordIndex) add(word, style string) {
	k := keyword{[]rune(word), style}
	if len(k.word) == 0 {
		return
	}
	for _, first := range []rune{k.word[0], unicode.ToUpper(k.word[0])} {
		if slices.ContainsFunc(x[first], func(o keyword) bool { return slices.Equal(o.word, k.word) }) {
			continue
		}
		x[first] = append(x[first], k)
		slices.SortStableFunc(x[first], func(a, b keyword) int { return len(b.word) - len(a.word) })
	}
}

// Style appends a span, split at its keywords.
func (x KeywordIndex) Style(s RichSpan, out []RichSpan) []RichSpan {
	text := []rune(s.Text)
	from := 0
	for i := 0; i < len(text); i++ {
		k, ok := x.at(text, i)
		if !ok {
			continue
		}
		if i > from {
			out = append(out, s.part(text, from, i))
		}
		word := s.part(text, i, i+len(k.word))
		word.Styles = append(slices.Clone(s.Styles), k.style)
		word.Keyword = true
		out = append(out, word)
		i += len(k.word) - 1
		from = i + 1
	}
	if from == 0 {
		return append(out, s)
	}
	if from < len(text) {
		out = append(out, s.part(text, from, len(text)))
	}
	return out
}

// part returns a part of a span of words.
func (s RichSpan) part(text []rune, from, to int) RichSpan {
	s.Text = string(text[from:to])
	s.Offset += from
	return s
}

// at returns the keyword that begins at a character.
func (x KeywordIndex) at(text []rune, i int) (keyword, bool) {
	if i > 0 && isWord(text[i-1]) {
		return keyword{}, false
	}
	for _, k := range x[text[i]] {
		end := i + len(k.word)
		if end <= len(text) && (end == len(text) || !isWord(text[end])) && slices.EqualFunc(k.word[1:], text[i+1:end], alike) {
			return k, true
		}
	}
	return keyword{}, false
}

func isWord(r rune) bool { return unicode.IsLetter(r) || unicode.IsDigit(r) || unicode.IsMark(r) }

// alike reports whether two characters are equal, or are different ways to type a space
// or apostrophe.
func alike(a, b rune) bool {
	return a == b || unicode.IsSpace(a) && unicode.IsSpace(b) || a == '\'' && b == '’' || a == '’' && b == '\''
}

// Keyword is a style for words wherever they appear in running text.
type Keyword struct {
	Pos   diag.Pos
	Words map[string][]string // language to words; matched whole and case-sensitively
	Style string
}
