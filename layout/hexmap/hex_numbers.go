package hexmap

import (
	"punchboard/geom"
	"punchboard/geom/hex"
	"punchboard/layout/face"
	"punchboard/scene"
)

// Measures of hex numbers, in hundredths of a hex.
const (
	numberCap = 100.0 / 17
	numberTop = 4.6 // from the upper side to the capitals
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

// numberLayer is the numbers of the hexes.
type numberLayer struct {
	typesetter
	placed []number
	steps  map[geom.Vec][]geom.Vec // see stepsNear
}

// place finds a place for each number: where the look asks for, or moved
// aside so that no road, river or badge is met.
func (l *numberLayer) place() {
	if l.m.Look.Numbers == "none" {
		return
	}
	asked := face.InkOf(&l.m.Look.NumberInk)
	for h := range l.m.Grid.Hexes() {
		if l.Stopped() {
			return
		}
		n := number{hex: h, ink: l.inkOn(l.backgroundAt(h), asked)}
		n.lettering = l.typeset(l.m.Grid.Label(h), l.capHeight(l.m.Look.NumberCap, numberCap, n.ink.reversed), false, false)
		l.placeOne(&n)
		l.placed = append(l.placed, n)
	}
	l.check()
	widest := l.widest()
	for i := range l.placed {
		l.keep.add(l.placed[i].obstacle(l, widest))
	}
}

// widest returns half the size of a number that is as wide and as high as any.
func (l *numberLayer) widest() (half geom.Vec) {
	for i := range l.placed {
		own := l.placed[i].half(l.chart)
		half = geom.V(max(half.X, own.X), max(half.Y, own.Y))
	}
	return half
}

func (n *number) half(c *chart) geom.Vec {
	size := n.size()
	return geom.V(c.units(size.W)/2, c.units(size.H)/2)
}

// obstacle is what textures and names keep off: the box of a number. Where hexes
// share their textures it has room for the widest number, so that they are alike.
func (n *number) obstacle(l *numberLayer, widest geom.Vec) obstacle {
	center, half := l.center(n.hex), n.half(l.chart)
	lo, hi := n.mid.Sub(half), n.mid.Add(half)
	if l.repeats() && n.mid == center.Add(l.home(half)) {
		home := center.Add(l.home(widest))
		a, b := home.Sub(widest), home.Add(widest)
		lo, hi = geom.V(min(lo.X, a.X), min(lo.Y, a.Y)), geom.V(max(hi.X, b.X), max(hi.Y, b.Y))
	}
	return obstacle{line: geom.Segment{A: lo, B: hi}, box: true, room: typeRoom, solid: true}
}

// paint draws the numbers; a halo helps those that a road or the ground
// would swallow.
func (l *numberLayer) paint() {
	for i := range l.placed {
		n := &l.placed[i]
		var halo *scene.Stroke
		if n.over || n.ink.faint {
			halo = n.ink.stroke(l.chart, nameHalo)
		}
		l.draw(&n.lettering, l.exact(n.mid), n.ink.fill, halo)
	}
}
