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
	for k, hexes := range by {
		if len(hexes) == 0 {
			continue
		}
		t := &l.m.Kinds.Terrains[k]
		in := func(h hex.Hex) bool { return l.kindAt(h) == k }
		fill := l.fillOf(t)
		colors := palette{fill, l.patternInk(t, fill), l.Settings.LowInk}
		l.lands = append(l.lands, &land{chart: l.chart, region: region{hexes, in}, kind: t, name: t.ID, palette: colors, symbols: l.symbols, roads: l.roads.placed})
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
	for _, level := range []bool{true, false} {
		for _, g := range l.lands {
			if p, ok := patterns[g.kind.Pattern]; ok && p.flat == level && !l.Stopped() {
				g.paint(p)
			}
		}
	}
}

// maxTextured bounds the maps whose ground gets patterns: a larger one would hold
// more trees than a printer has memory.
const maxTextured = 10_000

// plain reports whether ground is drawn as flat color.
func (c *chart) plain() bool { return c.m.Look.Plain || len(c.visible) > maxTextured }
