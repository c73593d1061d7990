package source

import (
	"bytes"
	"encoding/csv"
	"errors"
	"io"
	"iter"
	"unicode/utf8"

	"punchboard/diag"
)

// csvFile is the text of a CSV file, with what is needed to compute positions in it.
type csvFile struct {
	text  []byte
	file  string
	found *diag.List
	lines []int // where each line begins
}

// MaxBadRows is how many rows that are not valid CSV are reported; the rest of the file
// is not read, because it is no table of cards.
const MaxBadRows = 1_000

// CSVRows returns the rows of a CSV file, the header first, without blank rows. The
// slice is reused for the next row.
func CSVRows(text []byte, file string, found *diag.List) iter.Seq[[]Cell] {
	f := &csvFile{text: text, file: file, found: found, lines: lineStarts(text)}
	return func(yield func([]Cell) bool) {
		r := csv.NewReader(bytes.NewReader(text))
		r.Comma, r.FieldsPerRecord, r.ReuseRecord = f.separator(), -1, true
		if f.tooWide(byte(r.Comma)) {
			return
		}
		var cells []Cell
		for bad := 0; ; {
			record, err := r.Read()
			if err == io.EOF {
				return
			}
			if err != nil {
				if bad++; bad > MaxBadRows {
					f.tooBad(err)
					return
				}
				f.malformed(err)
				continue
			}
			cells = f.cells(cells[:0], record, r)
			if !AllEmpty(cells) && !yield(cells) {
				return
			}
		}
	}
}

// separator determines the character between cells from the header. Spreadsheets write
// semicolons in countries where the decimal separator is a comma.
func (f *csvFile) separator() rune {
	header, _, _ := bytes.Cut(f.text, []byte("\n"))
	best, most := ',', bytes.Count(header, []byte(","))
	for _, sep := range []rune{';', '\t'} {
		if n := bytes.Count(header, []byte(string(sep))); n > most {
			best, most = sep, n
		}
	}
	if best != ',' {
		name := map[rune]string{';': "semicolons", '\t': "tabs"}[best]
		f.found.Notef(diag.Pos{File: f.file, Line: 1, Col: 1}, CodeSeparator, "the cells are separated by %s, as in the header", name)
	}
	return best
}

// tooWide reports whether a row has more cells than any table of cards. It runs before
// the rows are parsed, because a row of millions of cells would fill the memory.
func (f *csvFile) tooWide(sep byte) bool {
	cells, line, quoted := 1, 1, false
	for _, c := range f.text {
		switch {
		case c == '"':
			quoted = !quoted
		case c == '\n':
			if line++; !quoted {
				cells = 1
			}
		case c == sep && !quoted:
			cells++
		}
		if cells > MaxColumns {
			f.found.Errorf(diag.Pos{File: f.file, Line: line}, CodeTooMany, "the row has more than 1,000 cells").
				Hintf("name the columns in the first line, separated by commas, and write each card on its own line")
			return true
		}
	}
	return false
}

// cells appends the cells of a record with their positions.
func (f *csvFile) cells(to []Cell, record []string, r *csv.Reader) []Cell {
	line, start, col := 0, 0, 0 // of the last cell; later positions on the same line are counted from it
	for i, text := range record {
		cellLine, byteCol := r.FieldPos(i)
		if cellLine != line {
			line, start, col = cellLine, f.lines[cellLine-1], 1
		}
		at := f.lines[line-1] + byteCol - 1
		col += utf8.RuneCount(f.text[start:at])
		start = at
		c := Cell{Text: text, Pos: diag.Pos{File: f.file, Line: line, Col: col}, Raw: f.text[at:]}
		if c.quoted = len(c.Raw) > 0 && c.Raw[0] == '"'; c.quoted {
			c.Raw = c.Raw[1:]
			c.Pos.Col++
		}
		to = append(to, c.trimmed())
	}
	return to
}

// malformed adds the finding for a row that is not valid CSV.
func (f *csvFile) malformed(err error) {
	var pe *csv.ParseError
	if !errors.As(err, &pe) {
		panic("carddata: " + err.Error()) // a reader over memory returns no other errors
	}
	pos := f.pos(pe.Line, pe.Column)
	switch {
	case errors.Is(err, csv.ErrBareQuote):
		f.found.Errorf(pos, CodeQuote, "a cell contains a quote but does not begin with one").
			Hintf("put the whole cell in quotes and double those inside: \"a \"\"word\"\" in quotes\"")
	case f.atEnd(pe.Line, pe.Column):
		f.found.Errorf(f.lastQuote(pe.StartLine), CodeQuote, "a cell begins with a quote and is not closed").
			Hintf(`close it with a quote; double the quotes inside: "a ""word"" in quotes"`)
	case pe.StartLine != pe.Line:
		f.found.Errorf(pos, CodeQuote, "a quoted cell that begins on line %d or later ends in the middle", pe.StartLine).
			Hintf("close it on line %d; double the quotes inside the cell", pe.StartLine)
	default:
		f.found.Errorf(pos, CodeQuote, "a quoted cell is not closed, or continues after the closing quote").
			Hintf(`double the quotes inside the cell: "a ""word"" in quotes"`)
	}
}

// tooBad adds the finding for one more row that is not valid CSV than are reported.
func (f *csvFile) tooBad(err error) {
	var pe *csv.ParseError
	if errors.As(err, &pe) {
		f.found.Errorf(diag.Pos{File: f.file, Line: pe.Line}, CodeTooMany, "more than 1,000 rows are not valid CSV; the rest of the file is ignored").
			Hintf("check that this is the right file")
	}
}

// pos converts a byte position to one in characters.
func (f *csvFile) pos(line, byteCol int) diag.Pos {
	line = min(line, len(f.lines))
	start := f.lines[line-1]
	end := min(start+byteCol-1, len(f.text))
	if i := bytes.IndexByte(f.text[start:end], '\n'); i >= 0 {
		end = start + i
	}
	return diag.Pos{File: f.file, Line: line, Col: 1 + utf8.RuneCount(f.text[start:end])}
}

// lineStarts returns where each line of a text begins.
func lineStarts(text []byte) []int {
	starts := make([]int, 1, 1+bytes.Count(text, []byte("\n")))
	for i, c := range text {
		if c == '\n' {
			starts = append(starts, i+1)
		}
	}
	return starts
}

// lastQuote returns the position of the last quote in a line, usually the one that
// opens the unclosed cell.
func (f *csvFile) lastQuote(line int) diag.Pos {
	text, _, _ := bytes.Cut(f.text[f.lines[line-1]:], []byte("\n"))
	return f.pos(line, 1+max(bytes.LastIndexByte(text, '"'), 0))
}

// atEnd reports whether the file ends at a position.
func (f *csvFile) atEnd(line, byteCol int) bool {
	at := min(f.lines[min(line, len(f.lines))-1]+byteCol-1, len(f.text))
	return len(bytes.TrimSpace(f.text[at:])) == 0
}
