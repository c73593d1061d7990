package symbol

import (
	"fmt"
	"sync"

	"punchboard/geom"
	"punchboard/layout/face"
	"punchboard/scene"
)

// symbolCache caches the drawings of unit symbols, because counters show the same few
// over and over. All workers share it.
type symbolCache struct {
	mu   sync.Mutex
	made map[symbolDrawing]*scene.Symbol
}

// symbolDrawing is a look together with the size of one unit of length.
type symbolDrawing struct {
	symbolLook
	one geom.Length
}

func (b *symbolCache) get(k symbolDrawing) *scene.Symbol {
	b.mu.Lock()
	defer b.mu.Unlock()
	s, ok := b.made[k]
	if !ok {
		if b.made == nil {
			b.made = map[symbolDrawing]*scene.Symbol{}
		}
		s = k.draw()
		b.made[k] = s
	}
	return s
}

// draw returns the symbol, with its origin at the center of the frame.
func (k *symbolDrawing) draw() *scene.Symbol {
	e := k.emblem()
	for _, sign := range emblemSigns[k.unit] {
		sign(e)
	}
	if k.staff {
		e.staff()
	}
	box := e.box()
	marks := e.frameMarks(k.fill.Over(box), k.color.Over(box))
	marks = append(marks, e.signMarks(k.color.Over(box))...)
	over := k.emblem()
	over.line = k.one.Scale(strokeWidth)
	over.mark(k.echelon, -e.halfHeight()-k.markGap())
	marks = append(marks, over.signMarks(k.mark.Over(box))...)
	return &scene.Symbol{ID: k.id(), Box: box.Union(over.box()), Marks: marks}
}

// markGap returns the space between the frame and the mark.
func (k *symbolDrawing) markGap() geom.Length {
	if k.gap >= 0 {
		return k.gap
	}
	return k.one.Scale(echelonGap)
}

// symbolLine is the default width of lines, in units.
const symbolLine = 0.07

func (k *symbolDrawing) emblem() *emblem {
	e := &emblem{frame: emblemFrames[k.frame], one: k.one, line: k.line}
	if e.line < 0 {
		e.line = k.one.Scale(symbolLine)
	}
	return e
}

// id returns a name for the look, readable in the output.
func (k *symbolDrawing) id() string {
	box := geom.Rect{W: k.one, H: k.one}
	id := fmt.Sprintf(face.SymbolPrefix+"%s/%s/%s/%d/%d/%d", k.frame, k.unit, k.echelon, k.one, k.line, k.markGap())
	if k.staff {
		id += "/staff"
	}
	for _, paint := range []face.Ink{k.color, k.fill, k.mark} {
		id += "/" + scene.PaintText(paint.Over(box))
	}
	return id
}
