package scene

import (
	"fmt"
	"io"
	"strconv"
	"strings"

	"punchboard/geom"
)

// Dump writes marks as text, one a line, in paint order: for tests, whose
// goldens people read, and for looking into a file that prints wrongly.
// Lengths are millimetres. A symbol's marks stand where it is first used.
func Dump(w io.Writer, marks []Mark) error {
	d := dumper{seen: map[*Symbol]bool{}}
	d.marks(marks)
	_, err := io.WriteString(w, d.out.String())
	return err
}

type dumper struct {
	out    strings.Builder
	indent string
	seen   map[*Symbol]bool
}

func (d *dumper) marks(marks []Mark) {
	for _, m := range marks {
		d.mark(m)
	}
}

func (d *dumper) mark(m Mark) {
	switch m := m.(type) {
	case *Path:
		d.line("path%s %s", pathPaints(m), outline(m.Path))
	case *Glyphs:
		d.line("text %s %s %s %s%s%s %q", m.At.X, m.At.Y, m.Font.Name(), trim(m.Size.Pt())+"pt",
			labelled("fill", m.Fill), strokeText("halo", m.Halo), m.Text())
	case *Image:
		d.line("image %s %s %dx%d%s", rectText(m.To), m.Picture.Name, m.Picture.Width, m.Picture.Height, cropText(m.Crop))
	case *Use:
		d.use(m)
	case *Group:
		d.block("group"+groupText(m), m.Marks)
	case *Link:
		d.line("link %s %s", rectText(m.Box), m.URL)
	case *Bookmark:
		d.line("bookmark %d %s %q", m.Level, pointText(m.At), m.Title)
	default:
		panic(fmt.Sprintf("scene: unknown mark %T", m))
	}
}

func (d *dumper) use(u *Use) {
	head := "use " + u.Symbol.ID + matrixText(u.At)
	if u.Tag != "" {
		head += " tag=" + u.Tag
	}
	if d.seen[u.Symbol] {
		d.line("%s", head)
		return
	}
	d.seen[u.Symbol] = true
	d.block(head, u.Symbol.Marks)
}

func (d *dumper) block(head string, marks []Mark) {
	d.line("%s {", head)
	d.indent += "  "
	d.marks(marks)
	d.indent = d.indent[2:]
	d.line("}")
}

func (d *dumper) line(format string, args ...any) {
	d.out.WriteString(d.indent)
	fmt.Fprintf(&d.out, format, args...)
	d.out.WriteByte('\n')
}

// Text gives the characters of the run.
func (g *Glyphs) Text() string {
	var b strings.Builder
	for _, glyph := range g.Glyphs {
		b.WriteRune(glyph.Rune)
	}
	return b.String()
}

func pathPaints(p *Path) string {
	s := labelled("fill", p.Fill) + strokeText("stroke", p.Stroke)
	if p.EvenOdd {
		s += " evenodd"
	}
	return s
}

// outline names the common outlines and spells the others in SVG's letters.
func outline(p geom.Path) string {
	box := p.Bounds()
	switch {
	case p.Equal(geom.RectPath(box)):
		return "rect " + rectText(box)
	case p.Equal(geom.EllipsePath(box)):
		return "ellipse " + rectText(box)
	}
	return steps(p)
}

func opLetters(ops []geom.Op) []byte {
	letters := make([]byte, len(ops))
	for i, op := range ops {
		letters[i] = "MLCZ"[op]
	}
	return letters
}

func steps(p geom.Path) string {
	var words []string
	pts := p.Pts
	for _, letter := range opLetters(p.Ops) {
		n := map[byte]int{'M': 1, 'L': 1, 'C': 3}[letter]
		word := string(letter)
		for i, pt := range pts[:n] {
			if i > 0 {
				word += ","
			}
			word += pointText(pt)
		}
		words, pts = append(words, word), pts[n:]
	}
	return strings.Join(words, " ")
}

func groupText(g *Group) string {
	s := ""
	if g.Transform != (geom.Matrix{}) {
		s += matrixText(g.Transform)
	}
	if g.Clip != nil {
		s += " clip=(" + outline(*g.Clip) + ")"
	}
	if g.Opacity != 0 && g.Opacity != 1 {
		s += " opacity=" + trim(g.Opacity)
	}
	if g.Layer != "" {
		s += " layer=" + strconv.Quote(g.Layer)
	}
	return s
}

// matrixText leaves out what a matrix does not do.
func matrixText(m geom.Matrix) string {
	if m == geom.Identity {
		return ""
	}
	at := " at=" + pointText(geom.Pt2(m.E, m.F))
	if m.A == 1 && m.B == 0 && m.C == 0 && m.D == 1 {
		return at
	}
	return fmt.Sprintf("%s by=%s,%s,%s,%s", at, trim(m.A), trim(m.B), trim(m.C), trim(m.D))
}

func labelled(key string, p Paint) string {
	if p == nil {
		return ""
	}
	return " " + key + "=" + PaintText(p)
}

func strokeText(key string, s *Stroke) string {
	if s == nil {
		return ""
	}
	text := labelled(key, s.Paint) + "/" + s.Width.String()
	if len(s.Dash) > 0 {
		text += fmt.Sprintf(" dash=%v", s.Dash)
	}
	if s.Butt {
		text += " butt"
	}
	return text
}

// PaintText writes a paint as one word, for people and for names.
func PaintText(p Paint) string {
	switch p := p.(type) {
	case nil:
		return "none"
	case Gray:
		return fmt.Sprintf("gray%d", uint8(p))
	case RGB:
		return fmt.Sprintf("#%02X%02X%02X", p.R, p.G, p.B)
	case CMYK:
		return fmt.Sprintf("cmyk(%d,%d,%d,%d)", p.C, p.M, p.Y, p.K)
	case Spot:
		return fmt.Sprintf("spot(%s,%d%%)", p.Name, p.Tint)
	case *Linear:
		return "linear(" + pointText(p.From) + "->" + pointText(p.To) + stopsText(p.Stops) + ")"
	case *Radial:
		return "radial(" + pointText(p.Center) + " r=" + num(p.Radius) + stopsText(p.Stops) + ")"
	case *Hatch:
		return hatchText(p)
	}
	panic(fmt.Sprintf("scene: unknown paint %T", p))
}

func stopsText(stops []Stop) string {
	s := ""
	for _, st := range stops {
		s += " " + trim(st.At) + ":" + PaintText(st.Color)
	}
	return s
}

func hatchText(h *Hatch) string {
	s := fmt.Sprintf("hatch(%s gap=%s width=%s angle=%s", PaintText(h.Ink), num(h.Gap), num(h.Width), trim(h.Angle))
	if h.Cross {
		s += " cross"
	}
	return s + labelled("back", h.Back) + ")"
}

func cropText(c Crop) string {
	if c.Whole() {
		return ""
	}
	return fmt.Sprintf(" crop=%s,%s,%s,%s", trim(c.X0), trim(c.Y0), trim(c.X1), trim(c.Y1))
}

func rectText(r geom.Rect) string {
	return num(r.X) + " " + num(r.Y) + " " + num(r.W) + " " + num(r.H)
}

func pointText(p geom.Point) string { return num(p.X) + " " + num(p.Y) }

func num(l geom.Length) string { return trim(l.MM()) }

// trim rounds to three decimals, so that goldens do not hang on the last EMU.
func trim(f float64) string {
	s := strings.TrimRight(strings.TrimRight(strconv.FormatFloat(f, 'f', 3, 64), "0"), ".")
	if s == "-0" {
		return "0"
	}
	return s
}
