package hexmap

import (
	"fmt"

	mapdata "punchboard/carddata/hexmap"
	"punchboard/geom"
	"punchboard/layout/face"
	"punchboard/scene"
)

// Measures of badges, in hundredths of a hex: white discs and squares with a
// black rim, in a row above the lower side.
const (
	badgeSize = 15.5
	badgeGap  = 1.6
	badgeFoot = 14.5 // from their middle to the lower side
	badgeRim  = 1.1
	badgeCap  = 7
)

// badge is a sign of a hex in its place.
type badge struct {
	sign mapdata.Badge
	mid  geom.Vec
	size float64
}

// layBadges places the signs of all hexes, and keeps their places free.
func (c *chart) layBadges() {
	grow := c.badgeGrowth()
	size, gap := badgeSize*grow, badgeGap*grow
	for h := range c.m.Grid.Hexes() {
		signs := c.m.At(h).Badges
		if signs == nil {
			signs = c.m.TerrainAt(h).Badges
		}
		left := -(size + gap) * float64(len(signs)-1) / 2
		for i, s := range signs {
			at := c.center(h).Add(geom.V(left+float64(i)*(size+gap), 50-badgeFoot-(size-badgeSize)/2))
			c.badges = append(c.badges, badge{s, at, size})
		}
		if v := c.m.At(h).Victory.In(c.Scope.Lang); v != "" {
			at := c.center(h).Add(geom.V(28, -20))
			c.badges = append(c.badges, badge{mapdata.Badge{Text: v, Shape: "star"}, at, size * 1.5})
		}
	}
	for _, b := range c.badges {
		c.keep.add(obstacle{line: geom.Segment{A: b.mid, B: b.mid}, room: b.size/2 + 1, solid: true})
	}
}

// badgeGrowth gives by how much badges grow on small hexes, so that what they say
// can be read.
func (c *chart) badgeGrowth() float64 {
	return max(1, c.units(face.MapFloor.Better.Scale(c.capShare()))/badgeCap)
}

// paintBadges draws each sign once, and places it wherever it stands.
func (c *chart) paintBadges() {
	drawn := map[mapdata.Badge]*scene.Symbol{}
	for _, b := range c.badges {
		s, ok := drawn[b.sign]
		if !ok {
			s = c.badgeSymbol(b)
			drawn[b.sign] = s
		}
		at := c.exact(b.mid)
		c.Add(&scene.Use{Symbol: s, At: geom.Translate(at.X, at.Y)})
	}
}

// badgeSymbol draws a sign about the origin.
func (c *chart) badgeSymbol(b badge) *scene.Symbol {
	size, rim := c.width(b.size), c.width(badgeRim*c.badgeGrowth())
	box := geom.Rect{X: -size / 2, Y: -size / 2, W: size, H: size}
	outline := geom.CirclePath(geom.Point{}, size/2-rim/2)
	fill := scene.Paint(scene.White)
	switch b.sign.Shape {
	case "square":
		outline = geom.RectPath(box.Inset(rim / 2))
	case "star":
		outline, fill = geom.PolygonPath(face.StarPoints(box, 5, 0.55)...), scene.RGB{R: 0xF6, G: 0xD2, B: 0x4A}
	}
	marks := c.Marks
	c.Marks = nil
	c.Add(&scene.Path{Path: outline, Fill: fill, Stroke: &scene.Stroke{Paint: scene.Black, Width: rim}})
	if b.sign.Text != "" {
		l := c.letter(b.sign.Text, c.width(badgeCap*c.badgeGrowth()), true, false)
		c.letters(&l, geom.Point{}, scene.Black, nil)
	}
	s := &scene.Symbol{ID: fmt.Sprintf(face.MapPrefix+"%s/badge/%s/%s", c.m.ID, b.sign.Shape, b.sign.Text), Box: box, Marks: c.Marks}
	c.Marks = marks
	return s
}
