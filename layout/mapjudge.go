package layout

// judgeNumbers holds the size of the numbers against the floors, and their ink
// against their ground.
func (c *chart) judgeNumbers() {
	asked := c.m.Look.NumberCap
	if c.judge("hex numbers", "number_size", c.high(asked, numberCap, false), false) && c.reversedNumbers() {
		c.judge("light hex numbers", "number_size", c.high(asked, numberCap, true), true)
	}
	worst := -1
	for i := range c.numbers {
		if k := &c.numbers[i].ink; k.contrast < leastContrast && (worst < 0 || k.contrast < c.numbers[worst].ink.contrast) {
			worst = i
		}
	}
	if worst >= 0 && !c.tile {
		c.tellFaint(&c.numbers[worst])
	}
}

func (c *chart) reversedNumbers() bool {
	for i := range c.numbers {
		if c.numbers[i].ink.reversed {
			return true
		}
	}
	return false
}

func (c *chart) tellFaint(n *number) {
	c.found.Warnf(c.src.pos, CodeFaint, "the hex numbers of map `%s` go under in their ground: the contrast is %.1f to 1 in %s, and %g is the least that can be read",
		c.m.ID, n.ink.contrast, c.m.Grid.Label(n.hex), leastContrast).
		Hintf("take a darker `number_ink` in the look of the map, or leave it out")
}

// judgeNames holds the size of the names against the floors.
func (c *chart) judgeNames() {
	const key = "name_size"
	if !c.judge("names", key, c.nameHigh(false), false) {
		return
	}
	for i := range c.names {
		if c.names[i].ink.reversed {
			c.judge("light names", key, c.nameHigh(true), true)
			return
		}
	}
}
