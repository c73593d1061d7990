package verdict

import (
	"testing"

	"punchboard/playtest"
)

// TestPrinted compares the deck that is played with the one that is printed.
func TestPrinted(t *testing.T) {
	with := *sheet
	with.CardPiles, with.CardCopies = []playtest.PileID{0, 0}, []int{2, 3}
	with.Turned = []playtest.Copies{{Pile: "fate", Card: "tank", N: 1}}
	print := func(scout, tank, turned int) []playtest.Copies {
		return []playtest.Copies{{Pile: "deck", Card: "scout", N: scout}, {Pile: "deck", Card: "tank", N: tank}, {Pile: "fate", Card: "tank", N: turned}}
	}
	for _, c := range []struct {
		printed []playtest.Copies
		levels  []Level
	}{
		{nil, nil},
		{print(2, 3, 1), []Level{Pass}},
		{print(2, 4, 1), []Level{Fail}},
		{print(2, 3, 2), []Level{Fail}},
		{print(0, 4, 1), []Level{Fail, Fail}},
		{print(2, 3, 1)[:2], []Level{Fail}},
		{append(print(2, 3, 1), playtest.Copies{Pile: "fate", Card: "plane", N: 1}), []Level{Fail}},
		{append(print(2, 3, 1), playtest.Copies{Pile: "fate", Card: "plane"}), []Level{Pass}},
	} {
		got := of(Misprint, Evidence{Sheet: &with, Runs: []*playtest.Stats{healthy()}, Limits: limits(), Printed: c.printed})
		if len(got) != len(c.levels) {
			t.Errorf("printed %v: %+v", c.printed, got)
		}
		for i := range min(len(got), len(c.levels)) {
			if got[i].Level != c.levels[i] {
				t.Errorf("printed %v: %+v, want %v", c.printed, got[i], c.levels[i])
			}
		}
	}
}
