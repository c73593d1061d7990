package carddata

import (
	"strings"

	"gopkg.in/yaml.v3"

	"punchboard/diag"
)

// localized reads a text given once for all languages, or by language. A text
// by language must be there in each language of the game: nothing falls back to
// another one in silence.
func (l *reader) localized(n node, what string) Localized {
	if n.Kind != yaml.MappingNode {
		s, _ := n.scalar(what)
		return Localized{Pos: n.pos(), Plain: s}
	}
	loc := Localized{Pos: n.pos(), ByLang: map[string]string{}}
	for _, f := range l.languageFields(n, "`"+what+"`") {
		if f.value.null() || f.value.Kind == yaml.ScalarNode && strings.TrimSpace(f.value.Value) == "" {
			continue
		}
		if s, ok := f.value.scalar(what); ok {
			loc.ByLang[f.name] = s
		}
	}
	l.translated(loc, what, n.pos())
	return loc
}

// translated adds a finding for each language that a text lacks.
func (l *reader) translated(loc Localized, what string, at diag.Pos) {
	for _, lang := range l.languages {
		if loc.ByLang[lang] == "" {
			l.found.Errorf(at, CodeTranslation, "`%s` has no text in the language `%s`", what, lang).
				Hintf("add `%s: …`, or give one text for all languages", lang)
		}
	}
}
