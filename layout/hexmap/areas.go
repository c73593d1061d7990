package hexmap

import (
	"punchboard/layout/face"
	"punchboard/scene"
)

// areaLayer is the areas of a map.
type areaLayer struct{ *chart }

// paint fills and outlines areas: each one's hexes as one.
func (l *areaLayer) paint() {
	if l.blank {
		return
	}
	for i := range l.m.Areas {
		a := &l.m.Areas[i]
		path := l.outline(regionOf(a.Hexes))
		if k := face.InkOf(&a.Fill); !k.None() {
			l.Add(&scene.Group{Opacity: 0.35, Marks: []scene.Mark{&scene.Path{Path: path, Fill: k.Over(l.bounds)}}})
		}
		if k := face.InkOf(&a.Line); !k.None() {
			l.Add(&scene.Path{Path: path, Stroke: &scene.Stroke{Paint: k.Over(l.bounds), Width: l.width(2.6)}})
		}
	}
}
