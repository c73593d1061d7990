package hexmap

import (
	"fmt"
	"math"

	mapdata "punchboard/carddata/hexmap"
	"punchboard/geom"
	"punchboard/geom/hex"
	"punchboard/layout/face"
	"punchboard/layout/hexmap/canvas"
	"punchboard/layout/hexmap/texture"
	"punchboard/scene"
)

// Dimensions of badges, in hundredths of a hex: white discs and squares with a black
// rim, in a row above the lower side.
const (
	badgeSize = 15.5
	badgeGap  = 1.6
	badgeFoot = 14.5 // from their center to the lower side
	badgeRim  = 1.1
	badgeCap  = 7
	largeCap  = 6.9 // the same where the look sets the size of badges
)

// badge is a badge or star at its place in a hex.
type badge struct {
	sign mapdata.Badge
	mid  geom.Vec
	size float64
}

// badgeLayer draws the badges of hexes and the stars of their victory points.
type badgeLayer struct {
	typesetter
	placed []badge
}

// place places the badges and stars of all hexes, and reserves their space.
func (l *badgeLayer) place() {
	size := badgeSize * l.growth()
	for h := range l.Map.Grid.Hexes() {
		if v := l.Map.At(h).Victory.In(l.Lang()); v != "" {
			at := l.Center(h).Add(geom.V(28, -20))
			l.placed = append(l.placed, badge{mapdata.Badge{Text: v, Shape: "star"}, at, size * 1.5})
		}
		l.placeRow(h, size)
	}
	for _, b := range l.placed {
		l.Keep.Add(canvas.Obstacle{Line: geom.Segment{A: b.mid, B: b.mid}, Room: b.size/2 + 1, Solid: true, Above: true})
	}
}

// placeRow places the badges of a hex in a row: in the middle above its lower side, or
// aside if a road or river runs there.
func (l *badgeLayer) placeRow(h hex.Hex, size float64) {
	signs := l.Map.At(h).Badges
	if signs == nil {
		signs = l.Map.TerrainAt(h).Badges
	}
	if l.atShoulders() && len(signs) > 0 && len(signs) <= 2 && l.placeAtShoulders(h, signs, size) {
		return
	}
	step := size + badgeGap*l.growth()
	half := geom.V((step*float64(len(signs))-badgeGap)/2, size/2)
	mid := l.Center(h).Add(l.rowAt(h, half))
	for i, s := range signs {
		off := step * (float64(i) - float64(len(signs)-1)/2)
		l.placed = append(l.placed, badge{s, mid.Add(geom.V(off, 0)), size})
	}
}

// atShoulders reports whether badges stand beside the numbers of flat hexes, which are in the
// middle of the upper side.
func (l *badgeLayer) atShoulders() bool {
	return l.Map.Look.BadgesTop && l.Map.Look.Numbers == "top" && l.Map.Grid.Orientation == hex.Flat
}

// placeAtShoulders places one badge to the right of the number, as high as the hex allows, and a
// second at the same height to its left, so that the number stays where it is in all hexes. It
// does so only if no road or river runs there or through the number.
func (l *badgeLayer) placeAtShoulders(h hex.Hex, signs []mapdata.Badge, size float64) bool {
	const air, top, beside = 1.6, 4.2, 1.7
	text := l.typeset(l.Map.Grid.Label(h), l.capHeight(l.Map.Look.NumberCap, numberCap, false), l.Map.Look.NumberBold, false)
	half := geom.V(l.Units(text.size().W)/2, l.Units(text.size().H)/2)
	aside := half.X + numberAir + beside + size/2
	high := min(50-top-size/2, 2*(50-size/2-air-aside*math.Sqrt(3)/2))
	if len(signs) == 2 {
		high = min(high, 2*(48.5-(aside+size/2+1.5)*math.Sqrt(3)/2)-size/2-1.5)
	}
	mid := l.Center(h)
	at := func(i int) geom.Vec { return mid.Add(geom.V(aside*float64(1-2*i), -high)) }
	taken := l.Keep.Meets(mid.Add(geom.V(0, half.Y+zoneBand+2-50)), half)
	for i := range signs {
		taken = taken || l.Keep.Meets(at(i), geom.V(size, size).Scale(0.42)) // the corners of a disc are empty
	}
	for i, s := range signs {
		if !taken {
			l.placed = append(l.placed, badge{s, at(i), size})
		}
	}
	return !taken
}

// rowAt returns the position of a row of badges relative to the center of its hex: the
// usual one if it is free or if none is, otherwise the first free one.
func (l *badgeLayer) rowAt(h hex.Hex, half geom.Vec) geom.Vec {
	home, up := geom.V(0, 50-badgeFoot-(half.Y-badgeSize/2)), 1.0
	if l.Map.Look.BadgesTop {
		home, up = l.upperRow(half), -1
	}
	for _, y := range badgeRows {
		for _, x := range badgeColumns {
			off := home.Add(geom.V(x, up*y))
			if (x == 0 && y == 0 || l.insideHex(off, half)) && !l.Keep.Meets(l.Center(h).Add(off), half) {
				return off
			}
		}
	}
	return home
}

// upperRow returns the position of a row of badges at the upper side of a hex: beside the
// number, if that is there too and leaves room. Under the roof of a pointy hex it is
// lower, the wider it is.
func (l *badgeLayer) upperRow(half geom.Vec) geom.Vec {
	const air, beside = 4.2, 11.5
	at := geom.V(0, air+half.Y-50)
	aside := geom.Vec{}
	if l.Map.Look.Numbers == "top" {
		aside.X = beside
	}
	for l.Map.Grid.Orientation == hex.Pointy && at.Y < 0 && !l.insideHex(at.Add(aside), half) {
		at.Y++
	}
	if l.insideHex(at.Add(aside), half) {
		return at.Add(aside)
	}
	return at
}

// The steps by which badges move aside, in hundredths of a hex.
var (
	badgeColumns = [...]float64{0, -5, 5, -10, 10, -15, 15, -20, 20, -25, 25}
	badgeRows    = [...]float64{0, -6, -12}
)

// growth returns the factor by which badges differ from their usual size: the look may
// set one, and on small hexes they are large enough for their texts to be read.
func (l *badgeLayer) growth() float64 {
	usual := 1.0
	if asked := l.Map.Look.BadgeSize; asked > 0 {
		usual = l.Units(l.Scaled(asked)) / badgeSize
	}
	return max(usual, l.Units(face.MapFloor.Better.Scale(l.capShare()))/l.digits())
}

// digits returns the height of the digits in badges of the usual size.
func (l *badgeLayer) digits() float64 {
	if l.Map.Look.BadgeSize > 0 {
		return largeCap
	}
	return badgeCap
}

// paint draws each kind of badge once, and places it wherever it occurs.
func (l *badgeLayer) paint() {
	drawn := map[string]*scene.Symbol{}
	for _, b := range l.placed {
		id := b.id()
		s, ok := drawn[id]
		if !ok {
			s = l.symbol(b)
			drawn[id] = s
		}
		at := l.Exact(b.mid)
		l.Add(&scene.Use{Symbol: s, At: geom.Translate(at.X, at.Y)})
	}
}

// id tells badges apart that differ in shape, text or color.
func (b *badge) id() string {
	id := b.sign.Shape + "/" + b.sign.Text
	if k := face.InkOf(&b.sign.Paint); !k.None() {
		id += fmt.Sprintf("/%02x", k.Screen())
	}
	return id
}

// symbol draws a badge centered at the origin. On dark paint, its text is white.
func (l *badgeLayer) symbol(b badge) *scene.Symbol {
	size, rim := l.Width(b.size), l.Width(badgeRim*l.growth())
	box := geom.Rect{X: -size / 2, Y: -size / 2, W: size, H: size}
	outline := geom.CirclePath(geom.Point{}, size/2-rim/2)
	fill, ink := scene.Paint(scene.White), scene.Paint(scene.Black)
	if k := face.InkOf(&b.sign.Paint); !k.None() {
		fill = k.Over(box)
		if scene.Luminance(k.Screen()) < texture.DarkGround {
			ink = scene.White
		}
	}
	switch b.sign.Shape {
	case "square":
		outline = geom.RectPath(box.Inset(rim / 2))
	case "star":
		outline, fill = geom.PolygonPath(face.StarPoints(box, 5, 0.55)...), scene.RGB{R: 0xF6, G: 0xD2, B: 0x4A}
	}
	marks := l.Collect(func() {
		l.Add(&scene.Path{Path: outline, Fill: fill, Stroke: &scene.Stroke{Paint: scene.Black, Width: rim}})
		if b.sign.Text != "" {
			text := l.typeset(b.sign.Text, l.Width(l.digits()*l.growth()), true, false)
			l.draw(&text, geom.Point{}, ink, nil)
		}
	})
	return &scene.Symbol{ID: fmt.Sprintf(face.MapPrefix+"%s/badge/%s", l.Map.ID, b.id()), Box: box, Marks: marks}
}
