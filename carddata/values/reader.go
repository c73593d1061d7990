// Package values holds values with their places: texts by language, cells, lengths, colors and
// sizes. What reads them knows the languages of the game.
package values

import (
	"slices"
	"strings"

	"punchboard/carddata/source"
	"punchboard/diag"
)

// Reader reads the files of one game. It holds what the readers of all parts of
// the game share: files, findings, languages and limits.
type Reader struct {
	source.Files
	Languages       []string // of the game, in the order of the file; never empty
	SourceLanguage  string   // that the others are translated from
	UnreadLanguages bool     // whether some of `languages` are no tags
	Flows           map[string]any
	languageUse     languageUse
}

// MaybeLanguage reports whether a key may be one of the languages that could not
// be read. What it says is not found wrong once more: it may be right.
func (l *Reader) MaybeLanguage(key string) bool { return l.UnreadLanguages && IsLanguageTag(key) }

// MissingColumn adds the finding for a column that a file lacks.
func (l *Reader) MissingColumn(at diag.Pos, name string) *diag.Finding {
	return l.Found.Errorf(at, source.CodeMissingColumn, "the file has no column `%s`", name)
}

// LanguageFields returns the entries of a mapping whose keys are languages of the
// game, a finding for each other.
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

// ReportUnlisted adds the finding for a key of a text by language that is not a language
// of the game. It guesses no other one: two letters are soon alike.
func (l *Reader) ReportUnlisted(key source.Node, code diag.Code) {
	if hint := source.CurlyHint(key.Value); hint != "" {
		key.Errorf(code, "`%s` is not a language", key.Value).Hintf("%s", hint)
		return
	}
	f := key.Errorf(code, "language `%s` is not listed under `languages`", key.Value)
	f.Hintf("the game has %s: add the language to `languages`, or remove the text", strings.Join(l.Languages, ", "))
	f.Cause = l.Unlisted(key.Value)
}
