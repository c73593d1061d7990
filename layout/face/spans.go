package face

import (
	"golang.org/x/text/cases"
	"golang.org/x/text/language"

	"punchboard/carddata"
	facedata "punchboard/carddata/face"
	"punchboard/carddata/sections"
	gamefiles "punchboard/carddata/source"
	"punchboard/diag"
	"punchboard/fonts"
)

// Spans converts a text to spans: it parses rich text, applies the styles of keywords
// and makes room for icons.
func (ts *typesetter) Spans(w *Text) []fonts.Span {
	ts.spendText(w.Source)
	if ts.Stopped() {
		return nil
	}
	ts.checkLetters(w)
	rich, errs := facedata.ParseRich(w.Source)
	if w.Style.keywords {
		rich = ts.Game.MarkKeywords(w.Lang, rich)
	}
	ts.readsOf(rich)
	if len(errs) > 0 || len(rich) > 1 || len(rich) == 1 && !plainSpan(&rich[0]) {
		ts.richErrors(w, append(errs, ts.Game.CheckRich(rich)...))
	}
	spans := make([]fonts.Span, 0, len(rich))
	for i := range rich {
		if s, ok := ts.Span(w, &rich[i]); ok {
			spans = append(spans, s)
		}
	}
	return spans
}

// readsOf notes the styles and colors that rich text names.
func (ts *typesetter) readsOf(rich []facedata.RichSpan) {
	for i := range rich {
		for _, name := range rich[i].Styles {
			ts.Reads(carddata.OfStyles, name)
			ts.Reads(carddata.OfColors, name)
		}
		if rich[i].IconColor != "" {
			ts.Reads(carddata.OfColors, rich[i].IconColor)
		}
	}
}

// checkLetters reports control characters, which expressions may produce, and
// right-to-left letters, which would be printed in the wrong order even if a font has
// them.
func (ts *typesetter) checkLetters(w *Text) {
	for _, r := range w.Source {
		if gamefiles.IsControl(r) {
			ts.Found.Errorf(w.Pos, gamefiles.CodeControl, "%s contains %s, which is not allowed in a text", ts.subject(w), gamefiles.ControlName(r)).Hintf("remove it")
			return
		}
		if rightToLeft(r) {
			ts.Found.Errorf(w.Pos, CodeRightToLeft, "%s contains %q (U+%04X), from a right-to-left script that cannot be typeset", ts.subject(w), string(r), r).
				Hintf("show it as a picture")
			return
		}
	}
}

// rightToLeft reports whether a character is in the blocks of Hebrew, Arabic and their
// neighbors, or in their presentation forms.
func rightToLeft(r rune) bool {
	return r >= 0x590 && (r <= 0x8FF || r >= 0xFB1D && r <= 0xFDFF || r >= 0xFE70 && r <= 0xFEFE)
}

// plainSpan reports whether a span has the style of the text around it.
func plainSpan(s *facedata.RichSpan) bool {
	return !s.Bold && !s.Italic && !s.Underline && !s.Strike && s.Icon == "" && len(s.Styles) == 0
}

// richErrors reports the errors in rich text.
func (ts *typesetter) richErrors(w *Text, errs []facedata.RichError) {
	for _, e := range errs {
		ts.Found.Errorf(w.Pos, facedata.CodeRich, "%s: %s", ts.subject(w), e.Message).Hintf("%s", e.Hint)
	}
}

// Span returns one span; ok is false if there is nothing to show.
func (ts *typesetter) Span(w *Text, s *facedata.RichSpan) (span fonts.Span, ok bool) {
	set := &w.Style
	if !plainSpan(s) {
		set = ts.styled(&w.Style, s)
	}
	if s.Icon != "" {
		return ts.iconSpan(w, set, s)
	}
	face, missing := set.Face(w.Lang)
	if missing {
		ts.noFace(w, set)
	}
	span = fonts.Span{Text: ts.cased(set.letterCase, w.Lang, s.Text), Font: face, Size: set.Size, Tracking: set.tracking}
	if set.Color != w.Style.Color || set.outline != w.Style.outline || set.underline || set.strike {
		span.Tag = &spanStyle{fill: set.Color, outline: set.outline, width: set.outlineWidth, underline: set.underline, strike: set.strike}
	}
	return span, span.Text != ""
}

// styled applies the styles and marks of a span to the text's own style. A keyword
// keeps the size of the text, because it occurs in texts of every size.
func (ts *typesetter) styled(base *TextStyle, s *facedata.RichSpan) *TextStyle {
	t := *base
	for i, name := range s.Styles {
		size := t.Size
		if style, ok := ts.Game.Styles[name]; ok {
			t.merge(ts.resources.fonts, style)
		} else if k, ok := ts.inkNamed(name); ok {
			t.Color = k
		}
		if s.Keyword && i == len(s.Styles)-1 {
			t.Size = size
		}
	}
	t.Size = min(t.Size, maxType)
	t.Bold = t.Bold || s.Bold
	t.Italic = t.Italic || s.Italic
	t.underline = t.underline || s.Underline
	t.strike = t.strike || s.Strike
	return &t
}

// inkNamed returns a color that rich text names. Unknown colors are reported with the
// text.
func (ts *typesetter) inkNamed(name string) (Ink, bool) {
	v, err := ts.Game.Lit(sections.Key{Name: "color", Type: sections.KPaint}, name, diag.Pos{})
	if err != nil {
		return Ink{}, false
	}
	return AsInk(v), true
}

// iconBearing is the space on either side of an inline icon, relative to the type size:
// about as much as between letters.
const iconBearing = 0.06

// iconSpan returns the span of an inline icon, as high as the capitals beside it.
func (ts *typesetter) iconSpan(w *Text, set *TextStyle, s *facedata.RichSpan) (fonts.Span, bool) {
	art, _ := ts.resources.icons.Icon(s.Icon)
	if art == nil {
		return fonts.Span{}, false
	}
	tint := set.Color
	if k, ok := ts.inkNamed(s.IconColor); ok && s.IconColor != "" {
		tint = k
	}
	face, _ := set.Face(w.Lang)
	box := art.Drawing.Box
	high := set.Size.Scale(face.Metrics().CapHeight)
	wide := high.Scale(Ratio(box.W, box.H)) + 2*set.Size.Scale(iconBearing)
	return fonts.Span{
		Size: set.Size, Tracking: set.tracking, Box: &fonts.Box{Width: wide, Height: high},
		Tag: &spanStyle{fill: tint, outline: set.outline, width: set.outlineWidth, icon: art, underline: set.underline, strike: set.strike},
	}, true
}

// noFace reports a family without the bold or italic that a text needs.
func (ts *typesetter) noFace(w *Text, set *TextStyle) {
	style := "bold"
	switch {
	case set.Bold && set.Italic:
		style = "bold italic"
	case set.Italic:
		style = "italic"
	}
	ts.Found.Warnf(w.Part.Pos, CodeNoFace, "the font `%s` has no %s; the nearest font of the family is used", set.Family.Name(), style).
		Hintf("use a family that has it, or highlight these words with a color")
}

// caseKey is the key of the cache of converted texts.
type caseKey struct{ mode, lang string }

// cased converts a text to upper or lower case by the rules of the language: French
// capitals keep their accents, the Turkish i its dot.
func (ts *typesetter) cased(mode, lang, text string) string {
	if mode == "none" || mode == "" {
		return text
	}
	key := caseKey{mode, lang}
	caser, ok := ts.casers[key]
	if !ok {
		tag := language.Make(lang)
		caser = cases.Upper(tag)
		if mode == "lower" {
			caser = cases.Lower(tag)
		}
		ts.casers[key] = caser
	}
	if mode == "lower" {
		return caser.String(text)
	}
	return fonts.Upper(lang, text, caser.String)
}
