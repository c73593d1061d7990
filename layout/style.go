package layout

import (
	"punchboard/carddata"
	"punchboard/geom"
)

// styleAttrs are a text's style and what its part says besides: as one typeset
// when all of it is constant, else what must be worked out for each card.
type styleAttrs struct {
	fixed  typeset
	varied []func(*painter, *typeset) // laid over the fixed one in turn
}

func (s *styleAttrs) in(p *painter) *typeset {
	if len(s.varied) == 0 {
		return &s.fixed
	}
	t := s.fixed
	for _, vary := range s.varied {
		vary(p, &t)
	}
	return &t
}

// lay adds a step: done at once when it is constant and nothing before it
// varies, else for each card, in order.
func (s *styleAttrs) lay(c *compiler, varies bool, step func(*painter, *typeset)) {
	if varies || len(s.varied) > 0 {
		s.varied = append(s.varied, step)
		return
	}
	step(c.painter, &s.fixed)
}

// compileStyle reads the keys of a text: the style, and over it what the part
// says itself.
func (c *compiler) compileStyle(src *carddata.Part) styleAttrs {
	s := styleAttrs{fixed: c.plainTypeset(src.Kind)}
	c.named(&s, key(c, src, "style", as[string]))
	styleKey(c, &s, src, "font", as[string], func(p *painter, t *typeset, name string) { t.family = p.fonts.family(name) })
	styleKey(c, &s, src, "size", as[geom.Length], func(_ *painter, t *typeset, l geom.Length) { t.size = l })
	styleKey(c, &s, src, "min", as[geom.Length], func(_ *painter, t *typeset, l geom.Length) { t.min = l })
	styleKey(c, &s, src, "bold", as[bool], func(_ *painter, t *typeset, on bool) { t.bold = on })
	styleKey(c, &s, src, "italic", as[bool], func(_ *painter, t *typeset, on bool) { t.italic = on })
	styleKey(c, &s, src, "color", asInk, func(_ *painter, t *typeset, k ink) { t.color = k })
	styleKey(c, &s, src, "align", as[string], func(_ *painter, t *typeset, word string) { t.align = word })
	styleKey(c, &s, src, "valign", as[string], func(_ *painter, t *typeset, word string) { t.valign = word })
	styleKey(c, &s, src, "tracking", as[geom.Length], func(_ *painter, t *typeset, l geom.Length) { t.tracking = l })
	styleKey(c, &s, src, "case", as[string], func(_ *painter, t *typeset, word string) { t.caps = word })
	styleKey(c, &s, src, "leading", as[float64], func(_ *painter, t *typeset, f float64) { t.leading = f })
	styleKey(c, &s, src, "outline", asInk, func(_ *painter, t *typeset, k ink) { t.outline = k })
	styleKey(c, &s, src, "outline_width", as[geom.Length], func(_ *painter, t *typeset, l geom.Length) { t.outlineWidth = l })
	styleKey(c, &s, src, "hyphenate", as[bool], func(_ *painter, t *typeset, on bool) { t.hyphenate = on })
	styleKey(c, &s, src, "keywords", as[bool], func(_ *painter, t *typeset, on bool) { t.keywords = on })
	return s
}

// styleKey lays one key that the part says over its style.
func styleKey[T any](c *compiler, s *styleAttrs, src *carddata.Part, name string, cast func(any) T, put func(*painter, *typeset, T)) {
	if src.Get(name) == nil {
		return
	}
	v := key(c, src, name, cast)
	s.lay(c, v.src != nil, func(p *painter, t *typeset) { put(p, t, v.in(p)) })
}

// named lays a style of the game over what is there.
func (c *compiler) named(s *styleAttrs, name attr[string]) {
	if !name.said {
		return
	}
	s.lay(c, name.src != nil, func(p *painter, t *typeset) {
		if style, ok := p.game.Styles[name.in(p)]; ok {
			t.merge(p.fonts, style)
		}
	})
}

// plainTypeset is how a text is set of which nothing is said: the defaults of
// the key table.
func (c *compiler) plainTypeset(kind *carddata.Kind) typeset {
	return typeset{
		family:       c.fonts.family(bodyFamily),
		size:         byDefault(c, kind, "size", as[geom.Length]),
		color:        byDefault(c, kind, "color", asInk),
		align:        byDefault(c, kind, "align", as[string]),
		valign:       byDefault(c, kind, "valign", as[string]),
		caps:         byDefault(c, kind, "case", as[string]),
		leading:      byDefault(c, kind, "leading", as[float64]),
		outlineWidth: byDefault(c, kind, "outline_width", as[geom.Length]),
		hyphenate:    byDefault(c, kind, "hyphenate", as[bool]),
		keywords:     byDefault(c, kind, "keywords", as[bool]),
	}
}

func byDefault[T any](c *compiler, kind *carddata.Kind, name string, cast func(any) T) T {
	k, _ := kind.Key(name)
	return cast(c.defaultOf(k))
}
