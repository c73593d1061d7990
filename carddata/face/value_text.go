package face

import (
	"slices"
	"strings"
	"unicode"

	"gopkg.in/yaml.v3"

	"punchboard/carddata/sections"
	"punchboard/carddata/source"
	"punchboard/carddata/values"
)

// textVal reads a text: one for all languages, or one for each.
func (r *valueReader) textVal(key sections.Key, n source.Node) *Val {
	if n.Kind != yaml.MappingNode {
		v := r.scalarVal(key, n)
		if len(r.Languages) > 1 && v.hasWords() {
			r.Found.Warnf(v.Pos, CodeOneText, "%s is the same in every language", source.Quote(n.Value)).
				Hintf(`translate it, {%s: ...}, or use a label: {label("id")}`, strings.Join(r.Languages, ": ..., "))
		}
		return v
	}
	v := &Val{Pos: n.Pos(), ByLang: map[string]*Val{}}
	for _, f := range n.Mapping(key.Name) {
		if r.MaybeLanguage(f.Name) && !slices.Contains(r.Languages, f.Name) {
			continue
		}
		if !slices.Contains(r.Languages, f.Name) {
			r.ReportUnlisted(f.Key, CodeTextLanguage)
			continue
		}
		r.UsesLanguage(f.Name)
		v.ByLang[f.Name] = nil
		if !values.ReportEmpty(f) {
			v.ByLang[f.Name] = r.scalarVal(key, f.Value)
		}
	}
	return r.complete(v)
}

// complete returns a text by language, or nil with a finding if a language is missing.
func (r *valueReader) complete(v *Val) *Val {
	for _, lang := range r.Languages {
		if _, ok := v.ByLang[lang]; !ok {
			f := r.Found.Errorf(v.Pos, CodeTextLanguage, "the text is missing in language `%s`", lang)
			f.Cause = r.Untranslated(lang, "")
			return nil
		}
		if v.ByLang[lang] == nil {
			return nil // already reported
		}
	}
	return v
}

// hasWords reports whether a text contains words: three letters in a row, outside
// expressions, icons and names of styles. Two letters are a unit or an abbreviation, as
// in "3 mm" and "HQ".
func (v *Val) hasWords() bool {
	if v == nil {
		return false
	}
	if s, ok := v.Lit.(string); ok {
		return wordsIn(s)
	}
	return v.Tmpl != nil && slices.ContainsFunc(v.Tmpl.Literals(), wordsIn)
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
