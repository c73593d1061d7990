package icons

import (
	"slices"
	"strings"
)

// style is what an element inherits and how it is drawn.
type style struct {
	fill, stroke               paint
	color                      paint // the value of currentColor
	fillOpacity, strokeOpacity float64
	above, opacity             float64 // product of all ancestors; its own
	width                      float64
	dash                       []float64
	cap, join                  string
	transform, clip            string // its own
	evenOdd                    bool
	invisible, hidden          bool // visibility: hidden; display: none
}

// initialStyle is the initial style that SVG specifies for the outermost element.
var initialStyle = style{
	fill: paint{kind: fixedPaint}, color: paint{kind: currentPaint},
	fillOpacity: 1, strokeOpacity: 1, above: 1, opacity: 1, width: 1,
}

// styled returns the style of an element: what it inherits, then its attributes,
// the style sheet, and its style attribute, each overriding the one before.
func (p *painter) styled(e *element, inherited style) style {
	s := inherited
	s.above, s.opacity = inherited.above*inherited.opacity, 1
	s.transform, s.clip = "", ""
	for _, d := range p.declarations(e) {
		if set := properties[d.name]; set != nil && d.value != "inherit" {
			set(p, e, &s, d.value)
		}
	}
	return s
}

// declarations returns the declarations for an element, the strongest last.
func (p *painter) declarations(e *element) []attribute {
	all := append([]attribute(nil), e.attrs...)
	for i := range all {
		all[i].value = strings.TrimSpace(all[i].value)
	}
	all = append(all, p.sheet.matching(e)...)
	all = append(all, parseDeclarations(e.attr("style"))...)
	const each = 16 // cost of a declaration in bytes
	p.work += e.size + each*len(all)
	p.limit(e, "bytes", p.work, maxSVGWork)
	return all
}

// property applies one value to a style.
type property func(p *painter, e *element, s *style, value string)

// properties are the supported properties; others do not affect shapes.
var properties = map[string]property{
	"fill":             func(p *painter, e *element, s *style, v string) { p.setPaint(e, &s.fill, v) },
	"stroke":           func(p *painter, e *element, s *style, v string) { p.setPaint(e, &s.stroke, v) },
	"color":            func(p *painter, e *element, s *style, v string) { p.setColor(e, s, v) },
	"fill-opacity":     func(p *painter, e *element, s *style, v string) { p.setShare(e, &s.fillOpacity, v) },
	"stroke-opacity":   func(p *painter, e *element, s *style, v string) { p.setShare(e, &s.strokeOpacity, v) },
	"opacity":          func(p *painter, e *element, s *style, v string) { p.setShare(e, &s.opacity, v) },
	"stroke-width":     (*painter).setWidth,
	"stroke-dasharray": (*painter).setDash,
	"stroke-linecap":   func(_ *painter, _ *element, s *style, v string) { s.cap = v },
	"stroke-linejoin":  func(_ *painter, _ *element, s *style, v string) { s.join = v },
	"fill-rule":        func(_ *painter, _ *element, s *style, v string) { s.evenOdd = v == "evenodd" },
	"visibility":       func(_ *painter, _ *element, s *style, v string) { s.invisible = v != "visible" },
	"display":          func(_ *painter, _ *element, s *style, v string) { s.hidden = v == "none" },
	"transform":        func(_ *painter, _ *element, s *style, v string) { s.transform = v },
	"transform-origin": ignored("transform-origin"),
	"clip-path":        func(_ *painter, _ *element, s *style, v string) { s.clip = v },
	"mask":             ignored("mask"),
	"filter":           ignored("filter"),
	"marker":           ignored("marker"),
	"marker-start":     ignored("marker-start"),
	"marker-mid":       ignored("marker-mid"),
	"marker-end":       ignored("marker-end"),
	"mix-blend-mode":   ignored("mix-blend-mode"),
}

func ignored(name string) property {
	return func(p *painter, e *element, _ *style, v string) {
		if v != "none" && v != "normal" {
			p.warn(e, "%s is ignored", name)
		}
	}
}

func (p *painter) setPaint(e *element, to *paint, value string) {
	if c, ok := parsePaint(value); ok {
		*to = c
		return
	}
	p.warn(e, "%q is not a color", value)
}

func (p *painter) setColor(e *element, s *style, value string) {
	if c, ok := parsePaint(value); ok && c.kind == fixedPaint {
		s.color = c
	}
}

func (p *painter) setShare(e *element, to *float64, value string) {
	if f, ok := parseShare(value); ok {
		*to = f
		return
	}
	p.warn(e, "%q is not an opacity", value)
}

func (p *painter) setWidth(e *element, s *style, value string) {
	if f, ok := parseLength(value, p.viewDiagonal()); ok && f >= 0 {
		s.width = f
		return
	}
	p.warn(e, "stroke-width %q is not a length", value)
}

// setDash parses a dash pattern. One of odd length is repeated once; one with the
// sum 0 is solid.
func (p *painter) setDash(e *element, s *style, value string) {
	s.dash = nil
	if value == "none" {
		return
	}
	f, err := parseNumbers(strings.ReplaceAll(value, "px", ""))
	sum := 0.0
	for _, d := range f {
		sum += d
	}
	switch {
	case err != nil || slices.ContainsFunc(f, func(d float64) bool { return d < 0 }):
		p.warn(e, "stroke-dasharray %q is not supported", value)
	case sum > 0 && len(f)%2 == 1:
		s.dash = append(f, f...)
	case sum > 0:
		s.dash = f
	}
}

// butt reports whether the line has butt caps and bevel joins. A drawing can only
// have these or round ones, so an open line is decided by its caps and a closed
// one by its joins; a miter join, which is neither, becomes round.
func (s style) butt(o outline) bool {
	if o.open() || len(s.dash) > 0 {
		return s.cap != "round" && s.cap != "square"
	}
	return s.join == "bevel"
}
