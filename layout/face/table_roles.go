package face

import (
	"punchboard/geom"
	"punchboard/scene"
)

// SetCell sets a text in a box as a cell of a table. Without a role, it is only a text. A
// text of icons is read by their names.
func (p *Painter) SetCell(cell scene.Group, w *Text, box geom.Rect) {
	marks := p.Collect(func() { p.SetText(w, box) })
	if !hasLetters(marks) {
		cell.Words = wordsOf(w.Spans)
	}
	if cell.Role == scene.NoRole && cell.Words == "" {
		p.marks = append(p.marks, marks...)
		return
	}
	p.Group(&cell, func() { p.marks = marks })
}

// EmptyCell adds a cell with nothing in it.
func (p *Painter) EmptyCell() { p.Group(&scene.Group{Role: scene.CellRole}, func() {}) }

// hasLetters reports whether there are texts among marks.
func hasLetters(marks []scene.Mark) bool { return len(scene.Words(marks)) > 0 }
