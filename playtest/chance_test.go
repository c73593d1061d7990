package playtest

import (
	"fmt"
	"slices"
	"testing"
)

// TestKeyedIsFair holds dice to a chi-square test; the numbers are fixed, so it
// fails only when the code changes.
func TestKeyedIsFair(t *testing.T) {
	for _, c := range []struct {
		name string
		key  func(i int) (game uint64, k Key)
	}{
		{"games", func(i int) (uint64, Key) { return uint64(i), Key{Domain: 1, Turn: 3} }},
		{"turns", func(i int) (uint64, Key) { return 0, Key{Domain: 1, Turn: uint16(i)} }},
		{"slots", func(i int) (uint64, Key) { return 0, Key{Slot: uint16(i)} }},
		{"repeats", func(i int) (uint64, Key) { return 0, Key{Repeat: uint16(i)} }},
	} {
		const n, sides = 60_000, 6
		var counts [sides + 1]float64
		var pairs [sides*sides + 1]float64
		last := 1
		for i := range n {
			game, k := c.key(i)
			chance := NewKeyed(7, game)
			die := Die(&chance, k, sides)
			counts[die]++
			pairs[(last-1)*sides+die]++
			last = die
		}
		// 99.99 % points of chi-square with 5 and 35 degrees of freedom.
		if x := chiSquare(counts[1:], n); x > 25.7 {
			t.Errorf("%s: chi-square of the faces is %.1f", c.name, x)
		}
		if x := chiSquare(pairs[1:], n); x > 77.1 {
			t.Errorf("%s: chi-square of neighbouring faces is %.1f", c.name, x)
		}
	}
}

func chiSquare(counts []float64, n float64) (x float64) {
	want := n / float64(len(counts))
	for _, c := range counts {
		x += (c - want) * (c - want) / want
	}
	return x
}

func TestKeysNeverCollide(t *testing.T) {
	seen := map[uint64]Key{}
	for _, k := range []Key{
		{}, {Domain: 1}, {Seat: 1}, {Seat: Nobody}, {Turn: 1}, {Slot: 1}, {Repeat: 1},
		{Turn: 256}, {Slot: 256}, {Repeat: 256}, {Turn: 1, Slot: 1}, {Domain: 1, Repeat: 1},
	} {
		if other, ok := seen[k.word()]; ok {
			t.Errorf("%+v and %+v are one word", k, other)
		}
		seen[k.word()] = k
	}
}

func TestBoundedIsUnbiased(t *testing.T) {
	// A word keeps its place in the range; n of 2^63+1 rejects almost half.
	for _, c := range []struct{ word, n, want uint64 }{
		{0, 8, 0}, {1 << 63, 8, 4}, {1<<64 - 1, 8, 7}, {1<<64 - 1, 6, 5}, {1<<64 - 1, 1, 0},
	} {
		if got := bounded(c.word, c.n); got != c.want {
			t.Errorf("bounded(%x, %d) = %d, want %d", c.word, c.n, got, c.want)
		}
	}
	const big = 1<<63 + 1
	low := 0
	for i := range uint64(20_000) {
		if bounded(mix(i), big) < big/2 {
			low++
		}
	}
	if low < 9_700 || low > 10_300 {
		t.Errorf("%d of 20,000 are in the lower half", low)
	}
}

func TestShuffleReachesEveryOrder(t *testing.T) {
	seen := map[string]int{}
	for game := range uint64(6000) {
		cards := []uint8{1, 2, 3}
		chance := NewKeyed(7, game)
		Shuffle(&Once{From: &chance}, Key{}, cards)
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

func TestScriptedAndRecording(t *testing.T) {
	die, other := Key{Domain: 1}, Key{Domain: 2}
	var story []string
	keyed := NewKeyed(1, 1)
	c := &Recording{
		From: &Scripted{Draws: map[Key]int{die: 5}, Else: &keyed},
		Note: func(k Key, n, drawn int) { story = append(story, fmt.Sprint(k.Domain, n, drawn)) },
	}
	if got := Die(c, die, 6); got != 6 {
		t.Errorf("the scripted die is %d", got)
	}
	c.N(other, 1)
	if got := fmt.Sprint(story); got != "[1 6 5 2 1 0]" {
		t.Errorf("story %s", got)
	}
}

func TestChancePanics(t *testing.T) {
	keyed := NewKeyed(1, 1)
	once := &Once{From: &keyed}
	once.N(Key{Turn: 1}, 6)
	for _, c := range []struct {
		name string
		draw func()
	}{
		{"no script", func() { (&Scripted{}).N(Key{}, 6) }},
		{"script out of range", func() { (&Scripted{Draws: map[Key]int{{}: 6}}).N(Key{}, 6) }},
		{"a key twice", func() { once.N(Key{Turn: 1}, 6) }},
	} {
		func() {
			defer func() {
				if recover() == nil {
					t.Errorf("%s does not panic", c.name)
				}
			}()
			c.draw()
		}()
	}
}

func TestEnumerate(t *testing.T) {
	// The higher of two dice; a 6 at once ends the rolling.
	odds := Enumerate(func(c Chance) int {
		first := Die(c, Key{}, 6)
		if first == 6 {
			return 6
		}
		return max(first, Die(c, Key{Repeat: 1}, 6))
	})
	for v, want := range []string{1: "1/36", 2: "1/12", 3: "5/36", 4: "7/36", 5: "1/4", 6: "11/36"} {
		if want != "" && odds[v].RatString() != want {
			t.Errorf("P(%d) = %s, want %s", v, odds[v].RatString(), want)
		}
	}
}

// TestShuffleByKeys wants ordinary games to shuffle as any other chance of the
// same draws does.
func TestShuffleByKeys(t *testing.T) {
	for n := range 60 {
		fast, slow := make([]uint8, n), make([]uint8, n)
		for i := range n {
			fast[i], slow[i] = uint8(i), uint8(i)
		}
		keyed, k := NewKeyed(3, uint64(n)), Key{Domain: 4, Seat: 1, Turn: uint16(n), Slot: 9, Repeat: 7}
		Shuffle(&keyed, k, fast)
		Shuffle(&Once{From: &keyed}, k, slow)
		if !slices.Equal(fast, slow) {
			t.Fatalf("%d cards: %v, by single draws %v", n, fast, slow)
		}
	}
}
