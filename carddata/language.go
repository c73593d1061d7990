package carddata

import "punchboard/fonts"

// goodLanguage checks the tag of a language that the game is printed in.
func (l *loader) goodLanguage(n node, lang string) bool {
	if !isLanguageTag(lang) {
		n.errorf(CodeBadValue, "%s is not a language tag", quoted(lang)).
			Hintf("write the short form: `en`, `fr`, `de`, or `fr-CA` with a region")
		return false
	}
	if _, rightToLeft := fonts.Supported(lang); rightToLeft {
		n.errorf(CodeLanguage, "the language `%s` runs from right to left, which cannot be printed yet", lang).
			Hintf("remove it from `languages`")
		return false
	}
	return true
}
