package source

import (
	"bytes"
	"encoding/xml"
	"io/fs"
	"strconv"
	"strings"

	"github.com/xuri/excelize/v2"
)

// cellMarks are what a cell of a sheet has besides the text that is shown.
type cellMarks struct {
	x, y    int
	format  format
	rich    string // the text with marks, if a part of it is bold or italic; "" otherwise
	date    bool   // the text is the date of a number
	noValue bool   // a formula whose value is not stored
}

// format is how a whole cell, or a part of its text, is set.
type format struct{ bold, italic bool }

// plain reports whether there is nothing to mark.
func (f format) plain() bool { return f == format{} }

// around returns a text with the marks of rich text around each of its lines. Spaces at the
// ends stay outside: marks must touch the words.
func (f format) around(text string) string {
	mark := ""
	if f.bold {
		mark += "**"
	}
	if f.italic {
		mark += "*"
	}
	if mark == "" {
		return text
	}
	lines := strings.Split(text, "\n")
	for i, line := range lines {
		if words := strings.Trim(line, CellSpace); words != "" {
			lines[i] = strings.Replace(line, words, mark+words+mark, 1)
		}
	}
	return strings.Join(lines, "\n")
}

// cellStyle is what a style of the workbook says of its cells.
type cellStyle struct {
	format
	date bool
}

// xmlFlag is an element that turns something on, unless its value says otherwise.
type xmlFlag struct {
	Val string `xml:"val,attr"`
}

func (f *xmlFlag) on() bool { return f != nil && f.Val != "0" && f.Val != "false" && f.Val != "none" }

// xmlFormat is the part of a font, or of a run of text, that marks can show.
type xmlFormat struct {
	B *xmlFlag `xml:"b"`
	I *xmlFlag `xml:"i"`
}

func (f *xmlFormat) format() format { return format{f.B.on(), f.I.on()} }

// styles returns the styles of cells by their numbers.
func (w *workbook) styles() []cellStyle {
	var part struct {
		Formats []struct {
			ID   int    `xml:"numFmtId,attr"`
			Code string `xml:"formatCode,attr"`
		} `xml:"numFmts>numFmt"`
		Fonts []xmlFormat `xml:"fonts>font"`
		Cells []struct {
			Font   int `xml:"fontId,attr"`
			Format int `xml:"numFmtId,attr"`
		} `xml:"cellXfs>xf"`
	}
	w.unmarshal("xl/styles.xml", &part)
	dates := map[int]bool{}
	for _, f := range part.Formats {
		dates[f.ID] = isDateFormat(f.Code)
	}
	styles := make([]cellStyle, len(part.Cells))
	for i, c := range part.Cells {
		own, known := dates[c.Format]
		styles[i].date = own || !known && isDateNumber(c.Format)
		if c.Font >= 0 && c.Font < len(part.Fonts) {
			styles[i].format = part.Fonts[c.Font].format()
		}
	}
	return styles
}

// isDateNumber reports whether a built-in number format shows a date or time.
func isDateNumber(id int) bool {
	return id >= 14 && id <= 22 || id >= 27 && id <= 36 || id >= 45 && id <= 47 || id >= 50 && id <= 58
}

// isDateFormat reports whether a number format shows a date or time: it has a letter of one
// outside of quotes, escapes and brackets. AM and PM, and General, do not count.
func isDateFormat(code string) bool {
	code = strings.ReplaceAll(strings.ToLower(code), "general", "")
	for i := 0; i < len(code); i++ {
		switch c := code[i]; c {
		case '\\', '_', '*':
			i++
		case '"':
			i += 1 + strings.IndexByte(code[i+1:]+`"`, '"')
		case '[':
			i += 1 + strings.IndexByte(code[i+1:]+"]", ']')
		case 'd', 'm', 'y', 'h', 's':
			return true
		}
	}
	return false
}

// sharedMarks returns the shared texts of which a part is bold or italic, with marks, by their
// numbers.
func (w *workbook) sharedMarks() map[int]string {
	data, err := fs.ReadFile(w.parts, "xl/sharedStrings.xml")
	if err != nil {
		return nil
	}
	marks := map[int]string{}
	n, start, formatted := -1, 0, false
	eachTag(data, func(name, _ []byte, from, to int) {
		switch string(name) {
		case "si":
			n, start, formatted = n+1, from, false
		case "b", "i":
			formatted = true
		case "/si":
			if formatted && start < to {
				if text := marked(data[start:to]); text != "" {
					marks[n] = text
				}
			}
		}
	})
	return marks
}

// marked returns a text of several runs with marks around those that are bold or italic, or
// "" if there are none or it cannot be read.
func marked(element []byte) string {
	var text struct {
		Runs []struct {
			Format xmlFormat `xml:"rPr"`
			Text   string    `xml:"t"`
		} `xml:"r"`
	}
	if xml.Unmarshal(element, &text) != nil {
		return ""
	}
	var b strings.Builder
	any := false
	for i := 0; i < len(text.Runs); {
		f, words := text.Runs[i].Format.format(), ""
		for ; i < len(text.Runs) && text.Runs[i].Format.format() == f; i++ {
			words += text.Runs[i].Text
		}
		any = any || !f.plain()
		b.WriteString(f.around(words))
	}
	if !any {
		return ""
	}
	return b.String()
}

// eachTag calls then for each tag of an XML part: with its name, which begins with a slash if
// it ends an element, its attributes, and where it begins and ends.
func eachTag(data []byte, then func(name, attributes []byte, from, to int)) {
	for at := 0; ; {
		i := bytes.IndexByte(data[at:], '<')
		if i < 0 {
			return
		}
		from := at + i
		end := bytes.IndexByte(data[from:], '>')
		if end < 0 {
			return
		}
		at = from + end + 1
		name := tagName(data[from+1 : at])
		then(name, data[from+1:at-1], from, at)
		if data[at-2] == '/' && len(name) > 0 && name[0] != '/' { // an empty element ends at once
			then(append([]byte("/"), name...), nil, from, at)
		}
	}
}

// attribute returns the value of an attribute of a tag, or "".
func attribute(tag []byte, name string) string {
	for _, quote := range []string{`"`, `'`} {
		if i := bytes.Index(tag, []byte(" "+name+"="+quote)); i >= 0 {
			value := tag[i+len(name)+3:]
			if end := bytes.IndexByte(value, quote[0]); end >= 0 {
				return string(value[:end])
			}
		}
	}
	return ""
}

// sheetMarks returns the cells of a sheet that have more than their text. It reads the part
// itself, because the library would load the whole sheet.
func (w *workbook) sheetMarks(sheet string) (all []cellMarks) {
	part, err := fs.ReadFile(w.parts, w.sheetPart(sheet))
	if err != nil {
		return nil
	}
	s := sheetReader{part: part, styles: w.styles(), shared: w.sharedMarks()}
	s.x, s.y = -1, -1
	eachTag(part, func(name, tag []byte, from, to int) {
		s.tag(string(name), tag, from, to)
		if name := string(name); name == "/c" && s.cell.notable() {
			all = append(all, s.cell)
		}
	})
	return all
}

// sheetReader reads the cells of a sheet.
type sheetReader struct {
	part    []byte
	styles  []cellStyle
	shared  map[int]string
	x, y    int // of the current cell
	cell    cellMarks
	style   cellStyle
	kind    string // the attribute t of the cell
	value   string
	formula bool
	start   int // of the value, or of the text in the cell
}

func (c *cellMarks) notable() bool { return !c.format.plain() || c.rich != "" || c.date || c.noValue }

// tag reads one tag.
func (s *sheetReader) tag(name string, tag []byte, from, to int) {
	switch name {
	case "row":
		s.x, s.y = -1, s.y+1
		if n, err := strconv.Atoi(attribute(tag, "r")); err == nil && n > 0 {
			s.y = n - 1
		}
	case "c":
		s.begin(tag)
	case "f":
		s.formula = true
	case "v", "is":
		s.start = to
		if name == "is" {
			s.start = from
		}
	case "/v":
		s.value = string(s.part[min(s.start, from):from])
	case "/is":
		s.value = "text"
		s.cell.rich = marked(s.part[min(s.start, from):to])
	case "/c":
		s.end()
	}
}

// begin begins a cell.
func (s *sheetReader) begin(tag []byte) {
	s.x++
	if x, y, err := excelize.CellNameToCoordinates(attribute(tag, "r")); err == nil {
		s.x, s.y = x-1, y-1
	}
	s.cell, s.style = cellMarks{x: s.x, y: s.y}, cellStyle{}
	s.kind, s.value, s.formula, s.start = attribute(tag, "t"), "", false, len(s.part)
	if n, err := strconv.Atoi(attribute(tag, "s")); err == nil && n >= 0 && n < len(s.styles) {
		s.style = s.styles[n]
	}
}

// end completes the marks of a cell.
func (s *sheetReader) end() {
	stored := s.start < len(s.part) // there is a value, even if it is empty
	s.cell.noValue = s.formula && (!stored || s.value == "" && s.kind != "str")
	if s.value == "" {
		return
	}
	s.cell.format = s.style.format
	s.cell.date = s.kind == "d" || s.style.date && (s.kind == "" || s.kind == "n")
	if n, err := strconv.Atoi(s.value); s.kind == "s" && err == nil {
		s.cell.rich = s.shared[n]
	}
}
