package carddata

import (
	"slices"
	"strings"

	"punchboard/carddata/source"
	"punchboard/diag"
)

// reader reads the files of one game. It holds what the readers of all parts of
// the game share: files, findings, languages and limits.
type reader struct {
	source.Files
	languages       []string // of the game, in the order of the file; never empty
	sourceLanguage  string   // that the others are translated from
	unreadLanguages bool     // whether some of `languages` are no tags
	flows           map[string]any
}

// maybeLanguage reports whether a key may be one of the languages that could not
// be read. What it says is not found wrong once more: it may be right.
func (l *reader) maybeLanguage(key string) bool { return l.unreadLanguages && isLanguageTag(key) }

func (l *reader) missingColumn(at diag.Pos, name string) *diag.Finding {
	return l.Found.Errorf(at, source.CodeMissingColumn, "the file has no column `%s`", name)
}

// languageFields gives the entries of a mapping whose keys are languages of the
// game, a finding for each other.
func (l *reader) languageFields(n source.Node, what string) []source.Field {
	fields := n.Mapping(what)
	kept := fields[:0]
	for _, f := range fields {
		if slices.Contains(l.languages, f.Name) {
			kept = append(kept, f)
			continue
		}
		if l.maybeLanguage(f.Name) {
			continue
		}
		f.Key.Errorf(source.CodeUnknownKey, "`%s` is no language of the game", f.Name).Hintf("%s", l.languageHint())
	}
	return kept
}

// languageHint says what to do about a text in a language that is not the
// game's. It guesses no other one: two letters are soon alike.
func (l *reader) languageHint() string {
	return "it has " + strings.Join(l.languages, ", ") + ": add the language to `languages`, or remove the text"
}
