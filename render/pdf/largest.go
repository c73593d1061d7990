package pdf

import (
	"slices"

	"punchboard/scene"
)

// largest returns for each symbol of a document how much it is magnified on paper where it is
// largest.
func largest(doc *scene.Document) map[*scene.Symbol]float64 {
	m := magnified{scale: map[*scene.Symbol]float64{}}
	for i := range doc.Pages {
		m.collect(doc.Pages[i].Marks)
	}
	for i := range doc.Pages {
		m.enlarge(doc.Pages[i].Marks, 1)
	}
	// A symbol comes after all that contain it, so each is looked at once, with its final scale.
	for _, sym := range slices.Backward(m.order) {
		m.enlarge(sym.Marks, m.scale[sym])
	}
	return m.scale
}

// magnified are symbols with their scales on paper, and the order in which they contain each
// other: the contents of a symbol before it.
type magnified struct {
	scale map[*scene.Symbol]float64
	order []*scene.Symbol
}

// collect puts the symbols in marks in order.
func (m *magnified) collect(marks []scene.Mark) {
	for _, mark := range marks {
		switch mark := mark.(type) {
		case *scene.Group:
			m.collect(mark.Marks)
		case *scene.Use:
			if _, known := m.scale[mark.Symbol]; !known {
				m.scale[mark.Symbol] = 0
				m.collect(mark.Symbol.Marks)
				m.order = append(m.order, mark.Symbol)
			}
		}
	}
}

// enlarge keeps how large the symbols in marks are, which are magnified by scale.
func (m *magnified) enlarge(marks []scene.Mark, scale float64) {
	for _, mark := range marks {
		switch mark := mark.(type) {
		case *scene.Group:
			m.enlarge(mark.Marks, scale*mark.Matrix().MeanScale())
		case *scene.Use:
			m.scale[mark.Symbol] = max(m.scale[mark.Symbol], scale*mark.At.MeanScale())
		}
	}
}
