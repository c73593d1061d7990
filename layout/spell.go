package layout

import (
	"punchboard/carddata"
	"punchboard/diag"
	"punchboard/fonts"
)

// spell turns a text into spans: rich text is read, keywords get their style,
// icons get their room.
func (p *painter) spell(w *wording) []fonts.Span {
	p.leftToRight(w)
	rich, errs := carddata.ParseRich(w.text)
	if w.set.keywords {
		rich = p.game.MarkKeywords(w.lang, rich)
	}
	if len(errs) > 0 || len(rich) > 1 || len(rich) == 1 && !plainSpan(&rich[0]) {
		p.richErrors(w, append(errs, p.game.CheckRich(rich)...))
	}
	spans := make([]fonts.Span, 0, len(rich))
	for i := range rich {
		if s, ok := p.span(w, &rich[i]); ok {
			spans = append(spans, s)
		}
	}
	return spans
}

// leftToRight refuses letters that would be printed backwards, whatever font has
// them.
func (p *painter) leftToRight(w *wording) {
	for _, r := range w.text {
		if rightToLeft(r) {
			p.found.Errorf(w.pos, CodeRightToLeft, "%s has %q (U+%04X), of a script that runs from right to left, which cannot be set", p.subject(w), string(r), r).
				Hintf("show it as a picture")
			return
		}
	}
}

// rightToLeft knows the blocks of Hebrew, Arabic and their neighbours, and the
// presentation forms of both.
func rightToLeft(r rune) bool {
	return r >= 0x590 && (r <= 0x8FF || r >= 0xFB1D && r <= 0xFDFF || r >= 0xFE70 && r <= 0xFEFE)
}

// plainSpan tells whether a span is set as the text around it.
func plainSpan(s *carddata.RichSpan) bool {
	return !s.Bold && !s.Italic && s.Icon == "" && len(s.Styles) == 0
}

// richErrors reports what is wrong with rich text.
func (p *painter) richErrors(w *wording, errs []carddata.RichError) {
	for _, e := range errs {
		p.found.Errorf(w.pos, carddata.CodeRich, "%s: %s", p.subject(w), e.Message).Hintf("%s", e.Hint)
	}
}

// span gives one span; ok is false when there is nothing to show.
func (p *painter) span(w *wording, s *carddata.RichSpan) (span fonts.Span, ok bool) {
	set := &w.set
	if !plainSpan(s) {
		set = p.styled(&w.set, s)
	}
	if s.Icon != "" {
		return p.iconSpan(w, set, s)
	}
	face, missing := set.face()
	if missing {
		p.noFace(w, set)
	}
	span = fonts.Span{Text: p.cased(set.caps, w.lang, s.Text), Font: face, Size: set.size, Tracking: set.tracking}
	if set.color != w.set.color || set.outline != w.set.outline {
		span.Tag = &spanStyle{fill: set.color, outline: set.outline, width: set.outlineWidth}
	}
	return span, span.Text != ""
}

// styled lays the styles and marks of a span over the text's own. A keyword
// keeps the size of the text: it stands in texts of every size.
func (p *painter) styled(base *typeset, s *carddata.RichSpan) *typeset {
	t := *base
	for i, name := range s.Styles {
		size := t.size
		if style, ok := p.game.Styles[name]; ok {
			t.merge(p.fonts, style)
		} else if k, ok := p.inkNamed(name); ok {
			t.color = k
		}
		if s.Keyword && i == len(s.Styles)-1 {
			t.size = size
		}
	}
	t.size = min(t.size, maxType)
	t.bold = t.bold || s.Bold
	t.italic = t.italic || s.Italic
	return &t
}

// inkNamed reads a colour that rich text names; one that is not there is
// reported with the text.
func (p *painter) inkNamed(name string) (ink, bool) {
	v, err := p.game.Lit(carddata.Key{Name: "color", Type: carddata.KPaint}, name, diag.Pos{})
	if err != nil {
		return ink{}, false
	}
	return asInk(v), true
}

// iconBearing is the space on either side of an inline icon, in parts of the
// type size: as much as letters keep.
const iconBearing = 0.06

// iconSpan makes room for an icon: as high as the capitals beside it.
func (p *painter) iconSpan(w *wording, set *typeset, s *carddata.RichSpan) (fonts.Span, bool) {
	art, _ := p.icons.get(s.Icon)
	if art == nil {
		return fonts.Span{}, false
	}
	tint := set.color
	if k, ok := p.inkNamed(s.IconColor); ok && s.IconColor != "" {
		tint = k
	}
	face, _ := set.face()
	box := art.drawing.Box
	high := set.size.Scale(face.Metrics().CapHeight)
	wide := high.Scale(ratio(box.W, box.H)) + 2*set.size.Scale(iconBearing)
	return fonts.Span{
		Size: set.size, Tracking: set.tracking, Box: &fonts.Box{Width: wide, Height: high},
		Tag: &spanStyle{fill: tint, outline: set.outline, width: set.outlineWidth, icon: art},
	}, true
}

// noFace notes a family without the bold or italic that a text asks for.
func (p *painter) noFace(w *wording, set *typeset) {
	style := "bold"
	switch {
	case set.bold && set.italic:
		style = "bold italic"
	case set.italic:
		style = "italic"
	}
	p.found.Warnf(w.site.pos, CodeNoFace, "the font `%s` has no %s: the nearest face is used", set.family.Name(), style).
		Hintf("take a family that has it, or set these words apart by colour")
}
