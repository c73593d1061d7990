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

// paint draws a tinted band along the inside of each zone's outline.
func (l *zoneLayer) paint() {
	for i := range l.Map.Zones {
		z := &l.Map.Zones[i]
		k := face.InkOf(&z.Paint)
		if k.None() {
			k = face.InkOf(&values.Paint{Kind: values.GrayPaint})
		}
		path := l.OutlineOf(canvas.RegionOf(z.Hexes))
		l.Group(&scene.Group{Clip: &path}, func() { l.band(path, k) })
	}
}

// band draws the inner half of a wide line, and a thin one along its end.
func (l *zoneLayer) band(path geom.Path, k face.Ink) {
	tint := &scene.Path{Path: path, Stroke: &scene.Stroke{Paint: k.Over(l.Bounds), Width: l.Width(2 * zoneBand)}}
	l.Add(&scene.Group{Opacity: 0.38, Marks: []scene.Mark{tint}})
	l.Add(&scene.Path{Path: path, Stroke: &scene.Stroke{Paint: k.Over(l.Bounds), Width: l.Width(2 * zoneLine)}})
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

// place keeps numbers and names clear of the bands of zones.
func (l *zoneLayer) place() {
	for i := range l.Map.Zones {
		z := canvas.RegionOf(l.Map.Zones[i].Hexes)
		for _, h := range z.Hexes {
			for _, e := range l.EdgesOf(z, h) {
				l.Keep.Add(canvas.Obstacle{Line: e, Room: zoneBand, Above: true})
			}
		}
	}
}
