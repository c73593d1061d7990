package hexmap

import (
	"punchboard/layout/face"
	"punchboard/layout/hexmap/canvas"
	"punchboard/scene"
)

// areaLayer draws the areas of a map.
type areaLayer struct{ *canvas.Canvas }

// paint fills and outlines the areas, each as a single shape.
func (l *areaLayer) paint() {
	if l.Blank {
		return
	}
	for i := range l.Map.Areas {
		a := &l.Map.Areas[i]
		path := l.OutlineOf(canvas.RegionOf(a.Hexes))
		if k := face.InkOf(&a.Fill); !k.None() {
			l.Add(&scene.Group{Opacity: 0.35, Marks: []scene.Mark{&scene.Path{Path: path, Fill: k.Over(l.Bounds)}}})
		}
		if k := face.InkOf(&a.Line); !k.None() {
			l.Add(&scene.Path{Path: path, Stroke: &scene.Stroke{Paint: k.Over(l.Bounds), Width: l.Width(2.6)}})
		}
	}
}
