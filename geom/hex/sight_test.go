package hex

import (
	"iter"
	"slices"
	"testing"
)

// View returns the hexes at most n from h that are visible from h, h itself first,
// in the order of Disc.
func View(h Hex, n int, blocks Blocks) iter.Seq[Hex] {
	return func(yield func(Hex) bool) {
		for g := range Disc(h, n) {
			if Sees(h, g, blocks) && !yield(g) {
				return
			}
		}
	}
}

// wood returns the rule that woods block, and so does a side between two woods.
func wood(in ...Hex) Blocks {
	return func(s Step) bool {
		switch s.Kind {
		case Within:
			return slices.Contains(in, s.Hex())
		case Along:
			a, b := s.Side().Hexes()
			return slices.Contains(in, a) && slices.Contains(in, b)
		}
		return false
	}
}

// wall returns the rule that these sides block when crossed.
func wall(in ...Side) Blocks {
	return func(s Step) bool { return s.Kind == Across && slices.Contains(in, s.Side()) }
}

func TestSees(t *testing.T) {
	o := Hex{}
	for _, c := range []struct {
		name   string
		to     Hex
		blocks Blocks
		want   bool
	}{
		{"itself, in woods", o, wood(o), true},
		{"a neighbour, from woods to woods", Hex{0, 1}, wood(o, Hex{0, 1}), true},
		{"over open ground", Hex{0, 2}, wood(), true},
		{"over woods", Hex{0, 2}, wood(Hex{0, 1}), false},
		{"along a side, woods above", Hex{2, -1}, wood(Hex{1, -1}), true},
		{"along a side, woods below", Hex{2, -1}, wood(Hex{1, 0}), true},
		{"along a side, woods on both", Hex{2, -1}, wood(Hex{1, -1}, Hex{1, 0}), false},
		{"past woods that it touches at a vertex", Hex{1, 4}, wood(Hex{1, 1}, Hex{0, 3}), true},
		{"over a wall", Hex{0, 1}, wall(o.Side(3)), false},
		{"beside a wall", Hex{0, 1}, wall(o.Side(2)), true},
		{"along a wall", Hex{2, -1}, wall(Hex{1, -1}.Side(3)), true},
	} {
		if got := Sees(o, c.to, c.blocks); got != c.want {
			t.Errorf("%s: %v, want %v", c.name, got, c.want)
		}
		if got := Sees(c.to, o, c.blocks); got != c.want {
			t.Errorf("%s, from the other end: %v, want %v", c.name, got, c.want)
		}
	}
}

// A rule is called for what is in between, in order, until it blocks.
func TestSeesAsksInOrderAndStops(t *testing.T) {
	var asked []string
	Sees(Hex{}, Hex{0, 3}, func(s Step) bool {
		asked = append(asked, s.String())
		return s.Kind == Within
	})
	if want := []string{"x0,0/0,1", "0,1"}; !slices.Equal(asked, want) {
		t.Errorf("the rule was asked of %v, want %v", asked, want)
	}
}

func TestView(t *testing.T) {
	// One wood to the south hides what is straight behind it and, from distance 3,
	// what is behind its flanks.
	var hidden []Hex
	seen := slices.Collect(View(Hex{}, 3, wood(Hex{0, 1})))
	for _, h := range around(3) {
		if !slices.Contains(seen, h) {
			hidden = append(hidden, h)
		}
	}
	if want := []Hex{{0, 2}, {1, 2}, {0, 3}, {-1, 3}}; !slices.Equal(hidden, want) {
		t.Errorf("the wood hides %v, want %v", hidden, want)
	}
	if seen[0] != (Hex{}) {
		t.Errorf("the view begins with %v", seen[0])
	}
}

func TestSightAllocatesNothing(t *testing.T) {
	blocks, n := wood(Hex{0, 1}, Hex{1, 0}), 0
	allocationFree(t, "Sees", func() {
		if Sees(Hex{}, Hex{2, 1}, blocks) {
			n++
		}
	})
	allocationFree(t, "View", func() {
		for range View(Hex{}, 3, blocks) {
			n++
		}
	})
}

func benchmarkSees(b *testing.B, to Hex) {
	blocks := func(s Step) bool { return s.Kind > Along }
	b.ReportAllocs()
	for b.Loop() {
		Sees(Hex{}, to, blocks)
	}
}

func BenchmarkSeesStraight3(b *testing.B)  { benchmarkSees(b, Hex{0, 3}) }
func BenchmarkSeesBent3(b *testing.B)      { benchmarkSees(b, Hex{2, 1}) }
func BenchmarkSeesAlongSide2(b *testing.B) { benchmarkSees(b, Hex{2, -1}) }
func BenchmarkSeesAslant12(b *testing.B)   { benchmarkSees(b, Hex{5, 7}) }
