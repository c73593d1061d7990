package canon

import (
	"strings"
	"unicode/utf16"
	"unicode/utf8"
)

// Text returns a text string: in PDFDocEncoding if it has all characters, otherwise in
// UTF-16 with a byte order mark (ISO 32000-1, 7.9.2.2).
func Text(s string) String {
	if isASCII(s) {
		return String(s)
	}
	out := make([]byte, 0, len(s))
	for _, r := range s {
		b, ok := docEncoded(r)
		if !ok {
			return utf16Text(s)
		}
		out = append(out, b)
	}
	if strings.HasPrefix(string(out), "\xfe\xff") {
		return utf16Text(s) // it would be taken for UTF-16
	}
	return String(out)
}

// isASCII reports whether a text has only characters with the same code everywhere.
func isASCII(s string) bool {
	for i := range len(s) {
		if (s[i] < ' ' || s[i] >= 0x7f) && s[i] != '\n' {
			return false
		}
	}
	return true
}

// docCodes are the characters of PDFDocEncoding from 0x80 on, before those of Latin 1
// (ISO 32000-1, table D.2).
const docCodes = "•†‡…—–ƒ⁄‹›−‰„“”‘’‚™ﬁﬂŁŒŠŸŽıłœšž"

// docEncoded returns the code of a character in PDFDocEncoding.
func docEncoded(r rune) (code byte, ok bool) {
	switch {
	case r >= ' ' && r < 0x7f || r == '\n' || r > 0xa0 && r <= 0xff && r != 0xad:
		return byte(r), true
	case r == '€':
		return 0xa0, true
	}
	i := strings.IndexRune(docCodes, r)
	if i < 0 || r == utf8.RuneError {
		return 0, false
	}
	return 0x80 + byte(utf8.RuneCountInString(docCodes[:i])), true
}

func utf16Text(s string) String {
	out := []byte{0xfe, 0xff}
	for _, u := range utf16.Encode([]rune(s)) {
		out = append(out, byte(u>>8), byte(u))
	}
	return String(out)
}
