package hexmap

import (
	"punchboard/geom"
	"punchboard/scene"
)

// paint draws the names, each with a halo in the color of its background.
func (l *labelLayer) paint() {
	for i := range l.placed {
		n := &l.placed[i]
		mid := l.Exact(n.mid)
		halo := n.ink.stroke(l.Canvas, nameHalo)
		if n.ink.reversed {
			halo = n.ink.stroke(l.Canvas, lightHalo)
		}
		if n.turn == 0 {
			l.draw(&n.lettering, mid, n.ink.fill, halo)
			continue
		}
		g := &scene.Group{Transform: geom.Rotate(n.turn).Then(geom.Translate(mid.X, mid.Y))}
		l.Group(g, func() { l.draw(&n.lettering, geom.Point{}, n.ink.fill, halo) })
	}
}
