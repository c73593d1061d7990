package hex

import "testing"

// The 12 by 7 map of a skirmish game specifies its distances by a formula of
// columns and rows, two start hexes 4 apart, and symmetry under half a turn.
func TestFireAndCoverMap(t *testing.T) {
	g := ccrr(Flat, SecondShifted, 12, 7)
	first, last := g.At(0, 0), g.At(11, 6)
	for a := range g.Hexes() {
		col, row := g.Place(a)
		if turned := first.Add(last).Sub(a); turned != g.At(11-col, 6-row) {
			t.Fatalf("half a turn takes %s to %s", g.Label(a), g.Label(turned))
		}
		for b := range g.Hexes() {
			if got, want := a.Distance(b), byColumns(g, a, b); got != want {
				t.Fatalf("%s to %s is %d, want %d", g.Label(a), g.Label(b), got, want)
			}
		}
	}
	a, _ := g.Find("0503")
	b, _ := g.Find("0805")
	if got := a.Distance(b); got != 4 || g.Len() != 84 {
		t.Errorf("the squads start %d apart on %d hexes, want 4 on 84", got, g.Len())
	}
}

// byColumns returns the distance as a player counts it: the rows gained by moving
// columns, then straight on.
func byColumns(g Grid, a, b Hex) int {
	axes := func(h Hex) (q, y, z int) {
		q, z = g.Place(h)
		z -= (q - q%2) / 2
		return q, -q - z, z
	}
	aq, ay, az := axes(a)
	bq, by, bz := axes(b)
	return max(abs(aq-bq), abs(ay-by), abs(az-bz))
}
