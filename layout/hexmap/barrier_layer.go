package hexmap

import (
	"punchboard/layout/hexmap/canvas"
	"punchboard/layout/hexmap/texture"
	"punchboard/scene"
)

// barrierLayer draws walls, hedgerows and cliffs along hexsides.
type barrierLayer struct {
	*canvas.Canvas
	borders *borderLayer
	symbols texture.SymbolStore
}

// paint draws the barriers.
func (l *barrierLayer) paint() {
	for i := range l.borders.placed {
		b := &l.borders.placed[i]
		colors := texture.Palette{Fill: scene.Mix(b.color(), texture.White, 0.3), Ink: b.color(), LowInk: l.Settings.LowInk}
		w := texture.NewBarrier(l.Canvas, b.kind.ID, colors, l.symbols)
		w.Lines, w.Half, w.Sides = b.lines, b.half, b.from.Sides
		w.Paint(b.kind.Style)
	}
}
