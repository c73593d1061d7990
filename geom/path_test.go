package geom

import "testing"

func TestPathShapes(t *testing.T) {
	box := Rect{MM, MM, 20 * MM, 10 * MM}
	for _, c := range []struct {
		name string
		path Path
		want Rect
	}{
		{"rectangle", RectPath(box), box},
		{"rounded", RoundRectPath(box, AllCorners(2*MM)), box},
		{"over-rounded", RoundRectPath(box, AllCorners(50*MM)), box},
		{"one corner", RoundRectPath(box, Corners{TopRight: 3 * MM}), box},
		{"ellipse", EllipsePath(box), box},
		{"circle", CirclePath(box.Center(), 4*MM), Rect{7 * MM, 2 * MM, 8 * MM, 8 * MM}},
		{"polygon", PolygonPath(Pt2(0, 0), Pt2(MM, 0), Pt2(0, 2*MM)), Rect{0, 0, MM, 2 * MM}},
		{"empty", Path{}, Rect{}},
	} {
		if got := c.path.Bounds(); got != c.want {
			t.Errorf("%s bounds %v, want %v", c.name, got, c.want)
		}
		if got, want := points(c.path), len(c.path.Pts); got != want {
			t.Errorf("%s: its steps take %d points and it has %d", c.name, got, want)
		}
	}
}

func points(p Path) (n int) {
	for _, op := range p.Ops {
		n += op.Points()
	}
	return n
}

func TestLinePathIsOpen(t *testing.T) {
	p := LinePath(Pt2(0, 0), Pt2(MM, 0))
	if last := p.Ops[len(p.Ops)-1]; last != LineTo {
		t.Errorf("a line ends with step %d", last)
	}
}

// A quadratic curve drawn as a cubic one passes through the same middle.
func TestQuadKeepsItsMiddle(t *testing.T) {
	var p Path
	p.Move(0, 0)
	p.Quad(Pt2(6*MM, 12*MM), Pt2(12*MM, 0))
	a, b, c, d := p.Pts[0], p.Pts[1], p.Pts[2], p.Pts[3]
	mid := Point{(a.X + 3*b.X + 3*c.X + d.X) / 8, (a.Y + 3*b.Y + 3*c.Y + d.Y) / 8}
	if want := Pt2(6*MM, 6*MM); mid != want {
		t.Errorf("the middle is %v, want %v", mid, want)
	}
}

func TestTransformLeavesTheOriginal(t *testing.T) {
	p := RectPath(Rect{0, 0, MM, MM})
	q := p.Transform(Translate(MM, 0))
	if p.Bounds().X != 0 || q.Bounds().X != MM {
		t.Errorf("bounds are %v and %v", p.Bounds(), q.Bounds())
	}
}
