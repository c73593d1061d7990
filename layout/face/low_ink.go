package face

import (
	"strings"

	"punchboard/geom"
	"punchboard/scene"
)

// Low ink prints a card for the table without emptying the cartridge. The rule: a dark
// area that covers at least a tenth of the card becomes white with an outline in its
// own color; light letters, icons and lines on such an area become black, and light
// areas on it get a black outline. Everything else, including pictures, is unchanged.
const (
	lowInkShare = 0.1  // of the card's area
	lowInkDark  = 0.35 // an area with a lower luminance is dark
	lowInkLight = 0.4  // a mark with a higher luminance was meant for a dark ground
	lowInkLine  = geom.MM / 4
	lowInkThin  = geom.MM // a shape that is not wider is a line
)

// lightener repaints the marks of one piece.
type lightener struct {
	least   float64 // the smallest area of a large fill
	grounds []ground
	icon    bool // inside an icon, whose shapes are not grounds for others
}

// ground is an area on which later marks may be drawn.
type ground struct {
	box     geom.Rect
	cleared bool
}

// lighten repaints the marks of a piece for low ink. Symbols shared between cards are
// expanded, because their new colors depend on what is below them.
func lighten(marks []scene.Mark, trim geom.Rect) []scene.Mark {
	l := lightener{least: float64(trim.W) * float64(trim.H) * lowInkShare}
	return l.marks(marks, geom.Identity)
}

func (l *lightener) marks(marks []scene.Mark, at geom.Matrix) []scene.Mark {
	out := make([]scene.Mark, 0, len(marks))
	for _, m := range marks {
		out = append(out, l.mark(m, at))
	}
	return out
}

func (l *lightener) mark(m scene.Mark, at geom.Matrix) scene.Mark {
	switch m := m.(type) {
	case *scene.Path:
		return l.path(m, at)
	case *scene.Glyphs:
		g := *m
		if g.Fill = l.tint(m.Fill, at.Apply(m.At)); g.Fill != m.Fill {
			g.Halo = nil
		}
		return &g
	case *scene.Image:
		l.grounds = append(l.grounds, ground{at.Box(m.To), false})
	case *scene.Group:
		g := *m
		g.Marks = l.marks(m.Marks, m.Matrix().Then(at))
		return &g
	case *scene.Use:
		if strings.HasPrefix(m.Symbol.ID, MapPrefix) { // already light
			l.grounds = append(l.grounds, ground{m.At.Then(at).Box(m.Symbol.Box), false})
			return m
		}
		outer := l.icon
		l.icon = outer || strings.HasPrefix(m.Symbol.ID, iconPrefix)
		g := &scene.Group{Transform: m.At, Marks: l.marks(m.Symbol.Marks, m.At.Then(at))}
		l.icon = outer
		return g
	}
	return m
}

// path clears a large dark area, and makes light marks on cleared areas visible.
func (l *lightener) path(m *scene.Path, at geom.Matrix) scene.Mark {
	q := *m
	box := at.Box(m.Path.Bounds())
	if m.Stroke != nil {
		q.Stroke = l.stroke(m.Stroke, box.Center())
	}
	switch {
	case m.Fill == nil:
	case l.icon || m.EvenOdd || min(box.W, box.H) <= lowInkThin:
		q.Fill = l.tint(m.Fill, box.Center())
	default:
		l.area(&q, box, lowInkLine.Scale(1/at.MeanScale()))
	}
	return &q
}

// area repaints an area on which other marks may be drawn. Line is the width of an
// outline that it may get.
func (l *lightener) area(q *scene.Path, box geom.Rect, line geom.Length) {
	large := float64(box.W)*float64(box.H) >= l.least
	cleared := large && scene.Luminance(q.Fill.Screen()) < lowInkDark
	edge := scene.Paint(q.Fill.Screen())
	if !cleared {
		edge = l.tint(q.Fill, box.Center())
	}
	if q.Stroke == nil && (cleared || edge != q.Fill) {
		q.Stroke = &scene.Stroke{Paint: edge, Width: line}
	}
	if cleared {
		q.Fill = scene.White
	}
	l.grounds = append(l.grounds, ground{box, cleared})
}

func (l *lightener) stroke(s *scene.Stroke, at geom.Point) *scene.Stroke {
	t := *s
	t.Paint = l.tint(s.Paint, at)
	return &t
}

// tint returns black for a light paint on a cleared area.
func (l *lightener) tint(p scene.Paint, at geom.Point) scene.Paint {
	if p == nil || scene.Luminance(p.Screen()) <= lowInkLight {
		return p
	}
	for i := len(l.grounds) - 1; i >= 0; i-- {
		if l.grounds[i].box.Contains(geom.Rect{X: at.X, Y: at.Y}) {
			if l.grounds[i].cleared {
				return scene.Black
			}
			return p
		}
	}
	return p
}
