package pdf

import (
	"fmt"
	"math"
	"strings"
	"testing"

	"punchboard/geom"
	"punchboard/scene"
)

// pieces lists the polygons of an outline, and counts its discs.
func pieces(p geom.Path) string {
	var b strings.Builder
	discs := 0
	pts := p.Pts
	for i, op := range p.Ops {
		switch {
		case op == geom.CubicTo && p.Ops[i-1] == geom.MoveTo:
			discs++
		case op == geom.MoveTo && p.Ops[i+1] == geom.LineTo:
			fmt.Fprintf(&b, "| %d,%d ", pts[0].X, pts[0].Y)
		case op == geom.LineTo:
			fmt.Fprintf(&b, "%d,%d ", pts[0].X, pts[0].Y)
		}
		pts = pts[op.Points():]
	}
	return fmt.Sprintf("%sdiscs %d", b.String(), discs)
}

func TestStrokeOutline(t *testing.T) {
	bent := geom.LinePath(geom.Pt2(0, 0), geom.Pt2(100, 0), geom.Pt2(100, 100))
	closed := geom.PolygonPath(geom.Pt2(0, 0), geom.Pt2(100, 0), geom.Pt2(100, 100))
	straight := geom.LinePath(geom.Pt2(0, 0), geom.Pt2(100, 0))
	for _, c := range []struct {
		name   string
		path   geom.Path
		stroke scene.Stroke
		want   string
	}{
		{"round", bent, scene.Stroke{Width: 20}, "| 0,-10 100,-10 100,10 0,10 | 110,0 110,100 90,100 90,0 discs 3"},
		{"butt", bent, scene.Stroke{Width: 20, Butt: true},
			"| 0,-10 100,-10 100,10 0,10 | 110,0 110,100 90,100 90,0 | 100,0 100,10 90,0 | 100,0 100,-10 110,0 discs 0"},
		{"closed", closed, scene.Stroke{Width: 20}, "| 0,-10 100,-10 100,10 0,10 | 110,0 110,100 90,100 90,0 | 93,107 -7,7 7,-7 107,93 discs 4"},
		{"dashed", straight, scene.Stroke{Width: 2, Butt: true, Dash: []geom.Length{30, 20}}, "| 0,-1 30,-1 30,1 0,1 | 50,-1 80,-1 80,1 50,1 discs 0"},
		{"odd dash", straight, scene.Stroke{Width: 2, Butt: true, Dash: []geom.Length{40}}, "| 0,-1 40,-1 40,1 0,1 | 80,-1 100,-1 100,1 80,1 discs 0"},
		{"dash round a corner", bent, scene.Stroke{Width: 2, Butt: true, Dash: []geom.Length{80, 10, 30, 1000}},
			"| 0,-1 80,-1 80,1 0,1 | 90,-1 100,-1 100,1 90,1 | 101,0 101,20 99,20 99,0 | 100,0 100,1 99,0 | 100,0 100,-1 101,0 discs 0"},
		{"dash of nothing", straight, scene.Stroke{Width: 2, Butt: true, Dash: []geom.Length{0, 0}}, "| 0,-1 100,-1 100,1 0,1 discs 0"},
		{"dot", geom.LinePath(geom.Pt2(5, 5), geom.Pt2(5, 5)), scene.Stroke{Width: 4}, "discs 1"},
		{"nothing", geom.Path{}, scene.Stroke{Width: 4}, "discs 0"},
	} {
		if got := pieces(strokeOutline(&c.path, &c.stroke, 1)); got != c.want {
			t.Errorf("%s: got\n%s\nwant\n%s", c.name, got, c.want)
		}
	}
}

// TestStrokeOutlineTurnsOneWay checks orientations: polygons with the opposite one
// would be holes.
func TestStrokeOutlineTurnsOneWay(t *testing.T) {
	zigzag := geom.LinePath(geom.Pt2(0, 0), geom.Pt2(500, 300), geom.Pt2(100, 900), geom.Pt2(90, 100), geom.Pt2(800, 100))
	for _, butt := range []bool{false, true} {
		p := strokeOutline(&zigzag, &scene.Stroke{Width: 50, Butt: butt}, 1)
		for i, c := range contoursOf(&p, 1) {
			area := 0.0
			for k := 1; k < len(c.pts); k++ {
				area += c.pts[k-1].X*c.pts[k].Y - c.pts[k].X*c.pts[k-1].Y
			}
			if area < 0 {
				t.Errorf("butt %v: piece %d turns the other way", butt, i)
			}
		}
	}
}

func TestCurveTolerance(t *testing.T) {
	circle := geom.CirclePath(geom.Pt2(0, 0), 10_000)
	for _, c := range contoursOf(&circle, 5) {
		if len(c.pts) < 30 || len(c.pts) > 200 {
			t.Errorf("a circle has %d points", len(c.pts))
		}
		for i := 1; i < len(c.pts); i++ {
			mid := c.pts[i-1].Lerp(c.pts[i], 0.5)
			if off := 10_000 - math.Hypot(mid.X, mid.Y); off > 8 || off < -8 { // the circle itself is off by 3
				t.Errorf("a line strays by %.1f", off)
			}
		}
	}
}
