package playtest_test

import (
	"fmt"
	"slices"
	"testing"

	"punchboard/playtest"
	"punchboard/playtest/enginetest"
)

func TestShuffleReachesEveryOrder(t *testing.T) {
	seen := map[string]int{}
	for game := range uint64(6000) {
		cards := []uint8{1, 2, 3}
		chance := playtest.NewKeyed(7, game)
		playtest.Shuffle(&enginetest.Once{From: &chance}, playtest.Key{}, cards)
		seen[fmt.Sprint(cards)]++
	}
	for order, n := range seen {
		if n < 850 || n > 1150 {
			t.Errorf("order %s comes %d times of 6000", order, n)
		}
	}
	if len(seen) != 6 {
		t.Errorf("%d orders of 6", len(seen))
	}
}

// TestShuffleByKeys checks that the fast shuffle of ordinary games equals the
// general one with the same draws.
func TestShuffleByKeys(t *testing.T) {
	for n := range 60 {
		fast, slow := make([]uint8, n), make([]uint8, n)
		for i := range n {
			fast[i], slow[i] = uint8(i), uint8(i)
		}
		keyed, k := playtest.NewKeyed(3, uint64(n)), playtest.Key{Domain: 4, Seat: 1, Turn: uint16(n), Slot: 9, Repeat: 7}
		playtest.Shuffle(&keyed, k, fast)
		playtest.Shuffle(&enginetest.Once{From: &keyed}, k, slow)
		if !slices.Equal(fast, slow) {
			t.Fatalf("%d cards: %v, by single draws %v", n, fast, slow)
		}
	}
}
