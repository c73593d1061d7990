package hexmap

import (
	"punchboard/scene"
)

// barrierLayer is what stands on the hexsides: walls, hedgerows and cliffs.
type barrierLayer struct {
	*chart
	borders *borderLayer
	symbols symbolStore
}

// paint draws what stands on the hexsides.
func (l *barrierLayer) paint() {
	for i := range l.borders.placed {
		b := &l.borders.placed[i]
		colors := palette{fill: scene.Mix(b.color(), white, 0.3), ink: b.color(), lowInk: l.Settings.LowInk}
		w := newBarrier(l.chart, b.kind.ID, colors, l.symbols)
		w.lines, w.half, w.sides = b.lines, b.half, b.from.Sides
		w.paint(b.kind.Style)
	}
}
