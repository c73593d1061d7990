package pdf

import (
	"math"

	"punchboard/geom"
)

// coarseError is the maximum error of outlines in small pictures such as those of the
// contents page, on paper: three quarters of a dot at 600 dpi. Symbols may be three times as large
// as the scale of their stream.
const coarseError = 33 * geom.MM / 1000

// fewPoints is how many points an outline may have that is written as it is: there is little to
// gain, and softened outlines keep the points that they need.
const fewPoints = 5

// longest is the maximum number of points of a line that is made coarse in one go, because the
// time grows with its square.
const longest = 512

// coarse returns an outline for a small picture: curves that look straight are lines, and
// points of lines that cannot be told from straight ones are left out.
func (c *content) coarse(p *geom.Path) geom.Path {
	most := geom.Length(float64(coarseError) / c.state.scale)
	var s coarser
	ops, pts := p.Ops, p.Pts
	for len(ops) > 0 {
		n := figureEnd(ops)
		s.reach = most
		if ops[n-1] == geom.Close {
			s.reach = min(most, reachOf(pts[:pointsOf(ops[:n])]))
		}
		for _, op := range ops[:n] {
			s.step(op, pts[:op.Points()])
			pts = pts[op.Points():]
		}
		ops = ops[n:]
	}
	s.endLine()
	return s.out
}

// figureEnd returns the number of steps of the first figure: up to where it is closed, or to the
// start of the next.
func figureEnd(ops []geom.Op) int {
	for i, op := range ops {
		if op == geom.Close {
			return i + 1
		}
		if op == geom.MoveTo && i > 0 {
			return i
		}
	}
	return len(ops)
}

func pointsOf(ops []geom.Op) (n int) {
	for _, op := range ops {
		n += op.Points()
	}
	return n
}

// reachOf returns how far the outline of an area may be off, so that it does not vanish: the area
// by its perimeter, which is half of the width of a bar or of the radius of a disc. At worst a
// disc becomes a square in it.
func reachOf(pts []geom.Point) geom.Length {
	if len(pts) == 0 {
		return 0
	}
	area, around := 0.0, 0.0
	for i, p := range pts {
		next := pts[(i+1)%len(pts)]
		area += cross(p.Sub(pts[0]), next.Sub(pts[0])) / 2
		around += math.Sqrt(dot(next.Sub(p), next.Sub(p)))
	}
	return geom.Length(max(area, -area) / max(around, 1))
}

// coarser makes an outline coarse, step by step.
type coarser struct {
	out   geom.Path
	line  []geom.Point // where the last straight lines run, from the end of what is before them
	start geom.Point   // of the figure, where closing it leads
	reach geom.Length
}

func (s *coarser) step(op geom.Op, pts []geom.Point) {
	if op == geom.CubicTo && len(s.line) > 0 && s.straight(s.line[len(s.line)-1], pts[2], pts[:2], 3) {
		op, pts = geom.LineTo, pts[2:]
	}
	if op == geom.LineTo && len(s.line) > 0 {
		if s.line = append(s.line, pts[0]); len(s.line) == longest {
			s.endLine()
		}
		return
	}
	s.endLine()
	s.out.Ops = append(s.out.Ops, op)
	s.out.Pts = append(s.out.Pts, pts...)
	switch op {
	case geom.MoveTo:
		s.start = pts[0]
	case geom.Close:
		pts = []geom.Point{s.start}
	}
	s.line = append(s.line[:0], pts[len(pts)-1])
}

// endLine writes the straight lines before a step of another kind.
func (s *coarser) endLine() {
	if len(s.line) > 1 {
		s.thin(s.line)
		s.line = append(s.line[:0], s.line[len(s.line)-1])
	}
}

// thin writes the points of a line after its first that are needed, as Douglas and Peucker
// choose them: if one is too far from the straight line between the ends, the farthest.
func (s *coarser) thin(line []geom.Point) {
	last := len(line) - 1
	from, to := line[0], line[last]
	if last > 1 && !s.straight(from, to, line[1:last], 4) {
		at := farthest(from, to, line[1:last]) + 1
		s.thin(line[:at+1])
		s.thin(line[at:])
		return
	}
	s.out.Ops = append(s.out.Ops, geom.LineTo)
	s.out.Pts = append(s.out.Pts, to)
}

// straight reports whether points are within reach of the line between two others, and
// beside it, not beyond its ends. Of their distance, so many quarters count: a curve is at
// most three quarters as far away as its control points.
func (s *coarser) straight(from, to geom.Point, points []geom.Point, quarters float64) bool {
	long := dot(to.Sub(from), to.Sub(from))
	most := 4 * float64(s.reach)
	for _, q := range points {
		q = q.Sub(from)
		if long == 0 && dot(q, q) > float64(s.reach)*float64(s.reach) {
			return false
		}
		if along := dot(q, to.Sub(from)); along < 0 || along > long {
			return false
		}
		if off := quarters * cross(q, to.Sub(from)); off*off > most*most*long {
			return false
		}
	}
	return true
}

// farthest returns the index of the point that is farthest from the line between two others,
// or, if they are one point, from it.
func farthest(from, to geom.Point, points []geom.Point) (at int) {
	best := -1.0
	for i, q := range points {
		q = q.Sub(from)
		off := cross(q, to.Sub(from))
		if from == to {
			off = dot(q, q)
		}
		if off = max(off, -off); off > best {
			at, best = i, off
		}
	}
	return at
}

// The results are rounded in two steps, which makes them the same on all processors.

func dot(a, b geom.Point) float64 {
	return float64(float64(a.X)*float64(b.X)) + float64(float64(a.Y)*float64(b.Y))
}

func cross(a, b geom.Point) float64 {
	return float64(float64(a.X)*float64(b.Y)) - float64(float64(a.Y)*float64(b.X))
}
