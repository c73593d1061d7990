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

// fillOf returns the color of a terrain as it is drawn: with soft edges, the ground shows
// through some patterns.
func (c *groundColors) fillOf(t *mapdata.Terrain) scene.RGB {
	own := c.ownFill(t)
	if c.Ground < 0 || t == &c.Map.Kinds.Terrains[c.Ground] {
		return own
	}
	return scene.Mix(c.ownFill(&c.Map.Kinds.Terrains[c.Ground]), own, texture.BodyOf(t.Pattern))
}

// ownFill returns the color of a terrain as its file says it.
func (c *groundColors) ownFill(t *mapdata.Terrain) scene.RGB {
	k := face.InkOf(&t.Fill)
	if k.None() {
		return texture.White
	}
	return c.paintOf(k).Screen()
}

// patternInk returns the color of a terrain's pattern on its fill.
func (c *groundColors) patternInk(t *mapdata.Terrain, fill scene.RGB) scene.RGB {
	return texture.InkOf(t, fill, c.Settings.LowInk)
}

// paintOf converts an ink to a paint that fills the map.
func (c *groundColors) paintOf(k face.Ink) scene.Paint {
	if c.Settings.LowInk {
		return face.PaintOfRGB(texture.Lightened(k.Screen()))
	}
	return k.Over(c.Bounds)
}

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
