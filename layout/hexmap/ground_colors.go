package hexmap

import (
	mapdata "punchboard/carddata/hexmap"
	"punchboard/geom/hex"
	"punchboard/layout/face"
	"punchboard/layout/hexmap/canvas"
	"punchboard/layout/hexmap/texture"
	"punchboard/scene"
)

// groundColors chooses the colors of terrains and of their patterns.
type groundColors struct{ *canvas.Canvas }

// fillOf returns the color of a terrain.
func (c *groundColors) fillOf(t *mapdata.Terrain) scene.RGB {
	k := face.InkOf(&t.Fill)
	if k.None() {
		return texture.White
	}
	return c.paintOf(k).Screen()
}

// patternInk returns the color of a terrain's pattern: the terrain's own, or one that
// stands out against the fill. For low ink it is lightened like the fills, so that
// trees on pale ground do not become darker than before.
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

// paintOf converts an ink to a paint that fills the map.
func (c *groundColors) paintOf(k face.Ink) scene.Paint {
	if c.Settings.LowInk {
		return face.PaintOfRGB(scene.Mix(k.Screen(), texture.White, lowInkGround))
	}
	return k.Over(c.Bounds)
}

// lowInkGround is how much fills are lightened for low ink.
const lowInkGround = 0.55

// background is the terrain behind a piece of type.
type background struct {
	bare scene.RGB // its fill, which is visible where the pattern leaves gaps
	seen scene.RGB // fill and pattern mixed, as seen from a distance
	ink  face.Ink  // of its pattern
}

// backgroundAt returns the background in one hex.
func (c *groundColors) backgroundAt(h hex.Hex) background {
	t := c.TerrainAt(h)
	if c.Blank || t == nil {
		return background{bare: texture.White, seen: texture.White}
	}
	return background{c.fillOf(t), c.toneOf(t), face.InkOf(&t.Ink)}
}

// toneOf returns the color of a terrain's fill and pattern mixed, as seen from a
// distance.
func (c *groundColors) toneOf(t *mapdata.Terrain) scene.RGB {
	fill := c.fillOf(t)
	ink := c.patternInk(t, fill)
	if c.Plain() {
		return fill
	}
	share := texture.CoverOf(t.Pattern, fill)
	if t.Pattern == "woods" { // the trees hide the ground
		fill = texture.LeafOn(fill, ink)
	}
	return scene.Mix(fill, ink, share)
}
