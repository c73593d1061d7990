package carddata

import (
	"slices"
	"strings"
	"unicode"

	"gopkg.in/yaml.v3"
)

// textVal reads a text: one for all languages, or one for each.
func (r *faceReader) textVal(key Key, n node) *Val {
	if n.Kind != yaml.MappingNode {
		v := r.scalarVal(key, n)
		if len(r.game.Languages) > 1 && v.hasWords() {
			r.found.Warnf(v.Pos, CodeOneText, "%s reads the same in every language", quoted(n.Value)).
				Hintf("give it by language, {%s: ...}, or as a label: {label(\"id\")}", strings.Join(r.game.Languages, ": ..., "))
		}
		return v
	}
	v := &Val{Pos: n.pos(), ByLang: map[string]*Val{}}
	for _, f := range n.mapping(key.Name) {
		if r.lost.someLanguage(f.name) && !slices.Contains(r.game.Languages, f.name) {
			continue
		}
		if !slices.Contains(r.game.Languages, f.name) {
			f.key.errorf(CodeTextLanguage, "`%s` is no language of the game", f.name).Hintf("%s", languageHint(r.game))
			continue
		}
		v.ByLang[f.name] = nil
		if !f.empty() {
			v.ByLang[f.name] = r.scalarVal(key, f.value)
		}
	}
	return r.complete(v)
}

// complete tells whether a text by language has every language.
func (r *faceReader) complete(v *Val) *Val {
	for _, lang := range r.game.Languages {
		if _, ok := v.ByLang[lang]; !ok {
			r.found.Errorf(v.Pos, CodeTextLanguage, "the text is missing in `%s`", lang)
			return nil
		}
		if v.ByLang[lang] == nil {
			return nil // its finding is there already
		}
	}
	return v
}

// hasWords tells whether a text has words of its own: three letters in a row,
// outside expressions, icons and names of styles. Two letters are a unit or an
// abbreviation, as in "3 mm" and "HQ".
func (v *Val) hasWords() bool {
	if v == nil {
		return false
	}
	if s, ok := v.Lit.(string); ok {
		return wordsIn(s)
	}
	return v.Tmpl != nil && slices.ContainsFunc(v.Tmpl.parts, func(p piece) bool { return wordsIn(p.text) })
}

func wordsIn(s string) bool {
	letters, skipTo := 0, rune(0)
	for _, r := range s {
		switch {
		case skipTo != 0:
			if r == skipTo {
				skipTo = 0
			}
		case r == '{':
			skipTo, letters = '}', 0
		case r == '[':
			skipTo, letters = ']', 0
		case unicode.IsLetter(r):
			if letters++; letters == 3 {
				return true
			}
		default:
			letters = 0
		}
	}
	return false
}
