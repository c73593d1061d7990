package svg

import (
	"strings"

	"punchboard/geom"
	"punchboard/scene"
)

// path draws an outline. A hatch is drawn as lines with a clip path, as in every
// renderer.
func (d *drawing) path(p *scene.Path) {
	if h, ok := p.Fill.(*scene.Hatch); ok {
		d.hatched(p, h)
		if p.Stroke != nil {
			d.path(&scene.Path{Path: p.Path, Stroke: p.Stroke})
		}
		return
	}
	if p.Fill == nil && !drawn(p.Stroke) {
		return
	}
	d.printf("<path d=\"%s\"%s%s/>\n", outline(p.Path, pt), d.filled(p.Fill, p.EvenOdd), d.stroked(p.Stroke, 1))
}

// outline formats a path; each formats a length.
func outline(p geom.Path, each func(geom.Length) string) string {
	var b strings.Builder
	pts := p.Pts
	for _, op := range p.Ops {
		n := op.Points()
		b.WriteByte("MLCZ"[op])
		for i, at := range pts[:n] {
			if i > 0 {
				b.WriteByte(' ')
			}
			b.WriteString(each(at.X) + " " + each(at.Y))
		}
		pts = pts[n:]
	}
	return b.String()
}

// hatched draws the back and the lines of a hatch within an outline.
func (d *drawing) hatched(p *scene.Path, h *scene.Hatch) {
	lines := h.Lines(p.Path.Bounds())
	if lines.Empty() { // too fine to draw
		d.path(&scene.Path{Path: p.Path, Fill: h.Screen(), EvenOdd: p.EvenOdd})
		return
	}
	if h.Back != nil {
		d.path(&scene.Path{Path: p.Path, Fill: h.Back, EvenOdd: p.EvenOdd})
	}
	d.printf("<g clip-path=\"url(#%s)\">\n", d.clip(p.Path, p.EvenOdd))
	d.path(&scene.Path{Path: lines, Stroke: &scene.Stroke{Paint: h.Ink, Width: h.Width, Butt: true}})
	d.printf("</g>\n")
}

// clip defines a clip path.
func (d *drawing) clip(p geom.Path, evenOdd bool) string {
	rule := ""
	if evenOdd {
		rule = ` clip-rule="evenodd"`
	}
	text := `><path d="` + outline(p, pt) + `"` + rule + "/></clipPath>\n"
	return d.define(text, func(id string) string { return `<clipPath id="` + id + `"` + text })
}
