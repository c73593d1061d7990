// Package scenetest converts scenes to text: a full dump for golden files, or just the
// words. Only tests import it.
package scenetest

import (
	"fmt"
	"io"
	"strconv"
	"strings"

	"punchboard/geom"
	"punchboard/scene"
)

// Dump writes marks as text, one per line, in paint order, for golden files and for
// debugging. Lengths are in millimeters. A symbol's marks are listed where it is first
// used.
func Dump(w io.Writer, marks []scene.Mark) error {
	d := dumper{seen: map[*scene.Symbol]bool{}}
	d.marks(marks)
	_, err := io.WriteString(w, d.out.String())
	return err
}

type dumper struct {
	out    strings.Builder
	indent string
	seen   map[*scene.Symbol]bool
}

func (d *dumper) marks(marks []scene.Mark) {
	for _, m := range marks {
		d.mark(m)
	}
}

func (d *dumper) mark(m scene.Mark) {
	switch m := m.(type) {
	case *scene.Path:
		d.line("path%s %s", pathPaints(m), outline(m.Path))
	case *scene.Glyphs:
		d.line("text %s %s %s %s%s%s %q", m.At.X, m.At.Y, m.Font.Name(), decimal(m.Size.Pt())+"pt",
			labelled("fill", m.Fill), strokeText("halo", m.Halo), m.Text())
	case *scene.Image:
		d.line("image %s %s %dx%d%s", rectText(m.To), m.Picture.Name, m.Picture.Width, m.Picture.Height, cropText(m.Crop))
	case *scene.Use:
		d.use(m)
	case *scene.Group:
		d.block("group"+groupText(m), m.Marks)
	case *scene.Link:
		d.line("link %s %s", rectText(m.Box), m.URL)
	case *scene.Bookmark:
		d.line("bookmark %d %s %q", m.Level, pointText(m.At), m.Title)
	default:
		panic(fmt.Sprintf("scene: unknown mark %T", m))
	}
}

func (d *dumper) use(u *scene.Use) {
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

func (d *dumper) block(head string, marks []scene.Mark) {
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

func pathPaints(p *scene.Path) string {
	s := labelled("fill", p.Fill) + strokeText("stroke", p.Stroke)
	if p.EvenOdd {
		s += " evenodd"
	}
	return s
}

// outline returns the names of common outlines, and the others as SVG path data.
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

func groupText(g *scene.Group) string {
	s := ""
	if g.Transform != (geom.Matrix{}) {
		s += matrixText(g.Transform)
	}
	if g.Clip != nil {
		s += " clip=(" + outline(*g.Clip) + ")"
	}
	if g.Opacity != 0 && g.Opacity != 1 {
		s += " opacity=" + decimal(g.Opacity)
	}
	if g.Layer != "" {
		s += " layer=" + strconv.Quote(g.Layer)
	}
	return s + roleText(g)
}

// roleNames are the names of the parts of a table.
var roleNames = map[scene.Role]string{
	scene.TableRole: "table", scene.CaptionRole: "caption", scene.RowRole: "row",
	scene.ColumnHeadRole: "column-head", scene.RowHeadRole: "row-head", scene.CellRole: "cell",
}

func roleText(g *scene.Group) (s string) {
	if g.Role != scene.NoRole {
		s += " " + roleNames[g.Role]
	}
	if max(g.Cols, g.Rows) > 1 {
		s += fmt.Sprintf(" over=%dx%d", max(g.Cols, 1), max(g.Rows, 1))
	}
	if g.Words != "" {
		s += fmt.Sprintf(" words=%q", g.Words)
	}
	return s
}

// matrixText formats a matrix without the parts that have no effect.
func matrixText(m geom.Matrix) string {
	if m == geom.Identity {
		return ""
	}
	at := " at=" + pointText(geom.Pt2(m.E, m.F))
	if m.A == 1 && m.B == 0 && m.C == 0 && m.D == 1 {
		return at
	}
	return fmt.Sprintf("%s by=%s,%s,%s,%s", at, decimal(m.A), decimal(m.B), decimal(m.C), decimal(m.D))
}

func strokeText(key string, s *scene.Stroke) string {
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

func cropText(c scene.Crop) string {
	if c.Whole() {
		return ""
	}
	return fmt.Sprintf(" crop=%s,%s,%s,%s", decimal(c.X0), decimal(c.Y0), decimal(c.X1), decimal(c.Y1))
}

func rectText(r geom.Rect) string {
	return num(r.X) + " " + num(r.Y) + " " + num(r.W) + " " + num(r.H)
}

func labelled(key string, p scene.Paint) string {
	if p == nil {
		return ""
	}
	return " " + key + "=" + scene.PaintText(p)
}

func pointText(p geom.Point) string { return num(p.X) + " " + num(p.Y) }

// num formats a length in millimeters without the unit.
func num(l geom.Length) string { return strings.TrimSuffix(l.String(), "mm") }

// decimal rounds to three decimals and drops trailing zeros.
func decimal(f float64) string {
	s := strings.TrimRight(strings.TrimRight(strconv.FormatFloat(f, 'f', 3, 64), "0"), ".")
	if s == "-0" {
		return "0"
	}
	return s
}
