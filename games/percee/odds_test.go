package percee

import (
	"math/big"
	"testing"

	"punchboard/playtest"
)

// TestShotOdds enumerates every order of small piles and compares the share of
// hits with the exact one (rules.csv PV-099, PV-104): with n number cards, of
// which h are low enough, f face cards and j live jokers, it is h/(n+f+j) if a
// face card is taken as a miss, and h/(n+j) if it is always redrawn.
func TestShotOdds(t *testing.T) {
	r := load(t)
	for _, c := range []struct {
		pile  string // after the current card; the shot hits on values up to 4
		again bool
		live  bool // both players have had a card
		want  *big.Rat
	}{
		{"C2 C4 C5 C6", true, false, big.NewRat(2, 4)},
		{"C2 C4 C5 HQ", false, false, big.NewRat(2, 4)},
		{"C2 C4 C5 HQ", true, false, big.NewRat(2, 3)},
		{"C2 C5 HQ HK DJ", true, false, big.NewRat(1, 2)},
		{"C2 C5 HQ HK DJ", false, false, big.NewRat(1, 5)},
		{"C2 C4 C5 JOKER", true, true, big.NewRat(2, 4)},
		{"C2 C4 C5 HQ JOKER", true, true, big.NewRat(2, 4)},
		{"C2 C4 C5 HQ JOKER", false, true, big.NewRat(2, 5)},
		{"C2 C4 C5 HQ JOKER", true, false, big.NewRat(2, 3)}, // an ignored joker is replaced by another card
		{"HQ HK JOKER", true, false, big.NewRat(0, 1)},
	} {
		hits, all := 0, 0
		p := at(t, r, 1, "S9 "+c.pile, "DE-06@0704", "US-01@0702") // AI 4, no modifier
		p.s.had[American] = c.live
		first := int(p.s.drawn)
		orders(p.s.pile[first:], func() {
			try := *p
			try.s = p.s
			try.do("fire DE-06 US-01", "shoot")
			for try.s.step == atRedraw {
				if c.again {
					try.do("again")
				} else {
					try.do("miss")
				}
			}
			all++
			if try.where("US-01") == "0702/back" {
				hits++
			}
		})
		if got := big.NewRat(int64(hits), int64(all)); got.Cmp(c.want) != 0 {
			t.Errorf("%s, again %v, live %v: %v, want %v", c.pile, c.again, c.live, got, c.want)
		}
	}
}

// orders visits all orders of some cards (Heap 1963).
func orders(cards []uint8, visit func()) {
	var swap func(n int)
	swap = func(n int) {
		if n <= 1 {
			visit()
			return
		}
		for i := range n {
			swap(n - 1)
			j := 0
			if n%2 == 0 {
				j = i
			}
			cards[j], cards[n-1] = cards[n-1], cards[j]
		}
	}
	swap(len(cards))
}

// TestActivationOdds checks the total value of the cards (PV-020, PV-050, PV-111,
// PV-112): 66 units per side, twelve red cards for air and fourteen for OBA.
func TestActivationOdds(t *testing.T) {
	r := load(t)
	var units [playtest.Seats]int
	air, oba := 0, 0
	for i := range r.data.cards {
		c := &r.data.cards[i]
		if c.joker() {
			continue
		}
		units[c.side] += int(c.count)
		switch {
		case c.side == American && c.air:
			air++
		case c.side == American:
			oba++
		}
	}
	if units != [playtest.Seats]int{66, 66} || air != 12 || oba != 14 {
		t.Errorf("units %v, air %d, OBA %d", units, air, oba)
	}
}

// TestGroundFigures compares the map with figures that were computed
// independently.
func TestGroundFigures(t *testing.T) {
	g := &load(t).data.ground
	var ways [7]int
	pairs, two, three, open2, far := 0, 0, 0, 0, 0
	for i := range g.n {
		ways[g.near[i].count()]++
		for j := range i {
			d := int(g.distance[i][j])
			far = max(far, d)
			switch d {
			case 1:
				pairs++
			case 2:
				two++
				if g.targets[i].has(j) {
					open2++
				}
			case 3:
				three++
			}
		}
	}
	if g.n != 88 || pairs != 227 || ways != [7]int{0, 0, 2, 11, 12, 9, 54} || far != 12 {
		t.Errorf("%d hexes, %d pairs, neighbours %v, at most %d apart", g.n, pairs, ways, far)
	}
	if two != 394 || open2 != 329 || three != 497 {
		t.Errorf("%d pairs two apart, %d of them open; %d three apart", two, open2, three)
	}
}
