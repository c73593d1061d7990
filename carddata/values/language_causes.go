package values

import (
	"maps"
	"slices"

	"punchboard/diag"
)

// Languages are wrong in one place, the key `languages`, and it shows wherever the game
// has a text. The findings of all these places have one cause.

// languageUse is which languages the texts of a game are in.
type languageUse struct {
	listed   map[string]bool // of `languages`: those with a text or a column
	unlisted map[string]bool // those that texts or columns name besides
}

// UsesLanguage records that a text or column names a language of the game.
func (l *Reader) UsesLanguage(lang string) {
	if l.languageUse.listed == nil {
		l.languageUse.listed = map[string]bool{}
	}
	l.languageUse.listed[lang] = true
}

// useUnlisted records that a text or column names another language.
func (l *Reader) useUnlisted(lang string) {
	if l.languageUse.unlisted == nil {
		l.languageUse.unlisted = map[string]bool{}
	}
	l.languageUse.unlisted[lang] = true
}

// Untranslated is the cause of findings about texts that a language lacks. Item is what
// is missing, such as the name of a column; it may be "".
func (l *Reader) Untranslated(lang, item string) diag.Cause {
	return diag.Cause{
		Key:     "language " + lang,
		Message: "language `" + lang + "` is missing in",
		Item:    item,
		Hint:    "write these texts in `" + lang + "` too",
	}
}

// Unlisted is the cause of findings about texts in a language that the game does not
// list.
func (l *Reader) Unlisted(lang string) diag.Cause {
	l.useUnlisted(lang)
	return diag.Cause{
		Key:     "unlisted language " + lang,
		Message: "language `" + lang + "` is not listed under `languages`, but used in",
		Hint:    "add `" + lang + "` to `languages`, or remove these texts",
	}
}

// UnlistedColumn returns the cause of findings about a column that is there, but only in
// a language that the game does not list; the zero cause of one that is not there at all.
func (l *Reader) UnlistedColumn(base string, columns []string) diag.Cause {
	for _, name := range columns {
		if lang := languageOfColumn(name); lang != "" && name == base+"_"+lang {
			return l.Unlisted(lang)
		}
	}
	return diag.Cause{}
}

// JudgeLanguages completes the causes once everything was read: a language without any
// text is wrong where it is listed.
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

// unused gathers the findings about a language that no text is in.
func (l *Reader) unused(lang string, at diag.Pos) {
	hint, meant := "", l.meant(lang)
	switch {
	case meant != "":
		hint = "did you mean `" + meant + "`?"
	default:
		hint = "write the texts and columns in `" + lang + "`, or remove it from `languages` until they are there"
	}
	whole := func(c *diag.Cause) {
		*c = diag.Cause{
			Key:     "language " + lang,
			At:      at,
			Message: "no text is in language `" + lang + "`; it is missing in",
			Item:    c.Item,
			Hint:    hint,
		}
	}
	l.Found.SetCause(l.Untranslated(lang, "").Key, whole)
	if l.languageUse.unlisted[meant] {
		l.Found.SetCause(l.Unlisted(meant).Key, whole)
	}
}

// meant returns the language that one without texts was most likely meant to be: its
// tag, or the only one that texts are in and that is not listed.
func (l *Reader) meant(lang string) string {
	if tag := LanguageMeant(lang); tag != "" && !slices.Contains(l.Languages, tag) {
		return tag
	}
	if len(l.languageUse.unlisted) == 1 {
		return slices.Collect(maps.Keys(l.languageUse.unlisted))[0]
	}
	return ""
}
