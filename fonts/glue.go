package fonts

import "slices"

// unitNames are what stays on the line of its number: "60 mm", "+1 D6".
var unitNames = []string{
	"mm", "cm", "dm", "m", "km", "g", "kg", "t", "l", "h", "min", "s", "km/h", "pt", "in", "ft",
	"%", "‰", "°", "°C", "€", "$", "£",
}

// glue shuts openings that Unicode leaves but no compositor would use:
//   - between a number and its unit or die: "60 mm", "2 D6";
//   - before a dash that stands between spaces, which belongs to the line above;
//   - inside a range of numbers: "3–5";
//   - at a hyphen or slash with a single character beside it: "T-34", "PB-S-M-L".
func (t *text) glue() {
	for at := 1; at < len(t.letters); at++ {
		if t.breaks[at] == open && t.binds(at) || t.breaks[at] == afterMark && t.sticks(at) {
			t.breaks[at] = shut
		}
	}
}

// binds tells whether the words on both sides of a space hold together.
func (t *text) binds(at int) bool {
	before, r := t.rune(at-2), t.rune(at)
	if t.rune(at-1) != ' ' {
		return false
	}
	if r == '–' || r == '—' {
		return isSpace(t.rune(at + 1))
	}
	return isDigit(before) && t.unitAt(at)
}

// unitAt tells whether a unit or a die ("D6") and nothing more starts at a
// place.
func (t *text) unitAt(at int) bool {
	var buf [8]byte
	word := buf[:0]
	for i := at; len(word) < 6 && !isSpace(t.rune(i)) && !endsWord(t.rune(i)); i++ {
		word = append(word, string(t.rune(i))...)
	}
	if len(word) > 1 && (word[0] == 'D' || word[0] == 'd') {
		return !slices.ContainsFunc(word[1:], func(c byte) bool { return c < '0' || c > '9' })
	}
	return slices.Contains(unitNames, string(word))
}

func endsWord(r rune) bool {
	switch r {
	case '\n', '.', ',', ';', ':', '!', '?', ')', ']', '…', '»', '”', '’':
		return true
	}
	return false
}

// sticks tells whether a break after a hyphen, dash or slash would tear off a
// single character, or part the ends of a range.
func (t *text) sticks(at int) bool {
	if isDigit(t.rune(at-2)) && isDigit(t.rune(at)) {
		return true
	}
	return !isWordRune(t.rune(at-3)) || !isWordRune(t.rune(at+1))
}
