package manualtest

import (
	_ "embed"
	"regexp"
	"slices"
	"strings"
	"testing"
	"unicode"
	"unicode/utf8"
)

//go:embed words_to_avoid.txt
var wordsToAvoid string

// avoided is a word or phrase to avoid.
type avoided struct {
	avoid, write, why string
	unless            []string
}

// wordList holds the words to avoid by language, and by the first word of each.
type wordList struct{ english, french map[string][]*avoided }

// wordHit is a word to avoid at an offset of a text.
type wordHit struct {
	*avoided
	at int
}

func readWordList(t *testing.T) *wordList {
	t.Helper()
	list := &wordList{map[string][]*avoided{}, map[string][]*avoided{}}
	into := list.english
	for i, line := range strings.Split(wordsToAvoid, "\n") {
		columns := strings.Split(line, "|")
		switch {
		case line == "French":
			into = list.french
		case line == "" || line[0] == '#':
		case len(columns) < 3 || len(columns) > 4:
			t.Fatalf("words_to_avoid.txt:%d: want avoid | write | why | unless", i+1)
		default:
			word := newAvoided(columns)
			first, _, _ := strings.Cut(word.avoid, " ")
			into[first] = append(into[first], word)
		}
	}
	if len(list.english) < 20 || len(list.french) < 5 {
		t.Fatalf("words_to_avoid.txt has lost its words: %d and %d are left", len(list.english), len(list.french))
	}
	return list
}

func newAvoided(columns []string) *avoided {
	for i := range columns {
		columns[i] = strings.TrimSpace(columns[i])
	}
	a := &avoided{avoid: columns[0], write: columns[1], why: columns[2]}
	if len(columns) > 3 {
		for _, phrase := range strings.Split(columns[3], ";") {
			a.unless = append(a.unless, strings.TrimSpace(phrase))
		}
	}
	return a
}

// find returns the words to avoid in a text.
func (l *wordList) find(text string) (hits []wordHit) {
	words := l.english
	if isFrench(text) {
		words = l.french
	}
	lower := strings.ToLower(text)
	for at := 0; at < len(lower); {
		end := at + wordLen(lower[at:])
		for _, a := range words[lower[at:end]] {
			if n := phraseLen(lower[at:], a.avoid); n > 0 && !a.allowed(lower, at, at+n) {
				hits = append(hits, wordHit{a, at})
			}
		}
		_, size := utf8.DecodeRuneInString(lower[at:])
		at = max(end, at+size)
	}
	return hits
}

// wordLen returns the length of the word that a text begins with.
func wordLen(text string) int {
	n := strings.IndexFunc(text, func(r rune) bool { return !unicode.IsLetter(r) && !unicode.IsDigit(r) && r != '_' })
	if n < 0 {
		return len(text)
	}
	return n
}

// phraseLen returns the length of a phrase that a text begins with, whatever the
// white space between its words, or 0.
func phraseLen(text, phrase string) int {
	rest := text
	for i, word := range strings.Fields(phrase) {
		next := strings.TrimLeftFunc(rest, unicode.IsSpace)
		if i > 0 && len(next) == len(rest) || !strings.HasPrefix(next, word) || wordLen(next) != len(word) {
			return 0
		}
		rest = next[len(word):]
	}
	return len(text) - len(rest)
}

// allowed reports whether the words of a text from one offset to another are part
// of a phrase in which they are fine.
func (a *avoided) allowed(text string, from, to int) bool {
	return slices.ContainsFunc(a.unless, func(phrase string) bool {
		around := text[max(0, from-len(phrase)):min(len(text), to+len(phrase))]
		return strings.Contains(strings.Join(strings.Fields(around), " "), phrase)
	})
}

var frenchWords = regexp.MustCompile(`(?i)(?:^|[^\pL])(?:le|les|des|du|une|est|pour|dans|avec|qui|au|aux|à)(?:$|[^\pL])|[ldnsq]’`)

func isFrench(text string) bool { return frenchWords.MatchString(text) }

var (
	fencedCode = regexp.MustCompile("(?ms)^ *```.*?^ *```")
	inlineCode = regexp.MustCompile("`[^`]*`|\\]\\([^)]*\\)|<!--.*?-->")
)

// withoutCode blanks out code, addresses of links and comments of a text of
// Markdown or of a message, keeping its length and lines.
func withoutCode(text string) string {
	blank := func(code string) string {
		return strings.Map(func(r rune) rune {
			if r == '\n' {
				return r
			}
			return '_'
		}, code)
	}
	return inlineCode.ReplaceAllStringFunc(fencedCode.ReplaceAllStringFunc(text, blank), blank)
}
