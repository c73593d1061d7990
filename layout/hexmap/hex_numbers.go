package hexmap

import (
	"punchboard/geom"
	"punchboard/geom/hex"
	"punchboard/layout/face"
	"punchboard/layout/hexmap/canvas"
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
	if l.Map.Look.Numbers == "none" {
		return
	}
	asked := face.InkOf(&l.Map.Look.NumberInk)
	for h := range l.Map.Grid.Hexes() {
		if l.Stopped() {
			return
		}
		n := number{hex: h, ink: l.inkOn(l.backgroundAt(h), asked)}
		n.lettering = l.typeset(l.Map.Grid.Label(h), l.capHeight(l.Map.Look.NumberCap, numberCap, n.ink.reversed), false, false)
		l.placeOne(&n)
		l.placed = append(l.placed, n)
	}
	l.check()
	widest := l.widest()
	for i := range l.placed {
		l.Keep.Add(l.placed[i].obstacle(l, widest))
	}
}

// widest returns half the size of a number that is as wide and as high as any.
func (l *numberLayer) widest() (half geom.Vec) {
	for i := range l.placed {
		own := l.placed[i].half(l.Canvas)
		half = geom.V(max(half.X, own.X), max(half.Y, own.Y))
	}
	return half
}

func (n *number) half(c *canvas.Canvas) geom.Vec {
	size := n.size()
	return geom.V(c.Units(size.W)/2, c.Units(size.H)/2)
}

// obstacle is what textures and names keep off: the box of a number. Where hexes
// share their textures it has room for the widest number, so that they are alike.
func (n *number) obstacle(l *numberLayer, widest geom.Vec) canvas.Obstacle {
	center, half := l.Center(n.hex), n.half(l.Canvas)
	lo, hi := n.mid.Sub(half), n.mid.Add(half)
	if l.Repeats() && n.mid == center.Add(l.home(half)) {
		home := center.Add(l.home(widest))
		a, b := home.Sub(widest), home.Add(widest)
		lo, hi = geom.V(min(lo.X, a.X), min(lo.Y, a.Y)), geom.V(max(hi.X, b.X), max(hi.Y, b.Y))
	}
	return canvas.Obstacle{Line: geom.Segment{A: lo, B: hi}, Box: true, Room: canvas.TypeRoom, Solid: true}
}

// paint draws the numbers; a halo helps those that a road or the ground
// would swallow.
func (l *numberLayer) paint() {
	for i := range l.placed {
		n := &l.placed[i]
		var halo *scene.Stroke
		if n.over || n.ink.faint {
			halo = n.ink.stroke(l.Canvas, nameHalo)
		}
		l.draw(&n.lettering, l.Exact(n.mid), n.ink.fill, halo)
	}
}
