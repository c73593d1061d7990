package carddata

import "punchboard/carddata/source"

// keywordSettings are the keys of one entry of the list keywords.
var keywordSettings = []setting[*reader, Keyword]{
	{Key{Name: "words", Type: KWords, Required: true, Doc: "The words, by language: {en: [Fire Roll], fr: [jet de tir]}."},
		func(l *reader, k *Keyword, n source.Node) { k.Words = readKeywordWords(l, n) }},
	{Key{Name: "style", Type: KName, Required: true, Doc: "The style of game.yaml that they are set in."},
		func(_ *reader, k *Keyword, n source.Node) { k.Style, _ = n.Scalar("style") }},
}

// readKeywords reads the list of words with a style of their own.
func readKeywords(l *reader, n source.Node) []Keyword {
	var all []Keyword
	for _, item := range n.List("keywords") {
		k := Keyword{Pos: item.Pos()}
		readSection(l, item, "a keyword", keywordSettings, &k)
		all = append(all, k)
	}
	return all
}

// readKeywordWords reads words by language. A language may have none: not every
// term of one language is one in another.
func readKeywordWords(l *reader, n source.Node) map[string][]string {
	words := map[string][]string{}
	for _, f := range l.languageFields(n, "`words`") {
		words[f.Name] = f.Value.Texts("words")
	}
	return words
}
