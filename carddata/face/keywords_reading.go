package face

import (
	"punchboard/carddata/sections"
	"punchboard/carddata/source"
	"punchboard/carddata/values"
)

// KeywordSettings are the keys of one entry of the list `keywords`.
var KeywordSettings = []sections.Setting[*values.Reader, Keyword]{
	{Key: sections.Key{Name: "words", Type: sections.KWords, Required: true, Doc: "Words, by language: {en: [Fire Roll], fr: [jet de tir]}."},
		Read: func(l *values.Reader, k *Keyword, n source.Node) { k.Words = readKeywordWords(l, n) }},
	{Key: sections.Key{Name: "style", Type: sections.KName, Required: true, Doc: "Style from game.yaml for these words."},
		Read: func(_ *values.Reader, k *Keyword, n source.Node) { k.Style, _ = n.Scalar("style") }},
}

// Limits on the keywords of a game.
const (
	MaxKeywords       = 5_000   // words
	MaxKeywordLetters = 100_000 // bytes of all words together
)

// ReadKeywords reads the list `keywords`.
func ReadKeywords(l *values.Reader, n source.Node) []Keyword {
	var all []Keyword
	words, letters := 0, 0
	for _, item := range n.List("keywords") {
		k := Keyword{Pos: item.Pos()}
		sections.Read(l, item, "a keyword", KeywordSettings, &k)
		for _, list := range k.Words {
			words += len(list)
			for _, word := range list {
				letters += len(word)
			}
		}
		if words > MaxKeywords || letters > MaxKeywordLetters {
			item.Errorf(source.CodeTooMany, "the game has more than 5,000 keywords, or 100,000 letters in them; the rest is ignored").
				Hintf("name only words that the rules define")
			return all
		}
		all = append(all, k)
	}
	return all
}

// readKeywordWords reads words by language. A language may have none, because a term of
// one language need not be a term in another.
func readKeywordWords(l *values.Reader, n source.Node) map[string][]string {
	words := map[string][]string{}
	for _, f := range l.LanguageFields(n, "`words`") {
		words[f.Name] = f.Value.Texts("words")
	}
	return words
}
