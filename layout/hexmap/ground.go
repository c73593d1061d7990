package hexmap

import (
	"slices"

	"punchboard/geom/hex"
	"punchboard/layout/face"
	"punchboard/layout/hexmap/canvas"
	"punchboard/layout/hexmap/texture"
	"punchboard/scene"
)

// groundLayer draws the terrain of all hexes: flat colors, and patterns on them.
type groundLayer struct {
	groundColors
	roads   *roadLayer
	symbols texture.SymbolStore
	lands   []*texture.Land // in the order of the terrains
}

// place groups the hexes by terrain, in the order of the file.
func (l *groundLayer) place() {
	by := make([][]hex.Hex, len(l.Map.Kinds.Terrains))
	for _, h := range l.Visible {
		if k := l.KindAt(h); k >= 0 {
			by[k] = append(by[k], h)
		}
	}
	roads := l.roads.roadsides()
	for k, hexes := range by {
		if len(hexes) == 0 && !(l.Tile && k == l.Ground) { // a sample lies on the ground, as on the map
			continue
		}
		t := &l.Map.Kinds.Terrains[k]
		in := func(h hex.Hex) bool { return l.KindAt(h) == k }
		fill := l.fillOf(t)
		colors := texture.Palette{Fill: fill, Ink: l.patternInk(t, fill), LowInk: l.Settings.LowInk}
		l.lands = append(l.lands, texture.NewLand(l.Canvas, canvas.Region{Hexes: hexes, Has: in}, t, colors, l.symbols, roads))
	}
}

// openLand returns the hexes of the ground together with those that show one thing in
// their middle: the fields run on below it.
func (l *groundLayer) openLand(g *texture.Land) *texture.Land {
	own := *g
	under := func(h hex.Hex) bool {
		t := l.TerrainAt(h)
		return t != nil && !texture.Fills(t.Pattern)
	}
	own.Has = func(h hex.Hex) bool { return g.Has(h) || under(h) }
	own.Hexes = slices.DeleteFunc(slices.Clone(l.Visible), func(h hex.Hex) bool { return !own.Has(h) })
	return &own
}

// paint fills the terrains, then draws the patterns over all of them, because trees may
// extend over the field next to them. What lies on the ground, below the trees, is drawn
// in between.
func (l *groundLayer) paint(onGround func()) {
	if l.Blank {
		if l.PaleGround() {
			l.paintPale()
		}
		l.paintRim()
		onGround()
		return
	}
	if l.Ground >= 0 {
		l.paintSoft()
	} else {
		l.paintHexes()
	}
	if l.Plain() {
		l.paintVeil()
		onGround()
		return
	}
	for _, flat := range []bool{true, false} {
		for _, g := range l.lands {
			if flat && l.Ground >= 0 && !l.liesOnGround(g) {
				continue // open ground is below all others
			}
			g.Paint(flat)
		}
		if flat {
			l.paintVeil() // trees that reach over the rim stay whole
			onGround()
		}
	}
}

// paintPale draws the ground in all hexes, and a veil over it.
func (l *groundLayer) paintPale() {
	l.paintSoft()
	veil := &scene.Path{Path: l.Rim(), Fill: scene.White}
	l.Add(&scene.Group{Opacity: 1 - l.Faint, Marks: []scene.Mark{veil}})
}

// rimTint is the color of what is beyond the grid of a blank map with a cut rim. With a
// faded rim it is that of the ground, rimPale paler.
const (
	rimTint = scene.Gray(0xE6)
	rimPale = 0.5
)

// paintRim tints the parts of hexes along a cut rim: on a blank map nothing else tells
// that they are no hexes of the map. Pale ground fades there as on the map itself.
func (l *groundLayer) paintRim() {
	if l.PaleGround() && l.Map.Look.FadeRim {
		l.paintVeil()
		return
	}
	beyond := slices.DeleteFunc(slices.Clone(l.Visible), l.Map.Grid.Contains)
	if len(beyond) == 0 {
		return
	}
	var tint scene.Paint = rimTint
	if l.Ground >= 0 && l.Map.Look.FadeRim { // as on the map itself
		tint = face.PaintOfRGB(scene.Mix(l.ownFill(&l.Map.Kinds.Terrains[l.Ground]), texture.White, rimPale))
	}
	l.Add(&scene.Path{Path: l.OutlineOf(canvas.RegionOf(beyond)), Fill: tint})
}

// rimVeil is how much of the half hexes along a faded rim disappears.
const rimVeil = 0.6

// linkedVeil is the same on maps whose fields have strong colors.
const linkedVeil = 0.72

// paintVeil makes the parts of hexes along a cut rim pale.
func (l *groundLayer) paintVeil() {
	beyond := slices.DeleteFunc(slices.Clone(l.Visible), l.Map.Grid.Contains)
	if !l.Map.Look.FadeRim || len(beyond) == 0 {
		return
	}
	share := rimVeil
	if l.Map.Look.Linked {
		share = linkedVeil
	}
	veil := &scene.Path{Path: l.OutlineOf(canvas.RegionOf(beyond)), Fill: scene.White}
	l.Add(&scene.Group{Opacity: share, Marks: []scene.Mark{veil}})
}

// paintHexes fills the hexes of each terrain as one outline.
func (l *groundLayer) paintHexes() {
	for _, g := range l.lands {
		if k := face.InkOf(&g.Kind.Fill); !k.None() {
			l.Add(&scene.Path{Path: l.OutlineOf(g.Region), Fill: l.paintOf(k)})
		}
	}
}
