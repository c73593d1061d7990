package pdf

import (
	"fmt"
	"unicode/utf16"
)

// toUnicode returns the map from the codes of a subset to characters, which viewers use
// for searching and copying (ISO 32000-1, 9.10.3).
func (s *subset) toUnicode() []byte {
	out := []byte(`/CIDInit /ProcSet findresource begin
12 dict begin
begincmap
/CIDSystemInfo <</Registry (Adobe) /Ordering (UCS) /Supplement 0>> def
/CMapName /Adobe-Identity-UCS def
/CMapType 2 def
1 begincodespacerange
<00> <FF>
endcodespacerange
`)
	const most = 100 // maximum number of entries in a block
	var lines [][]byte
	for b, r := range s.runes {
		if r != 0 {
			lines = append(lines, utf16Entry(b, r))
		}
	}
	for len(lines) > 0 {
		n := min(len(lines), most)
		out = fmt.Appendf(out, "%d beginbfchar\n", n)
		for _, l := range lines[:n] {
			out = append(out, l...)
		}
		out = append(out, "endbfchar\n"...)
		lines = lines[n:]
	}
	return append(out, "endcmap\nCMapName currentdict /CMap defineresource pop\nend\nend\n"...)
}

func utf16Entry(code int, r rune) []byte {
	line := fmt.Appendf(nil, "<%02X> <", code)
	for _, u := range utf16.Encode([]rune{r}) {
		line = fmt.Appendf(line, "%04X", u)
	}
	return append(line, ">\n"...)
}
