package geom

import "testing"

func TestPolyline(t *testing.T) {
	line := NewPolyline([]Vec{V(0, 0), V(3, 0), V(3, 0), V(3, 4)})
	if line.Length() != 7 {
		t.Errorf("the length is %g, want 7", line.Length())
	}
	for _, c := range []struct {
		distance float64
		at, dir  Vec
	}{
		{0, V(0, 0), V(1, 0)},
		{2, V(2, 0), V(1, 0)},
		{5, V(3, 2), V(0, 1)},
		{9, V(3, 6), V(0, 1)},
		{-1, V(-1, 0), V(1, 0)},
	} {
		if at, dir := line.At(c.distance); at != c.at || dir != c.dir {
			t.Errorf("at %g: %v towards %v, want %v towards %v", c.distance, at, dir, c.at, c.dir)
		}
	}
}

func TestShortPolylines(t *testing.T) {
	none, one := NewPolyline(nil), NewPolyline([]Vec{V(5, 6)})
	if none.Length() != 0 || one.Length() != 0 {
		t.Errorf("lengths %g and %g, want 0", none.Length(), one.Length())
	}
	if at, dir := one.At(3); at != V(5, 6) || dir != V(1, 0) {
		t.Errorf("a single point continues at %v towards %v", at, dir)
	}
}

// A spline passes through its points, and straight lines stay straight.
func TestSpline(t *testing.T) {
	pts := []Vec{V(0, 0), V(10, 0), V(10, 10), V(30, 10)}
	got := Spline(pts, 4)
	if len(got) != 3*4+1 {
		t.Fatalf("%d points, want 13", len(got))
	}
	for i, p := range pts {
		if got[4*i] != p {
			t.Errorf("point %d is %v, want %v", i, got[4*i], p)
		}
	}
	for _, p := range Spline([]Vec{V(0, 2), V(4, 2), V(5, 2)}, 3) {
		if p.Y != 2 {
			t.Errorf("%v lies off the straight line", p)
		}
	}
}

func TestCubic(t *testing.T) {
	a, b, c, d := V(0, 0), V(0, 4), V(4, 4), V(4, 0)
	if got := CubicAt(a, b, c, d, 0.5); got != V(2, 3) {
		t.Errorf("the middle is %v, want (2, 3)", got)
	}
	if CubicAt(a, b, c, d, 0) != a || CubicAt(a, b, c, d, 1) != d {
		t.Error("the ends are not those of the curve")
	}
	if n := CubicPieces(a, V(1, 0), V(2, 0), V(3, 0), 0.1); n != 0 {
		t.Errorf("a straight line needs %g pieces", n)
	}
	for _, tolerance := range []float64{1, 0.1, 0.01} {
		n := CubicPieces(a, b, c, d, tolerance)
		for i := range int(n) {
			from, to := CubicAt(a, b, c, d, float64(i)/n), CubicAt(a, b, c, d, float64(i+1)/n)
			middle := CubicAt(a, b, c, d, (float64(i)+0.5)/n)
			if far := (Segment{from, to}).Dist(middle); far > tolerance {
				t.Errorf("chord %d of %g strays by %g, more than %g", i, n, far, tolerance)
			}
		}
	}
}
