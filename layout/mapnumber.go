package layout

import (
	"punchboard/carddata"
	"punchboard/geom"
	"punchboard/geom/hex"
	"punchboard/scene"
)

// Measures of hex numbers, in hundredths of a hex.
const (
	numberCap  = 100.0 / 17
	numberTop  = 4.6 // from the upper side to the capitals
	numberRoom = 2.8 // kept free around them
)

// number is the number of a hex in its place.
type number struct {
	lettering
	hex  hex.Hex
	ink  typeInk
	mid  vec
	over bool // whether a road runs under it nevertheless
}

// layNumbers finds a place for each number: where the look asks for, or moved
// aside so that no road or river runs under it.
func (c *chart) layNumbers() {
	if c.m.Look.Numbers == "none" {
		return
	}
	asked := inkOf(&c.m.Look.NumberInk)
	for h := range c.m.Grid.Hexes() {
		n := number{hex: h, ink: c.inkOn(c.footingAt(h), asked)}
		n.lettering = c.letter(c.m.Grid.Label(h), c.high(c.m.Look.NumberCap, numberCap, n.ink.reversed), false, false)
		n.mid, n.over = c.numberPlace(&n)
		c.numbers = append(c.numbers, n)
	}
	c.judgeNumbers()
	for i := range c.numbers {
		c.keep.add(c.numbers[i].obstacle(c))
	}
}

// obstacle is what textures and names keep off.
func (n *number) obstacle(c *chart) obstacle {
	half := n.half(c)
	return obstacle{line: span{n.mid.sub(half), n.mid.add(half)}, box: true, room: numberRoom, solid: true}
}

func (n *number) half(c *chart) vec {
	size := n.size()
	return vec{c.of(size.W) / 2, c.of(size.H) / 2}
}

// numberPlace tries places from the one that is asked for outward.
func (c *chart) numberPlace(n *number) (mid vec, over bool) {
	at, half := c.numberHome(n), n.half(c)
	best, least := at, 1e9
	for i, off := range [...]vec{{0, 0}, {0, 1}, {-1, 0}, {1, 0}, {-1, 1}, {1, 1}, {-1.6, 0}, {1.6, 0}, {-1.6, 1}, {1.6, 1}} {
		v := at.add(vec{off.x * (half.x + 5), off.y * half.y})
		if cost := c.covered(v, half) + float64(i)*0.01; cost < least {
			best, least = v, cost
		}
		if least < 0.1 {
			break
		}
	}
	return best, least >= 0.1
}

// numberHome gives where the look puts the number of a hex.
func (c *chart) numberHome(n *number) vec {
	at, half := c.center(n.hex), n.half(c)
	top := c.topAt(half.x)
	switch c.m.Look.Numbers {
	case "bottom":
		return at.add(vec{0, top - numberTop - half.y})
	case "center":
		return at
	}
	return at.add(vec{0, numberTop + half.y - top})
}

// topAt gives how high above the centre the sides of a hex stand at half a
// width: a pointy one has a roof that a wide number must stay under.
func (c *chart) topAt(half float64) float64 {
	if c.m.Grid.Orientation == hex.Flat {
		return 50
	}
	return max(30, 57.7-half*0.577-2)
}

// covered tells how much of a box roads and rivers take, from 0 to 1.
func (c *chart) covered(mid, half vec) float64 {
	const n = 5
	hit := 0
	for i := range n * n {
		v := mid.add(vec{half.x * (float64(i%n)/2 - 1), half.y * (float64(i/n)/2 - 1)})
		if !c.keep.free(v, 0.5) {
			hit++
		}
	}
	return float64(hit) / (n * n)
}

// paintNumbers draws the numbers; a halo helps those that a road or the ground
// would swallow.
func (c *chart) paintNumbers() {
	for i := range c.numbers {
		n := &c.numbers[i]
		var halo *scene.Stroke
		if n.over || n.ink.faint {
			halo = n.ink.stroke(c, nameHalo)
		}
		c.letters(&n.lettering, c.fine(n.mid), n.ink.fill, halo)
	}
}

// fine gives a place on paper without rounding it as textures are.
func (c *chart) fine(v vec) geom.Point {
	return c.plan.Origin.Add(geom.Pt2(c.width(v.x), c.width(v.y)))
}

// fillOf gives the colour of a terrain's ground.
func (c *chart) fillOf(t *carddata.Terrain) scene.RGB {
	k := inkOf(&t.Fill)
	if k.none() {
		return white
	}
	return c.groundPaint(k).Screen()
}
