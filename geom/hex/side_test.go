package hex

import "testing"

func TestSidesAreShared(t *testing.T) {
	for _, h := range around(3) {
		for d := range Dir(Dirs) {
			s, n := h.Side(d), h.Neighbor(d)
			if other := n.Side(d.Opposite()); s != other {
				t.Fatalf("%v and %v share a side under two names, %v and %v", h, n, s, other)
			}
			if between, ok := SideBetween(n, h); !ok || between != s {
				t.Fatalf("between %v and %v lies %v, %v; want %v", n, h, between, ok, s)
			}
			a, b := s.Hexes()
			if (a != h || b != n) && (a != n || b != h) {
				t.Fatalf("side %v lies between %v and %v, want %v and %v", s, a, b, h, n)
			}
			if a.Neighbor(s.Dir()) != b || s.Dir() > 2 {
				t.Fatalf("side %v lies in direction %d of %v", s, s.Dir(), a)
			}
		}
	}
	if s, ok := SideBetween(Hex{}, Hex{2, -1}); ok {
		t.Errorf("two hexes that touch at no side share %v", s)
	}
}

// A region of hexes has as many sides and vertices as its outline allows: for a
// disc of radius n, these are 9n²+15n+6 and 6(n+1)².
func TestSidesAndVerticesExistOnce(t *testing.T) {
	for n := range 6 {
		sides, vertices := map[Side]bool{}, map[Vertex]bool{}
		for _, h := range around(n) {
			for d := range Dirs {
				sides[h.Sides()[d]] = true
				vertices[h.Corners()[d]] = true
			}
		}
		if want := 9*n*n + 15*n + 6; len(sides) != want {
			t.Errorf("a disc of %d has %d sides, want %d", n, len(sides), want)
		}
		if want := 6 * (n + 1) * (n + 1); len(vertices) != want {
			t.Errorf("a disc of %d has %d vertices, want %d", n, len(vertices), want)
		}
	}
}

func TestVerticesAreShared(t *testing.T) {
	h := Hex{7, -3}
	for d := range Dir(Dirs) {
		v, before, after := h.Corner(d), h.Neighbor(d.Turn(-1)), h.Neighbor(d)
		if v != before.Corner(d.Turn(2)) || v != after.Corner(d.Turn(-2)) {
			t.Errorf("corner %d of %v is another one of its neighbours", d, h)
		}
		got := map[Hex]bool{}
		for _, g := range v.Hexes() {
			got[g] = true
		}
		if len(got) != 3 || !got[h] || !got[before] || !got[after] {
			t.Errorf("at corner %d of %v meet %v", d, h, v.Hexes())
		}
	}
}

func TestVerticesLieBetweenTheirHexes(t *testing.T) {
	for d := range Dir(Dirs) {
		v, q, r := (Hex{-5, 2}).Corner(d), 0, 0
		for _, h := range v.Hexes() {
			q, r = q+h.Q, r+h.R // the mean of three centers, times three
		}
		if gotQ, gotR := v.Thirds(); gotQ != q || gotR != r {
			t.Errorf("corner %d lies at %d, %d thirds, want %d, %d", d, gotQ, gotR, q, r)
		}
	}
}

// Sides and vertices refer to each other: each side of a vertex ends there.
func TestSidesMeetAtVertices(t *testing.T) {
	for _, h := range around(2) {
		for d := range Dir(Dirs) {
			v, seen := h.Corner(d), map[Side]bool{}
			for _, s := range v.Sides() {
				seen[s] = true
				if from, to := s.Ends(); from != v && to != v {
					t.Fatalf("%v of %v ends at %v and %v", s, v, from, to)
				}
			}
			if len(seen) != 3 {
				t.Fatalf("%v has the sides %v", v, v.Sides())
			}
		}
	}
}

func TestSideRunsClockwiseAroundItsOwner(t *testing.T) {
	for d := range Dir(3) {
		s := Hex{}.Side(d)
		from, to := s.Ends()
		if from != (Hex{}).Corner(d) || to != (Hex{}).Corner(d+1) {
			t.Errorf("side %d runs from %v to %v", d, from, to)
		}
	}
}
