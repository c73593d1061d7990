package svg

import (
	"fmt"
	"strings"

	"punchboard/fonts"
	"punchboard/geom"
	"punchboard/scene"
)

// glyphs draws a run: its halo, its letters, and the invisible words.
func (d *drawing) glyphs(g *scene.Glyphs) {
	if g.Size <= 0 || len(g.Glyphs) == 0 {
		return
	}
	if plain(g) {
		d.letters(g)
	} else {
		d.shapes(g)
	}
	d.words(g)
}

// plain reports whether a run only has plain colors.
func plain(g *scene.Glyphs) bool {
	return flat(g.Fill) && (!drawn(g.Halo) || flat(g.Halo.Paint))
}

func flat(p scene.Paint) bool {
	switch p.(type) {
	case *scene.Linear, *scene.Radial, *scene.Hatch:
		return false
	}
	return true
}

// letters draws each letter's outline, which is defined once for a drawing, in units of
// its font.
func (d *drawing) letters(g *scene.Glyphs) {
	unit := g.Size.Pt() / float64(g.Font.UnitsPerEm())
	uses := d.letterUses(g)
	if uses == "" {
		return
	}
	at := fmt.Sprintf(`<g aria-hidden="true" transform="matrix(%s 0 0 %[1]s %s %s)"`, fine(unit), pt(g.At.X), pt(g.At.Y))
	if drawn(g.Halo) {
		d.printf("%s fill=\"none\"%s>%s</g>\n", at, d.stroked(g.Halo, unit), uses)
	}
	if g.Fill != nil {
		d.printf("%s%s>%s</g>\n", at, d.filled(g.Fill, false), uses)
	}
}

func (d *drawing) letterUses(g *scene.Glyphs) string {
	var b strings.Builder
	perUnit := float64(g.Font.UnitsPerEm()) / float64(g.Size)
	x := geom.Length(0)
	for _, glyph := range g.Glyphs {
		if id := d.letter(g.Font, glyph.ID); id != "" {
			fmt.Fprintf(&b, `<use href="#%s" x="%s"/>`, id, number(float64(x)*perUnit))
		}
		x += glyph.Advance
	}
	return b.String()
}

// letter returns the id of a glyph's outline, or "" if it has no ink.
func (d *drawing) letter(f *fonts.Font, id fonts.GID) string {
	o := f.Outline(id)
	if o.Empty() {
		return ""
	}
	return d.define(fmt.Sprintf("glyph %p %d", f, id), func(name string) string {
		return `<path id="` + name + `" d="` + outline(o, units) + "\"/>\n"
	})
}

// units formats a length of an outline: one font unit is one EMU.
func units(l geom.Length) string { return fmt.Sprint(int64(l)) }

// shapes draws a run as one outline, for paints that depend on the position on the
// page.
func (d *drawing) shapes(g *scene.Glyphs) {
	var all geom.Path
	s := float64(g.Size) / float64(g.Font.UnitsPerEm())
	x := g.At.X
	for _, glyph := range g.Glyphs {
		all.Append(g.Font.Outline(glyph.ID).Transform(geom.ScaleBy(s, s).Then(geom.Translate(x, g.At.Y))))
		x += glyph.Advance
	}
	if drawn(g.Halo) {
		d.path(&scene.Path{Path: all, Stroke: g.Halo})
	}
	if g.Fill != nil {
		d.path(&scene.Path{Path: all, Fill: g.Fill})
	}
}

// words adds the text of a run at its position, for searching and copying.
func (d *drawing) words(g *scene.Glyphs) {
	text := strings.TrimRight(g.Text(), " ")
	if strings.TrimSpace(text) == "" {
		return
	}
	width := geom.Length(0)
	for _, glyph := range g.Glyphs[:len([]rune(text))] {
		width += glyph.Advance
	}
	d.printf("<text x=\"%s\" y=\"%s\" font-size=\"%s\" textLength=\"%s\" lengthAdjust=\"spacingAndGlyphs\" fill-opacity=\"0\" xml:space=\"preserve\">%s</text>\n",
		pt(g.At.X), pt(g.At.Y), pt(g.Size), pt(width), escaped(text))
}

// fine formats a factor of letters, for which three decimals are not precise enough.
func fine(f float64) string { return fmt.Sprintf("%.6g", f) }
