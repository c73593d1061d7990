package percee

import (
	"slices"
	"testing"
)

// few returns a set and the hexes in it.
func few(all ...int) (h hexes, list []int) {
	for _, i := range all {
		h.add(i)
	}
	return h, all
}

func TestHexes(t *testing.T) {
	for _, c := range [][]int{{}, {0}, {63}, {64}, {127}, {63, 64}, {0, 1, 62, 63, 64, 65, 126, 127}} {
		h, list := few(c...)
		var got []int
		for rest := h; !rest.empty(); rest = rest.rest() {
			got = append(got, rest.first())
		}
		if !slices.Equal(got, list) && len(list) > 0 || h.count() != len(list) || h.empty() != (len(list) == 0) {
			t.Errorf("%v: got %v, %d in all", list, got, h.count())
		}
		for n, want := range list {
			if h.nth(n) != want {
				t.Errorf("%v: hex %d in order is %d", list, n, h.nth(n))
			}
		}
		for i := range maxHexes {
			if h.has(i) != slices.Contains(list, i) {
				t.Errorf("%v: has %d is %v", list, i, h.has(i))
			}
		}
	}
}

func TestHexesTogether(t *testing.T) {
	a, _ := few(3, 63, 64, 100)
	b, _ := few(3, 64, 101)
	both, _ := few(3, 64)
	either, _ := few(3, 63, 64, 100, 101)
	left, _ := few(63, 100)
	if a.and(b) != both || a.or(b) != either || a.less(b) != left {
		t.Errorf("and %v, or %v, less %v", a.and(b), a.or(b), a.less(b))
	}
	if !a.meets(b) || left.meets(b) {
		t.Errorf("meets %v and %v", a.meets(b), left.meets(b))
	}
	a.set(63, false)
	a.set(100, false)
	a.set(64, true)
	if a != both {
		t.Errorf("after taking hexes out: %v", a)
	}
}

// TestCrowd stores every number that fits, for hexes in both words.
func TestCrowd(t *testing.T) {
	var c hexCounts
	in := []int{2, 63, 64, 127}
	of, _ := few(in...)
	for n := range 16 {
		for i, hex := range in {
			c.put(hex, (n+i)%16)
		}
		want, low := 0, 0
		for i := range in {
			want += (n + i) % 16
			low += (n + i) % 16 & 3
		}
		if got := c[0].and(of).count() + 2*c[1].and(of).count(); got != low || got+c.above3(of) != want {
			t.Errorf("%d: the sum is %d and %d", n, got, c.above3(of))
		}
		if c.over3() != (want != low) {
			t.Errorf("%d: over three is %v", n, c.over3())
		}
	}
}
