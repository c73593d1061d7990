package face

import (
	"fmt"
	"strings"
	"unicode/utf8"

	"punchboard/diag"
	"punchboard/fonts"
	"punchboard/geom"
)

// tooHigh reports a text with more lines than its box holds.
func (ts *typesetter) tooHigh(w *Text, b *fonts.Block, scale float64, box geom.Rect, need geom.Length) {
	size := w.Style.Size.Scale(scale)
	f := ts.Found.Errorf(w.Pos, CodeTooHigh, "%s needs %s (%s), but its box holds %s at %s",
		ts.subject(w), w.lineCount(len(b.Lines)), Tenths(need), Tenths(box.H), size.PtString())
	f.Hintf("%s", w.remedy(b, size, box, need))
	ts.setOrigin(f, &w.Part, need-box.H)
}

// remedy returns a hint to make a text fit: fewer letters, estimated from the lines
// that fit, a higher box, or smaller type if that is allowed.
func (w *Text) remedy(b *fonts.Block, size geom.Length, box geom.Rect, need geom.Length) string {
	var ways []string
	holds := 0
	for i := range b.Lines {
		if lineFoot(&b.Lines[i]) <= box.H {
			holds = i + 1
		}
	}
	holds *= max(1, w.columns)
	if n := utf8.RuneCountInString(w.Source); holds > 0 && holds < len(b.Lines) {
		ways = append(ways, fmt.Sprintf("shorten it by about %d characters", max(1, n-n*holds/len(b.Lines))))
	}
	ways = append(ways, "make the box at least "+Tenths(need)+" high")
	if w.MayShrink && size > w.limits().Least && size > w.limits().Better {
		ways = append(ways, "lower `min`")
	}
	return strings.Join(ways, ", or ")
}

// tooWide reports a word that is wider than the box.
func (ts *typesetter) tooWide(w *Text, b *fonts.Block, scale float64, box geom.Rect) {
	line := widest(b.Lines)
	word, size := longestWord(line), w.Style.Size.Scale(scale)
	width := box.W + b.Overfull
	f := ts.Found.Errorf(w.Pos, CodeTooWide, "%s contains %q, which is too wide for its box: the line needs %s of %s at %s",
		ts.subject(w), word, Tenths(width), Tenths(box.W), size.PtString())
	hint := "widen the box to " + Tenths(width)
	if size > w.limits().Least && w.MayShrink {
		hint += ", lower `min`"
	}
	f.Hintf("%s, or put a soft hyphen (U+00AD) where the word may break", hint)
	ts.setOrigin(f, &w.Part, b.Overfull)
}

func widest(lines []fonts.Line) *fonts.Line {
	most := &lines[0]
	for i := range lines {
		if lines[i].X+lines[i].Width > most.X+most.Width {
			most = &lines[i]
		}
	}
	return most
}

// longestWord returns the longest word of a line, only counting the part on that line.
func longestWord(l *fonts.Line) (best string) {
	var text strings.Builder
	for i := range l.Runs {
		for _, g := range l.Runs[i].Glyphs {
			text.WriteRune(g.Rune)
		}
	}
	for _, word := range strings.Fields(text.String()) {
		if utf8.RuneCountInString(word) > utf8.RuneCountInString(best) {
			best = word
		}
	}
	return best
}

func (w *Text) lineCount(n int) string {
	s := fmt.Sprintf("%d lines", n)
	if n == 1 {
		s = "1 line"
	}
	if w.columns > 1 {
		s += fmt.Sprintf(" in %d columns", w.columns)
	}
	return s
}

// Tenths formats a length to the tenth of a millimeter; more digits would be noise in a
// finding.
func Tenths(l geom.Length) string {
	const tenth = geom.MM / 10
	return ((l + tenth/2) / tenth * tenth).String()
}

// missing reports a character that the font lacks, and suggests a built-in font that
// has it.
func (ts *typesetter) missing(w *Text, m fonts.Missing) {
	if m.Font.Damaged(m.Rune) {
		f := ts.Found.Errorf(w.Pos, CodeMissingGlyph, "%s contains %q (U+%04X), which is damaged in the font %s and cannot be drawn", ts.subject(w), string(m.Rune), m.Rune, m.Font.Name())
		f.Hintf("the file of the font is damaged: download it again")
		f.Cause = diag.Cause{Key: "damaged font " + m.Font.Name(), Message: "the font " + m.Font.Name() + " cannot draw", Noun: "character", Item: string(m.Rune), Hint: f.Hint}
		return
	}
	f := ts.Found.Errorf(w.Pos, CodeMissingGlyph, "%s contains %q (U+%04X), which is missing from the font %s", ts.subject(w), string(m.Rune), m.Rune, m.Font.Name())
	f.Cause = diag.Cause{Key: "font " + m.Font.Name(), Message: "the font " + m.Font.Name() + " lacks", Noun: "character", Item: string(m.Rune)}
	if name := fontWith(m.Rune); name != "" {
		f.Hintf("use the built-in font %s, which has it, or an icon", name)
		f.Cause.Hint = "use the built-in font " + name + ", which has them, or icons"
	} else {
		f.Hintf("use an icon or your own font file; no built-in font has it")
		f.Cause.Hint = "use icons or your own font file; no built-in font has them"
	}
}

// fontWith returns the name of a built-in font that has a character, or "" if none
// does.
func fontWith(r rune) string {
	for _, name := range fonts.BuiltinNames() {
		if f, ok := fonts.Builtin(name); ok {
			if _, has := f.GID(r); has {
				return name
			}
		}
	}
	return ""
}
