package edit

import (
	"bytes"
	"strings"

	"gopkg.in/yaml.v3"
)

// AddLanguage adds a language to the end of the list under `languages` in game.yaml.
func AddLanguage(data []byte, lang string) ([]byte, error) {
	f := openYAML(data, Languages{})
	if f.err != nil {
		return nil, f.err
	}
	s, ok := scalar{parent: f.root}.beside("languages")
	if !ok {
		return nil, byHand
	}
	item := &yaml.Node{Kind: yaml.ScalarNode, Tag: "!!str", Value: lang}
	list := s.value
	switch {
	case list.Kind == yaml.ScalarNode:
		from, to, ok := f.span(list)
		if !ok {
			return nil, byHand
		}
		f.changes = append(f.changes, splice{from, from, "["}, splice{to, to, ", " + quotedKey(lang) + "]"})
		first := *list
		*list = yaml.Node{Kind: yaml.SequenceNode, Tag: "!!seq", Content: []*yaml.Node{&first, item}}
		return f.Bytes()
	case list.Kind != yaml.SequenceNode || len(list.Content) == 0:
		return nil, byHand
	}
	last := list.Content[len(list.Content)-1]
	_, to, ok := f.span(last)
	if !ok {
		return nil, byHand
	}
	with := ", " + quotedKey(lang)
	if list.Style&yaml.FlowStyle == 0 {
		if i := bytes.IndexAny(f.text[to:], "\r\n"); i >= 0 {
			to += i
		} else {
			to = len(f.text)
		}
		with = newline(f.text) + strings.Repeat(" ", list.Column-1) + "- " + quotedKey(lang)
	}
	f.changes = append(f.changes, splice{to, to, with})
	list.Content = append(list.Content, item)
	return f.Bytes()
}
