package icons

import (
	"fmt"
	"strings"
)

// paint is a fill or stroke as specified in the file.
type paint struct {
	kind  paintKind
	color RGB
	alpha float64 // inverted: 0 is opaque
	id    string  // for referencePaint
	other *paint  // the fallback of a reference
}

type paintKind uint8

const (
	noPaint paintKind = iota
	currentPaint
	fixedPaint
	referencePaint // a gradient or pattern of the file
)

// parsePaint reads the value of fill or stroke.
func parsePaint(s string) (paint, bool) {
	switch s = strings.TrimSpace(s); {
	case s == "none" || s == "transparent":
		return paint{}, true
	case strings.EqualFold(s, "currentColor"):
		return paint{kind: currentPaint}, true
	case strings.HasPrefix(s, "url("):
		return parseReference(s)
	}
	return parseColor(s)
}

// parseReference parses "url(#id)", with or without a fallback color.
func parseReference(s string) (paint, bool) {
	id, rest, ok := strings.Cut(strings.TrimPrefix(s, "url("), ")")
	id, local := strings.CutPrefix(strings.Trim(id, `"' `), "#")
	if !ok || !local {
		return paint{}, false
	}
	p := paint{kind: referencePaint, id: id}
	if rest = strings.TrimSpace(rest); rest != "" && !strings.HasPrefix(rest, "url(") {
		other, ok := parsePaint(rest)
		p.other = &other
		return p, ok
	}
	return p, true
}

// ink returns the ink for a paint on an element.
func (p *painter) ink(e *element, s style, c paint, opacity float64) Ink {
	switch c.kind {
	case referencePaint:
		return p.ink(e, s, p.resolved(e, s, c), opacity)
	case currentPaint:
		if s.color.kind == fixedPaint {
			return p.ink(e, s, s.color, opacity)
		}
		return visible(Ink{Kind: CurrentColor, Opacity: opacity}, s)
	case fixedPaint:
		return visible(Ink{Kind: FixedColor, Color: c.color, Opacity: opacity * (1 - c.alpha)}, s)
	}
	return Ink{}
}

func visible(i Ink, s style) Ink {
	if s.invisible || i.Opacity <= 0 {
		return Ink{}
	}
	return i
}

// resolved returns the plain paint that replaces a gradient or pattern.
func (p *painter) resolved(e *element, s style, c paint) paint {
	target := p.ids[c.id]
	if target != nil && (target.name == "linearGradient" || target.name == "radialGradient") {
		mean, ok := p.meanOf(target, s)
		if ok {
			p.warn(target, "is drawn in its average color #%02x%02x%02x", mean.color.R, mean.color.G, mean.color.B)
			return mean
		}
	}
	return p.fallback(e, target, c)
}

func (p *painter) fallback(e, target *element, c paint) paint {
	what := fmt.Sprintf("the file has no #%s", c.id)
	if target != nil {
		what = fmt.Sprintf("its %s #%s is not drawn", target.name, c.id)
	}
	if c.other == nil {
		p.warn(e, "%s: it is not painted", what)
		return paint{}
	}
	p.warn(e, "%s: the fallback color is used", what)
	return *c.other
}

// meanOf returns the mean of a gradient's stops, which may be in another
// gradient that this one refers to.
func (p *painter) meanOf(gradient *element, s style) (paint, bool) {
	const maxLinks = 8
	for range maxLinks {
		if mean, ok := p.meanOfStops(gradient, s); ok {
			return mean, true
		}
		next := p.ids[strings.TrimPrefix(gradient.attr("href"), "#")]
		if next == nil {
			break
		}
		gradient = next
	}
	return paint{}, false
}

func (p *painter) meanOfStops(gradient *element, s style) (paint, bool) {
	var r, g, b, alpha, n float64
	for _, c := range gradient.children {
		if c.name != "stop" {
			continue
		}
		stop := p.stopPaint(c, s)
		r, g, b = r+float64(stop.color.R), g+float64(stop.color.G), b+float64(stop.color.B)
		alpha, n = alpha+stop.alpha, n+1
	}
	if n == 0 {
		return paint{}, false
	}
	mean := func(sum float64) uint8 { return uint8(sum/n + 0.5) }
	return paint{kind: fixedPaint, color: RGB{mean(r), mean(g), mean(b)}, alpha: alpha / n}, true
}

// stopPaint returns the color of one stop; currentColor counts as black if
// nothing in the file defines it.
func (p *painter) stopPaint(stop *element, s style) paint {
	c, opacity := paint{kind: fixedPaint}, 1.0
	for _, d := range p.declarations(stop) {
		switch d.name {
		case "stop-color":
			p.setPaint(stop, &c, d.value)
		case "stop-opacity":
			p.setShare(stop, &opacity, d.value)
		}
	}
	if c.kind == currentPaint {
		c = s.color
	}
	c.alpha = 1 - opacity*(1-c.alpha)
	return c
}
