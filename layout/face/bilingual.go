package face

import (
	"maps"
	"slices"
	"strings"
	"unicode"

	"punchboard/carddata/expr"
	facedata "punchboard/carddata/face"
)

// CheckBilingual warns about a bilingual print if the faces never use the second
// language: it would be identical to the monolingual print.
func (e *Engine) CheckBilingual() {
	if e.Settings.Other == "" {
		return
	}
	for _, name := range slices.Sorted(maps.Keys(e.Game.Faces)) {
		if showsLanguage(e.Game.Faces[name].Parts, e.Settings.Other) {
			return
		}
	}
	e.Found.Warnf(e.Game.LangPos, CodeOneLanguage, "no face prints the second language, `%s`", e.Settings.Other).
		Hintf("add `lang: other` to a text, and `when: bilingual` if it is only for bilingual prints")
}

// showsLanguage reports whether one of the parts shows a text in the second language,
// or tests for it.
func showsLanguage(parts []*facedata.Part, other string) bool {
	return slices.ContainsFunc(parts, func(p *facedata.Part) bool {
		asks := func(e *expr.Expr) bool { return e != nil && exprNames(e.Src, other) }
		if lang := p.Get("lang"); lang != nil && (lang.Lit == any("other") || lang.Lit == any(other)) {
			return true
		}
		for _, v := range p.Attrs {
			if valueNames(v, other) {
				return true
			}
		}
		return asks(p.When) || asks(p.Each) || showsLanguage(p.Children, other)
	})
}

func valueNames(v *facedata.Val, other string) bool {
	if v == nil {
		return false
	}
	if v.Tmpl != nil && exprNames(v.Tmpl.Src, other) {
		return true
	}
	for _, in := range v.ByLang {
		if valueNames(in, other) {
			return true
		}
	}
	return slices.ContainsFunc(v.List, func(in *facedata.Val) bool { return valueNames(in, other) }) ||
		slices.ContainsFunc(v.Map, func(e facedata.Entry) bool { return valueNames(e.Val, other) })
}

// exprNames reports whether an expression refers to the second language: by `other`, by
// `bilingual`, or by a field such as name_fr.
func exprNames(src, other string) bool {
	suffix := "_" + strings.ToLower(strings.ReplaceAll(other, "-", "_"))
	names := strings.FieldsFunc(src, func(r rune) bool { return r != '_' && !unicode.IsLetter(r) && !unicode.IsDigit(r) })
	return slices.ContainsFunc(names, func(name string) bool {
		return name == "other" || name == "bilingual" || strings.HasSuffix(name, suffix)
	})
}
