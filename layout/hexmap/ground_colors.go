package hexmap

import (
	mapdata "punchboard/carddata/hexmap"
	"punchboard/geom/hex"
	"punchboard/layout/face"
	"punchboard/layout/hexmap/canvas"
	"punchboard/layout/hexmap/texture"
	"punchboard/scene"
)

// groundColors chooses the colors of the ground and of its patterns.
type groundColors struct{ *canvas.Canvas }

// fillOf returns the color of a terrain's ground.
func (c *groundColors) fillOf(t *mapdata.Terrain) scene.RGB {
	k := face.InkOf(&t.Fill)
	if k.None() {
		return texture.White
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
	case scene.Luminance(fill) < texture.DarkGround:
		ink = scene.Mix(fill, texture.White, 0.75)
	}
	if c.Settings.LowInk {
		ink = scene.Mix(ink, texture.White, lowInkGround)
	}
	return ink
}

// paintOf returns the paint of a ground.
func (c *groundColors) paintOf(k face.Ink) scene.Paint {
	if c.Settings.LowInk {
		return face.PaintOfRGB(scene.Mix(k.Screen(), texture.White, lowInkGround))
	}
	return k.Over(c.Bounds)
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
	t := c.TerrainAt(h)
	if c.Blank || t == nil {
		return background{bare: texture.White, seen: texture.White}
	}
	return background{c.fillOf(t), c.toneOf(t), face.InkOf(&t.Ink)}
}

// toneOf returns the color of a terrain's ground and pattern mixed, as from afar.
func (c *groundColors) toneOf(t *mapdata.Terrain) scene.RGB {
	fill := c.fillOf(t)
	ink := c.patternInk(t, fill)
	if c.Plain() {
		return fill
	}
	share := texture.CoverOf(t.Pattern, fill)
	if t.Pattern == "woods" { // a canopy hides the ground
		fill = texture.LeafOn(fill, ink)
	}
	return scene.Mix(fill, ink, share)
}
