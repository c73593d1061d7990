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
		{"a speck", pathOf([]geom.Op{m, l, l, l, z}, 0, 0, 0.1, 0, 0.1, 0.1, 0, 0), []geom.Op{m, l, z}},
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

// fromSegment returns the distance of a point from a straight line between two others.
func fromSegment(q, from, to geom.Point) float64 {
	d := to.Sub(from)
	share := min(max(dot(q.Sub(from), d)/max(dot(d, d), 1), 0), 1)
	return math.Hypot(float64(q.X-from.X)-share*float64(d.X), float64(q.Y-from.Y)-share*float64(d.Y))
}
