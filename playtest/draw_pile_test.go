package playtest

import (
	"slices"
	"testing"
)

// TestDrawPile draws a pile to its end, shuffles the discards into it and draws
// them again.
func TestDrawPile(t *testing.T) {
	luck := NewKeyed(3, 4)
	var p DrawPile
	p.Stack(50)
	orders := [2][]uint8{}
	for round := range orders {
		p.Shuffle(&luck, Key{Domain: 9})
		for p.Left() > 0 {
			orders[round] = append(orders[round], p.Draw())
		}
		sorted := slices.Clone(orders[round])
		slices.Sort(sorted)
		if len(sorted) != 50 || sorted[0] != 0 || len(slices.Compact(sorted)) != 50 {
			t.Fatalf("round %d draws %v", round, orders[round])
		}
		if !slices.Equal(p.Discards(), orders[round]) {
			t.Errorf("the discards are %v", p.Discards())
		}
	}
	if slices.Equal(orders[0], orders[1]) {
		t.Error("two shuffles give the same order")
	}
}

// TestDrawPileHidesItsOrder checks that a redeal keeps what players see and
// depends on nothing else.
func TestDrawPileHidesItsOrder(t *testing.T) {
	luck, other := NewKeyed(3, 4), NewKeyed(5, 6)
	var p DrawPile
	p.Stack(50)
	p.Shuffle(&luck, Key{Domain: 9})
	for range 20 {
		p.Draw()
	}
	a, b := p, p
	slices.Reverse(b.Next())
	a.Redeal(&other, Key{Domain: 10})
	b.Redeal(&other, Key{Domain: 10})
	var before, after Observation
	p.Observe(&before)
	a.Observe(&after)
	var same, changed Hasher
	p.Hash(&same)
	a.Hash(&changed)
	if a != b || !before.Equal(&after) || same == changed || !slices.Equal(a.Discards(), p.Discards()) {
		t.Errorf("%v\n%v\n%v", p, a, b)
	}
}
