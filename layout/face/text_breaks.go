package face

import (
	"strings"
	"unicode"
	"unicode/utf8"

	"punchboard/diag"
	"punchboard/fonts"
)

// A widow is a last line of one word of at most widowLetters letters, below at least
// widowLines others. In two lines a short last line is a matter of taste.
const (
	widowLetters = 3
	widowLines   = 2
)

// checkBreaks makes notes about lines that end badly: a widow, and hyphens on three lines
// in a row or before the last line (Chicago Manual of Style, 2.112 and 7.47). The line
// breaker avoids them as far as it can, so only other words or another box help.
func (ts *typesetter) checkBreaks(w *Text, b *fonts.Block) {
	n := len(b.Lines)
	if n <= 1 || w.Style.Align == "center" {
		return
	}
	var f *diag.Finding
	switch ladder := hyphensInARow(b.Lines); {
	case ladder > 2:
		f = ts.Found.Notef(w.Pos, CodeBadBreak, "%s has hyphens at the ends of %d lines in a row", ts.subject(w), ladder)
	case b.Lines[n-2].Hyphenated && len(lineWords(&b.Lines[n-1])) == 1:
		f = ts.Found.Notef(w.Pos, CodeBadBreak, "%s ends with a line that holds only the end of a word", ts.subject(w))
	case n > widowLines && w.isWidow(&b.Lines[n-1]):
		f = ts.Found.Notef(w.Pos, CodeBadBreak, "%s ends with a line of one short word, %q", ts.subject(w), lineWords(&b.Lines[n-1])[0])
	default:
		return
	}
	f.Hintf("change some words, or the width of its box")
	ts.setOrigin(f, &w.Part, 0)
}

// hyphensInARow returns the largest number of lines in a row that end with a hyphen.
func hyphensInARow(lines []fonts.Line) (most int) {
	n := 0
	for i := range lines {
		if n++; !lines[i].Hyphenated {
			n = 0
		}
		most = max(most, n)
	}
	return most
}

// isWidow reports whether a last line is one short word of a longer paragraph.
func (w *Text) isWidow(l *fonts.Line) bool {
	words := lineWords(l)
	if len(words) != 1 {
		return false
	}
	letters := strings.TrimFunc(words[0], func(r rune) bool { return !unicode.IsLetter(r) })
	paragraph := strings.TrimSpace(w.Source[strings.LastIndexByte(strings.TrimSpace(w.Source), '\n')+1:])
	return letters != "" && utf8.RuneCountInString(letters) <= widowLetters && strings.ContainsAny(paragraph, " ")
}

// lineWords returns the words on a line; icons count as words.
func lineWords(l *fonts.Line) []string {
	var text strings.Builder
	for i := range l.Runs {
		if l.Runs[i].Box != nil {
			text.WriteString(" ⬚ ")
		}
		for _, g := range l.Runs[i].Glyphs {
			text.WriteRune(g.Rune)
		}
	}
	return strings.Fields(text.String())
}
