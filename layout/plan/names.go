package plan

import (
	plandata "punchboard/carddata/plan"
	"punchboard/carddata/values"
	"punchboard/diag"
	"punchboard/geom"
	"punchboard/layout/face"
)

// nameHalo is the width of the halo around names.
const nameHalo = 4 * geom.MM / 10

// paintNames sets the names of areas and zones in their middles, those of lines at
// theirs, and those of places where the file says.
func (d *drawing) paintNames() {
	for i := range d.Areas {
		d.name(d.Areas[i].Name, d.Areas[i].Pos, middle(d.Areas[i].Shapes))
	}
	for i := range d.Lines {
		if l := &d.Lines[i]; len(l.Points) > 1 {
			a, b := l.Points[(len(l.Points)-1)/2], l.Points[len(l.Points)/2]
			d.name(l.Name, l.Pos, plandata.Point{X: (a.X + b.X) / 2, Y: (a.Y + b.Y) / 2})
		}
	}
	for i := range d.Zones {
		d.name(d.Zones[i].Name, d.Zones[i].Pos, middle(d.Zones[i].Shapes))
	}
	for i := range d.Places {
		d.name(d.Places[i].Name, d.Places[i].Pos, d.Places[i].At)
	}
}

// middle returns the middle of the box around the first shape.
func middle(shapes []plandata.Shape) plandata.Point {
	if len(shapes) == 0 {
		return plandata.Point{X: -1, Y: -1}
	}
	lo, hi := boxOf(shapes[0])
	return plandata.Point{X: (lo.X + hi.X) / 2, Y: (lo.Y + hi.Y) / 2}
}

// name sets a name around a point, moved inward at the edge of the plan. Names outside the
// window are left out.
func (d *drawing) name(text values.Localized, pos diag.Pos, at plandata.Point) {
	words := text.In(d.Lang())
	if words == "" || at.X < d.win.x || at.Y < d.win.y || at.X > d.win.x+d.win.w || at.Y > d.win.y+d.win.h {
		return
	}
	w := face.Text{Part: d.src, Pos: pos, Lang: d.Lang(), Source: words, Style: d.names.WithOutline(face.InkOf(&paper), nameHalo), Floor: face.MapFloor}
	w.Style.Align, w.Style.Valign = "center", "middle"
	if w.Spans = d.Spans(&w); len(w.Spans) == 0 {
		return
	}
	plan, mid := d.bounds(), d.point(at)
	block := d.SetSpans(w.Spans, w.Setting(plan.W))
	box := geom.Rect{X: mid.X - block.Width/2, Y: mid.Y - block.Height/2, W: block.Width, H: block.Height}
	box.X = max(plan.X+nameHalo, min(box.X, plan.Right()-box.W-nameHalo))
	box.Y = max(plan.Y+nameHalo, min(box.Y, plan.Bottom()-box.H-nameHalo))
	d.SetText(&w, box)
}

// paper is the color of the halo around names.
var paper = values.Paint{Kind: values.GrayPaint, Color: [4]uint8{255}}
