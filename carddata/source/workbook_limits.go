package source

import (
	"archive/zip"
	"bytes"
	"fmt"
	"io"
	"strings"

	"punchboard/diag"
)

// Limits on a workbook. The library turns the parts of a workbook into values many times
// their size, all at once, so its size alone says little.
const (
	MaxUnzipped    = 64 << 20  // bytes of its parts, unpacked: kilobytes of ZIP can unpack to gigabytes
	MaxMarks       = 2_000_000 // tags and attributes of its parts other than sheets
	MaxSheetMarks  = 8_000_000 // tags and attributes of its sheets
	maxTag         = 64 << 10  // bytes of one tag
	MaxSharedText  = 128 << 10 // bytes of one text with its marks; a cell holds 32,767 characters
	MaxWorkbookRow = 16_384    // cells of a row
	maxFormat      = 1_000     // bytes of a number format; a spreadsheet allows 255 characters
)

// tally counts what makes a workbook costly to read.
type tally struct {
	marks, sheetMarks      int
	text, row, format, tag int // of the longest
}

// excess returns what exceeds the limits, or "".
func (t *tally) excess() string {
	switch {
	case t.row > MaxWorkbookRow:
		return "a row with more than 16,384 cells"
	case t.text > MaxSharedText:
		return "a text of more than 128 KiB"
	case t.format > maxFormat:
		return "a number format of more than 1,000 characters"
	case t.tag > maxTag:
		return "a tag of more than 64 KiB"
	case t.marks > MaxMarks:
		return "more than 2,000,000 tags and attributes besides its sheets"
	case t.sheetMarks > MaxSheetMarks:
		return "more than 8,000,000 tags and attributes in its sheets"
	}
	return ""
}

// checkLimits reports whether the workbook can be read within limits, and otherwise adds
// a finding.
func (s *Files) checkLimits(file string, parts *zip.Reader) bool {
	var t tally
	for _, part := range parts.File {
		if what := t.part(part); what != "" {
			s.Found.Errorf(diag.Pos{File: file}, CodeTooLarge, "the workbook has %s", what).
				Hintf("remove what is not needed, or save the sheet as CSV UTF-8")
			return false
		}
	}
	return true
}

// part counts one part of a workbook and returns what exceeds the limits, or "". A part
// that cannot be unpacked counts nothing; the library reports it.
func (t *tally) part(part *zip.File) string {
	if ext := strings.ToLower(part.Name); !strings.HasSuffix(ext, ".xml") && !strings.HasSuffix(ext, ".rels") {
		return ""
	}
	data, err := unpacked(part)
	if err != nil {
		return ""
	}
	marks := bytes.Count(data, []byte("<")) + bytes.Count(data, []byte("="))
	if strings.Contains(part.Name, "worksheets/") {
		t.sheetMarks += marks
	} else {
		t.marks += marks
	}
	if what := t.excess(); what != "" {
		return what
	}
	t.tags(data)
	return t.excess()
}

func unpacked(part *zip.File) ([]byte, error) {
	f, err := part.Open()
	if err != nil {
		return nil, err
	}
	defer f.Close()
	data := bytes.NewBuffer(make([]byte, 0, int(part.UncompressedSize64)+bytes.MinRead))
	if _, err := data.ReadFrom(io.LimitReader(f, MaxUnzipped)); err != nil {
		return nil, fmt.Errorf("%s: %w", part.Name, err)
	}
	return data.Bytes(), nil
}

// tags measures the rows, texts and formats of a part.
func (t *tally) tags(data []byte) {
	cells, text := 0, -1 // the start of a text, or -1
	for at := 0; ; {
		i := bytes.IndexByte(data[at:], '<')
		if i < 0 {
			break
		}
		at += i + 1
		tag := bytes.IndexByte(data[at:], '>')
		t.tag = max(t.tag, tag)
		switch name := tagName(data[at:]); string(name) {
		case "row":
			cells = 0
		case "c":
			cells++
			t.row = max(t.row, cells)
		case "si", "is":
			text = at
		case "/si", "/is":
			t.text, text = max(t.text, at-text), -1
		case "numFmt":
			t.format = max(t.format, tag)
		}
	}
	if text >= 0 {
		t.text = max(t.text, len(data)-text)
	}
}

// tagName returns the name of the tag that begins after "<", without its namespace; that
// of a closing tag begins with a slash.
func tagName(data []byte) []byte {
	const longest = 64
	name := data[:min(len(data), longest)]
	if i := bytes.IndexAny(name, " \t\r\n>/="); i > 0 {
		name = name[:i]
	} else if i == 0 && len(name) > 1 && name[0] == '/' {
		rest := tagName(data[1:])
		return append([]byte("/"), rest...)
	}
	if i := bytes.IndexByte(name, ':'); i >= 0 {
		name = name[i+1:]
	}
	return name
}
