package impose

import (
	"cmp"
	"math"
	"slices"

	"punchboard/geom"
	"punchboard/scene"
)

// leastDot is the size on paper below which marks are left out of a much reduced
// picture: a third of a millimeter, or four dots at 300 dpi.
const leastDot = geom.INCH / 75

// leastScale keeps lengths in range: a meter is a micrometer wide at it.
const leastScale = 1e-6

// wholeFrom is the scale from which a picture shows everything.
const wholeFrom = 0.6

// leastSteps is the minimum number of steps kept across a contour, so that small
// circles stay round.
const leastSteps = 12

// barSteps is the maximum number of steps of a contour that is kept whole, such as a bar
// thinner than a step.
const barSteps = 6

// smallPath is the size in dots below which a path keeps all of its contours.
const smallPath = 3

// reduce leaves out of small pictures what cannot be seen at their size. A sheet of
// 210 mm that is 20 mm high on the page of contents would otherwise take as many bytes
// there as on a page of its own. A drawing in several pictures stays one drawing.
func reduce(pictures []*scene.Use) {
	r := reduction{scales: map[*scene.Symbol]float64{}, made: map[*scene.Symbol]*scene.Symbol{}}
	for _, p := range pictures {
		scale := 1.0
		if p.At.Affine().MaxScale() >= wholeFrom {
			scale = math.Inf(1)
		}
		r.measure([]scene.Mark{p}, scale)
	}
	for _, p := range pictures {
		p.Symbol = r.symbol(p.Symbol)
	}
}

// reduction holds the largest scales at which drawings are shown, and their copies. The
// scale is infinite in a picture that shows everything.
type reduction struct {
	scales map[*scene.Symbol]float64
	made   map[*scene.Symbol]*scene.Symbol
}

// measure notes the scales of the drawings in marks that are shown at a scale.
func (r *reduction) measure(marks []scene.Mark, scale float64) {
	for _, m := range marks {
		switch m := m.(type) {
		case *scene.Use:
			if at := scale * m.At.Affine().MaxScale(); at > r.scales[m.Symbol] {
				r.scales[m.Symbol] = at
				r.measure(m.Symbol.Marks, at)
			}
		case *scene.Group:
			r.measure(m.Marks, scale*m.Matrix().Affine().MaxScale())
		}
	}
}

// symbol returns the copy of a drawing.
func (r *reduction) symbol(of *scene.Symbol) *scene.Symbol {
	scale := r.scales[of]
	if scale <= 0 || math.IsInf(scale, 1) {
		return of
	}
	made, ok := r.made[of]
	if !ok {
		c := *of
		made = &c
		made.Marks = r.marks(of.Marks, scale)
		r.made[of] = made
	}
	return made
}

// marks returns the marks that can be seen at a scale, or the largest one: trees on a
// map are small drawings that make a wood together.
func (r *reduction) marks(all []scene.Mark, scale float64) (seen []scene.Mark) {
	dot := leastDot.Scale(1 / max(scale, leastScale))
	for _, m := range all {
		if m := r.mark(m, scale, dot); m != nil {
			seen = append(seen, m)
		}
	}
	if len(seen) == 0 && len(all) > 0 {
		return []scene.Mark{slices.MaxFunc(all, func(a, b scene.Mark) int { return cmp.Compare(extent(a), extent(b)) })}
	}
	return seen
}

// mark returns a mark as it is seen at a scale; nil if it is smaller than a dot.
func (r *reduction) mark(m scene.Mark, scale float64, dot geom.Length) scene.Mark {
	switch m := m.(type) {
	case *scene.Path:
		c := *m
		if c.Path = reducedPath(m, dot); c.Path.Empty() {
			return nil
		}
		return &c
	case *scene.Use:
		c := *m
		c.Symbol = r.symbol(m.Symbol)
		return &c
	case *scene.Group:
		c := *m
		c.Marks = r.marks(m.Marks, scale*m.Matrix().Affine().MaxScale())
		return &c
	}
	return m
}

// extent returns the longer side of a path with its line; 0 for other marks.
func extent(m scene.Mark) geom.Length {
	p, ok := m.(*scene.Path)
	if !ok {
		return 0
	}
	return longSide(p.Path) + lineWidth(p)
}

func longSide(p geom.Path) geom.Length {
	b := p.Bounds()
	return max(b.W, b.H)
}

func lineWidth(p *scene.Path) geom.Length {
	if p.Stroke == nil {
		return 0
	}
	return p.Stroke.Width
}

// reducedPath returns the outline of a path without contours smaller than a dot, steps
// shorter than a third of it, and curves that leave their chord by less. If all contours
// are smaller, as the grains of a texture that make a tone together, the larger ones
// stay; all contours of a small path stay, as they are holes rather than specks.
func reducedPath(m *scene.Path, dot geom.Length) geom.Path {
	size, least := longSide(m.Path), dot-lineWidth(m)
	if size < least {
		return geom.Path{}
	}
	if size < smallPath*dot {
		least = 0
	}
	for ; least > 0; least /= 2 {
		if out := largeContours(m.Path, least, dot/3); !out.Empty() {
			return out
		}
	}
	return largeContours(m.Path, 0, dot/3)
}

// largeContours returns the contours of a path that have a size at least, without steps
// shorter than a length.
func largeContours(p geom.Path, least, step geom.Length) (out geom.Path) {
	for c := range p.Split() {
		if size := longSide(c); size >= least {
			out.Append(fewerSteps(c, min(step, size/leastSteps)))
		}
	}
	return out
}

// fewerSteps returns a contour without steps shorter than a length; its last step
// stays. Curves that leave their chord by less become lines. A contour of few steps
// stays whole.
func fewerSteps(p geom.Path, least geom.Length) (out geom.Path) {
	if len(p.Ops) <= barSteps {
		return p
	}
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

// within reports whether all points are less than a length from at.
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
