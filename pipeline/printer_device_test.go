package pipeline

import (
	"math"
	"strconv"
	"testing"

	"punchboard/geom"
	"punchboard/printer"
	"punchboard/scene"
)

// device is a simulated printer. It prints each side of portrait paper stretched about some
// point, moved, and without what is too close to an edge of the page.
type device struct {
	name        string
	paper       geom.Size
	duplex      scene.Duplex
	scale       printer.Scale
	front, back geom.Point // how far a side is moved on the page
	fixed       geom.Point // the point about which backs are stretched; fronts: the corner
	edges       printer.Edges
}

// onFront returns the matrix from a front page to the paper, seen from the front.
func (d *device) onFront() geom.Matrix {
	return geom.ScaleBy(d.scale.X, d.scale.Y).Then(geom.Translate(d.front.X, d.front.Y))
}

// onBack returns the same for a back page, which is turned over with the paper.
func (d *device) onBack() geom.Matrix {
	m := geom.Translate(-d.fixed.X, -d.fixed.Y).Then(geom.ScaleBy(d.scale.X, d.scale.Y)).
		Then(geom.Translate(d.fixed.X+d.back.X, d.fixed.Y+d.back.Y))
	if d.duplex == scene.ShortEdge {
		return m.Then(geom.Matrix{A: 1, D: -1, F: d.paper.H})
	}
	return m.Then(geom.Matrix{A: -1, D: 1, E: d.paper.W})
}

// printable returns the part of a page that is printed.
func (d *device) printable() geom.Rect {
	return geom.Rect{X: d.edges.Left, Y: d.edges.Top, W: d.paper.W - d.edges.Left - d.edges.Right, H: d.paper.H - d.edges.Top - d.edges.Bottom}
}

// calibrate measures the device as a person would, on its calibration sheet.
func (d *device) calibrate(t *testing.T) *printer.Profile {
	t.Helper()
	p := &printer.Profile{Name: "home", Duplex: d.duplex, Scale: printer.Scale{X: 1, Y: 1}}
	p.SetPaper("a4", d.paper)
	doc, err := p.CalibrationSheet("en")
	if err != nil {
		t.Fatal(err)
	}
	printed := map[string]linesOnPaper{} // by the name of the symbol
	steps := map[string]geom.Length{}
	for i, at := range []geom.Matrix{d.onFront(), d.onBack()} {
		page := linesOf(doc.Pages[i].Marks, geom.Identity)
		for name, lines := range page {
			steps[name] = max(steps[name], lines.firstIn(d.printable()))
			printed[name] = lines.through(at)
		}
	}
	readings := map[string]float64{
		"back-x": caliper(printed["front-x"].xs(), printed["back-x"].xs()),
		"back-y": caliper(printed["front-y"].ys(), printed["back-y"].ys()),
		"across": halves(printed["ruler-across"].bounds().W), "down": halves(printed["ruler-down"].bounds().H),
		"left": steps["edge-left"].MM(), "top": steps["edge-top"].MM(), "right": steps["edge-right"].MM(), "bottom": steps["edge-bottom"].MM(),
	}
	for _, r := range printer.Readings(d.paper) {
		if err := r.Set(p, strconv.FormatFloat(readings[r.Name], 'f', 1, 64)); err != nil {
			t.Fatalf("%s: %s %v", d.name, r.Name, err)
		}
	}
	return p
}

// halves reads a length on a ruler, to half a millimeter.
func halves(l geom.Length) float64 { return math.Round(l.MM()*2) / 2 }

// caliper reads a scale: whole millimeters where the zero of the back points to, and the
// number of the tick of the back that is closest to one of the front as tenths.
func caliper(front, back []geom.Length) float64 {
	closest, tenths := geom.INCH, 0
	for k, b := range back {
		for _, f := range front {
			if off := max(b-f, f-b); off < closest-geom.MM/1000 {
				closest, tenths = off, k
			}
		}
	}
	whole := 0
	for i, f := range front {
		if f < back[0] || tenths == 0 && f-back[0] < geom.MM/2 {
			whole = i
		}
	}
	return float64(whole) + float64(tenths)/10
}

// linesOnPaper are the lines of a symbol, in the order in which they are drawn.
type linesOnPaper [][2]geom.Point

// linesOf collects the lines of all symbols in marks.
func linesOf(marks []scene.Mark, at geom.Matrix) map[string]linesOnPaper {
	all := map[string]linesOnPaper{}
	for _, m := range marks {
		switch m := m.(type) {
		case *scene.Group:
			for name, lines := range linesOf(m.Marks, m.Matrix().Then(at)) {
				all[name] = lines
			}
		case *scene.Use:
			name := m.Symbol.ID[len("calibration/"):]
			for _, line := range m.Symbol.Marks[0].(*scene.Path).Path.Transform(m.At.Then(at)).Contours(1) {
				all[name] = append(all[name], [2]geom.Point{line[0], line[len(line)-1]})
			}
		}
	}
	return all
}

func (l linesOnPaper) through(at geom.Matrix) linesOnPaper {
	moved := make(linesOnPaper, len(l))
	for i, line := range l {
		moved[i] = [2]geom.Point{at.Apply(line[0]), at.Apply(line[1])}
	}
	return moved
}

// firstIn returns the number of millimeters of the first line that is inside a box in its
// whole width, or 0 if the lines are no steps.
func (l linesOnPaper) firstIn(box geom.Rect) geom.Length {
	const half = geom.MM * 15 / 200
	for i, line := range l {
		ends := geom.Rect{X: line[0].X, Y: line[0].Y}.Union(geom.Rect{X: line[1].X, Y: line[1].Y})
		around := geom.Rect{X: min(line[0].X, line[1].X), Y: min(line[0].Y, line[1].Y), W: ends.W, H: ends.H}.Inset(-half)
		if box.Contains(around) {
			return geom.Length(i+1) * geom.MM
		}
	}
	return 0
}

func (l linesOnPaper) xs() (xs []geom.Length) {
	for _, line := range l {
		xs = append(xs, line[0].X)
	}
	return xs
}

func (l linesOnPaper) ys() (ys []geom.Length) {
	for _, line := range l {
		ys = append(ys, line[0].Y)
	}
	return ys
}

// bounds returns the box around the first line, that of a ruler.
func (l linesOnPaper) bounds() geom.Rect {
	a, b := l[0][0], l[0][1]
	return geom.Rect{X: min(a.X, b.X), Y: min(a.Y, b.Y), W: max(a.X, b.X) - min(a.X, b.X), H: max(a.Y, b.Y) - min(a.Y, b.Y)}
}
