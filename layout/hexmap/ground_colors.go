package hexmap

import (
	mapdata "punchboard/carddata/hexmap"
	"punchboard/geom/hex"
	"punchboard/layout/face"
	"punchboard/scene"
)

// groundColors chooses the colors of the ground and of its patterns.
type groundColors struct{ *chart }

// fillOf returns the color of a terrain's ground.
func (c *groundColors) fillOf(t *mapdata.Terrain) scene.RGB {
	k := face.InkOf(&t.Fill)
	if k.None() {
		return white
	}
	return c.paintOf(k).Screen()
}

// patternInk returns the color of the pattern of a terrain on a ground: the
// terrain's own, or one that stands out. For low ink it goes toward white as the
// grounds do, so that trees on pale ground are not darker than before.
func (c *groundColors) patternInk(t *mapdata.Terrain, fill scene.RGB) scene.RGB {
	ink := scene.Mix(fill, scene.RGB{}, 0.6)
	switch k := face.InkOf(&t.Ink); {
	case !k.None():
		ink = k.Screen()
	case scene.Luminance(fill) < darkGround:
		ink = scene.Mix(fill, white, 0.75)
	}
	if c.Settings.LowInk {
		ink = scene.Mix(ink, white, lowInkGround)
	}
	return ink
}

// paintOf returns the paint of a ground.
func (c *groundColors) paintOf(k face.Ink) scene.Paint {
	if c.Settings.LowInk {
		return face.PaintOfRGB(scene.Mix(k.Screen(), white, lowInkGround))
	}
	return k.Over(c.bounds)
}

// lowInkGround is how far grounds go toward white for low ink.
const lowInkGround = 0.55

// background is the ground under a piece of type.
type background struct {
	bare scene.RGB // its fill, which shows where patterns leave room
	seen scene.RGB // fill and pattern mixed, as from afar
	ink  face.Ink  // of its pattern
}

// backgroundAt returns the ground of one hex.
func (c *groundColors) backgroundAt(h hex.Hex) background {
	t := c.terrainAt(h)
	if c.blank || t == nil {
		return background{bare: white, seen: white}
	}
	return background{c.fillOf(t), c.toneOf(t), face.InkOf(&t.Ink)}
}

// toneOf returns the color of a terrain's ground and pattern mixed, as from afar.
func (c *groundColors) toneOf(t *mapdata.Terrain) scene.RGB {
	fill := c.fillOf(t)
	ink := c.patternInk(t, fill)
	if c.plain() {
		return fill
	}
	share := coverOf(t.Pattern, fill)
	if t.Pattern == "woods" { // a canopy hides the ground
		fill = leafOn(fill, ink)
	}
	return scene.Mix(fill, ink, share)
}
