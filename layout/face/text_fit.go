package face

import (
	"punchboard/carddata"
	gamefiles "punchboard/carddata/source"
	"punchboard/fonts"
	"punchboard/geom"
)

// Tolerance is the overhang that is not reported: a twentieth of a millimeter is less
// than any cutter or eye can detect, and more than rounding errors add up to.
const Tolerance = geom.MM / 20

// limits returns the minimum type sizes for the text's color.
func (w *Text) limits() Floor {
	if w.Style.reversed() {
		return w.Floor.Reversed()
	}
	return w.Floor
}

// SmallestSize returns the size of the smallest letters of the text at full scale.
func (w *Text) SmallestSize() geom.Length {
	least := w.Style.Size
	for i := range w.Spans {
		if w.Spans[i].Box == nil {
			least = min(least, w.Spans[i].Size)
		}
	}
	return least
}

// LeastScale returns the smallest scale of the text: it may shrink to its `min`, and
// its smallest letters never below the minimum type size.
func (w *Text) LeastScale() float64 {
	if !w.MayShrink {
		return 1
	}
	least := max(Ratio(w.limits().Least, w.SmallestSize()), Ratio(w.Style.minSize, w.Style.Size))
	return min(1, least)
}

// fitText sets a text in a box, reduced as far as necessary and allowed, and reports
// what does not fit.
func (ts *typesetter) fitText(w *Text, box geom.Rect) fonts.Block {
	b, scale, ok := ts.shaper.Fit(w.Spans, w.Setting(max(1, box.W)), box.H+Tolerance, w.LeastScale())
	switch {
	case !ok && b.Overfull > Tolerance:
		ts.tooWide(w, &b, scale, box)
	case !ok && b.Height > box.H+Tolerance:
		ts.tooHigh(w, &b, scale, box, b.Height)
	default:
		ts.CheckSize(w, scale)
		ts.checkBreaks(w, &b)
	}
	ts.CheckGlyphs(w, &b)
	return b
}

// subject returns the start of a message about the text.
func (ts *typesetter) subject(w *Text) string {
	s := ts.CardName() + w.Part.Label
	if len(ts.Game.Languages) > 1 {
		s += " in " + w.Lang
	}
	return s
}

// CheckGlyphs reports characters that cannot be shown.
func (ts *typesetter) CheckGlyphs(w *Text, b *fonts.Block) {
	for _, m := range b.Missing {
		if !rightToLeft(m.Rune) && !gamefiles.IsControl(m.Rune) { // already reported
			ts.missing(w, m)
		}
	}
}

// CheckSize checks the smallest letters against the minimum type size. A size that is
// set in the face is the face's fault, and reported once.
func (ts *typesetter) CheckSize(w *Text, scale float64) {
	const rounding = geom.PT / 100
	size, limit := w.SmallestSize().Scale(scale)+rounding, w.limits()
	if w.SizeChecked || size >= limit.Better {
		return
	}
	who, pos := ts.subject(w), w.Pos
	if scale == 1 {
		who, pos = w.Part.Label, w.Part.Pos
	}
	if size < limit.Least {
		f := ts.Found.Errorf(pos, CodeUnderFloor, "%s is set in %s; the minimum for %s is %s", who, w.SmallestSize().PtString(), ts.kindOfText(w), limit.Least.PtString())
		f.Hintf("use %s or more", limit.Better.PtString())
		if scale < 1 {
			ts.setOrigin(f, &w.Part, limit.Least-size)
		}
		return
	}
	f := ts.Found.Warnf(pos, CodeNearFloor, "%s is set in %s, which is hard to read; %s should have %s or more", who, (size - rounding).PtString(), ts.kindOfText(w), limit.Better.PtString())
	if scale < 1 {
		f.Hintf("shorten the text, enlarge its box, or raise `min`")
		ts.setOrigin(f, &w.Part, limit.Better-size)
	} else {
		f.Hintf("use %s or more", limit.Better.PtString())
	}
}

// kindOfText describes the text for messages: its color and component determine the
// minimum size.
func (ts *typesetter) kindOfText(w *Text) string {
	if w.Style.reversed() {
		return "light text on dark"
	}
	return "text on a " + ts.Noun()
}

// keepSafe reports letters that may be cut. The message is about the part's box: if the
// box is inside the safe zone but the letters are not, they do not fit, which has
// already been reported.
func (ts *typesetter) keepSafe(w *Text, lines []fonts.Line, at geom.Point, box geom.Rect) {
	safe, area := ts.zones.safe, ts.at.Box(box)
	if w.mayBeCut || ts.scope.Deck.Kind() == carddata.CounterKind || Overhang(area, safe) <= Tolerance {
		return // the rim of counters is checked separately, for all ink
	}
	for i := range lines {
		if len(lines[i].Runs) == 0 || Overhang(ts.at.Box(lineBox(&lines[i], at)), safe) <= Tolerance {
			continue
		}
		ts.Found.Errorf(w.Part.Pos, CodeUnsafe, "%s may be cut off: its box extends %s beyond the safe zone, to %s from the edge of the %s",
			w.Part.Label, Tenths(Overhang(area, safe)), Tenths(max(0, -Overhang(area, ts.zones.trim))), ts.Noun()).
			Hintf("move it inward, lower the %s, or write `unsafe: true` if cutting it does no harm", ts.safeKey())
		return
	}
}

// safeKey returns the name of the key that sets the safe zone.
func (ts *typesetter) safeKey() string {
	if ts.scope.Deck.Kind() == carddata.SheetKind {
		return "sheet's `margin`"
	}
	return "deck's `safe`"
}

// Overhang returns how far a box extends beyond the edges of another; it is negative
// inside them.
func Overhang(box, edges geom.Rect) geom.Length {
	return max(edges.X-box.X, edges.Y-box.Y, box.Right()-edges.Right(), box.Bottom()-edges.Bottom())
}
