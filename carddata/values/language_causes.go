package values

import (
	"maps"
	"slices"
	"strings"

	"punchboard/diag"
)

// A wrong language is a fault in one place, the key `languages`, but shows up wherever
// the game has a text. The findings at all these places share one cause.

// languageUse records which languages the texts of a game are in.
type languageUse struct {
	listed   map[string]bool // languages in `languages` for which there is a text or a column
	unlisted map[string]bool // languages of texts or columns that are not in `languages`
}

// UsesLanguage records that a text or column uses a language of the game.
func (l *Reader) UsesLanguage(lang string) {
	if l.languageUse.listed == nil {
		l.languageUse.listed = map[string]bool{}
	}
	l.languageUse.listed[lang] = true
}

// useUnlisted records that a text or column uses a language that the game does not
// list.
func (l *Reader) useUnlisted(lang string) {
	if l.languageUse.unlisted == nil {
		l.languageUse.unlisted = map[string]bool{}
	}
	l.languageUse.unlisted[lang] = true
}

// Untranslated returns the cause of findings about texts that are missing in a
// language. Item is what is missing, such as the name of a column; it may be "".
func (l *Reader) Untranslated(lang, item string) diag.Cause {
	return diag.Cause{
		Key:     missingLanguage + lang,
		Message: "language `" + lang + "` is missing in",
		Item:    item,
		Hint:    "translate them, or write them into a file for a translator: `punchboard i18n export " + l.Place + " --lang " + lang + "`",
	}
}

// missingLanguage is what the key of the cause of missing texts begins with.
const missingLanguage = "language "

// IsUntranslated reports whether findings of a cause are about texts that are missing in a
// language.
func IsUntranslated(c diag.Cause) bool { return strings.HasPrefix(c.Key, missingLanguage) }

// Unlisted returns the cause of findings about texts in a language that the game does
// not list.
func (l *Reader) Unlisted(lang string) diag.Cause {
	l.useUnlisted(lang)
	return diag.Cause{
		Key:     "unlisted language " + lang,
		Message: "language `" + lang + "` is not listed under `languages`, but used in",
		Hint:    "add `" + lang + "` to `languages`, or remove these texts",
	}
}

// UnlistedColumn returns the cause of findings about a column that exists only in a
// language that the game does not list, or the zero cause if the column does not exist
// at all.
func (l *Reader) UnlistedColumn(base string, columns []string) diag.Cause {
	for _, name := range columns {
		if lang := languageOfColumn(name); lang != "" && name == base+"_"+lang {
			return l.Unlisted(lang)
		}
	}
	return diag.Cause{}
}

// JudgeLanguages completes the causes after everything has been read: a language
// without any text is reported where it is listed.
func (l *Reader) JudgeLanguages(listed map[string]diag.Pos, at diag.Pos) {
	for _, lang := range slices.Sorted(maps.Keys(l.languageUse.unlisted)) {
		if key := l.Unlisted(lang).Key; l.Found.Alike(key) > 1 {
			l.Found.SetCause(key, func(c *diag.Cause) { c.At = at })
		}
	}
	for _, lang := range l.Languages {
		if pos := listed[lang]; pos.Valid() && !l.languageUse.listed[lang] {
			l.unused(lang, pos)
		}
	}
}

// unused merges the findings about a language without any text.
func (l *Reader) unused(lang string, at diag.Pos) {
	hint, meant := "", l.meant(lang)
	switch {
	case meant != "":
		hint = "did you mean `" + meant + "`?"
	default:
		hint = "add its columns with `punchboard i18n add " + l.Place + " " + lang + "`, or remove it from `languages` until they exist"
	}
	whole := func(c *diag.Cause) {
		*c = diag.Cause{
			Key:     missingLanguage + lang,
			At:      at,
			Message: "language `" + lang + "` is listed but has no text; it is missing in",
			Item:    c.Item,
			Hint:    hint,
		}
	}
	l.Found.SetCause(l.Untranslated(lang, "").Key, whole)
	if l.languageUse.unlisted[meant] {
		l.Found.SetCause(l.Unlisted(meant).Key, whole)
	}
}

// meant returns the language that a listed language without texts most likely means:
// the one that its tag resembles, or the only language that has texts but is not
// listed.
func (l *Reader) meant(lang string) string {
	if tag := LanguageMeant(lang); tag != "" && !slices.Contains(l.Languages, tag) {
		return tag
	}
	if len(l.languageUse.unlisted) == 1 {
		return slices.Collect(maps.Keys(l.languageUse.unlisted))[0]
	}
	return ""
}
