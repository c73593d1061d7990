// Package values defines typed values with their positions: localized texts, cells,
// lengths, colors and sizes. Its Reader knows the languages of the game.
package values

import (
	"slices"
	"strings"

	"punchboard/carddata/source"
	"punchboard/diag"
)

// Reader reads the files of one game. It holds what all readers of a game share: files,
// findings, languages and limits.
type Reader struct {
	source.Files
	Languages       []string // of the game, in the order of the file; never empty
	SourceLanguage  string   // the language that the others are translated from
	UnreadLanguages bool     // whether some entries of `languages` are not valid tags
	Flows           map[string]any
	languageUse     languageUse
}

// MaybeLanguage reports whether a key may be one of the languages that could not be
// read. Such keys are not reported, because they may be right.
func (l *Reader) MaybeLanguage(key string) bool { return l.UnreadLanguages && IsLanguageTag(key) }

// MissingColumn adds the finding for a column that a file lacks.
func (l *Reader) MissingColumn(at diag.Pos, name string) *diag.Finding {
	return l.Found.Errorf(at, source.CodeMissingColumn, "the file has no column `%s`", name)
}

// LanguageFields returns the entries of a mapping whose keys are languages of the game,
// and adds a finding for each other key.
func (l *Reader) LanguageFields(n source.Node, what string) []source.Field {
	fields := n.Mapping(what)
	kept := fields[:0]
	for _, f := range fields {
		if slices.Contains(l.Languages, f.Name) {
			kept = append(kept, f)
			l.UsesLanguage(f.Name)
			continue
		}
		if l.MaybeLanguage(f.Name) {
			continue
		}
		l.ReportUnlisted(f.Key, source.CodeUnknownKey)
	}
	return kept
}

// ReportUnlisted adds the finding for a key of a localized text that is not a language
// of the game. It suggests no other language, because two-letter codes are easily
// similar.
func (l *Reader) ReportUnlisted(key source.Node, code diag.Code) {
	if hint := source.CurlyHint(key.Value); hint != "" {
		key.Errorf(code, "`%s` is not a language", key.Value).Hintf("%s", hint)
		return
	}
	f := key.Errorf(code, "language `%s` is not listed under `languages`", key.Value)
	f.Hintf("the game has %s: add the language to `languages`, or remove the text", strings.Join(l.Languages, ", "))
	f.Cause = l.Unlisted(key.Value)
}
