package live

import (
	"punchboard/geom"
	"punchboard/scene"
)

// Text is a run of text on a face, with the size in which it is printed.
type Text struct {
	Box  Box     `json:"box"`
	Size float64 `json:"size"` // points
}

// textsOf lists the runs of text of some marks.
func textsOf(marks []scene.Mark, at geom.Matrix) (all []Text) {
	for _, m := range marks {
		switch m := m.(type) {
		case *scene.Glyphs:
			if len(m.Glyphs) > 0 {
				all = append(all, Text{boxOf(at.Box(lettersOf(m))), m.Size.Scale(at.MeanScale()).Pt()})
			}
		case *scene.Group:
			all = append(all, textsOf(m.Marks, m.Matrix().Then(at))...)
		case *scene.Use:
			all = append(all, textsOf(m.Symbol.Marks, m.At.Then(at))...)
		}
	}
	return all
}

// lettersOf returns about where the letters of a run are: four fifths of their size above the
// line, and a fifth below it.
func lettersOf(g *scene.Glyphs) geom.Rect {
	width := geom.Length(0)
	for _, glyph := range g.Glyphs {
		width += glyph.Advance
	}
	return geom.Rect{X: g.At.X, Y: g.At.Y - g.Size*4/5, W: width, H: g.Size}
}
