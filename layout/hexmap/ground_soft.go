package hexmap

import (
	"punchboard/geom"
	"punchboard/layout/face"
	"punchboard/layout/hexmap/texture"
	"punchboard/scene"
)

// Terrain with soft edges fades into the ground: a faint tint fills its hexes up to the
// hexsides, so that each hex shows what it is, and layers of its color, each within the
// one before, cover it up to its irregular edge. Terrain that shows one thing in each hex
// has no color of its own: the fields of the ground lie around it.
const hexTint = 0.12

// softLayers are the layers of a terrain's color, from the outside: how far they are
// beyond the irregular line, and their share of the terrain's color.
var softLayers = []softLayer{{6, 0.2}, {2, 0.55}, {-3, 1}}

type softLayer struct{ grow, share float64 }

// paintSoft fills the map with the color of its ground, and the other terrains so that
// they fade into it.
func (l *groundLayer) paintSoft() {
	l.Add(&scene.Path{Path: l.Rim(), Fill: face.PaintOfRGB(l.openGround())})
	for _, g := range l.lands {
		if !l.liesOnGround(g) {
			l.openLand(g).Paint(true)
		} else if texture.Fills(g.Kind.Pattern) {
			l.fade(g, l.OutlineOf(g.Region), hexTint)
		}
	}
	for _, layer := range l.layers() {
		for _, g := range l.lands {
			if l.liesOnGround(g) && texture.Fills(g.Kind.Pattern) && !g.EndsAtOnce() {
				l.fade(g, g.Outline(layer.grow), layer.share)
			}
		}
	}
	for _, g := range l.lands {
		if l.liesOnGround(g) && g.EndsAtOnce() {
			l.Add(&scene.Path{Path: g.Outline(0), Fill: l.fading(g, 1)})
		}
	}
}

// layers returns the layers of color: on large maps one, because their outlines would
// make up most of the file.
func (l *groundLayer) layers() []softLayer {
	if l.Repeats() {
		return []softLayer{{0, 1}}
	}
	return softLayers
}

// openGround returns the color of the ground under terrain with soft edges.
func (l *groundLayer) openGround() scene.RGB { return l.fillOf(&l.Map.Kinds.Terrains[l.Ground]) }

// fade fills an outline with a share of a terrain's color. On linked maps the fields of strong
// colors show through it.
func (l *groundLayer) fade(g *texture.Land, path geom.Path, share float64) {
	if !l.Map.Look.Linked || share == 1 || l.Repeats() || l.Tile {
		l.Add(&scene.Path{Path: path, Fill: l.fading(g, share)})
		return
	}
	l.Add(&scene.Group{Opacity: share, Marks: []scene.Mark{&scene.Path{Path: path, Fill: face.PaintOfRGB(g.Fill)}}})
}

// fading returns a share of a terrain's color on open ground.
func (l *groundLayer) fading(g *texture.Land, share float64) scene.Paint {
	return face.PaintOfRGB(scene.Mix(l.openGround(), g.Fill, share))
}

// liesOnGround reports whether a terrain has soft edges.
func (l *groundLayer) liesOnGround(g *texture.Land) bool {
	return l.Ground >= 0 && g.Kind != &l.Map.Kinds.Terrains[l.Ground]
}
