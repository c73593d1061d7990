package source

import (
	"iter"
	"path"
	"strings"

	"punchboard/diag"
)

// The maximum number of rows and cells in all tables of a game, and of columns in one
// table. They are far above any real game, and low enough that a mistake does not fill
// the memory.
const (
	MaxRows    = 100_000
	MaxCells   = 500_000
	MaxColumns = 1_000
)

// YAML reads a YAML file that is named at the position from.
func (s *Files) YAML(name string, from diag.Pos) (root Node, ok bool) {
	text, file, ok := s.Text(name, from)
	if !ok {
		return Node{}, false
	}
	return NewDocument(file, &s.Found).Parse(text)
}

// YAMLAt reads the YAML of FILE or FILE#KEY.KEY.
func (s *Files) YAMLAt(name string, from Node) (Node, bool) {
	file, keys, _ := strings.Cut(name, "#")
	at, ok := s.YAML(file, from.Pos())
	if !ok || keys == "" {
		return at, ok
	}
	for key := range strings.SplitSeq(keys, ".") {
		next := at.Lookup(key)
		if !next.Exists() {
			from.Errorf(CodeMissingKey, "%s has no key `%s`", Quote(file), key).Hintf("%s", diag.DidYouMean(key, at.Keys()))
			return Node{}, false
		}
		at = next
	}
	return at, true
}

// Rows opens a table of cards: a CSV file, or a sheet of a workbook.
func (s *Files) Rows(name string, from diag.Pos) (iter.Seq[[]Cell], bool) {
	file, sheet, _ := strings.Cut(name, "#")
	switch ext := strings.ToLower(path.Ext(file)); ext {
	case ".xlsx":
		return s.xlsxRows(file, sheet, from)
	case ".xls", ".ods", ".numbers":
		s.Found.Errorf(from, CodeBadPath, "a %s workbook cannot be read", ext).Hintf("save it as .xlsx or as CSV UTF-8")
		return nil, false
	}
	if sheet != "" {
		s.Found.Errorf(from, CodeBadPath, "%s is not a workbook, so it has no sheet %s", Quote(file), Quote(sheet)).Hintf("write `%s`", file)
	}
	text, file, ok := s.Text(file, from)
	if !ok {
		return nil, false
	}
	return CSVRows(text, file, &s.Found), true
}

// CountRow reports whether one more row may be read.
func (s *Files) CountRow(at diag.Pos, columns int) bool {
	s.rows++
	s.cells += columns
	if s.rows <= MaxRows && s.cells <= MaxCells {
		return true
	}
	switch {
	case s.full:
	case s.rows > MaxRows:
		s.Found.Errorf(at, CodeTooMany, "the game has more than 100,000 rows; the rest is ignored").
			Hintf("use the column `copies` to repeat a card")
	default:
		s.Found.Errorf(at, CodeTooMany, "the tables of the game have more than 500,000 cells; the rest is ignored").
			Hintf("remove columns that nothing uses")
	}
	s.full = true
	return false
}
