package hexmap

import (
	"fmt"

	"punchboard/layout/face"
)

// checkNumbers holds the size of the numbers against the floors, and their ink
// against their ground.
func (c *chart) checkNumbers() {
	asked := c.m.Look.NumberCap
	if c.checkSize("hex numbers", "number_size", c.capHeight(asked, numberCap, false), false) && c.reversedNumbers() {
		c.checkSize("light hex numbers", "number_size", c.capHeight(asked, numberCap, true), true)
	}
	c.checkRoom()
	worst := -1
	for i := range c.numbers {
		if k := &c.numbers[i].ink; k.contrast < leastContrast && (worst < 0 || k.contrast < c.numbers[worst].ink.contrast) {
			worst = i
		}
	}
	if worst >= 0 && !c.tile {
		c.reportFaint(&c.numbers[worst])
	}
}

// checkRoom reports numbers that are too large for their hexes, or else those that
// nothing could be done for: one finding for a map.
func (c *chart) checkRoom() {
	var wide, over []*number
	for i := range c.numbers {
		if n := &c.numbers[i]; n.wide {
			wide = append(wide, n)
		} else if n.over {
			over = append(over, n)
		}
	}
	switch {
	case c.tile || c.plan.Flat <= minHex: // nothing of it can be read
	case wide != nil:
		c.Found.Errorf(c.src.Pos, CodeNumberRoom, "the hex numbers of map `%s` are larger than their hexes: %s in %s", c.m.ID, face.Tenths(wide[0].size().W), c.andMore(wide)).
			Hintf("lower `number_size` in the look of the map, make the hexes larger, or write `numbers: none`")
	case over != nil:
		c.Found.Warnf(c.src.Pos, CodeNumberRoom, "no place is free for the hex numbers of map `%s` in %s", c.m.ID, c.andMore(over)).
			Hintf("lower `number_size` in the look of the map, or lead roads another way")
	}
}

// andMore names the hex of the first number and counts the others.
func (c *chart) andMore(all []*number) string {
	first := c.m.Grid.Label(all[0].hex)
	if len(all) == 1 {
		return first
	}
	return fmt.Sprintf("%s and %d more", first, len(all)-1)
}

func (c *chart) reversedNumbers() bool {
	for i := range c.numbers {
		if c.numbers[i].ink.reversed {
			return true
		}
	}
	return false
}

func (c *chart) reportFaint(n *number) {
	c.Found.Warnf(c.src.Pos, CodeFaint, "the hex numbers of map `%s` go under in their ground: the contrast is %.1f to 1 in %s, and %g is the least that can be read",
		c.m.ID, n.ink.contrast, c.m.Grid.Label(n.hex), leastContrast).
		Hintf("take a darker `number_ink` in the look of the map, or leave it out")
}

// checkNames holds the size of the names against the floors.
func (c *chart) checkNames() {
	const key = "name_size"
	if !c.checkSize("names", key, c.nameHeight(textShare, false), false) {
		return
	}
	for i := range c.names {
		if c.names[i].ink.reversed {
			c.checkSize("light names", key, c.nameHeight(textShare, true), true)
			return
		}
	}
}
