package games

import (
	"regexp"
	"testing"

	"punchboard/carddata"
	"punchboard/geom"
	"punchboard/scene"
)

// The sizes that counters keep: figures can be read across a table, and signs told
// apart. On counters of other sizes signs are as large in proportion.
const (
	leastFigure = 3.5 // mm, of a digit
	leastSign   = 6.0 // mm, of the longer side on a counter of 5/8 in
	leastLarge  = 8.0 // the same on a counter of 20 mm
)

// figure matches the values on counters, such as 4, +1, −1 and 10+, but not the numbers
// of units, which are longer.
var figure = regexp.MustCompile(`^[+−]?[0-9]{1,2}\+?$`)

// TestMarkerSizes measures the figures and the largest sign of each counter, front and
// back, on the composed pieces.
func TestMarkerSizes(t *testing.T) {
	for _, game := range All {
		g := load(t, game, "")
		for _, lang := range g.Languages {
			book := compose(t, g.Slug, lang)
			for _, d := range decksOf(book, carddata.CounterKind) {
				if d.Deck.Size.W > 2*d.Deck.Size.H {
					continue // strips bear words
				}
				for _, c := range d.Cards {
					for _, side := range []*scene.Piece{c.Front, c.Back} {
						checkSizes(t, lang, side)
					}
				}
			}
		}
	}
}

// checkSizes reports figures that are too small, and signs that all are.
func checkSizes(t *testing.T, lang string, piece *scene.Piece) {
	t.Helper()
	var m markerSizes
	m.marks(piece.Marks, geom.Identity)
	short := min(piece.Size.W, piece.Size.H).MM()
	if m.figure > 0 && m.figure < leastFigure {
		t.Errorf("%s: %s: a figure is %.2f mm high, less than %g", lang, piece.ID, m.figure, leastFigure)
	}
	if most := 4.0; short > 15.8 && short < 16 && m.highest > most {
		t.Errorf("%s: %s: a figure is %.2f mm high, more than %g", lang, piece.ID, m.highest, most)
	}
	if want := leastSignOn(short); m.sign > 0 && m.sign < want {
		t.Errorf("%s: %s: the largest sign is %.2f mm, less than %.2f on a counter of %.1f mm", lang, piece.ID, m.sign, want, short)
	}
}

// leastSignOn returns the least size of the largest sign on a counter of a size, in mm.
func leastSignOn(side float64) float64 {
	switch {
	case side >= 20:
		return leastLarge
	case side >= 15.875:
		return leastSign + (leastLarge-leastSign)*(side-15.875)/(20-15.875)
	}
	return leastSign * side / 15.875
}

// markerSizes are measures of a piece in mm: the lowest and the highest figure, and the
// longer side of the largest icon or symbol. 0: there is none.
type markerSizes struct{ figure, highest, sign float64 }

func (m *markerSizes) marks(marks []scene.Mark, at geom.Matrix) {
	for i, mark := range marks {
		switch mark := mark.(type) {
		case *scene.Glyphs:
			if !isOrdinal(marks[i:]) {
				m.text(mark, at)
			}
		case *scene.Group:
			m.marks(mark.Marks, mark.Matrix().Then(at))
		case *scene.Use:
			ink := inkOf(mark.Symbol.Marks, mark.At.Then(at))
			m.sign = max(m.sign, ink.W.MM(), ink.H.MM())
		}
	}
}

// isOrdinal reports whether a text is a number with a raised ending after it, as in 1er, which is a word.
func isOrdinal(marks []scene.Mark) bool {
	if len(marks) < 2 {
		return false
	}
	number, ending := marks[0].(*scene.Glyphs), (*scene.Glyphs)(nil)
	if next, ok := marks[1].(*scene.Glyphs); ok {
		ending = next
	}
	return ending != nil && ending.Size < number.Size && !figure.MatchString(ending.Text())
}

// text measures a text that is a figure by the outlines of its digits.
func (m *markerSizes) text(run *scene.Glyphs, at geom.Matrix) {
	if !figure.MatchString(run.Text()) {
		return
	}
	high := geom.Length(0)
	for _, g := range run.Glyphs {
		if g.Rune >= '0' && g.Rune <= '9' {
			high = max(high, run.Font.Outline(g.ID).Bounds().H)
		}
	}
	mm := run.Size.MM() * float64(high) / float64(run.Font.UnitsPerEm()) * at.MeanScale()
	m.highest = max(m.highest, mm)
	if m.figure == 0 || mm < m.figure {
		m.figure = mm
	}
}

// inkOf returns the box around paths.
func inkOf(marks []scene.Mark, at geom.Matrix) (box geom.Rect) {
	for _, mark := range marks {
		switch mark := mark.(type) {
		case *scene.Path:
			box = box.Union(at.Box(mark.Path.Bounds()))
		case *scene.Group:
			box = box.Union(inkOf(mark.Marks, mark.Matrix().Then(at)))
		case *scene.Use:
			box = box.Union(inkOf(mark.Symbol.Marks, mark.At.Then(at)))
		}
	}
	return box
}
