package percee

import (
	"slices"
	"testing"

	"punchboard/playtest"
)

// TestDanger compares with a hex-by-hex computation of the two largest values.
func TestDanger(t *testing.T) {
	g := &load(t).data.ground
	rnd := playtest.NewStream(3, 1, 0)
	for range 300 {
		var v fireValues
		at := make([][]int, g.n)
		for range rnd.N(sideUnits + 1) {
			value, from := rnd.N(7), rnd.N(g.n)
			v.note(value, g.targets[from])
			for h := range g.n {
				if g.targets[from].has(h) {
					at[h] = append(at[h], value)
				}
			}
		}
		v.strongest()
		for h, values := range at {
			slices.Sort(values)
			sum := 0
			for _, value := range values[max(0, len(values)-2):] {
				sum += value
			}
			want := 0
			if sum > 0 {
				want = min(10, max(0, sum-int(g.modifier[h])))
			}
			if got := v.danger(h, g); int(got) != want {
				t.Fatalf("the danger of hex %d under %v is %d, want %d", h, values, got, want)
			}
		}
	}
}

// TestMarch compares the way west with one found by relaxing every hex until
// nothing changes, whether it is computed all at once or in steps.
func TestMarch(t *testing.T) {
	g := &load(t).data.ground
	rnd := playtest.NewStream(3, 2, 0)
	for range 100 {
		var v fireValues
		var held hexes
		for range 8 {
			from := rnd.N(g.n)
			held.add(from)
			v.note(1+rnd.N(5), g.targets[from])
		}
		v.strongest()
		want := slowWays(g, &v, held)
		var m march
		m.begin(g, held)
		for range 4 {
			h := rnd.N(g.n)
			m.reach(oneHex(h), g, &v)
			if m.way[h] != want[h] {
				t.Fatalf("the way from hex %d is %d, want %d", h, m.way[h], want[h])
			}
		}
		m.reach(g.all, g, &v)
		if m.way != want {
			t.Fatalf("the ways are %v, want %v", m.way, want)
		}
	}
}

func slowWays(g *ground, v *fireValues, held hexes) (way [maxHexes]int) {
	for h := range way {
		way[h] = far
		if g.west.has(h) {
			way[h] = wayMove
		}
	}
	for changed := true; changed; {
		changed = false
		for h := range g.n {
			for n := range g.n {
				if !g.near[h].has(n) || way[n] == far {
					continue
				}
				if by := way[n] + wayMove + int(v.danger(n, g)) + wayHeld*int(bit(held.has(n))); by < way[h] {
					way[h], changed = by, true
				}
			}
		}
	}
	return way
}
