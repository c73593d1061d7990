package impose

import (
	"iter"
	"slices"

	"punchboard/geom"
	"punchboard/scene"
)

// leastDot is the size on paper below which marks are left out of a much reduced
// picture: 0.28 mm, some three dots at 300 dpi.
const leastDot = geom.INCH / 90

// wholeFrom is the scale from which drawings are whole.
const wholeFrom = 0.6

// leastSteps is the number of steps across a contour that are kept at least, so that
// small circles stay round.
const leastSteps = 12

// reduced returns pages on which drawings that are much reduced lack what cannot be seen
// at their size. A sheet of 210 mm that is 20 mm high on the page of contents would
// otherwise take as many bytes there as on a page of its own. A drawing that is used
// several times stays one drawing.
func reduced(pages []scene.Page) []scene.Page {
	s := reduction{scales: map[*scene.Symbol]float64{}, made: map[*scene.Symbol]*scene.Symbol{}}
	for i := range pages {
		s.measure(pages[i].Marks, 1)
	}
	for i := range pages {
		pages[i].Marks = s.marks(pages[i].Marks, 1)
	}
	return pages
}

// reduction holds the largest scales at which drawings are shown, and their copies.
type reduction struct {
	scales map[*scene.Symbol]float64
	made   map[*scene.Symbol]*scene.Symbol
}

// measure notes the scales of the drawings in marks that are shown at a scale.
func (s *reduction) measure(marks []scene.Mark, scale float64) {
	for _, m := range marks {
		switch m := m.(type) {
		case *scene.Use:
			if at := scale * m.At.Affine().MaxScale(); at > s.scales[m.Symbol] {
				s.scales[m.Symbol] = at
				s.measure(m.Symbol.Marks, at)
			}
		case *scene.Group:
			s.measure(m.Marks, scale*groupScale(m))
		}
	}
}

func groupScale(g *scene.Group) float64 {
	if g.Transform == (geom.Matrix{}) {
		return 1
	}
	return g.Transform.Affine().MaxScale()
}

// symbol returns the copy of a drawing.
func (s *reduction) symbol(of *scene.Symbol) *scene.Symbol {
	made, ok := s.made[of]
	if !ok {
		c := *of
		made = &c
		made.Marks = s.marks(of.Marks, s.scales[of])
		s.made[of] = made
	}
	return made
}

// marks returns the marks that can be seen at a scale.
func (s *reduction) marks(all []scene.Mark, scale float64) (seen []scene.Mark) {
	for _, m := range all {
		switch m := m.(type) {
		case *scene.Path:
			if scale >= wholeFrom {
				seen = append(seen, m)
			} else if p := reducedPath(m, leastDot.Scale(1/scale)); !p.Empty() {
				c := *m
				c.Path = p
				seen = append(seen, &c)
			}
		case *scene.Use:
			c := *m
			c.Symbol = s.symbol(m.Symbol)
			seen = append(seen, &c)
		case *scene.Group:
			c := *m
			c.Marks = s.marks(m.Marks, scale*groupScale(m))
			seen = append(seen, &c)
		default:
			seen = append(seen, m)
		}
	}
	return seen
}

// reducedPath returns the outline of a path without contours smaller than a dot, steps
// shorter than a part of it, and curves that leave their chord by less.
func reducedPath(m *scene.Path, dot geom.Length) (out geom.Path) {
	part := dot / 3
	if m.Stroke != nil {
		dot -= m.Stroke.Width
	}
	for c := range contours(m.Path) {
		b := c.Bounds()
		if size := max(b.W, b.H); size >= dot {
			out.Append(fewerSteps(c, min(part, size/leastSteps)))
		}
	}
	return out
}

// contours returns the contours of a path, each as a path of its own.
func contours(p geom.Path) iter.Seq[geom.Path] {
	return func(yield func(geom.Path) bool) {
		for len(p.Ops) > 0 {
			ops, pts := 1, p.Ops[0].Points()
			for ops < len(p.Ops) && p.Ops[ops] != geom.MoveTo {
				pts += p.Ops[ops].Points()
				ops++
			}
			if !yield(geom.Path{Ops: p.Ops[:ops], Pts: p.Pts[:pts]}) {
				return
			}
			p = geom.Path{Ops: p.Ops[ops:], Pts: p.Pts[pts:]}
		}
	}
}

// fewerSteps returns a contour without steps shorter than a length; its last step
// stays. Curves that leave their chord by less become lines.
func fewerSteps(p geom.Path, least geom.Length) (out geom.Path) {
	pts := p.Pts
	var at geom.Point
	for i, op := range p.Ops {
		step := pts[:op.Points()]
		pts = pts[op.Points():]
		last := i+1 == len(p.Ops) || p.Ops[i+1] == geom.Close
		switch {
		case op == geom.Close:
			out.Close()
			continue
		case op == geom.MoveTo:
			out.Move(step[0].X, step[0].Y)
		case !last && within(at, step, least):
			continue
		case op == geom.LineTo || straight(at, step, least):
			end := step[len(step)-1]
			out.Line(end.X, end.Y)
		default:
			out.Cubic(step[0], step[1], step[2])
		}
		at = step[len(step)-1]
	}
	return out
}

// within reports whether all points are nearer to another one than a length.
func within(at geom.Point, pts []geom.Point, least geom.Length) bool {
	return !slices.ContainsFunc(pts, func(p geom.Point) bool {
		away := p.Vec().Sub(at.Vec())
		return away.Dot(away) >= square(least)
	})
}

// straight reports whether the control points of a curve from a point lie between its
// ends and nearer to their chord than a length.
func straight(from geom.Point, curve []geom.Point, least geom.Length) bool {
	chord := curve[2].Vec().Sub(from.Vec())
	long := chord.Dot(chord)
	return !slices.ContainsFunc(curve[:2], func(p geom.Point) bool {
		to := p.Vec().Sub(from.Vec())
		along, off := to.Dot(chord), to.Dot(chord.Left())
		return along < 0 || along > long || off*off >= square(least)*long
	})
}

func square(l geom.Length) float64 { return float64(l) * float64(l) }
