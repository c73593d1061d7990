package icons

import (
	"slices"
	"strings"

	"punchboard/geom"
)

// drawSwitch draws the first alternative that can be drawn.
func (p *painter) drawSwitch(e *element, s style, m geom.Affine) {
	for _, c := range e.children {
		if _, no := unsupported[c.name]; !no {
			p.draw(c, s, m)
			return
		}
	}
	p.warn(e, "is not drawn")
}

// drawUse draws a referenced element again.
func (p *painter) drawUse(e *element, s style, m geom.Affine) {
	id, local := strings.CutPrefix(strings.TrimSpace(e.attr("href")), "#")
	target := p.ids[id]
	switch {
	case !local:
		p.warn(e, "is not drawn: it refers to another file")
		return
	case target == nil:
		p.warn(e, "is not drawn: the file has no #%s", id)
		return
	case slices.Contains(p.using, target):
		p.warn(e, "is not drawn: #%s refers to itself", id)
		return
	}
	p.using = append(p.using, target)
	p.drawUsed(e, target, s, m)
	p.using = p.using[:len(p.using)-1]
}

func (p *painter) drawUsed(use, target *element, s style, m geom.Affine) {
	x, y := p.length(use, "x", p.view.w), p.length(use, "y", p.view.h)
	if target.name != "symbol" && target.name != "svg" {
		p.draw(target, s, geom.TranslateAffine(x, y).Then(m))
		return
	}
	w := p.lengthOr(use, "width", p.view.w, p.lengthOr(target, "width", p.view.w, p.view.w))
	h := p.lengthOr(use, "height", p.view.h, p.lengthOr(target, "height", p.view.h, p.view.h))
	s = p.styled(target, s)
	if p.visits++; !s.hidden {
		p.drawChildren(target, s, inner(target, x, y, w, h).Then(p.placed(target, s)).Then(m))
	}
}
