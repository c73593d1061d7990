package hexmap

import (
	"cmp"
	"math"
	"slices"

	mapdata "punchboard/carddata/hexmap"
	"punchboard/geom"
	"punchboard/geom/hex"
	"punchboard/layout/face"
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
	mid  geom.Vec
	over bool // whether something is met nevertheless
	wide bool // whether the hex is too small for it
}

// layNumbers finds a place for each number: where the look asks for, or moved
// aside so that no road, river or badge is met.
func (c *chart) layNumbers() {
	if c.m.Look.Numbers == "none" {
		return
	}
	asked := face.InkOf(&c.m.Look.NumberInk)
	for h := range c.m.Grid.Hexes() {
		if c.Stopped() {
			return
		}
		n := number{hex: h, ink: c.inkOn(c.backgroundAt(h), asked)}
		n.lettering = c.letter(c.m.Grid.Label(h), c.capHeight(c.m.Look.NumberCap, numberCap, n.ink.reversed), false, false)
		c.placeNumber(&n)
		c.numbers = append(c.numbers, n)
	}
	c.checkNumbers()
	widest := c.widestNumber()
	for i := range c.numbers {
		c.keep.add(c.numbers[i].obstacle(c, widest))
	}
}

// widestNumber gives half the size of a number that is as wide and as high as any.
func (c *chart) widestNumber() (half geom.Vec) {
	for i := range c.numbers {
		own := c.numbers[i].half(c)
		half = geom.V(max(half.X, own.X), max(half.Y, own.Y))
	}
	return half
}

// obstacle is what textures and names keep off: the box of a number. Where hexes
// share their textures it has room for the widest number, so that they are alike.
func (n *number) obstacle(c *chart, widest geom.Vec) obstacle {
	center, half := c.center(n.hex), n.half(c)
	lo, hi := n.mid.Sub(half), n.mid.Add(half)
	if c.repeats() && n.mid == center.Add(c.numberHome(half)) {
		home := center.Add(c.numberHome(widest))
		a, b := home.Sub(widest), home.Add(widest)
		lo, hi = geom.V(min(lo.X, a.X), min(lo.Y, a.Y)), geom.V(max(hi.X, b.X), max(hi.Y, b.Y))
	}
	return obstacle{line: geom.Segment{A: lo, B: hi}, box: true, room: numberRoom, solid: true}
}

func (n *number) half(c *chart) geom.Vec {
	size := n.size()
	return geom.V(c.units(size.W)/2, c.units(size.H)/2)
}

// placeNumber tries where the look puts the number, then places all over the hex,
// and takes the nearest one that meets nothing. A number that no place of its hex
// has room for stays where it is asked for.
func (c *chart) placeNumber(n *number) {
	center, half := c.center(n.hex), n.half(c)
	home := c.numberHome(half)
	n.mid, n.wide = center.Add(home), !c.fitsHex(home, half)
	if !n.wide && !c.keep.meets(n.mid, half) {
		return
	}
	n.wide, n.over = true, true
	for _, off := range c.numberSteps(home) {
		if !c.fitsHex(off, half) {
			continue
		}
		at := center.Add(off)
		if n.wide { // the nearest one, should none be free
			n.mid, n.wide = at, false
		}
		if !c.keep.meets(at, half) {
			n.mid, n.over = at, false
			return
		}
	}
}

// numberSteps gives places in a hex, from its centre, those near a home first.
func (c *chart) numberSteps(home geom.Vec) []geom.Vec {
	if known, ok := c.stepsFrom[home]; ok {
		return known
	}
	var all []geom.Vec
	for y := -44.0; y <= 44; y += 2 {
		for x := -48.0; x <= 48; x += 3 {
			all = append(all, geom.V(x, y))
		}
	}
	slices.SortStableFunc(all, func(a, b geom.Vec) int { return cmp.Compare(a.Sub(home).Len(), b.Sub(home).Len()) })
	c.stepsFrom[home] = all
	return all
}

// fitsHex tells whether a box about a place from the centre of a hex lies in it, off
// its sides: whether its farthest corner does.
func (c *chart) fitsHex(off, half geom.Vec) bool {
	const air = 1.5
	x, y := abs(off.X)+half.X+air, abs(off.Y)+half.Y+air
	if c.m.Grid.Orientation == hex.Pointy {
		x, y = y, x
	}
	return y < 50 && y/2+x*math.Sqrt(3)/2 < 50
}

// numberHome gives where the look puts the middle of a number, by half its size and
// from the centre of its hex.
func (c *chart) numberHome(half geom.Vec) geom.Vec {
	top := c.topAt(half.X)
	switch c.m.Look.Numbers {
	case "bottom":
		return geom.V(0, top-numberTop-half.Y)
	case "center":
		return geom.Vec{}
	}
	return geom.V(0, numberTop+half.Y-top)
}

// topAt gives how high above the centre the sides of a hex stand at half a
// width: a pointy one has a roof that a wide number must stay under.
func (c *chart) topAt(half float64) float64 {
	if c.m.Grid.Orientation == hex.Flat {
		return 50
	}
	return max(30, 57.7-half*0.577-2)
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
		c.letters(&n.lettering, c.exact(n.mid), n.ink.fill, halo)
	}
}

// exact gives a place on paper without rounding it as textures are.
func (c *chart) exact(v geom.Vec) geom.Point {
	return c.plan.Origin.Add(geom.Pt2(c.width(v.X), c.width(v.Y)))
}

// fillOf gives the colour of a terrain's ground.
func (c *chart) fillOf(t *mapdata.Terrain) scene.RGB {
	k := face.InkOf(&t.Fill)
	if k.None() {
		return white
	}
	return c.groundPaint(k).Screen()
}
