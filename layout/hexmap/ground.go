package hexmap

import (
	"punchboard/geom/hex"
	"punchboard/layout/face"
	"punchboard/scene"
)

// groundLayer is the ground of all hexes: flat colors, and patterns on them.
type groundLayer struct {
	groundColors
	roads   *roadLayer
	symbols symbolStore
	lands   []*land // in the order of the terrains
}

// place sorts the hexes by their terrain, in the order of the file.
func (l *groundLayer) place() {
	by := make([][]hex.Hex, len(l.m.Kinds.Terrains))
	for _, h := range l.visible {
		if k := l.kindAt(h); k >= 0 {
			by[k] = append(by[k], h)
		}
	}
	roads := l.roads.roadsides()
	for k, hexes := range by {
		if len(hexes) == 0 {
			continue
		}
		t := &l.m.Kinds.Terrains[k]
		in := func(h hex.Hex) bool { return l.kindAt(h) == k }
		fill := l.fillOf(t)
		colors := palette{fill: fill, ink: l.patternInk(t, fill), lowInk: l.Settings.LowInk}
		l.lands = append(l.lands, newLand(l.chart, region{hexes: hexes, in: in}, t, colors, l.symbols, roads))
	}
}

// paint fills the hexes of each terrain as one outline, then draws the
// patterns over all of them: a wood may hang over the field beside it.
func (l *groundLayer) paint() {
	if l.blank {
		return
	}
	for _, g := range l.lands {
		if k := face.InkOf(&g.kind.Fill); !k.None() {
			l.Add(&scene.Path{Path: l.outline(g.region), Fill: l.paintOf(k)})
		}
	}
	if l.plain() {
		return
	}
	for _, flat := range []bool{true, false} {
		for _, g := range l.lands {
			g.paint(flat)
		}
	}
}
