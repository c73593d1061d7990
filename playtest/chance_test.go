package playtest

import (
	"fmt"
	"testing"
)

// TestKeyedIsFair applies a chi-square test to dice; the random numbers are
// fixed, so it fails only when the code changes.
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
	// bounded scales a word into the range, keeping the order; n = 2^63+1
	// rejects almost half of all words.
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

// five returns 5 for one key and leaves the others to chance.
type five struct {
	key  Key
	rest Chance
}

func (f *five) N(k Key, n int) int {
	if k == f.key {
		return 5
	}
	return f.rest.N(k, n)
}

func TestRecording(t *testing.T) {
	die, other := Key{Domain: 1}, Key{Domain: 2}
	var story []string
	keyed := NewKeyed(1, 1)
	c := &Recording{
		From: &five{die, &keyed},
		Note: func(k Key, n, drawn int) { story = append(story, fmt.Sprint(k.Domain, n, drawn)) },
	}
	if got := Die(c, die, 6); got != 6 {
		t.Errorf("the die is %d", got)
	}
	c.N(other, 1)
	if got := fmt.Sprint(story); got != "[1 6 5 2 1 0]" {
		t.Errorf("story %s", got)
	}
}
