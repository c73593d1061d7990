package plan

import (
	"math"
	"strconv"

	"punchboard/geom"
	"punchboard/layout/face"
	"punchboard/scene"
)

// gridLine is one line of the grid: where it lies, in squares, and which it is.
type gridLine struct {
	at float64
	n  int
}

// gridLines returns the lines along one side of n squares, from the origin of the plan.
func gridLines(n int, offset float64, backward bool) (lines []gridLine) {
	first := math.Mod(offset, 1)
	for k := 0; first+float64(k) <= float64(n); k++ {
		at := first + float64(k)
		if at < 0 {
			continue
		}
		number := int(math.Round(at - offset))
		if backward {
			at = float64(n) - at
		}
		lines = append(lines, gridLine{at, number})
	}
	return lines
}

func (d *drawing) columns() []gridLine { return gridLines(d.Grid.Cols, d.Grid.Offset.X, false) }
func (d *drawing) rows() []gridLine    { return gridLines(d.Grid.Rows, d.Grid.Offset.Y, d.Grid.South) }

// paintGrid draws the lines, bold ones over the others.
func (d *drawing) paintGrid() {
	k := face.InkOf(&d.Grid.Paint)
	if k.None() {
		return
	}
	for _, bold := range []bool{false, true} {
		width := d.Grid.Width
		if bold {
			width = d.Grid.BoldWidth
		}
		var path geom.Path
		add := func(l gridLine, a, b geom.Point) {
			if bold == (d.Grid.Bold > 0 && l.n%max(1, d.Grid.Bold) == 0) {
				path.Append(geom.LinePath(a, b))
			}
		}
		box := d.bounds()
		for _, l := range d.columns() {
			x := d.at.X + d.unit.Scale(l.at-d.win.x)
			if x >= box.X && x <= box.Right() {
				add(l, geom.Pt2(x, box.Y), geom.Pt2(x, box.Bottom()))
			}
		}
		for _, l := range d.rows() {
			y := d.at.Y + d.unit.Scale(l.at-d.win.y)
			if y >= box.Y && y <= box.Bottom() {
				add(l, geom.Pt2(box.X, y), geom.Pt2(box.Right(), y))
			}
		}
		if width > 0 && !path.Empty() {
			d.Add(&scene.Path{Path: path, Stroke: &scene.Stroke{Paint: k.Over(box), Width: width, Butt: true}})
		}
	}
}

// frame draws the edge of the table.
func (d *drawing) frame() {
	width := max(d.Grid.BoldWidth, geom.MM/5)
	d.Add(&scene.Path{Path: face.FrameOutline(d.bounds(), width), Fill: face.InkOf(&d.Grid.Paint).Over(d.bounds()), EvenOdd: true})
}

// numberGap is the space between the numbers and the plan.
const numberGap = 6 * geom.MM / 10

// margin returns the room for numbers, on the left and above or below the plan.
func (c *content) margin(p *face.Painter, s *sized) geom.Length {
	if s.Grid.Numbers == "none" {
		return 0
	}
	d := &drawing{Painter: p, sized: s, src: c.src, numbers: *c.numbers.In(p)}
	most := geom.Length(0)
	for _, n := range []int{s.Grid.First, s.Grid.First + max(s.Grid.Cols, s.Grid.Rows)} {
		w := d.number(strconv.Itoa(n))
		block := p.SetSpans(w.Spans, w.Setting(0))
		most = max(most, block.Width, block.Height)
	}
	return most + numberGap
}

// number returns a number beside the plan, ready to be set.
func (d *drawing) number(text string) face.Text {
	w := face.Text{Part: d.src, Pos: d.src.Pos, Lang: d.Lang(), Source: text, Style: d.numbers, Floor: face.MapFloor}
	w.Style.Align, w.Style.Valign = "center", "middle"
	w.Spans = d.Spans(&w)
	return w
}

// paintNumbers draws the numbers on the left, and above or below the plan.
func (d *drawing) paintNumbers() {
	if d.Grid.Numbers == "none" {
		return
	}
	shift, box := 0.0, d.bounds()
	if d.Grid.Numbers == "squares" {
		shift = 0.5
	}
	for _, l := range d.columns() {
		x := d.at.X + d.unit.Scale(l.at+shift-d.win.x)
		if l.n%d.Grid.Every == 0 && x >= box.X && x <= box.Right() {
			d.setNumber(l.n, geom.Pt2(x, 0), true)
		}
	}
	if d.Grid.South {
		shift = -shift
	}
	for _, l := range d.rows() {
		y := d.at.Y + d.unit.Scale(l.at+shift-d.win.y)
		if l.n%d.Grid.Every == 0 && y >= box.Y && y <= box.Bottom() && !(l.n == 0 && shift == 0 && d.zeroColumn(y)) {
			d.setNumber(l.n, geom.Pt2(0, y), false)
		}
	}
}

// zeroColumn reports whether a row at a height begins in the corner where the number 0 of the
// columns stands already.
func (d *drawing) zeroColumn(y geom.Length) bool {
	box := d.bounds()
	corner := box.Y
	if d.Grid.South {
		corner = box.Bottom()
	}
	first := d.columns()
	return y == corner && d.win.x == 0 && len(first) > 0 && first[0] == gridLine{}
}

// setNumber sets one number beside a column or a row.
func (d *drawing) setNumber(n int, at geom.Point, column bool) {
	w := d.number(strconv.Itoa(d.Grid.First + n))
	block := d.SetSpans(w.Spans, w.Setting(0))
	box, plan := geom.Rect{W: block.Width, H: block.Height}, d.bounds()
	switch {
	case !column:
		box.X, box.Y = plan.X-numberGap-box.W, at.Y-box.H/2
	case d.Grid.South:
		box.X, box.Y = at.X-box.W/2, plan.Bottom()+numberGap
	default:
		box.X, box.Y = at.X-box.W/2, plan.Y-numberGap-box.H
	}
	d.SetText(&w, box)
}
