package face

import (
	"punchboard/carddata"
	facedata "punchboard/carddata/face"
	"punchboard/geom"
)

// StyleAttrs are a text's style and the text keys of its part: a single TextStyle if
// all of it is constant, and what must be evaluated for each card.
type StyleAttrs struct {
	Fixed TextStyle
	vary  []func(*Painter, *TextStyle) // applied to Fixed in turn
}

// In returns the style for the current card; the caller must not change it.
func (s *StyleAttrs) In(p *Painter) *TextStyle {
	if len(s.vary) == 0 {
		return &s.Fixed
	}
	t := s.Fixed
	for _, vary := range s.vary {
		vary(p, &t)
	}
	return &t
}

// Add adds a step. It is applied at once if it is constant and no earlier step varies,
// and otherwise for each card, in order.
func (s *StyleAttrs) Add(c *Compiler, varies bool, step func(*Painter, *TextStyle)) {
	if varies || len(s.vary) > 0 {
		s.vary = append(s.vary, step)
		return
	}
	step(c.Painter, &s.Fixed)
}

// CompileStyle reads the style of a text, overridden by the text keys of the part
// itself.
func (c *Compiler) CompileStyle(src *facedata.Part) StyleAttrs {
	s := StyleAttrs{Fixed: c.DefaultStyle(src.Kind)}
	c.AddNamedStyle(&s, Key(c, src, "style", As[string]))
	styleKey(c, &s, src, "font", As[string], func(p *Painter, t *TextStyle, name string) { t.Family = p.Family(name) })
	styleKey(c, &s, src, "size", As[geom.Length], func(_ *Painter, t *TextStyle, l geom.Length) { t.Size = l })
	styleKey(c, &s, src, "min", As[geom.Length], func(_ *Painter, t *TextStyle, l geom.Length) { t.minSize = l })
	styleKey(c, &s, src, "bold", As[bool], func(_ *Painter, t *TextStyle, on bool) { t.Bold = on })
	styleKey(c, &s, src, "italic", As[bool], func(_ *Painter, t *TextStyle, on bool) { t.Italic = on })
	styleKey(c, &s, src, "underline", As[bool], func(_ *Painter, t *TextStyle, on bool) { t.underline = on })
	styleKey(c, &s, src, "strike", As[bool], func(_ *Painter, t *TextStyle, on bool) { t.strike = on })
	styleKey(c, &s, src, "color", AsInk, func(_ *Painter, t *TextStyle, k Ink) { t.Color = k })
	styleKey(c, &s, src, "align", As[string], func(_ *Painter, t *TextStyle, word string) { t.Align = word })
	styleKey(c, &s, src, "valign", As[string], func(_ *Painter, t *TextStyle, word string) { t.Valign = word })
	styleKey(c, &s, src, "tracking", As[geom.Length], func(_ *Painter, t *TextStyle, l geom.Length) { t.tracking = l })
	styleKey(c, &s, src, "case", As[string], func(_ *Painter, t *TextStyle, word string) { t.letterCase = word })
	styleKey(c, &s, src, "leading", As[float64], func(_ *Painter, t *TextStyle, f float64) { t.Leading = f })
	styleKey(c, &s, src, "outline", AsInk, func(_ *Painter, t *TextStyle, k Ink) { t.outline = k })
	styleKey(c, &s, src, "outline_width", As[geom.Length], func(_ *Painter, t *TextStyle, l geom.Length) { t.outlineWidth = l })
	styleKey(c, &s, src, "balance", As[bool], func(_ *Painter, t *TextStyle, on bool) { t.balance = on })
	styleKey(c, &s, src, "hyphenate", As[bool], func(_ *Painter, t *TextStyle, on bool) { t.Hyphenate = on })
	styleKey(c, &s, src, "keywords", As[bool], func(_ *Painter, t *TextStyle, on bool) { t.keywords = on })
	return s
}

// styleKey overrides one property of the style with a key of the part.
func styleKey[T any](c *Compiler, s *StyleAttrs, src *facedata.Part, name string, cast func(any) T, put func(*Painter, *TextStyle, T)) {
	if src.Get(name) == nil {
		return
	}
	v := Key(c, src, name, cast)
	s.Add(c, v.Varies(), func(p *Painter, t *TextStyle) { put(p, t, v.In(p)) })
}

// AddNamedStyle applies a style of the game on top of the existing properties.
func (c *Compiler) AddNamedStyle(s *StyleAttrs, name Attr[string]) {
	if !name.IsSet {
		return
	}
	s.Add(c, name.Varies(), func(p *Painter, t *TextStyle) {
		p.Reads(carddata.OfStyles, name.In(p))
		if style, ok := p.Game.Styles[name.In(p)]; ok {
			t.merge(p.resources.fonts, style)
		}
	})
}

// DefaultStyle returns the style of a text that sets nothing: the defaults of the key
// table.
func (c *Compiler) DefaultStyle(kind *facedata.Kind) TextStyle {
	return TextStyle{
		Family:       c.Family(BodyFamily),
		Size:         byDefault(c, kind, "size", As[geom.Length]),
		Color:        byDefault(c, kind, "color", AsInk),
		Align:        byDefault(c, kind, "align", As[string]),
		Valign:       byDefault(c, kind, "valign", As[string]),
		letterCase:   byDefault(c, kind, "case", As[string]),
		Leading:      byDefault(c, kind, "leading", As[float64]),
		outlineWidth: byDefault(c, kind, "outline_width", As[geom.Length]),
		balance:      byDefault(c, kind, "balance", As[bool]),
		Hyphenate:    byDefault(c, kind, "hyphenate", As[bool]),
		keywords:     byDefault(c, kind, "keywords", As[bool]),
	}
}

func byDefault[T any](c *Compiler, kind *facedata.Kind, name string, cast func(any) T) T {
	k, _ := kind.Key(name)
	return cast(c.defaultOf(k))
}
