package playtest

import "testing"

// TestHasher checks that bytes hash as the words they pack into, and that order
// matters.
func TestHasher(t *testing.T) {
	hash := func(fold func(*Hasher)) (h Hasher) { fold(&h); return h }
	bytes := hash(func(h *Hasher) { h.Bytes(1, 2, 3, 4, 5, 6, 7, 8, 9) })
	if words := hash(func(h *Hasher) { h.Add(0x0102030405060708, 9) }); words != bytes || words == 0 {
		t.Errorf("words %x, bytes %x", words, bytes)
	}
	if other := hash(func(h *Hasher) { h.Add(9, 0x0102030405060708) }); other == bytes {
		t.Error("the order makes no difference")
	}
	if want := Hasher(Fold(Fold(0, 1), 2)); hash(func(h *Hasher) { h.Add(1, 2) }) != want {
		t.Error("a hasher does not fold as Fold does")
	}
}
