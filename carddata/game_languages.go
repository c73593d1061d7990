package carddata

import (
	"punchboard/carddata/source"
	"punchboard/carddata/values"
	"punchboard/fonts"
)

// goodLanguage checks the tag of one of the game's languages.
func (l *loader) goodLanguage(n source.Node, lang string) bool {
	if !values.IsLanguageTag(lang) {
		f := n.Errorf(source.CodeBadValue, "%s is not a language tag", source.Quote(lang))
		f.Hintf("use a short form such as `en`, `fr` or `de`, or `fr-CA` with a region")
		if meant := values.LanguageMeant(lang); meant != "" {
			f.Hintf("did you mean `%s`?", meant)
		}
		return false
	}
	if _, rightToLeft := fonts.Supported(lang); rightToLeft {
		n.Errorf(CodeLanguage, "the language `%s` is written from right to left and cannot be printed yet", lang).
			Hintf("remove it from `languages`")
		return false
	}
	return true
}
