// Package edit finds the translations in the text files of a game, and writes others
// into them. Everything that it does not replace stays as it is, byte for byte.
package edit

import (
	"bytes"
	"path"
	"slices"
	"strings"
	"unicode/utf8"

	"punchboard/carddata/values"
	"punchboard/diag"
)

// Place is where a text of the source language is.
type Place struct {
	At     diag.Pos // of its first character
	Field  string   // its column or key, which tells the texts within one cell apart
	Source string   // the text
}

// File is a file of a game, with changes that have been made to it.
type File interface {
	// Translation returns the translation beside a source text. It reports whether the
	// file has a cell or key for it.
	Translation(p Place, lang string) (text string, ok bool)
	// Translate replaces the translation beside a source text, or adds it.
	Translate(p Place, lang, text string) error
	// Bytes returns the file with all changes.
	Bytes() ([]byte, error)
}

// Columns is a file in which each language has columns.
type Columns interface {
	File
	// AddColumn adds the empty column of a language beside that of a source text, and
	// reports whether it was missing.
	AddColumn(p Place, lang string) bool
	// Cells returns every cell of a column in the source language that has a text, with
	// the first cell of its row and the name of the column without the language.
	Cells() []Cell
	// AppendRows adds rows at the end: texts by the name of their column. Texts of
	// columns that the file does not have are left out.
	AppendRows(rows []map[string]string)
}

// Cell is a cell with a text in the source language.
type Cell struct {
	Line, Col   int // of the cell
	Row, Column string
	Text        string
}

// Problem is why a text cannot be written.
type Problem struct{ Message, Hint string }

func (p *Problem) Error() string { return p.Message }

// Languages are those of a game: of the source texts, and all.
type Languages struct {
	Source string
	All    []string
}

// Open reads a file of a game by the end of its name. It returns nil for a file that
// can only be read, such as a workbook.
func Open(name string, data []byte, langs Languages) File {
	switch strings.ToLower(path.Ext(name)) {
	case ".csv":
		return openCSV(data, langs)
	case ".yaml", ".yml":
		return openYAML(data, langs)
	}
	return nil
}

// Beside returns the name of the column or key that has the same text in another
// language: name_de beside name_en, de beside en, and "" beside any other.
func (l Languages) Beside(name, lang string) string {
	if name == l.Source {
		return lang
	}
	if base, ok := strings.CutSuffix(name, "_"+values.ColumnSuffix(l.Source)); ok && base != "" {
		return base + "_" + values.ColumnSuffix(lang)
	}
	return ""
}

// siblings returns the names of a text in all languages of the game.
func (l Languages) siblings(name string) (all []string) {
	for _, lang := range l.All {
		all = append(all, l.Beside(name, lang))
	}
	return all
}

// byteOrderMark may begin a text file.
var byteOrderMark = []byte("\ufeff")

// lines finds places in a text by line and character.
type lines struct {
	text   []byte
	starts []int
}

func linesOf(text []byte) lines {
	l := lines{text, []int{0}}
	crOnly := bytes.Count(text, []byte("\r")) != bytes.Count(text, []byte("\r\n")) // as of old Macintosh programs
	for i, c := range text {
		if c == '\n' || crOnly && c == '\r' && (i+1 == len(text) || text[i+1] != '\n') {
			l.starts = append(l.starts, i+1)
		}
	}
	return l
}

// offset returns the byte at a line and column, or -1 if there is none.
func (l lines) offset(line, col int) int {
	if line < 1 || line > len(l.starts) || col < 1 {
		return -1
	}
	at := l.starts[line-1]
	for ; col > 1 && at < len(l.text); col-- {
		_, size := utf8.DecodeRune(l.text[at:])
		at += size
	}
	return at
}

// place returns the line and column of a byte.
func (l lines) place(at int) (line, col int) {
	line, found := slices.BinarySearch(l.starts, at)
	if found {
		line++
	}
	return line, 1 + utf8.RuneCount(l.text[l.starts[line-1]:at])
}

// newline returns the end of line that a text uses.
func newline(text []byte) string {
	if bytes.Contains(text, []byte("\r\n")) {
		return "\r\n"
	}
	return "\n"
}

// splice is a replacement of a part of a text.
type splice struct {
	from, to int
	with     string
}

// apply makes replacements that are sorted and do not overlap.
func apply(text []byte, all []splice) []byte {
	var b bytes.Buffer
	at := 0
	for _, s := range all {
		b.Write(text[at:s.from])
		b.WriteString(s.with)
		at = s.to
	}
	b.Write(text[at:])
	return b.Bytes()
}
