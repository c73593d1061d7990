package hexmap

import (
	"punchboard/geom"
	"punchboard/geom/hex"
	"punchboard/scene"
)

// levelLayer is the contour lines around hexes that stand higher than others.
type levelLayer struct{ *chart }

// paint draws contour lines around hexes that stand higher than others,
// whatever grows on them.
func (l *levelLayer) paint() {
	if l.blank || l.plain() {
		return
	}
	for level := 1; level <= l.highest(); level++ {
		var hexes []hex.Hex
		for _, h := range l.visible {
			if l.levelAt(h) >= level {
				hexes = append(hexes, h)
			}
		}
		if len(hexes) > 0 {
			l.paintLevel(regionOf(hexes), level)
		}
	}
}

// maxLevels bounds the heights that get lines of their own.
const maxLevels = 12

// highest returns the highest level of any hex.
func (l *levelLayer) highest() int {
	most := 0
	for i := range l.m.Hexes {
		most = max(most, l.m.Hexes[i].Level)
	}
	return min(most, maxLevels)
}

// levelAt returns the height of a hex; hills, whose pattern shows it already, have
// none.
func (l *levelLayer) levelAt(h hex.Hex) int {
	t := l.terrainAt(h)
	if t == nil || t.Pattern == "hill" || t.Pattern == "mountain" {
		return 0
	}
	col, row := l.m.Grid.Place(h)
	return l.m.At(l.m.Grid.At(min(max(col, 0), l.m.Grid.Cols-1), min(max(row, 0), l.m.Grid.Rows-1))).Level
}

// paintLevel draws the contour of one level.
func (l *levelLayer) paintLevel(r region, level int) {
	fields := l.reliefs(r, func(edge float64, v geom.Vec) float64 { return edge * (1 + 0.25*l.noise(v, 17, forRelief)) })
	var lines geom.Path
	for _, ring := range contoursOf(fields, 4+3*float64(level%3)) {
		l.loop(&lines, ring)
	}
	if !lines.Empty() {
		l.Add(&scene.Path{Path: lines, Stroke: &scene.Stroke{Paint: contourBrown, Width: l.width(0.9)}})
	}
}

// contourBrown is the brown of contour lines on topographic maps.
var contourBrown = scene.RGB{R: 0x95, G: 0x70, B: 0x48}
