package fonts

import (
	"slices"
	"unicode"
)

// unitNames are the units that stay on the line of their number: "60 mm", "+1 D6".
var unitNames = []string{
	"mm", "cm", "dm", "m", "km", "g", "kg", "t", "l", "h", "min", "s", "km/h", "pt", "in", "ft",
	"%", "‰", "°", "°C", "€", "$", "£",
}

// forbidBreaks forbids breaks that Unicode allows but no typesetter would use:
//   - between a number and its unit or die: "60 mm", "2 D6";
//   - between one or two capitals and a signed number: "M +2";
//   - before a dash that stands between spaces, which belongs to the line above;
//   - inside a range of numbers: "3–5";
//   - at a hyphen or slash with a single character beside it: "T-34", "PB-S-M-L".
//
// Other breaks after a number or a lone letter stay, as poor ones: "2 |cartes".
func (t *text) forbidBreaks() {
	for at := 1; at < len(t.letters); at++ {
		switch {
		case t.breaks[at] == afterMark && t.tearsOff(at):
			t.breaks[at] = breakNever
		case t.breaks[at] == breakGood && t.rune(at-1) == ' ':
			t.breaks[at] = t.breakAtSpace(at)
		}
	}
}

// breakAtSpace returns the kind of break that the words on both sides of a space
// allow.
func (t *text) breakAtSpace(at int) breakKind {
	r, word := t.rune(at), t.wordBefore(at-1)
	number := len(word) > 0 && isDigit(word[len(word)-1].r)
	switch {
	case (r == '–' || r == '—') && isSpace(t.rune(at+1)):
		return breakNever
	case number && t.unitAt(at):
		return breakNever
	case (r == '+' || r == minus) && isDigit(t.rune(at+1)) && isCode(word):
		return breakNever
	case number || len(word) == 1 && isLetter(word[0].r):
		return breakPoor
	}
	return breakGood
}

// wordBefore returns the letters before an index, back to the last space.
func (t *text) wordBefore(at int) []letter {
	from := at
	for from > 0 && !isBlank(t.letters[from-1].r) {
		from--
	}
	return t.letters[from:at]
}

// isCode reports whether a word is one or two capitals, as for the ranges of a
// weapon: "M", "PB".
func isCode(word []letter) bool {
	for _, l := range word {
		if !unicode.IsUpper(l.r) {
			return false
		}
	}
	return len(word) == 1 || len(word) == 2
}

// unitAt reports whether there is exactly a unit or a die ("D6") at an index.
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

// tearsOff reports whether a break after a hyphen, dash or slash would split off a
// single character or separate the ends of a range.
func (t *text) tearsOff(at int) bool {
	if isDigit(t.rune(at-2)) && isDigit(t.rune(at)) {
		return true
	}
	return !isWordRune(t.rune(at-3)) || !isWordRune(t.rune(at+1))
}
