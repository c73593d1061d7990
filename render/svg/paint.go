package svg

import (
	"fmt"
	"strings"

	"punchboard/geom"
	"punchboard/scene"
)

// filled returns the attributes of a fill.
func (d *drawing) filled(p scene.Paint, evenOdd bool) string {
	if p == nil {
		return ` fill="none"`
	}
	s := ` fill="` + d.paint(p) + `"` + d.seen("fill")
	if evenOdd {
		s += ` fill-rule="evenodd"`
	}
	return s
}

func drawn(s *scene.Stroke) bool { return s != nil && s.Paint != nil && s.Width > 0 }

// stroked returns the attributes of a line; unit is the size of a unit in points.
func (d *drawing) stroked(s *scene.Stroke, unit float64) string {
	if !drawn(s) {
		return ""
	}
	text := fmt.Sprintf(` stroke="%s"%s stroke-width="%s"`, d.paint(s.Paint), d.seen("stroke"), number(s.Width.Pt()/unit))
	if !s.Butt {
		text += ` stroke-linecap="round" stroke-linejoin="round"`
	} else {
		text += ` stroke-linejoin="bevel"`
	}
	if len(s.Dash) > 0 {
		text += ` stroke-dasharray="` + dashes(s.Dash, unit) + `"`
	}
	return text
}

func dashes(dash []geom.Length, unit float64) string {
	words := make([]string, len(dash))
	for i, l := range dash {
		words[i] = number(l.Pt() / unit)
	}
	return strings.Join(words, " ")
}

// seen returns the opacity attribute of a fill or line. The marks of a group are
// blended one by one, so each mark gets the group's opacity.
func (d *drawing) seen(what string) string {
	if d.opacity == 1 {
		return ""
	}
	return " " + what + `-opacity="` + number(d.opacity) + `"`
}

// paint returns a color, or a reference to a gradient. The lines of a hatch are drawn
// elsewhere; where that is not possible, its average color is used.
func (d *drawing) paint(p scene.Paint) string {
	switch p := p.(type) {
	case *scene.Linear:
		return d.gradient("linear", fmt.Sprintf(` x1="%s" y1="%s" x2="%s" y2="%s"`, pt(p.From.X), pt(p.From.Y), pt(p.To.X), pt(p.To.Y)), p.Stops)
	case *scene.Radial:
		return d.gradient("radial", fmt.Sprintf(` cx="%s" cy="%s" r="%s"`, pt(p.Center.X), pt(p.Center.Y), pt(p.Radius)), p.Stops)
	}
	return color(p)
}

func color(p scene.Paint) string {
	c := p.Screen()
	return fmt.Sprintf("#%02x%02x%02x", c.R, c.G, c.B)
}

func (d *drawing) gradient(kind, where string, stops []scene.Stop) string {
	var b strings.Builder
	for _, s := range stops {
		fmt.Fprintf(&b, `<stop offset="%s" stop-color="%s"/>`, number(s.At), color(s.Color))
	}
	text := fmt.Sprintf(` gradientUnits="userSpaceOnUse"%s>%s</%sGradient>`+"\n", where, b.String(), kind)
	id := d.define(kind+text, func(id string) string { return "<" + kind + `Gradient id="` + id + `"` + text })
	return "url(#" + id + ")"
}
