package hexmap

import (
	"punchboard/geom"
	"punchboard/geom/hex"
	"punchboard/layout/face"
	"punchboard/layout/hexmap/canvas"
	"punchboard/scene"
)

// Dimensions of hex numbers, in hundredths of a hex.
const (
	numberCap = 100.0 / 17
	numberTop = 4.6 // from the upper side to the top of the digits
	fringe    = 6.0 // how far from a number the texture of another hex is looked for
)

// number is the number of a hex at its place.
type number struct {
	lettering
	hex  hex.Hex
	ink  typeInk
	mid  geom.Vec
	over bool // whether it overlaps something anyway
	wide bool // whether it is too wide for its hex
}

// numberLayer draws the numbers of the hexes.
type numberLayer struct {
	typesetter
	placed []number
	steps  map[geom.Vec][]geom.Vec // see stepsNear
}

// place finds a place for each number: where the map's look puts it, or moved so that
// it does not touch a road, river or badge.
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
		n.lettering = l.typeset(l.Map.Grid.Label(h), l.capHeight(l.Map.Look.NumberCap, numberCap, n.ink.reversed), l.Map.Look.NumberBold || n.ink.reversed, false)
		l.placeOne(&n)
		l.placed = append(l.placed, n)
	}
	l.check()
	widest := l.widest()
	for i := range l.placed {
		l.Keep.Add(l.placed[i].obstacle(l, widest))
	}
}

// widest returns half the size of a number as wide and as high as any on the map.
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

// obstacle returns the area that textures and names must avoid. Where hexes share their
// textures, it is large enough for the widest number, so that the hexes are equal.
func (n *number) obstacle(l *numberLayer, widest geom.Vec) canvas.Obstacle {
	center, half := l.Center(n.hex), n.half(l.Canvas)
	lo, hi := n.mid.Sub(half), n.mid.Add(half)
	if l.Repeats() && n.mid == center.Add(l.home(half)) {
		home := center.Add(l.home(widest))
		a, b := home.Sub(widest), home.Add(widest)
		lo, hi = geom.V(min(lo.X, a.X), min(lo.Y, a.Y)), geom.V(max(hi.X, b.X), max(hi.Y, b.Y))
	}
	return canvas.Obstacle{Line: geom.Segment{A: lo, B: hi}, Box: true, Room: canvas.TypeRoom, Solid: true, Above: n.ink.reversed}
}

// paint draws the numbers; those with too little contrast against a road or the ground,
// and those that trees or contour lines may reach, get a halo.
func (l *numberLayer) paint() {
	for i := range l.placed {
		n := &l.placed[i]
		var halo *scene.Stroke
		if n.over || n.ink.faint || l.crowded(n) {
			halo = n.ink.stroke(l.Canvas, nameHalo)
		}
		l.draw(&n.lettering, l.Exact(n.mid), n.ink.fill, halo)
	}
}

// crowded reports whether a number stands where the texture of another terrain may
// reach, or in the contour lines of a hill.
func (l *numberLayer) crowded(n *number) bool {
	if l.Blank || l.Plain() {
		return false
	}
	own := l.TerrainAt(n.hex)
	if own != nil && own.Pattern == "hill" {
		return true
	}
	half := n.half(l.Canvas).Add(geom.V(fringe, fringe))
	for _, off := range []geom.Vec{{X: -half.X}, {X: half.X}, {Y: -half.Y}, {Y: half.Y}} {
		if t := l.TerrainAt(l.Pick(n.mid.Add(off))); t != nil && t != own && t.Pattern != "clear" {
			return true
		}
	}
	return false
}
