package geom

import (
	"math"
	"testing"
)

// near reports whether two points are equal up to rounding errors.
func near(a, b Vec) bool { return a.Sub(b).Len() < 1e-9 }

func TestVec(t *testing.T) {
	a, b := V(3, 4), V(1, -2)
	for _, c := range []struct {
		name      string
		got, want Vec
	}{
		{"sum", a.Add(b), V(4, 2)},
		{"difference", a.Sub(b), V(2, 6)},
		{"multiple", a.Scale(-2), V(-6, -8)},
		{"middle", a.Lerp(b, 0.5), V(2, 1)},
		{"start", a.Lerp(b, 0), a},
		{"unit", a.Unit(), V(0.6, 0.8)},
		{"unit of nothing", Vec{}.Unit(), V(1, 0)},
		{"left of up", V(0, -1).Left(), V(-1, 0)},
		{"quarter turn clockwise", V(1, 0).Rotate(Tau / 4), V(0, 1)},
		{"polar", PolarVec(2, Tau/2), V(-2, 0)},
		{"point", Pt2(3, -4).Vec(), V(3, -4)},
		{"rounded", V(2.5, -2.5).Point().Vec(), V(3, -3)},
	} {
		if !near(c.got, c.want) {
			t.Errorf("%s: %v, want %v", c.name, c.got, c.want)
		}
	}
	if a.Len() != 5 || a.Dot(b) != -5 {
		t.Errorf("length %g, product %g; want 5 and -5", a.Len(), a.Dot(b))
	}
}

func TestSegmentNearest(t *testing.T) {
	s := Segment{A: V(0, 0), B: V(10, 0)}
	for _, c := range []struct {
		s       Segment
		p, want Vec
		dist    float64
	}{
		{s, V(4, 3), V(4, 0), 3},
		{s, V(-3, 4), V(0, 0), 5},
		{s, V(13, -4), V(10, 0), 5},
		{Segment{A: V(1, 1), B: V(1, 1)}, V(1, 3), V(1, 1), 2},
	} {
		if got, dist := c.s.Nearest(c.p), c.s.Dist(c.p); got != c.want || dist != c.dist {
			t.Errorf("nearest to %v is %v at %g, want %v at %g", c.p, got, dist, c.want, c.dist)
		}
	}
}

func TestSegmentBoxDist(t *testing.T) {
	lo, hi := V(0, 0), V(10, 4)
	for _, c := range []struct {
		s    Segment
		want float64
	}{
		{Segment{A: V(-5, 2), B: V(15, 2)}, 0},
		{Segment{A: V(3, 1), B: V(4, 2)}, 0},
		{Segment{A: V(-2, 1), B: V(2, 5)}, 0},
		{Segment{A: V(-3, 0), B: V(-3, 9)}, 3},
		{Segment{A: V(-4, 4), B: V(0, 8)}, 2.828},
		{Segment{A: V(5, 9), B: V(5, 7)}, 3},
		{Segment{A: V(13, 8), B: V(13, 8)}, 5},
	} {
		if got := c.s.BoxDist(lo, hi); math.Abs(got-c.want) > 0.001 {
			t.Errorf("%v lies %.3f away, want %.3f", c.s, got, c.want)
		}
	}
}
