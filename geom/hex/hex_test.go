package hex

import (
	"slices"
	"testing"
)

// around returns every hex near the origin: enough to cover each kind of
// direction.
func around(n int) []Hex { return slices.Collect(Disc(Hex{}, n)) }

// allocationFree fails if f allocates on the heap: rules of play call such
// functions millions of times.
func allocationFree(t *testing.T, name string, f func()) {
	t.Helper()
	if n := testing.AllocsPerRun(100, f); n != 0 {
		t.Errorf("%s allocates %v times", name, n)
	}
}

func TestDistanceIsAMetric(t *testing.T) {
	hexes := around(4)
	for _, a := range hexes {
		for _, b := range hexes {
			ab := a.Distance(b)
			if (ab == 0) != (a == b) || ab < 0 || ab != b.Distance(a) {
				t.Fatalf("%v to %v is %d, back %d", a, b, ab, b.Distance(a))
			}
			for _, c := range hexes {
				if a.Distance(c) > ab+b.Distance(c) {
					t.Fatalf("%v to %v is farther than by %v", a, c, b)
				}
			}
		}
	}
}

// Distance is defined by steps, so the test walks them.
func TestDistanceCountsSteps(t *testing.T) {
	const far = 6
	steps := map[Hex]int{{}: 0}
	for queue := []Hex{{}}; len(queue) > 0; queue = queue[1:] {
		h := queue[0]
		for _, n := range h.Neighbors() {
			if _, seen := steps[n]; !seen && steps[h] < far {
				steps[n] = steps[h] + 1
				queue = append(queue, n)
			}
		}
	}
	if want := 3*far*(far+1) + 1; len(steps) != want {
		t.Fatalf("%d hexes lie within %d steps, want %d", len(steps), far, want)
	}
	for h, want := range steps {
		if got := h.Distance(Hex{}); got != want {
			t.Errorf("%v is %d steps away and Distance says %d", h, want, got)
		}
	}
}

func TestNeighbors(t *testing.T) {
	h := Hex{3, -7}
	for d := range Dir(Dirs) {
		n := h.Neighbor(d)
		if n.Neighbor(d.Opposite()) != h {
			t.Errorf("direction %d leads to %v, and its opposite not back", d, n)
		}
		if back, ok := h.DirTo(n); !ok || back != d {
			t.Errorf("%v lies in direction %d, and DirTo says %d, %v", n, d, back, ok)
		}
		if n.Distance(h) != 1 || n.Q+n.R+n.S() != 0 {
			t.Errorf("%v is no neighbour of %v", n, h)
		}
		if next := h.Neighbor(d.Turn(1)); next.Distance(n) != 1 {
			t.Errorf("neighbours %v and %v of %v do not touch", n, next, h)
		}
	}
	if d, ok := h.DirTo(h.Add(Hex{1, 1})); ok {
		t.Errorf("a hex two steps away lies in direction %d", d)
	}
}

func TestCompass(t *testing.T) {
	for _, c := range []struct {
		o    Orientation
		name string
		want Hex
	}{
		{Flat, "N", Hex{0, -1}}, {Flat, "NE", Hex{1, -1}}, {Flat, "SE", Hex{1, 0}},
		{Flat, "S", Hex{0, 1}}, {Flat, "SW", Hex{-1, 1}}, {Flat, "NW", Hex{-1, 0}},
		{Pointy, "NE", Hex{1, -1}}, {Pointy, "E", Hex{1, 0}}, {Pointy, "SE", Hex{0, 1}},
		{Pointy, "SW", Hex{-1, 1}}, {Pointy, "W", Hex{-1, 0}}, {Pointy, "NW", Hex{0, -1}},
	} {
		d, ok := c.o.Dir(c.name)
		if got := (Hex{}).Neighbor(d); !ok || got != c.want || c.o.Name(d) != c.name {
			t.Errorf("%s of orientation %d is %v, %v, called %s", c.name, c.o, got, ok, c.o.Name(d))
		}
	}
	if _, ok := Flat.Dir("E"); ok {
		t.Error("a flat hex has an eastern neighbour")
	}
	if _, ok := Pointy.Dir("N"); ok {
		t.Error("a pointy hex has a northern neighbour")
	}
}

func BenchmarkDistance(b *testing.B) {
	h, g, sum := Hex{3, -7}, Hex{-20, 11}, 0
	for b.Loop() {
		sum += h.Distance(g)
		h.Q = sum & 15
	}
}

func BenchmarkNeighbors(b *testing.B) {
	h := Hex{3, -7}
	for b.Loop() {
		h = h.Neighbors()[h.Q&3]
	}
}
