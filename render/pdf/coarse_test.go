package pdf

import (
	"math"
	"math/rand/v2"
	"testing"

	"punchboard/geom"
)

// atScale returns a stream of small pictures, whose outlines may be off by 0.42 mm of the scene.
func atScale() *content { return &content{state: state{scale: 0.1, decimals: decimalsAt(0.1)}} }

func pathOf(ops []geom.Op, at ...float64) (p geom.Path) {
	p.Ops = ops
	for i := 0; i < len(at); i += 2 {
		p.Pts = append(p.Pts, geom.Pt2(geom.Length(at[i]*float64(geom.MM)), geom.Length(at[i+1]*float64(geom.MM))))
	}
	return p
}

func TestCoarse(t *testing.T) {
	const m, l, c, z = geom.MoveTo, geom.LineTo, geom.CubicTo, geom.Close
	for _, test := range []struct {
		name string
		path geom.Path
		want []geom.Op
	}{
		{"a flat curve", pathOf([]geom.Op{m, c}, 0, 0, 3, 0.3, 6, 0.3, 9, 0), []geom.Op{m, l}},
		{"a curve", pathOf([]geom.Op{m, c}, 0, 0, 3, 0.6, 6, 0.6, 9, 0), []geom.Op{m, c}},
		{"a curve beyond its end", pathOf([]geom.Op{m, c}, 0, 0, 12, 0, 12, 0, 9, 0), []geom.Op{m, c}},
		{"points on a line", pathOf([]geom.Op{m, l, l, l, l}, 0, 0, 2, 0.2, 4, -0.2, 6, 0.2, 9, 0), []geom.Op{m, l}},
		{"a corner", pathOf([]geom.Op{m, l, l, l}, 0, 0, 4, 0.1, 4, 4, 4.1, 9), []geom.Op{m, l, l}},
		{"a line that turns back", pathOf([]geom.Op{m, l, l}, 0, 0, 9, 0, 3, 0), []geom.Op{m, l, l}},
		{"a ring that ends at its start", pathOf([]geom.Op{m, l, l, l, l, z}, 0, 0, 9, 0, 9, 9, 0, 9, 0, 0), []geom.Op{m, l, l, l, l, z}},
		{"a speck keeps its corners", pathOf([]geom.Op{m, l, l, l, z}, 0, 0, 0.1, 0, 0.1, 0.1, 0, 0), []geom.Op{m, l, l, l, z}},
		{"a flat speck", pathOf([]geom.Op{m, l, l, l, z}, 0, 0, 0.1, 0, 0.2, 0, 0.3, 0), []geom.Op{m, l, z}},
		{"a curve and a line without a start", pathOf([]geom.Op{c, l}, 0, 0, 3, 3, 6, 6, 9, 9), []geom.Op{c, l}},
		{"a step after a closed one", pathOf([]geom.Op{m, l, l, z, l}, 0, 0, 9, 0, 9, 9, 4, 4), []geom.Op{m, l, l, z, l}},
	} {
		t.Run(test.name, func(t *testing.T) {
			got := atScale().coarse(&test.path)
			if string(opBytes(got.Ops)) != string(opBytes(test.want)) {
				t.Errorf("got %q, want %q", opBytes(got.Ops), opBytes(test.want))
			}
		})
	}
}

func opBytes(ops []geom.Op) (b []byte) {
	for _, o := range ops {
		b = append(b, stepOp(o))
	}
	return b
}

// TestCoarseStaysNear checks on random lines that each point is within the error of the coarse
// line, and that the ends stay.
func TestCoarseStaysNear(t *testing.T) {
	random := rand.New(rand.NewPCG(1, 2))
	reach := float64(coarseError) / 0.1
	for range 200 {
		p := pathOf([]geom.Op{geom.MoveTo}, 0, 0)
		for i := range 40 {
			p.Ops = append(p.Ops, geom.LineTo)
			p.Pts = append(p.Pts, geom.Pt2(geom.Length(i)*geom.MM/2, geom.Length(random.Float64()*0.9*float64(geom.MM))))
		}
		got := atScale().coarse(&p)
		if n := len(got.Pts); n == len(p.Pts) || got.Pts[0] != p.Pts[0] || got.Pts[n-1] != p.Pts[40] {
			t.Fatalf("%d of %d points, from %v to %v", n, len(p.Pts), got.Pts[0], got.Pts[n-1])
		}
		for _, q := range p.Pts {
			near := math.Inf(1)
			for i, to := range got.Pts[1:] {
				near = min(near, fromSegment(q, got.Pts[i], to))
			}
			if near > reach+1 {
				t.Fatalf("%v is %.0f from the coarse line, more than %.0f", q, near, reach)
			}
		}
	}
}

// TestCoarseKeepsAreas checks that bars that are smaller than the error keep their area, however
// they lie, and that of discs a square is left at least, which is 2/π of the area.
func TestCoarseKeepsAreas(t *testing.T) {
	for _, size := range []float64{0.1, 0.4, 1, 2.4, 9} {
		for _, long := range []float64{1, 4, 20} {
			for turn := range 12 {
				bar := geom.RectPath(geom.Rect{W: geom.Length(size * long * float64(geom.MM)), H: geom.Length(size * float64(geom.MM))})
				disc := geom.EllipsePath(geom.Rect{W: geom.Length(size * long * float64(geom.MM)), H: geom.Length(size * float64(geom.MM))})
				for least, one := range map[float64]geom.Path{0.95: bar, 0.63: disc} {
					one = one.Transform(geom.Rotate(float64(turn) * 30))
					var many geom.Path
					for range 3 {
						many.Append(one)
					}
					got := atScale().coarse(&many)
					if share := areaOf(&got) / areaOf(&many); share < least || share > 1.01 {
						t.Errorf("%g by %g mm, turned by %d: %.2f of the area, want %g", size*long, size, turn*30, share, least)
					}
				}
			}
		}
	}
}

// areaOf returns the area of closed figures, whose curves are followed in short lines.
func areaOf(p *geom.Path) (sum float64) {
	var at, start geom.Point
	add := func(q geom.Point) { sum += cross(at, q) / 2; at = q }
	pts := p.Pts
	for _, op := range p.Ops {
		switch op {
		case geom.MoveTo:
			at, start = pts[0], pts[0]
		case geom.LineTo:
			add(pts[0])
		case geom.CubicTo:
			from := at
			for i := 1; i <= 16; i++ {
				t := float64(i) / 16
				u := 1 - t
				along := func(a, b, c, d geom.Length) geom.Length {
					return geom.Length(u*u*u*float64(a) + 3*u*u*t*float64(b) + 3*u*t*t*float64(c) + t*t*t*float64(d))
				}
				add(geom.Pt2(along(from.X, pts[0].X, pts[1].X, pts[2].X), along(from.Y, pts[0].Y, pts[1].Y, pts[2].Y)))
			}
		case geom.Close:
			add(start)
		}
		pts = pts[op.Points():]
	}
	return max(sum, -sum)
}

// fromSegment returns the distance of a point from a straight line between two others.
func fromSegment(q, from, to geom.Point) float64 {
	d := to.Sub(from)
	share := min(max(dot(q.Sub(from), d)/max(dot(d, d), 1), 0), 1)
	return math.Hypot(float64(q.X-from.X)-share*float64(d.X), float64(q.Y-from.Y)-share*float64(d.Y))
}
