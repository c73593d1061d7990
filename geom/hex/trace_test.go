package hex

import (
	"fmt"
	"iter"
	"maps"
	"math/big"
	"slices"
	"strings"
	"testing"
)

// Trace is trace as a sequence.
func Trace(a, b Hex) iter.Seq[Step] {
	return func(yield func(Step) bool) { trace(a, b, yield) }
}

// Vertex returns the vertex that the line goes Through.
func (s Step) Vertex() Vertex {
	s.must(s.Kind == Through)
	return Vertex{s.hex, s.dir}
}

// String formats a step for messages and tables: hexes as Q,R, and sides and
// vertices by the hexes that share them.
func (s Step) String() string {
	var names []string
	switch s.Kind {
	case Within:
		return fmt.Sprintf("%d,%d", s.hex.Q, s.hex.R)
	case Through:
		for _, h := range s.Vertex().Hexes() {
			names = append(names, fmt.Sprintf("%d,%d", h.Q, h.R))
		}
	default:
		a, b := s.Side().Hexes()
		names = []string{fmt.Sprintf("%d,%d", a.Q, a.R), fmt.Sprintf("%d,%d", b.Q, b.R)}
	}
	slices.Sort(names)
	return map[Kind]string{Across: "x", Through: "o", Along: "="}[s.Kind] + strings.Join(names, "/")
}

func TestTrace(t *testing.T) {
	for _, c := range []struct {
		name string
		to   Hex
		want string
	}{
		{"to itself", Hex{}, "0,0"},
		{"to a neighbour", Hex{0, 1}, "0,0 x0,0/0,1 0,1"},
		{"straight", Hex{0, 2}, "0,0 x0,0/0,1 0,1 x0,1/0,2 0,2"},
		{"bent", Hex{2, 1}, "0,0 x0,0/1,0 1,0 x1,0/1,1 1,1 x1,1/2,1 2,1"},
		{"along a side", Hex{1, 1}, "0,0 o0,0/0,1/1,0 =0,1/1,0 o0,1/1,0/1,1 1,1"},
		{"along the side of directions 5 and 0", Hex{-1, -1}, "0,0 o-1,0/0,-1/0,0 =-1,0/0,-1 o-1,-1/-1,0/0,-1 -1,-1"},
		// From 0,0 the line to 1,4 passes two vertices obliquely: at each it
		// touches a hex that it does not enter.
		{"through vertices aslant", Hex{1, 4}, "0,0 x0,0/0,1 0,1 o0,1/0,2/1,1 0,2 x0,2/1,2 1,2 o0,3/1,2/1,3 1,3 x1,3/1,4 1,4"},
	} {
		var got []string
		for s := range Trace(Hex{}, c.to) {
			got = append(got, s.String())
		}
		if got := strings.Join(got, " "); got != c.want {
			t.Errorf("%s:\ngot  %s\nwant %s", c.name, got, c.want)
		}
	}
}

func TestTraceReverses(t *testing.T) {
	a := Hex{4, -9}
	for _, way := range around(10) {
		b := a.Add(way)
		there, back := slices.Collect(Trace(a, b)), slices.Collect(Trace(b, a))
		slices.Reverse(back)
		if !slices.Equal(there, back) {
			t.Fatalf("%v to %v meets %v and back %v", a, b, there, back)
		}
	}
}

// The symmetries of the plane map traces to traces: no direction is special.
func TestTraceTurns(t *testing.T) {
	for _, way := range around(8) {
		want := len(slices.Collect(Trace(Hex{}, way)))
		for n := range Dirs {
			if got := len(slices.Collect(Trace(Hex{}, way.Turn(n)))); got != want {
				t.Fatalf("to %v are %d steps, and turned %d times %d", way, want, n, got)
			}
		}
	}
}

// The hexes entered are those found by rational arithmetic, which intersects the
// segment with each hex near it separately.
func TestTraceAgreesWithCutting(t *testing.T) {
	for _, way := range around(7) {
		want, got := map[Hex]bool{}, map[Hex]bool{}
		for _, h := range around(way.Distance(Hex{}) + 1) {
			if enters(way, h) {
				want[h] = true
			}
		}
		for s := range Trace(Hex{}, way) {
			if s.Kind == Within {
				got[s.Hex()] = true
			}
		}
		if !maps.Equal(got, want) {
			t.Fatalf("to %v the trace enters %v, want %v", way, got, want)
		}
	}
}

// enters intersects the segment from the origin to way with the six half planes
// of h and reports whether more than a point remains.
func enters(way, h Hex) bool {
	lo, hi := new(big.Rat), big.NewRat(1, 1)
	for _, step := range steps {
		// way.dot(step)·t < 1 + h.dot(step)
		slope, limit := int64(way.dot(step)), int64(1+h.dot(step))
		switch {
		case slope == 0 && limit <= 0:
			return false
		case slope > 0:
			if cut := big.NewRat(limit, slope); cut.Cmp(hi) < 0 {
				hi = cut
			}
		case slope < 0:
			if cut := big.NewRat(limit, slope); cut.Cmp(lo) > 0 {
				lo = cut
			}
		}
	}
	return lo.Cmp(hi) < 0 || way == (Hex{}) && h == way
}

// Each step touches the next: a hex its own sides and corners, a side its ends.
func TestTraceIsConnected(t *testing.T) {
	for _, way := range around(9) {
		var last Step
		for s := range Trace(Hex{}, way) {
			if last != (Step{}) && !touches(last, s) && !touches(s, last) {
				t.Fatalf("to %v the trace leaps from %v to %v", way, last, s)
			}
			last = s
		}
	}
}

func touches(a, b Step) bool {
	switch {
	case a.Kind == Within && b.Kind == Across:
		sides := a.Hex().Sides()
		return slices.Contains(sides[:], b.Side())
	case a.Kind == Within && b.Kind == Through:
		corners := a.Hex().Corners()
		return slices.Contains(corners[:], b.Vertex())
	case a.Kind == Along && b.Kind == Through:
		from, to := a.Side().Ends()
		return b.Vertex() == from || b.Vertex() == to
	}
	return false
}

// Up to distance 3, the hexes of a line that runs along no side are those
// entered.
func TestShortTracesAreLines(t *testing.T) {
	for _, way := range around(3) {
		var entered []Hex
		along := false
		for s := range Trace(Hex{}, way) {
			along = along || s.Kind == Along
			if s.Kind == Within {
				entered = append(entered, s.Hex())
			}
		}
		if line := slices.Collect(Line(Hex{}, way, Down)); !along && !slices.Equal(line, entered) {
			t.Errorf("to %v the line is %v and enters %v", way, line, entered)
		}
	}
}

func TestStepKeepsToWhatItMet(t *testing.T) {
	defer func() {
		if recover() == nil {
			t.Error("a step within a hex gave a side")
		}
	}()
	Step{Kind: Within}.Side()
}

func TestTraceAllocatesNothing(t *testing.T) {
	n := 0
	allocationFree(t, "Trace", func() {
		for s := range Trace(Hex{}, Hex{4, -2}) {
			n += int(s.Kind)
		}
	})
}
