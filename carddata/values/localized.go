package values

import (
	"maps"
	"slices"
	"strings"

	"gopkg.in/yaml.v3"

	"punchboard/carddata/source"
	"punchboard/diag"
)

// Localized reads a text given once for all languages, or by language. A text by
// language must be given in each language of the game: there is no silent fallback.
func (l *Reader) Localized(n source.Node, what string) Localized {
	if n.Kind != yaml.MappingNode {
		s, _ := n.Scalar(what)
		return Localized{Pos: n.Pos(), Plain: s}
	}
	loc := Localized{Pos: n.Pos(), ByLang: map[string]string{}, PosByLang: map[string]diag.Pos{}}
	for _, f := range l.LanguageFields(n, "`"+what+"`") {
		if f.Value.IsNull() || f.Value.Kind == yaml.ScalarNode && strings.TrimSpace(f.Value.Value) == "" {
			continue
		}
		if s, ok := f.Value.Scalar(what); ok {
			loc.ByLang[f.Name], loc.PosByLang[f.Name] = s, f.Value.Pos()
		}
	}
	l.translated(loc, what, n.Pos())
	return loc
}

// translated adds a finding for each language in which a text is missing.
func (l *Reader) translated(loc Localized, what string, at diag.Pos) {
	for _, lang := range l.Languages {
		if loc.ByLang[lang] == "" {
			f := l.Found.Errorf(at, source.CodeTranslation, "`%s` has no text in the language `%s`", what, lang)
			f.Hintf("add `%s: …`, or give one text for all languages", lang)
			f.Cause = l.Untranslated(lang, "`"+what+"`")
		}
	}
}

// Localized is a text in the languages of the game. Plain is set instead when
// the file gives one text for all of them. PosByLang is where each language stands, as
// far as it is known; Pos is that of the whole.
type Localized struct {
	Pos       diag.Pos
	Plain     string
	ByLang    map[string]string
	PosByLang map[string]diag.Pos
}

// In returns the text in a language, or "" if there is none: there is no silent
// fallback to another language.
func (l Localized) In(lang string) string {
	if l.ByLang == nil {
		return l.Plain
	}
	return l.ByLang[lang]
}

// Empty reports whether no text was given at all.
func (l Localized) Empty() bool { return l.Plain == "" && len(l.ByLang) == 0 }

// Sample returns the text in one of its languages, always the same one.
func (l Localized) Sample() string {
	if l.ByLang == nil {
		return l.Plain
	}
	langs := slices.Sorted(maps.Keys(l.ByLang))
	if len(langs) == 0 {
		return ""
	}
	return l.ByLang[langs[0]]
}

// Value returns a text as a row's Value.
func (t Localized) Value() Value {
	v := Value{Pos: t.Pos, V: t.Plain, PosByLang: t.PosByLang}
	if t.ByLang != nil {
		v.V, v.ByLang = nil, map[string]any{}
		for lang, text := range t.ByLang {
			v.ByLang[lang] = text
		}
	}
	return v
}
