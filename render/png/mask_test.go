package png

import (
	"image"
	"slices"
	"testing"

	"punchboard/geom"
)

func TestSteps(t *testing.T) {
	kinds := map[uint8]bool{}
	for a, step := range steps {
		kinds[step] = true
		if d := a - int(step); max(d, -d) > 4 {
			t.Errorf("coverage %d becomes %d", a, step)
		}
		if a > 0 && step < steps[a-1] {
			t.Errorf("coverage %d becomes less than %d does", a, a-1)
		}
	}
	if len(kinds) != levels+1 || steps[0] != 0 || steps[255] != 255 {
		t.Errorf("%d levels from %d to %d, want %d from 0 to 255", len(kinds), steps[0], steps[255], levels+1)
	}
}

func TestMaskStoresEqualRowsOnce(t *testing.T) {
	m := &mask{w: 3}
	for _, row := range [][]uint8{{0, 0, 0}, {1, 2, 3}, {1, 2, 3}, {0, 0, 0}, {1, 2, 3}, {4, 4, 4}} {
		m.add(row)
	}
	m.skip(2)
	want := []int32{blank, 0, 0, blank, 3, 6, blank, blank}
	if !slices.Equal(m.rows, want) || len(m.pix) != 9 {
		t.Errorf("rows at %v in %d bytes, want %v in 9", m.rows, len(m.pix), want)
	}
	if m.row(0) != nil || !slices.Equal(m.row(2), []uint8{1, 2, 3}) {
		t.Errorf("rows %v and %v", m.row(0), m.row(2))
	}
	if got := m.bounds(image.Pt(5, 6)); got != image.Rect(5, 6, 8, 14) {
		t.Errorf("bounds %v", got)
	}
}

// TestLargeFramesAreSmall limits the memory of what most pages have: frames as large as
// the page.
func TestLargeFramesAreSmall(t *testing.T) {
	frame := geom.RectPath(rect(5, 5, 200, 287))
	frame.Append(geom.RectPath(rect(6, 6, 198, 285)))
	k := newRasterizer()
	k.fill(geom.Affine{A: 300. / 914400, D: 300. / 914400}, frame, true)
	all := image.Rect(0, 0, 2480, 3508)
	m, at := k.mask(all, all)
	if m == nil || at != image.Pt(59, 59) {
		t.Fatalf("mask at %v", at)
	}
	if m.cost() > 100_000 {
		t.Errorf("%d bytes for a frame", m.cost())
	}
}

func TestContoursCarryOn(t *testing.T) {
	steps := func(draw func(p *geom.Path)) geom.Path {
		var p geom.Path
		draw(&p)
		return p
	}
	for _, c := range []struct {
		name   string
		path   geom.Path
		starts []int
		closed []bool
		first  []geom.Vec // of each contour
	}{
		{"empty", geom.Path{}, nil, nil, nil},
		{"line without a start", steps(func(p *geom.Path) { p.Line(1, 2); p.Line(3, 4) }), []int{0}, []bool{false}, []geom.Vec{{X: 1, Y: 2}}},
		{"curve without a start", steps(func(p *geom.Path) { p.Cubic(geom.Pt2(1, 2), geom.Pt2(1, 2), geom.Pt2(1, 2)) }), []int{0}, []bool{false}, []geom.Vec{{X: 1, Y: 2}}},
		{"close without a start", steps(func(p *geom.Path) { p.Close() }), nil, nil, nil},
		{"line after a close", steps(func(p *geom.Path) { p.Move(1, 1); p.Line(5, 1); p.Close(); p.Line(1, 9) }), []int{0, 2}, []bool{true, false}, []geom.Vec{{X: 1, Y: 1}, {X: 1, Y: 1}}},
		{"two contours", steps(func(p *geom.Path) { p.Move(1, 1); p.Line(5, 1); p.Move(7, 7); p.Line(8, 8); p.Close() }), []int{0, 2}, []bool{false, true}, []geom.Vec{{X: 1, Y: 1}, {X: 7, Y: 7}}},
	} {
		var o outline
		var l polylines
		o.set(geom.Affine{A: 1, D: 1}, c.path)
		l.flatten(&o)
		var first []geom.Vec
		l.each(func(pts []geom.Vec, _ bool) { first = append(first, pts[0]) })
		if !slices.Equal(l.starts, c.starts) || !slices.Equal(l.closed, c.closed) || !slices.Equal(first, c.first) {
			t.Errorf("%s: contours at %v, closed %v, from %v", c.name, l.starts, l.closed, first)
		}
	}
}

func TestOutlineIsRect(t *testing.T) {
	box := rect(1, 2, 3, 4)
	open := geom.LinePath(box.Min(), geom.Pt2(box.Right(), box.Y), geom.Pt2(box.Right(), box.Bottom()), geom.Pt2(box.X, box.Bottom()))
	twice := geom.RectPath(box)
	twice.Append(geom.RectPath(box))
	back := open
	back.Line(box.X, box.Y)
	for _, c := range []struct {
		name string
		path geom.Path
		turn float64
		want bool
	}{
		{"rectangle", geom.RectPath(box), 0, true},
		{"left open", open, 0, true},
		{"led back", back, 0, true},
		{"quarter turn", geom.RectPath(box), 90, true},
		{"half turn", geom.RectPath(box), 180, true},
		{"turned", geom.RectPath(box), 3, false},
		{"twice", twice, 0, false},
		{"triangle", geom.PolygonPath(at(0, 0), at(1, 0), at(0, 1)), 0, false},
		{"kite", geom.PolygonPath(at(0, 0), at(1, 0), at(2, 1), at(0, 1)), 0, false},
		{"bow tie", geom.PolygonPath(at(0, 0), at(1, 0), at(0, 1), at(1, 1)), 0, false},
		{"rounded", geom.RoundRectPath(box, geom.AllCorners(mm(1))), 0, false},
		{"nothing", geom.Path{}, 0, false},
	} {
		var o outline
		o.set(geom.Rotate(c.turn).Affine().Then(geom.Affine{A: 1e-3, D: 1e-3}), c.path)
		if _, _, got := o.rect(); got != c.want {
			t.Errorf("%s: %v", c.name, got)
		}
	}
	var stroked outline
	stroked.set(geom.Affine{A: 1e-3, D: 1e-3}, geom.RectPath(box))
	stroked.pen.width = 1
	if _, _, ok := stroked.rect(); ok {
		t.Error("a stroked rectangle is taken for a filled one")
	}
}
