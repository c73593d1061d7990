package face

import (
	"golang.org/x/text/cases"
	"golang.org/x/text/language"
)

// caseKey is the key of the cache of converted texts.
type caseKey struct{ mode, lang string }

// cased converts a text to upper or lower case by the rules of the language: French
// capitals keep their accents, the Turkish i its dot.
func (ts *typesetter) cased(mode, lang, text string) string {
	if mode == "none" || mode == "" {
		return text
	}
	key := caseKey{mode, lang}
	caser, ok := ts.casers[key]
	if !ok {
		tag := language.Make(lang)
		caser = cases.Upper(tag)
		if mode == "lower" {
			caser = cases.Lower(tag)
		}
		ts.casers[key] = caser
	}
	return caser.String(text)
}
