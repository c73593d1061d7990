package layout

import (
	"fmt"
	"punchboard/carddata"
	"strings"
	"unicode/utf8"

	"punchboard/fonts"
	"punchboard/geom"
)

// tolerance is what may lie outside a box unseen: a twentieth of a millimetre
// is less than any cutter or eye can tell, and more than roundings add up to.
const tolerance = geom.MM / 20

// limits gives the floors that hold for the text's colour.
func (w *wording) limits() floor {
	if w.set.reversed() {
		return w.floor.reversed()
	}
	return w.floor
}

// smallest gives the size of the smallest letters of the text at full scale.
func (w *wording) smallest() geom.Length {
	least := w.set.size
	for i := range w.spans {
		if w.spans[i].Box == nil {
			least = min(least, w.spans[i].Size)
		}
	}
	return least
}

// leastScale says how far the text may shrink: to its `min`, and never so far
// that its smallest letters go under the floor.
func (w *wording) leastScale() float64 {
	if !w.shrink {
		return 1
	}
	least := max(ratio(w.limits().least, w.smallest()), ratio(w.set.min, w.set.size))
	return min(1, least)
}

// fitted sets a text into a box, shrunk as far as it must and may be, and
// reports what does not fit.
func (p *painter) fitted(w *wording, box geom.Rect) fonts.Block {
	b, scale, ok := p.shaper.Fit(w.spans, w.setting(max(1, box.W)), box.H+tolerance, w.leastScale())
	switch {
	case !ok && b.Overfull > tolerance:
		p.tooWide(w, &b, scale, box)
	case !ok && b.Height > box.H+tolerance:
		p.tooHigh(w, &b, scale, box, b.Height)
	default:
		p.judgeSize(w, scale)
	}
	p.judgeGlyphs(w, &b)
	return b
}

// subject opens a message about the text at hand.
func (p *painter) subject(w *wording) string {
	s := p.cardName() + w.site.label
	if len(p.game.Languages) > 1 {
		s += " in " + w.lang
	}
	return s
}

// tooHigh reports a text of more lines than its box holds.
func (p *painter) tooHigh(w *wording, b *fonts.Block, scale float64, box geom.Rect, need geom.Length) {
	size := w.set.size.Scale(scale)
	f := p.found.Errorf(w.pos, CodeTooHigh, "%s needs %s (%s), its box holds %s at %s",
		p.subject(w), w.lineCount(len(b.Lines)), tenths(need), tenths(box.H), size.PtString())
	f.Hintf("%s", w.remedy(b, size, box, need))
	p.slip(f, &w.site, need-box.H)
}

// remedy says what would make a text fit: fewer letters in the measure of the
// lines that fit, a higher box, or smaller type where that is allowed.
func (w *wording) remedy(b *fonts.Block, size geom.Length, box geom.Rect, need geom.Length) string {
	var ways []string
	holds := 0
	for i := range b.Lines {
		if lineFoot(&b.Lines[i]) <= box.H {
			holds = i + 1
		}
	}
	holds *= max(1, w.columns)
	if n := utf8.RuneCountInString(w.text); holds > 0 && holds < len(b.Lines) {
		ways = append(ways, fmt.Sprintf("shorten it by about %d characters", max(1, n-n*holds/len(b.Lines))))
	}
	ways = append(ways, "make the box at least "+tenths(need)+" high")
	if w.shrink && size > w.limits().least && size > w.limits().better {
		ways = append(ways, "lower `min`")
	}
	return strings.Join(ways, ", or ")
}

// tooWide reports a word that no line can hold.
func (p *painter) tooWide(w *wording, b *fonts.Block, scale float64, box geom.Rect) {
	line := widest(b.Lines)
	word, size := longestWord(line), w.set.size.Scale(scale)
	width := box.W + b.Overfull
	f := p.found.Errorf(w.pos, CodeTooWide, "%s has %q, which is too wide for its box: its line takes %s of %s at %s",
		p.subject(w), word, tenths(width), tenths(box.W), size.PtString())
	hint := "widen the box to " + tenths(width)
	if size > w.limits().least && w.shrink {
		hint += ", lower `min`"
	}
	f.Hintf("%s, or put a soft hyphen (U+00AD) where the word may break", hint)
	p.slip(f, &w.site, b.Overfull)
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

// longestWord gives the longest word of a line, as far as it stands on it.
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

func (w *wording) lineCount(n int) string {
	s := fmt.Sprintf("%d lines", n)
	if n == 1 {
		s = "1 line"
	}
	if w.columns > 1 {
		s += fmt.Sprintf(" in %d columns", w.columns)
	}
	return s
}

// tenths writes a length to the tenth of a millimetre: more would be noise in a
// finding.
func tenths(l geom.Length) string {
	const tenth = geom.MM / 10
	return ((l + tenth/2) / tenth * tenth).String()
}

// judgeGlyphs reports characters that cannot be shown.
func (p *painter) judgeGlyphs(w *wording, b *fonts.Block) {
	for _, m := range b.Missing {
		if !rightToLeft(m.Rune) { // told already
			p.missing(w, m)
		}
	}
}

// judgeSize holds the smallest letters against the floors. A size that the face
// itself asks for is the face's fault, and told once.
func (p *painter) judgeSize(w *wording, scale float64) {
	const rounding = geom.PT / 100
	size, limit := w.smallest().Scale(scale)+rounding, w.limits()
	if w.judged || size >= limit.better {
		return
	}
	who, pos := p.subject(w), w.pos
	if scale == 1 {
		who, pos = w.site.label, w.site.pos
	}
	if size < limit.least {
		f := p.found.Errorf(pos, CodeUnderFloor, "%s is set in %s; %s needs %s", who, w.smallest().PtString(), p.kindOfText(w), limit.least.PtString())
		f.Hintf("set it in %s or more", limit.better.PtString())
		if scale < 1 {
			p.slip(f, &w.site, limit.least-size)
		}
		return
	}
	f := p.found.Warnf(pos, CodeNearFloor, "%s is set in %s, which is hard to read; %s wants %s or more", who, (size - rounding).PtString(), p.kindOfText(w), limit.better.PtString())
	if scale < 1 {
		f.Hintf("shorten the text, enlarge its box, or raise `min`")
		p.slip(f, &w.site, limit.better-size)
	} else {
		f.Hintf("set it in %s or more", limit.better.PtString())
	}
}

// kindOfText names what needs more or less size: colour and component count.
func (p *painter) kindOfText(w *wording) string {
	if w.set.reversed() {
		return "light text on dark"
	}
	return "text on a " + p.noun()
}

// missing reports a character that the font lacks, and a built-in font that has
// it.
func (p *painter) missing(w *wording, m fonts.Missing) {
	f := p.found.Errorf(w.pos, CodeMissingGlyph, "%s has %q (U+%04X), which the font %s lacks", p.subject(w), string(m.Rune), m.Rune, m.Font.Name())
	if name := fontWith(m.Rune); name != "" {
		f.Hintf("the built-in font %s has it; or use an icon", name)
	} else {
		f.Hintf("no built-in font has it: use an icon, or a font file of your own")
	}
}

// fontWith names a built-in font that can show a character, "" for none.
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

// keepSafe reports letters that a cut may reach. It speaks of the part's box:
// where this is safe and letters still are not, they do not fit, which is told
// already.
func (p *painter) keepSafe(w *wording, lines []fonts.Line, at geom.Point, box geom.Rect) {
	safe, area := p.piece.safe, p.at.Box(box)
	if w.unsafe || p.scope.Deck.Component == carddata.Counters || outside(area, safe) <= tolerance {
		return // the rim of counters is watched by itself, for all ink
	}
	for i := range lines {
		if len(lines[i].Runs) == 0 || outside(p.at.Box(lineBox(&lines[i], at)), safe) <= tolerance {
			continue
		}
		p.found.Errorf(w.site.pos, CodeUnsafe, "%s may be cut: its box reaches %s beyond the safe zone, to %s from the edge of the %s",
			w.site.label, tenths(outside(area, safe)), tenths(max(0, -outside(area, p.piece.trim))), p.noun()).
			Hintf("move it inward, lower the %s, or say `unsafe: true` if a cut does no harm", p.safeKey())
		return
	}
}

// safeKey names the key that says how far texts keep from the cut.
func (p *painter) safeKey() string {
	if p.scope.Deck.Component == carddata.Sheets {
		return "sheet's `margin`"
	}
	return "deck's `safe`"
}

// outside gives how far a box reaches over the edges of another; less than
// nothing within them.
func outside(box, edges geom.Rect) geom.Length {
	return max(edges.X-box.X, edges.Y-box.Y, box.Right()-edges.Right(), box.Bottom()-edges.Bottom())
}
