package percee

import (
	"math/bits"

	"punchboard/carddata"
	"punchboard/playtest"
	"punchboard/playtest/rulebook"
)

// sideUnits is the number of ground units of a side (PV-005).
const sideUnits = 12

// units is a set of one side's ground units, in the order of the counters.
type units uint16

// one is the set of a single unit.
func one(u int) units { return 1 << u }

func (u units) has(i int) bool { return u>>i&1 == 1 }

func (u units) count() int { return bits.OnesCount16(uint16(u)) }

// first returns the lowest unit of a set that is not empty.
func (u units) first() int { return bits.TrailingZeros16(uint16(u)) }

// nth returns the nth lowest unit, from 0, of a set that has more than n.
func (u units) nth(n int) int {
	for range n {
		u &= u - 1
	}
	return u.first()
}

// unit is one counter.
type unit struct {
	hard    bool // a tank: AT is used against it (PV-008)
	at, ai  [2]int8
	home    int16 // the recommended setup hex; noHex for the reserve
	free    bool  // stacks and acts freely: Tiger 102
	reserve int   // the first round in which it may enter; 0 if it starts on the map
}

// value returns the value of a unit on its current face.
func (u *unit) value(hard bool, back int) int {
	if hard {
		return int(u.at[back])
	}
	return int(u.ai[back])
}

var sides = map[string]playtest.Seat{"de": German, "us": American}

// units reads the ground units and the support counters.
func (b *builder) units(d *data) {
	deck := b.Pieces("counters")
	var n [playtest.Seats]int
	for _, c := range deck.Cards {
		kind := rulebook.Text(c.Fields["kind"])
		side, ours := sides[rulebook.Text(c.Fields["side"])]
		switch {
		case kind == "air":
			d.air = b.cell(c.Fields["at"], c.Pos, "at", 0, 20)
		case kind == "oba":
			d.oba = b.cell(c.Fields["at"], c.Pos, "at", 0, 20)
		case kind == "marker":
		case !ours:
			b.Found.Errorf(c.Pos, codeRow, "the unit belongs to no side").Hintf("the rules know `de` and `us`")
		case n[side] == sideUnits:
			b.Found.Errorf(c.Pos, codeCapacity, "the rules hold %d units a side", sideUnits)
			n[side]++
		case n[side] < sideUnits:
			d.units[side][n[side]] = b.unit(c, &d.set)
			if d.units[side][n[side]].free {
				d.freely[side] |= one(n[side])
			}
			if side == German && d.units[side][n[side]].free {
				d.tigers |= one(n[side])
			}
			n[side]++
		}
	}
	for side, name := range [...]string{"German", "American"} {
		if n[side] < sideUnits {
			b.Found.Errorf(deck.Pos, codeRow, "the rules need %d %s units, but there are %d", sideUnits, name, n[side])
		}
	}
}

func (b *builder) unit(c *carddata.Card, set *settings) unit {
	u := unit{hard: rulebook.Text(c.Fields["kind"]) == "tank", home: noHex, free: b.yes(c.Fields["free_stacking"], c.Pos, "free_stacking")}
	for back, prefix := range [...]string{"", "back_"} {
		u.at[back] = int8(b.cell(c.Fields[prefix+"at"], c.Pos, prefix+"at", 0, mostValue))
		u.ai[back] = int8(b.cell(c.Fields[prefix+"ai"], c.Pos, prefix+"ai", 0, mostValue))
	}
	b.Backs(c, "at", "ai")
	if rulebook.Text(c.Fields["setup"]) == "reserve-box" {
		u.reserve = set.EntryRound
		if u.reserve == 0 {
			u.reserve = b.cell(c.Fields["entry_round"], c.Pos, "entry_round", 1, 20)
		}
		return u
	}
	u.home = int16(b.hexOf(c))
	return u
}

// hexOf reads the recommended setup hex of a unit.
func (b *builder) hexOf(c *carddata.Card) int {
	if len(b.Game.Maps) == 0 {
		return 0
	}
	v := c.Fields["hex"]
	h, err := b.Game.Maps[0].Grid.Find(rulebook.Text(v))
	if err != nil {
		b.Found.Errorf(v.Pos, codeRow, "the setup hex: %v", err)
		return 0
	}
	return b.Game.Maps[0].Grid.Index(h)
}
