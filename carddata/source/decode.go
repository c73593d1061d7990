package source

import (
	"bytes"
	"fmt"
	"path"
	"unicode/utf8"

	"punchboard/diag"
)

// decodeText returns the text of a file as UTF-8 without a byte order mark. Bytes that
// are not UTF-8 are reported, and read as Latin-1 so that later faults are found in the
// same run.
func decodeText(data []byte, file string, found *diag.List) (text []byte, ok bool) {
	whole := diag.Pos{File: file}
	switch {
	case looksUTF16(data):
		found.Errorf(whole, CodeNotUTF8, "the file is UTF-16, not UTF-8").Hintf("%s", saveAsUTF8(file))
		return nil, false
	case bytes.HasPrefix(data, []byte("PK\x03\x04")):
		found.Errorf(whole, CodeNotUTF8, "the file is a ZIP archive or an XLSX workbook, not a text file").
			Hintf("give a workbook a name that ends in .xlsx, or export the sheet as CSV UTF-8")
		return nil, false
	}
	text = bytes.TrimPrefix(data, []byte("\ufeff"))
	if len(bytes.TrimSpace(text)) == 0 {
		found.Errorf(whole, CodeEmptyFile, "the file is empty").Hintf("check that the file was saved")
		return nil, false
	}
	text = unixLines(text)
	if lines := bytes.Count(text, []byte("\n")); lines > MaxLines {
		found.Errorf(whole, CodeTooMany, "the file has more than 1,000,000 lines").Hintf("check that this is the right file")
		return nil, false
	}
	if !utf8.Valid(text) {
		if text, ok = fromLatin1(text, file, found); !ok {
			return nil, false
		}
	}
	return withoutControls(text, file, found)
}

// Limits on text files. A file beyond them is no text, or no table of cards, and reading
// it to find further faults would only waste time and memory.
const (
	MaxLines = 1_000_000 // in a file
	MaxBad   = 10_000    // bytes that are not UTF-8, or are control characters, in a file
)

func saveAsUTF8(file string) string {
	if path.Ext(file) == ".csv" {
		return "save it as UTF-8 (in a spreadsheet: export as “CSV UTF-8”)"
	}
	return "save it with the encoding UTF-8"
}

// looksUTF16 recognizes UTF-16 by its byte order mark, or by the zero bytes next to
// Latin letters.
func looksUTF16(data []byte) bool {
	if bytes.HasPrefix(data, []byte{0xFF, 0xFE}) || bytes.HasPrefix(data, []byte{0xFE, 0xFF}) {
		return true
	}
	if len(data) < 4 {
		return false
	}
	return data[0] == 0 && data[1] != 0 && data[2] == 0 && data[3] != 0 ||
		data[0] != 0 && data[1] == 0 && data[2] != 0 && data[3] == 0
}

// fromLatin1 reads every byte that is not valid UTF-8 as a Latin-1 character. If there
// are too many of them, it only reports the first.
func fromLatin1(data []byte, file string, found *diag.List) (text []byte, ok bool) {
	out := make([]byte, 0, len(data)+MaxBad)
	bad, first := 0, 0
	for i := 0; i < len(data); {
		r, size := utf8.DecodeRune(data[i:])
		if r == utf8.RuneError && size == 1 {
			if bad++; bad == 1 {
				first = i
			}
			r = windows1252(data[i])
		}
		if bad <= MaxBad {
			out = utf8.AppendRune(out, r)
		}
		i += size
	}
	found.Errorf(placeOf(data, first, file), CodeNotUTF8,
		"the byte 0x%02X is not UTF-8%s; it looks like Latin-1 (%q)", data[first], more(bad), windows1252(data[first])).Hintf("%s", saveAsUTF8(file))
	return out, bad <= MaxBad
}

// windows1252 returns the character for a non-ASCII byte in what is commonly called
// Latin-1: Windows has letters and quotes where the standard has control characters.
func windows1252(b byte) rune {
	const first = 0x80
	if controls := []rune("€\ufffd‚ƒ„…†‡ˆ‰Š‹Œ\ufffdŽ\ufffd\ufffd‘’“”•–—˜™š›œ\ufffdžŸ"); int(b)-first < len(controls) {
		return controls[b-first]
	}
	return rune(b)
}

// unixLines replaces carriage returns without line feeds, the line ends of old
// Macintosh programs, with line feeds.
func unixLines(text []byte) []byte {
	if bytes.Count(text, []byte("\r")) == bytes.Count(text, []byte("\r\n")) {
		return text
	}
	out := bytes.Clone(text)
	for i, c := range out {
		if c == '\r' && (i+1 == len(out) || out[i+1] != '\n') {
			out[i] = '\n'
		}
	}
	return out
}

// withoutControls replaces each control character with U+FFFD, so that columns do not
// change. If there are too many of them, it only reports the first.
func withoutControls(text []byte, file string, found *diag.List) (clean []byte, ok bool) {
	bad, first := 0, 0
	for i, c := range text {
		if isControl(c) || c == leadC1 && i+1 < len(text) && text[i+1] <= lastC1 {
			if bad++; bad == 1 {
				first = i
			}
		}
	}
	if bad == 0 {
		return text, true
	}
	found.Errorf(placeOf(text, first, file), CodeControl, "%s is not allowed in a text file%s", ControlName(firstRune(text[first:])), more(bad)).
		Hintf("remove it; the file may be damaged, or not a text file")
	if bad > MaxBad {
		return nil, false
	}
	return bytes.Map(func(r rune) rune {
		if IsControl(r) {
			return utf8.RuneError
		}
		return r
	}, text), true
}

// isControl reports whether a byte of UTF-8 is an ASCII control character.
func isControl(c byte) bool { return c < utf8.RuneSelf && IsControl(rune(c)) }

// The control characters from U+0080 to U+009F begin with one byte in UTF-8 and end with
// others.
const leadC1, lastC1 = 0xC2, 0x9F

func firstRune(text []byte) rune {
	r, _ := utf8.DecodeRune(text)
	return r
}

// more returns the note that a fault occurs n more times.
func more(n int) string {
	if n < 2 {
		return ""
	}
	return fmt.Sprintf(", and %d more like it", n-1)
}

// placeOf returns the position of a byte of a text, with columns in characters.
func placeOf(text []byte, offset int, file string) diag.Pos {
	line := 1 + bytes.Count(text[:offset], []byte("\n"))
	start := bytes.LastIndexByte(text[:offset], '\n') + 1
	return diag.Pos{File: file, Line: line, Col: 1 + utf8.RuneCount(text[start:offset])}
}
