package icons

import (
	"fmt"
	"strconv"
	"strings"

	"punchboard/geom"
)

// pathText formats a path as absolute path data in user units.
func pathText(p geom.Path) string {
	var b strings.Builder
	at := 0
	for _, op := range p.Ops {
		b.WriteString([]string{"M", "L", "C", "Z"}[op])
		for i, q := range p.Pts[at : at+op.Points()] {
			if i > 0 {
				b.WriteByte(' ')
			}
			b.WriteString(unitText(q.X) + "," + unitText(q.Y))
		}
		at += op.Points()
	}
	return b.String()
}

func unitText(l geom.Length) string {
	return strconv.FormatFloat(float64(l)/float64(Unit), 'f', -1, 64)
}

// drawingText formats a drawing for golden files: its box, then one line per
// shape.
func drawingText(d Drawing) string {
	var b strings.Builder
	fmt.Fprintf(&b, "box %s x %s\n", unitText(d.Box.W), unitText(d.Box.H))
	for _, s := range d.Shapes {
		b.WriteString(shapeText(s) + "\n")
	}
	return b.String()
}

func shapeText(s Shape) string {
	var parts []string
	if s.Fill.Kind != NoInk {
		parts = append(parts, "fill "+inkText(s.Fill))
	}
	if s.EvenOdd {
		parts = append(parts, "even-odd")
	}
	if s.Stroke.Kind != NoInk {
		parts = append(parts, "stroke "+inkText(s.Stroke)+" "+unitText(s.Width))
	}
	for _, d := range s.Dash {
		parts = append(parts, "dash "+unitText(d))
	}
	if s.Butt {
		parts = append(parts, "butt")
	}
	return strings.Join(append(parts, pathText(s.Path)), " ")
}

func inkText(i Ink) string {
	text := "current"
	if i.Kind == FixedColor {
		text = fmt.Sprintf("#%02x%02x%02x", i.Color.R, i.Color.G, i.Color.B)
	}
	if i.Opacity != 1 {
		text += fmt.Sprintf("*%.3g", i.Opacity)
	}
	return text
}
