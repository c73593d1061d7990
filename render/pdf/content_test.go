package pdf_test

import (
	"strings"
	"testing"

	"punchboard/geom"
	"punchboard/internal/golden"
	"punchboard/scene"
)

func square(x, y, side geom.Length) geom.Path {
	return geom.RectPath(geom.Rect{X: x * geom.PT, Y: y * geom.PT, W: side * geom.PT, H: side * geom.PT})
}

func points(xy ...geom.Length) []geom.Point {
	var pts []geom.Point
	for i := 0; i < len(xy); i += 2 {
		pts = append(pts, geom.Pt2(xy[i]*geom.PT, xy[i+1]*geom.PT))
	}
	return pts
}

func fill(p scene.Paint) *scene.Path { return &scene.Path{Path: square(10, 10, 20), Fill: p} }

func stroke(s *scene.Stroke) *scene.Path { return &scene.Path{Path: square(10, 10, 20), Stroke: s} }

// TestOperators compares the operators of small pages with golden files, one for each
// kind of mark.
func TestOperators(t *testing.T) {
	plain := face(t, "plex-condensed")
	red := scene.Spot{Name: "Red", Mix: scene.CMYK{M: 100, Y: 100}, Tint: 40}
	wave := geom.LinePath(points(0, 0)...)
	wave.Cubic(points(5, 0)[0], points(5, 10)[0], points(10, 10)[0])
	clip := square(0, 0, 50)
	kerned := text(plain, 10, 10*geom.PT, 50*geom.PT, scene.Black, "AV (é)")
	kerned.Glyphs[0].Advance -= geom.PT / 2
	haloed := text(plain, 10, 0, 60*geom.PT, scene.White, "Halo")
	haloed.Halo = &scene.Stroke{Paint: scene.Black, Width: geom.PT}
	ramp := &scene.Linear{To: geom.Pt2(geom.INCH, 0), Stops: []scene.Stop{{At: 0, Color: scene.Black}, {At: 1, Color: scene.White}}}
	dot := &scene.Symbol{ID: "dot", Box: geom.Rect{W: 9 * geom.PT, H: 9 * geom.PT}, Marks: []scene.Mark{fill(scene.Black)}}
	for _, c := range []struct {
		name  string
		marks []scene.Mark
	}{
		{"colours", []scene.Mark{
			fill(scene.Black), fill(scene.Black), fill(scene.Gray(51)), fill(rgb(255, 0, 51)), fill(rgb(7, 7, 7)),
			fill(scene.CMYK{C: 10, K: 100}), fill(red), stroke(&scene.Stroke{Paint: red, Width: geom.PT / 4}),
		}},
		{"paths", []scene.Mark{
			&scene.Path{Path: wave, Stroke: &scene.Stroke{Paint: scene.Black, Width: geom.PT}},
			&scene.Path{Path: geom.PolygonPath(points(0, 0, 10, 0, 0, 10)...), Fill: scene.Black, EvenOdd: true, Stroke: &scene.Stroke{Paint: scene.Black, Width: geom.PT}},
			stroke(&scene.Stroke{Paint: scene.Black, Width: 2 * geom.PT, Butt: true, Dash: []geom.Length{3 * geom.PT, geom.PT / 2}}),
			stroke(&scene.Stroke{Paint: scene.Black, Width: 2 * geom.PT}),
			&scene.Path{Path: square(0, 0, 9)}, &scene.Path{Fill: scene.Black},
		}},
		{"text", []scene.Mark{kerned, text(plain, 10, 10*geom.PT, 70*geom.PT, scene.Black, "again"), haloed, text(plain, 8, 0, 0, ramp, "ramp")}},
		{"groups", []scene.Mark{
			&scene.Group{Marks: []scene.Mark{fill(scene.Black)}},
			&scene.Group{Transform: geom.Rotate(90).Then(geom.Translate(10*geom.PT, 0)), Clip: &clip, Opacity: 0.5, Marks: []scene.Mark{
				&scene.Path{Path: square(0, 0, 9), Fill: scene.White, Stroke: &scene.Stroke{Paint: scene.Black, Width: geom.PT}},
				&scene.Group{Opacity: 0.5, Marks: []scene.Mark{fill(scene.White)}},
			}},
			&scene.Group{Layer: "Cut", Marks: []scene.Mark{fill(scene.Black)}},
			&scene.Group{Clip: &geom.Path{}, Marks: []scene.Mark{fill(scene.Black)}},
			&scene.Group{Transform: geom.ScaleBy(1000, 1000), Marks: []scene.Mark{&scene.Path{Path: geom.RectPath(geom.Rect{W: 13, H: 127}), Fill: scene.Black}}},
		}},
		{"gradients", []scene.Mark{fill(ramp), fill(&scene.Linear{Stops: ramp.Stops}),
			&scene.Path{Path: geom.LinePath(points(10, 50, 30, 50)...), Stroke: &scene.Stroke{Paint: ramp, Width: 2 * geom.PT, Butt: true}},
		}},
		{"hatch", []scene.Mark{ // not clipped to an upright rectangle, which viewers extend to whole pixels
			fill(&scene.Hatch{Ink: scene.Black, Back: scene.Gray(204), Gap: 8 * geom.PT, Width: geom.PT}),
			fill(&scene.Hatch{Ink: scene.Black, Back: scene.Gray(204), Gap: geom.PT / 100, Width: geom.PT / 200}),
		}},
		{"uses", []scene.Mark{
			&scene.Use{Symbol: dot, At: geom.Translate(geom.PT, 0)},
			&scene.Use{Symbol: dot, At: geom.Identity, Tag: "deck/dot (é)#1/front"},
		}},
	} {
		golden.File(t, "testdata/"+c.name+".txt", streams(t, page(c.marks...)))
	}
}

// TestDecimalsOnPaper checks that small pictures are written with fewer decimals, and
// symbols with those that their largest copy needs.
func TestDecimalsOnPaper(t *testing.T) {
	line := &scene.Path{Path: square(0, 0, 1), Fill: scene.Black}
	line.Path.Pts = points(0, 0, 0, 0, 0, 0, 0, 0)
	for i := range line.Path.Pts {
		line.Path.Pts[i].X = geom.Length(i)*geom.PT + geom.PT*12345/100000
	}
	dot := &scene.Symbol{ID: "dot", Box: geom.Rect{W: 9 * geom.PT, H: 9 * geom.PT}, Marks: []scene.Mark{line}}
	in := func(k float64) *scene.Group {
		return &scene.Group{Transform: geom.ScaleBy(k, k), Marks: []scene.Mark{line}}
	}
	use := func(k float64) *scene.Use { return &scene.Use{Symbol: dot, At: geom.ScaleBy(k, k)} }
	for _, c := range []struct {
		name  string
		marks []scene.Mark
		want  string // the second point
		times int
	}{
		{"as large as drawn", []scene.Mark{in(1)}, "1.12 0 l", 1},
		{"a fifth", []scene.Mark{in(0.2)}, "1.1 0 l", 1},
		{"a hundredth", []scene.Mark{in(0.01)}, "1 0 l", 1},
		{"ten times", []scene.Mark{in(10)}, "1.123 0 l", 1},
		{"a small symbol", []scene.Mark{use(0.1), use(0.01)}, "1.1 0 l", 2},
		{"a symbol, small and large", []scene.Mark{use(0.1), use(10)}, "1.123 0 l", 2},
	} {
		if got := streams(t, page(c.marks...)); strings.Count(got, c.want+"\n") != c.times {
			t.Errorf("%s: not %d times %q in\n%s", c.name, c.times, c.want, got)
		}
	}
}
