package carddata

import "gopkg.in/yaml.v3"

// keywordSettings are the keys of one entry of the list keywords.
var keywordSettings = []setting[*reader, Keyword]{
	{Key{Name: "words", Type: KWords, Required: true, Doc: "The words, by language: {en: [Fire Roll], fr: [jet de tir]}."},
		func(l *reader, k *Keyword, n node) { k.Words = l.keywordWords(n) }},
	{Key{Name: "style", Type: KName, Required: true, Doc: "The style of game.yaml that they are set in."},
		func(_ *reader, k *Keyword, n node) { k.Style, _ = n.scalar("style") }},
}

// keywords reads the list of words with a style of their own.
func (l *reader) keywords(n node) []Keyword {
	var all []Keyword
	for _, item := range n.list("keywords") {
		k := Keyword{Pos: item.pos()}
		readSection(l, item, "a keyword", keywordSettings, &k)
		all = append(all, k)
	}
	return all
}

// keywordWords reads words by language. A language may have none: not every
// term of one language is one in another.
func (l *reader) keywordWords(n node) map[string][]string {
	words := map[string][]string{}
	for _, f := range l.languageFields(n, "`words`") {
		words[f.name] = f.value.texts("words")
	}
	return words
}

// oneOrMore gives the items of a list; a single text needs no brackets.
func (n node) oneOrMore(what string) []node {
	if n.Kind == yaml.ScalarNode && !n.null() {
		return []node{n}
	}
	return n.list(what)
}

// texts reads a list of texts, or a single one.
func (n node) texts(what string) []string {
	var all []string
	for _, item := range n.oneOrMore(what) {
		if s, ok := item.scalar(what); ok {
			all = append(all, s)
		}
	}
	return all
}

// looks reads what values of fields look like: field, value, key.
func (l *reader) looks(n node) map[string]map[string]Row {
	looks := map[string]map[string]Row{}
	for _, field := range n.mapping("looks") {
		looks[field.name] = map[string]Row{}
		for _, value := range field.value.mapping("looks." + field.name) {
			looks[field.name][value.name] = freeRow(value.value, "looks."+field.name+"."+value.name)
		}
	}
	return looks
}

// switches reads single values by name.
func (l *reader) switches(n node) map[string]Value {
	row := Row{}
	for _, f := range n.mapping("switches") {
		if f.value.Kind != yaml.ScalarNode || f.value.null() {
			f.value.wrong("switches."+f.name, "a single value")
			continue
		}
		row[f.name] = Value{Pos: f.value.pos(), V: f.value.free()}
	}
	return row
}

// freeRow reads a mapping of values whose types the file shows.
func freeRow(n node, what string) Row {
	row := Row{}
	for _, f := range n.mapping(what) {
		row[f.name] = Value{Pos: f.value.pos(), V: f.value.free()}
	}
	return row
}
