package svg

import (
	"fmt"

	"punchboard/geom"
	"punchboard/scene"
)

// group draws a group. A part of a table is not an element, unless it has
// attributes.
func (d *drawing) group(g *scene.Group) {
	before := d.opacity
	if g.Opacity > 0 && g.Opacity < 1 {
		d.opacity *= g.Opacity
	}
	attributes := transformed(g.Matrix())
	if g.Clip != nil {
		attributes += ` clip-path="url(#` + d.clip(*g.Clip, false) + `)"`
	}
	if g.Layer != "" {
		attributes += ` data-layer="` + escaped(g.Layer) + `"`
	}
	if attributes == "" && (g.Role != scene.NoRole || g.Words != "") {
		d.marks(g.Marks)
	} else {
		d.printf("<g%s>\n", attributes)
		d.marks(g.Marks)
		d.printf("</g>\n")
	}
	d.opacity = before
}

// use draws a symbol, which is defined once for each opacity.
func (d *drawing) use(u *scene.Use) {
	id := d.define(fmt.Sprintf("symbol %p %v", u.Symbol, d.opacity), func(id string) string {
		inner := &drawing{prefix: d.prefix, known: d.known, opacity: d.opacity}
		inner.marks(u.Symbol.Marks)
		if d.err == nil {
			d.err = inner.err
		}
		return inner.defs.String() + `<g id="` + id + "\">\n" + inner.body.String() + "</g>\n"
	})
	tag := ""
	if u.Tag != "" {
		tag = ` data-tag="` + escaped(u.Tag) + `"`
	}
	d.printf("<use href=\"#%s\"%s%s/>\n", id, transformed(u.At), tag)
}

// link draws a link.
func (d *drawing) link(l *scene.Link) {
	d.printf("<a href=\"%s\"><rect x=\"%s\" y=\"%s\" width=\"%s\" height=\"%s\" fill-opacity=\"0\"/></a>\n",
		escaped(l.URL), pt(l.Box.X), pt(l.Box.Y), pt(l.Box.W), pt(l.Box.H))
}

// transformed returns the transform attribute for a matrix, or nothing for the
// identity.
func transformed(m geom.Matrix) string {
	if m == geom.Identity {
		return ""
	}
	return fmt.Sprintf(` transform="matrix(%s %s %s %s %s %s)"`, fine(m.A), fine(m.B), fine(m.C), fine(m.D), pt(m.E), pt(m.F))
}
