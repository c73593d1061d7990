package hexmap

import (
	"punchboard/geom"
	"punchboard/geom/hex"
	"punchboard/layout/hexmap/canvas"
	"punchboard/scene"
)

// levelLayer draws contour lines around hexes that are higher than others.
type levelLayer struct{ *canvas.Canvas }

// paint draws the contour lines, whatever the terrain of the hexes.
func (l *levelLayer) paint() {
	if l.Blank || l.Plain() {
		return
	}
	for level := 1; level <= l.highest(); level++ {
		var hexes []hex.Hex
		for _, h := range l.Visible {
			if l.levelAt(h) >= level {
				hexes = append(hexes, h)
			}
		}
		if len(hexes) > 0 {
			l.paintLevel(canvas.RegionOf(hexes), level)
		}
	}
}

// maxLevels is the maximum number of levels with contour lines.
const maxLevels = 12

// highest returns the highest elevation of any hex.
func (l *levelLayer) highest() int {
	most := 0
	for i := range l.Map.Hexes {
		most = max(most, l.Map.Hexes[i].Level)
	}
	return min(most, maxLevels)
}

// levelAt returns the elevation of a hex. Hills have none, because their pattern
// already shows it.
func (l *levelLayer) levelAt(h hex.Hex) int {
	t := l.TerrainAt(h)
	if t == nil || t.Pattern == "hill" || t.Pattern == "mountain" {
		return 0
	}
	col, row := l.Map.Grid.Place(h)
	return l.Map.At(l.Map.Grid.At(min(max(col, 0), l.Map.Grid.Cols-1), min(max(row, 0), l.Map.Grid.Rows-1))).Level
}

// paintLevel draws the contour of one level.
func (l *levelLayer) paintLevel(r canvas.Region, level int) {
	fields := l.Reliefs(r, func(edge float64, v geom.Vec) float64 { return edge * (1 + 0.25*l.Noise(v, 17, canvas.ForRelief)) })
	var lines geom.Path
	for _, ring := range canvas.ContoursOf(fields, 4+3*float64(level%3)) {
		l.Loop(&lines, ring)
	}
	if !lines.Empty() {
		l.Add(&scene.Path{Path: lines, Stroke: &scene.Stroke{Paint: contourBrown, Width: l.Width(0.9)}})
	}
}

// contourBrown is the brown of contour lines on topographic maps.
var contourBrown = scene.RGB{R: 0x95, G: 0x70, B: 0x48}
