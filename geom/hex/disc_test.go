package hex

import (
	"iter"
	"slices"
	"testing"
)

// Ring returns the hexes at distance n from c, clockwise from the one in direction
// 0: 6n of them, and only c for 0. For a negative n there are none.
func Ring(c Hex, n int) iter.Seq[Hex] {
	return func(yield func(Hex) bool) { ring(c, n, yield) }
}

func TestRing(t *testing.T) {
	c := Hex{-4, 9}
	for n := -1; n <= 6; n++ {
		got := slices.Collect(Ring(c, n))
		want := max(6*n, 0)
		if n == 0 {
			want = 1
		}
		if len(got) != want {
			t.Errorf("ring %d has %d hexes, want %d", n, len(got), want)
		}
		for i, h := range got {
			if h.Distance(c) != n {
				t.Errorf("ring %d holds %v at distance %d", n, h, h.Distance(c))
			}
			if next := got[(i+1)%len(got)]; n > 0 && h.Distance(next) != 1 {
				t.Errorf("ring %d leaps from %v to %v", n, h, next)
			}
		}
	}
}

func TestRingRunsClockwiseFromDirection0(t *testing.T) {
	n := Hex{}.Neighbors()
	if got := slices.Collect(Ring(Hex{}, 1)); !slices.Equal(got, n[:]) {
		t.Errorf("ring 1 is %v, want the neighbours in order, %v", got, n)
	}
}

func TestRingsPartitionTheDisc(t *testing.T) {
	c, seen := Hex{2, 2}, map[Hex]bool{}
	for h := range Disc(c, 7) {
		if seen[h] {
			t.Errorf("the disc gives %v twice", h)
		}
		seen[h] = true
	}
	if want := 3*7*8 + 1; len(seen) != want {
		t.Errorf("a disc of 7 has %d hexes, want %d", len(seen), want)
	}
	for h := range Ring(c, 8) {
		if seen[h] {
			t.Errorf("a disc of 7 holds %v of ring 8", h)
		}
	}
}

// A consumer that stops is not called again.
func TestDiscStops(t *testing.T) {
	n := 0
	for range Disc(Hex{}, 5) {
		if n++; n == 10 {
			break
		}
	}
	if n != 10 {
		t.Errorf("the disc gave %d hexes after a stop at 10", n)
	}
}

func TestRingsAllocateNothing(t *testing.T) {
	sum := 0
	allocationFree(t, "Disc", func() {
		for h := range Disc(Hex{}, 3) {
			sum += h.Q
		}
	})
	allocationFree(t, "Ring", func() {
		for h := range Ring(Hex{}, 3) {
			sum += h.Q
		}
	})
}

func BenchmarkDisc3(b *testing.B) {
	sum := 0
	for b.Loop() {
		for h := range Disc(Hex{}, 3) {
			sum += h.Q
		}
	}
}
