package face

import (
	"maps"
	"slices"
	"unicode"

	"punchboard/diag"
)

// KeywordIndex holds the keywords of a language as a tree: each letter leads to the
// letters that may follow it.
type KeywordIndex struct {
	next  map[rune]*KeywordIndex
	ends  bool // whether a keyword ends here
	style string
}

// IndexKeywords returns the indexes that MarkKeywords uses, by language.
func IndexKeywords(keywords []Keyword) map[string]*KeywordIndex {
	all := map[string]*KeywordIndex{}
	for _, k := range keywords {
		for _, lang := range slices.Sorted(maps.Keys(k.Words)) {
			if all[lang] == nil {
				all[lang] = &KeywordIndex{}
			}
			for _, w := range k.Words[lang] {
				all[lang].add(w, k.Style)
			}
		}
	}
	return all
}

// add adds a word, which may also begin with a capital letter. The first style of a word
// counts.
func (x *KeywordIndex) add(word, style string) {
	letters := []rune(word)
	if len(letters) == 0 {
		return
	}
	for _, first := range []rune{letters[0], unicode.ToUpper(letters[0])} {
		at := x.after(first)
		for _, r := range letters[1:] {
			at = at.after(folded(r))
		}
		if !at.ends {
			at.ends, at.style = true, style
		}
	}
}

// after returns the keywords that continue with a letter, adding it if necessary.
func (x *KeywordIndex) after(r rune) *KeywordIndex {
	if x.next == nil {
		x.next = map[rune]*KeywordIndex{}
	}
	next := x.next[r]
	if next == nil {
		next = &KeywordIndex{}
		x.next[r] = next
	}
	return next
}

// Style appends a span, split at its keywords.
func (x *KeywordIndex) Style(s RichSpan, out []RichSpan) []RichSpan {
	text := []rune(s.Text)
	from := 0
	for i := 0; i < len(text); i++ {
		end, style := x.at(text, i)
		if end == 0 {
			continue
		}
		if i > from {
			out = append(out, s.part(text, from, i))
		}
		word := s.part(text, i, end)
		word.Styles = append(slices.Clone(s.Styles), style)
		word.Keyword = true
		out = append(out, word)
		i = end - 1
		from = end
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

// at returns the end and the style of the longest keyword that begins at a character; the
// end is 0 if there is none.
func (x *KeywordIndex) at(text []rune, i int) (end int, style string) {
	if x.next[text[i]] == nil || i > 0 && isWord(text[i-1]) {
		return 0, ""
	}
	x = x.next[text[i]]
	for i++; ; i++ {
		if x.ends && (i == len(text) || !isWord(text[i])) {
			end, style = i, x.style
		}
		if i == len(text) {
			return end, style
		}
		if x = x.next[folded(text[i])]; x == nil {
			return end, style
		}
	}
}

func isWord(r rune) bool { return unicode.IsLetter(r) || unicode.IsDigit(r) || unicode.IsMark(r) }

// folded returns one character for the different ways to type a space or apostrophe.
func folded(r rune) rune {
	switch {
	case r == '’':
		return '\''
	case unicode.IsSpace(r):
		return ' '
	}
	return r
}

// Keyword is a style for words wherever they appear in running text.
type Keyword struct {
	Pos   diag.Pos
	Words map[string][]string // language to words; matched whole and case-sensitively
	Style string
}
