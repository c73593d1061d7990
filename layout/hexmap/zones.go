package hexmap

import (
	"slices"

	"punchboard/carddata/values"
	"punchboard/geom"
	"punchboard/geom/hex"
	"punchboard/layout/face"
	"punchboard/layout/hexmap/canvas"
	"punchboard/scene"
)

// zoneLayer draws the zones of a map.
type zoneLayer struct{ *canvas.Canvas }

// Dimensions of the band around a zone, in hundredths of a hex.
const (
	zoneBand = 6.5
	zoneLine = 1.4
)

// paintBands draws a tinted band along the inside of each zone's outline, on the ground: no
// tree is cut in two by it.
func (l *zoneLayer) paintBands() {
	l.each(func(path geom.Path, k face.Ink) {
		tint := &scene.Path{Path: path, Stroke: &scene.Stroke{Paint: k.Over(l.Bounds), Width: l.Width(2 * zoneBand)}}
		l.Add(&scene.Group{Opacity: 0.38, Marks: []scene.Mark{tint}})
	})
}

// paintLines draws a thin line along the end of each band.
func (l *zoneLayer) paintLines() {
	l.each(func(path geom.Path, k face.Ink) {
		l.Add(&scene.Path{Path: path, Stroke: &scene.Stroke{Paint: k.Over(l.Bounds), Width: l.Width(2 * zoneLine)}})
	})
}

// each draws within the outline of each zone, where the inner half of a line is seen.
func (l *zoneLayer) each(draw func(geom.Path, face.Ink)) {
	for i := range l.Map.Zones {
		z := &l.Map.Zones[i]
		k := face.InkOf(&z.Paint)
		if k.None() {
			k = face.InkOf(&values.Paint{Kind: values.GrayPaint})
		}
		path := l.OutlineOf(canvas.RegionOf(z.Hexes))
		l.Group(&scene.Group{Clip: &path}, func() { draw(path, k) })
	}
}

// contains reports whether a hex is one of a zone's.
func (l *zoneLayer) contains(h hex.Hex) bool {
	for i := range l.Map.Zones {
		if slices.Contains(l.Map.Zones[i].Hexes, h) {
			return true
		}
	}
	return false
}

// place keeps numbers and names clear of the bands of zones; trees stand on them.
func (l *zoneLayer) place() {
	for i := range l.Map.Zones {
		z := canvas.RegionOf(l.Map.Zones[i].Hexes)
		for _, h := range z.Hexes {
			for _, e := range l.EdgesOf(z, h) {
				l.Keep.Add(canvas.Obstacle{Line: e, Room: zoneBand, Below: true})
			}
		}
	}
}
