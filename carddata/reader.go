package carddata

import (
	"iter"
	"path"
	"strings"

	"punchboard/diag"
)

// reader reads the files of one game. It holds what the readers of all parts of
// the game share: files, findings, languages and limits.
type reader struct {
	source
	languages       []string // of the game, in the order of the file; never empty
	sourceLanguage  string   // that the others are translated from
	unreadLanguages bool     // whether some of `languages` are no tags
	rows, cells     int      // of all tables so far
	full            bool     // whether the game is over its limits
	flows           map[string]any
}

// maybeLanguage reports whether a key may be one of the languages that could not
// be read. What it says is not found wrong once more: it may be right.
func (l *reader) maybeLanguage(key string) bool { return l.unreadLanguages && isLanguageTag(key) }

// yaml reads a YAML file that the place `from` refers to.
func (l *reader) yaml(name string, from diag.Pos) (root node, ok bool) {
	text, file, ok := l.text(name, from)
	if !ok {
		return node{}, false
	}
	return fileDocument(file, &l.found).parse(text)
}

// rowsOf opens a table of cards: a CSV file, or a sheet of a workbook.
func (l *reader) rowsOf(name string, from diag.Pos) (iter.Seq[[]cell], bool) {
	file, sheet, _ := strings.Cut(name, "#")
	switch ext := strings.ToLower(path.Ext(file)); ext {
	case ".xlsx":
		return l.xlsxRows(file, sheet, from)
	case ".xls", ".ods", ".numbers":
		l.found.Errorf(from, CodeBadPath, "a %s workbook cannot be read", ext).Hintf("save it as .xlsx or as CSV UTF-8")
		return nil, false
	}
	if sheet != "" {
		l.found.Errorf(from, CodeBadPath, "%s is no workbook and has no sheet %s", quoted(file), quoted(sheet)).Hintf("write `%s`", file)
	}
	text, file, ok := l.text(file, from)
	if !ok {
		return nil, false
	}
	return csvRows(text, file, &l.found), true
}

// countRow tells whether one more row may be read.
func (l *reader) countRow(at diag.Pos, columns int) bool {
	l.rows++
	l.cells += columns
	if l.rows <= maxRows && l.cells <= maxCells {
		return true
	}
	if !l.full {
		l.found.Errorf(at, CodeTooMany, "the game has more than 100,000 rows or 2,000,000 cells; the rest is not read").
			Hintf("many equal cards are one row: use the column `copies`")
	}
	l.full = true
	return false
}

// columnNames gives the names of the columns that hold a field by language.
func (l *reader) columnNames(field string) []string {
	names := make([]string, len(l.languages))
	for i, lang := range l.languages {
		names[i] = field + "_" + columnSuffix(lang)
	}
	return names
}

func (l *reader) missingColumn(at diag.Pos, name string) *diag.Finding {
	return l.found.Errorf(at, CodeMissingColumn, "the file has no column `%s`", name)
}
