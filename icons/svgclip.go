package icons

import (
	"strings"

	"punchboard/geom"
)

// checkClip warns about an ignored clip path, unless it clips nothing off: many
// drawing programs clip the whole drawing to its own box.
func (p *painter) checkClip(e *element, s style, m geom.Affine) {
	if s.clip == "" || s.clip == "none" {
		return
	}
	id := strings.Trim(strings.TrimSuffix(strings.TrimPrefix(s.clip, "url("), ")"), `"' #`)
	if !p.coversAll(p.ids[id], m) {
		p.warn(e, "clip-path is ignored")
	}
}

// coversAll reports whether a clip is one upright rectangle around the whole box.
func (p *painter) coversAll(clip *element, m geom.Affine) bool {
	if clip == nil || clip.attr("clipPathUnits") == "objectBoundingBox" || clip.attr("transform") != "" {
		return false
	}
	if len(clip.children) != 1 || clip.children[0].name != "rect" || m.B != 0 || m.C != 0 {
		return false
	}
	rect := clip.children[0]
	own, err := parseTransform(rect.attr("transform"))
	if err != nil || own.B != 0 || own.C != 0 {
		return false
	}
	path, ok := p.rectOutline(rect).path(own.Then(m))
	return ok && path.Bounds().Contains(p.box)
}
