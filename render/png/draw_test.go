package png

import (
	"image"
	"math"
	"testing"

	"punchboard/geom"
	"punchboard/scene"
)

// TestRectCoversItsPixels draws rectangles on a page with ten pixels per millimeter and
// checks every pixel.
func TestRectCoversItsPixels(t *testing.T) {
	for _, c := range []struct {
		name       string
		x, y, w, h float64 // mm
		full       image.Rectangle
		edge       [4]uint8 // gray of the pixels beside it: left, top, right, bottom
	}{
		{"whole pixels", 5, 6, 10, 10, image.Rect(50, 60, 150, 160), [4]uint8{255, 255, 255, 255}},
		{"half a pixel right", 5.05, 6, 10, 10, image.Rect(51, 60, 150, 160), [4]uint8{127, 255, 127, 255}},
		{"half a pixel down", 5, 6.05, 10, 10, image.Rect(50, 61, 150, 160), [4]uint8{255, 127, 255, 127}},
		{"quarter and three quarters", 5.025, 6, 9.95, 10, image.Rect(51, 60, 149, 160), [4]uint8{64, 255, 64, 255}},
		{"over all edges", -3, -3, 30, 30, image.Rect(0, 0, 200, 200), [4]uint8{}},
		{"off the page", 25, 5, 3, 3, image.Rectangle{}, [4]uint8{}},
	} {
		img := drawn(t, 20, 20, dpmm, box(c.x, c.y, c.w, c.h, black))
		for y := range 200 {
			for x := range 200 {
				want := greyBeside(image.Pt(x, y), c.full, c.edge)
				if got := img.RGBAAt(x, y).R; want >= 0 && int(got) != want {
					t.Fatalf("%s: pixel (%d, %d) is %d, want %d", c.name, x, y, got, want)
				}
			}
		}
	}
}

// greyBeside returns the expected value of a pixel: 0 inside the rectangle, the gray of
// an edge next to it, -1 at corners, and white otherwise.
func greyBeside(p image.Point, full image.Rectangle, edge [4]uint8) int {
	within := func(v, lo, hi int) bool { return v >= lo && v < hi }
	switch {
	case p.In(full):
		return 0
	case full.Empty() || !p.In(full.Inset(-1)):
		return 255
	case within(p.Y, full.Min.Y, full.Max.Y) && p.X < full.Min.X:
		return int(edge[0])
	case within(p.X, full.Min.X, full.Max.X) && p.Y < full.Min.Y:
		return int(edge[1])
	case within(p.Y, full.Min.Y, full.Max.Y):
		return int(edge[2])
	case within(p.X, full.Min.X, full.Max.X):
		return int(edge[3])
	}
	return -1
}

// TestInkOfShapes compares the ink of shapes with their areas.
func TestInkOfShapes(t *testing.T) {
	ring := geom.CirclePath(at(10, 10), mm(8))
	ring.Append(geom.CirclePath(at(10, 10), mm(4)))
	clockwise, turned := geom.RectPath(rect(2, 2, 12, 12)), geom.RectPath(rect(2, 2, 12, 12)).Transform(geom.RotateAbout(30, at(8, 8)))
	for _, c := range []struct {
		name string
		mark *scene.Path
		want float64 // square mm
	}{
		{"rectangle", fill(clockwise, black), 144},
		{"rectangle, turned", fill(turned, black), 144},
		{"circle", fill(geom.CirclePath(at(10, 10), mm(8)), black), 64 * math.Pi},
		{"circle over the edge", fill(geom.CirclePath(at(0, 10), mm(8)), black), 32 * math.Pi},
		{"circle over the corner", fill(geom.CirclePath(at(0, 0), mm(8)), black), 16 * math.Pi},
		{"rounded", fill(geom.RoundRectPath(rect(2, 2, 12, 12), geom.AllCorners(mm(3))), black), 144 - 36 + 9*math.Pi},
		{"even-odd ring", &scene.Path{Path: ring, Fill: black, EvenOdd: true}, 48 * math.Pi},
		{"both circles alike, nonzero", fill(ring, black), 64 * math.Pi},
		{"open contour is closed", fill(geom.LinePath(at(2, 2), at(12, 2), at(2, 12)), black), 50},
		{"round line", &scene.Path{Path: geom.LinePath(at(5, 5), at(15, 12)), Stroke: pen1(2)}, 2*math.Hypot(10, 7) + math.Pi},
		{"butt line", &scene.Path{Path: geom.LinePath(at(5, 5), at(15, 12)), Stroke: &scene.Stroke{Paint: black, Width: mm(2), Butt: true}}, 2 * math.Hypot(10, 7)},
		{"hairline", &scene.Path{Path: geom.LinePath(at(5, 5), at(15, 5)), Stroke: pen1(0.05)}, 0.5},
		{"circle's line", &scene.Path{Path: geom.CirclePath(at(10, 10), mm(7)), Stroke: pen1(1)}, 14 * math.Pi},
		{"frame, bevelled", &scene.Path{Path: geom.RectPath(rect(5, 5, 10, 10)), Stroke: &scene.Stroke{Paint: black, Width: mm(1), Butt: true}}, 40 - 4*0.125},
		{"frame, rounded", &scene.Path{Path: geom.RectPath(rect(5, 5, 10, 10)), Stroke: pen1(1)}, 40 - 1 + math.Pi/4},
		{"dot", &scene.Path{Path: geom.LinePath(at(5, 5), at(5, 5)), Stroke: pen1(3)}, 2.25 * math.Pi},
		{"no dot with butt ends", &scene.Path{Path: geom.LinePath(at(5, 5), at(5, 5)), Stroke: &scene.Stroke{Paint: black, Width: mm(3), Butt: true}}, 0},
		{"no width", &scene.Path{Path: geom.LinePath(at(5, 5), at(15, 5)), Stroke: pen1(0)}, 0},
		{"dashes", &scene.Path{Path: geom.LinePath(at(2, 5), at(14, 5)), Stroke: &scene.Stroke{Paint: black, Width: mm(1), Butt: true, Dash: []geom.Length{mm(2), mm(1)}}}, 8},
		{"odd dashes: 1 on, 2 off, 3 on, 1 off, 2 on, 3 off", &scene.Path{Path: geom.LinePath(at(2, 5), at(14, 5)), Stroke: &scene.Stroke{Paint: black, Width: mm(1), Butt: true, Dash: []geom.Length{mm(1), mm(2), mm(3)}}}, 6},
		{"dots", &scene.Path{Path: geom.LinePath(at(4, 5), at(13.5, 5)), Stroke: &scene.Stroke{Paint: black, Width: mm(1), Dash: []geom.Length{0, mm(2)}}}, 5 * (math.Pi/4 + speck/10)},
		{"dashes too fine are solid", &scene.Path{Path: geom.LinePath(at(4, 5), at(14, 5)), Stroke: &scene.Stroke{Paint: black, Width: mm(1), Butt: true, Dash: []geom.Length{1, 1}}}, 10},
		{"dashes of nothing are solid", &scene.Path{Path: geom.LinePath(at(4, 5), at(14, 5)), Stroke: &scene.Stroke{Paint: black, Width: mm(1), Butt: true, Dash: []geom.Length{0, 0}}}, 10},
	} {
		got := dark(drawn(t, 20, 20, dpmm, c.mark)) / 100
		if math.Abs(got-c.want) > 0.01*c.want+0.02 {
			t.Errorf("%s: %.3f mm2 of ink, want %.3f", c.name, got, c.want)
		}
	}
}

// TestPixelsOfMarks checks single pixels of small scenes.
func TestPixelsOfMarks(t *testing.T) {
	half := scene.RGB{R: 127, G: 127, B: 127}
	stops := []scene.Stop{{At: 0, Color: red}, {At: 0.5, Color: green}, {At: 1, Color: blue}}
	hatch := &scene.Hatch{Ink: black, Back: green, Gap: mm(2), Width: mm(1)}
	triangle := geom.PolygonPath(at(0, 0), at(10, 0), at(0, 10))
	inner := geom.RectPath(rect(2, 2, 4, 4))
	nothing, parts := geom.Path{}, geom.RectPath(rect(0, 0, 10, 2))
	parts.Append(geom.RectPath(rect(0, 8, 10, 2)))
	between := geom.RectPath(rect(2.05, 2, 5, 5))
	frame := geom.RectPath(rect(0, 0, 10, 10))
	frame.Append(geom.RectPath(rect(2, 2, 6, 6)).Transform(geom.Matrix{A: -1, D: 1, E: mm(10)}))
	symbol := &scene.Symbol{ID: "s", Box: rect(0, 0, 2, 2), Marks: []scene.Mark{box(0, 0, 2, 2, red)}}
	type look struct {
		x, y int
		want scene.RGB
	}
	for _, c := range []struct {
		name  string
		marks []scene.Mark
		looks []look
	}{
		{"later marks cover earlier ones", []scene.Mark{box(0, 0, 5, 5, red), box(2, 2, 5, 5, blue)}, []look{{10, 10, red}, {30, 30, blue}}},
		{"fill, then stroke", []scene.Mark{&scene.Path{Path: geom.RectPath(rect(3, 3, 4, 4)), Fill: red, Stroke: &scene.Stroke{Paint: blue, Width: mm(2)}}}, []look{{35, 50, blue}, {25, 50, blue}, {45, 50, red}}},
		{"bevelled corner where the contour starts", []scene.Mark{&scene.Path{Path: geom.RectPath(rect(3, 3, 4, 4)), Stroke: &scene.Stroke{Paint: black, Width: mm(2), Butt: true}}}, []look{{27, 27, black}, {22, 22, white}, {72, 27, black}, {27, 72, black}}},
		{"grey, CMYK and spot", []scene.Mark{box(0, 0, 2, 2, scene.Gray(99)), box(2, 0, 2, 2, scene.CMYK{K: 100}), box(4, 0, 2, 2, scene.Spot{Mix: scene.CMYK{M: 100, Y: 100}, Tint: 100})}, []look{{10, 10, scene.RGB{R: 99, G: 99, B: 99}}, {30, 10, black}, {50, 10, red}}},
		{"linear", []scene.Mark{box(0, 0, 10, 10, &scene.Linear{From: at(2, 0), To: at(8, 0), Stops: stops})}, []look{{5, 5, red}, {50, 5, green}, {95, 5, blue}, {50, 95, green}}},
		{"linear, turned by its group", []scene.Mark{&scene.Group{Transform: geom.RotateAbout(90, at(5, 5)), Marks: []scene.Mark{box(0, 0, 10, 10, &scene.Linear{From: at(2, 0), To: at(8, 0), Stops: stops})}}}, []look{{5, 5, red}, {5, 50, green}, {5, 95, blue}}},
		{"linear that goes nowhere", []scene.Mark{box(0, 0, 10, 10, &scene.Linear{Stops: stops})}, []look{{5, 5, blue}}},
		{"linear without stops", []scene.Mark{box(0, 0, 10, 10, &scene.Linear{To: at(1, 1)})}, []look{{5, 5, white}}},
		{"hard stops", []scene.Mark{box(0, 0, 10, 10, &scene.Linear{To: at(10, 0), Stops: []scene.Stop{{At: 0, Color: red}, {At: 0.5, Color: red}, {At: 0.5, Color: blue}}})}, []look{{48, 5, red}, {52, 5, blue}}},
		{"radial", []scene.Mark{box(0, 0, 10, 10, &scene.Radial{Center: at(5, 5), Radius: mm(4), Stops: stops})}, []look{{50, 50, red}, {70, 50, green}, {50, 30, green}, {95, 50, blue}}},
		{"radial of no radius", []scene.Mark{box(0, 0, 10, 10, &scene.Radial{Stops: stops})}, []look{{50, 50, blue}}},
		{"hatch", []scene.Mark{box(0, 1, 10, 6, hatch)}, []look{{50, 5, white}, {50, 12, green}, {50, 20, black}, {50, 30, green}, {50, 40, black}, {50, 75, white}}},
		{"hatch without back", []scene.Mark{box(0, 0, 10, 10, red), box(0, 1, 10, 6, &scene.Hatch{Ink: black, Gap: mm(2), Width: mm(1)})}, []look{{50, 20, black}, {50, 30, red}}},
		{"cross hatch", []scene.Mark{box(0, 0, 10, 10, &scene.Hatch{Ink: black, Gap: mm(2), Width: mm(1), Cross: true})}, []look{{30, 20, black}, {20, 30, black}, {30, 30, white}}},
		{"hatch goes on in the next area", []scene.Mark{box(0, 0, 5, 10, hatch), box(5, 0, 5, 10, hatch)}, []look{{30, 20, black}, {70, 20, black}, {30, 30, green}, {70, 30, green}}},
		{"hatch too fine to be drawn", []scene.Mark{box(0, 0, 10, 10, &scene.Hatch{Ink: black, Gap: 2, Width: 1})}, []look{{50, 50, scene.RGB{R: 128, G: 128, B: 128}}}},
		{"hatched line", []scene.Mark{&scene.Path{Path: geom.LinePath(at(5, 0), at(5, 10)), Stroke: &scene.Stroke{Paint: hatch, Width: mm(4)}}}, []look{{50, 20, black}, {50, 30, green}, {25, 20, white}}},
		{"clip", []scene.Mark{&scene.Group{Clip: &triangle, Marks: []scene.Mark{box(0, 0, 10, 10, red)}}}, []look{{20, 20, red}, {80, 80, white}}},
		{"clip within a clip", []scene.Mark{&scene.Group{Clip: &triangle, Marks: []scene.Mark{&scene.Group{Clip: &inner, Marks: []scene.Mark{box(0, 0, 10, 10, red)}}}}}, []look{{10, 10, white}, {30, 30, red}, {55, 55, white}}},
		{"clip moves with its group", []scene.Mark{&scene.Group{Transform: geom.Translate(mm(4), 0), Clip: &inner, Marks: []scene.Mark{box(0, 0, 10, 10, red)}}}, []look{{50, 30, white}, {70, 30, red}, {95, 30, red}}},
		{"clip ends with its group", []scene.Mark{&scene.Group{Clip: &inner}, box(0, 0, 10, 10, red)}, []look{{10, 10, red}}},
		{"clip of two parts", []scene.Mark{&scene.Group{Clip: &parts, Marks: []scene.Mark{box(0, 0, 10, 10, red)}}}, []look{{50, 10, red}, {50, 50, white}, {50, 90, red}}},
		{"clip between pixels", []scene.Mark{&scene.Group{Clip: &between, Marks: []scene.Mark{box(0, 0, 10, 10, red)}}}, []look{{20, 40, scene.RGB{R: 255, G: 127, B: 127}}, {21, 40, red}}},
		{"no ground shines through at the rim of a clip", []scene.Mark{box(0, 0, 10, 10, red), &scene.Group{Clip: &between, Marks: []scene.Mark{box(0, 0, 10, 10, green), box(0, 0, 10, 10, black)}}}, []look{{20, 40, scene.RGB{R: 127}}, {21, 40, black}, {19, 40, red}}},
		{"the rim of a clip within a clip", []scene.Mark{box(0, 0, 10, 10, red), &scene.Group{Clip: &between, Marks: []scene.Mark{box(0, 0, 10, 10, green), &scene.Group{Clip: &between, Marks: []scene.Mark{box(0, 0, 10, 10, blue), box(0, 0, 10, 10, black)}}}}}, []look{{20, 40, scene.RGB{R: 127, G: 64}}, {21, 40, black}}},
		{"the rim of a veiled clip", []scene.Mark{box(0, 0, 10, 10, red), &scene.Group{Clip: &between, Opacity: 0.5, Marks: []scene.Mark{box(0, 0, 10, 10, black)}}}, []look{{20, 40, scene.RGB{R: 191}}, {21, 40, scene.RGB{R: 127}}}},
		{"clip by a frame with a hole", []scene.Mark{&scene.Group{Clip: &frame, Marks: []scene.Mark{box(0, 0, 10, 10, red)}}}, []look{{10, 50, red}, {50, 50, white}}},
		{"empty clip", []scene.Mark{&scene.Group{Clip: &nothing, Marks: []scene.Mark{box(0, 0, 10, 10, red)}}}, []look{{50, 50, white}}},
		{"clip of no mark", []scene.Mark{&scene.Group{Clip: &inner, Marks: []scene.Mark{box(7, 7, 3, 3, red)}}}, []look{{80, 80, white}}},
		{"opacity", []scene.Mark{&scene.Group{Opacity: 0.5, Marks: []scene.Mark{box(0, 0, 10, 10, black)}}}, []look{{50, 50, half}}},
		{"opacity, mark by mark", []scene.Mark{&scene.Group{Opacity: 0.5, Marks: []scene.Mark{box(0, 0, 10, 10, black), box(0, 0, 5, 10, black)}}}, []look{{70, 50, half}, {20, 50, scene.RGB{R: 63, G: 63, B: 63}}}},
		{"opacity in opacity", []scene.Mark{&scene.Group{Opacity: 0.5, Marks: []scene.Mark{&scene.Group{Opacity: 0.5, Marks: []scene.Mark{box(0, 0, 10, 10, black)}}}}}, []look{{50, 50, scene.RGB{R: 191, G: 191, B: 191}}}},
		{"opacity 0 and 1 are opaque", []scene.Mark{&scene.Group{Opacity: 0, Marks: []scene.Mark{box(0, 0, 5, 10, black)}}, &scene.Group{Opacity: 1, Marks: []scene.Mark{box(5, 0, 5, 10, red)}}}, []look{{20, 20, black}, {70, 20, red}}},
		{"a layer is seen", []scene.Mark{&scene.Group{Layer: "notes", Marks: []scene.Mark{box(0, 0, 5, 10, red)}}}, []look{{20, 20, red}}},
		{"symbol", []scene.Mark{&scene.Use{Symbol: symbol, At: geom.Translate(mm(1), mm(1))}, &scene.Use{Symbol: symbol, At: geom.ScaleBy(2, 1).Then(geom.Translate(mm(5), mm(5)))}}, []look{{5, 5, white}, {15, 15, red}, {35, 15, white}, {85, 65, red}, {85, 75, white}}},
		{"symbol without a box", []scene.Mark{&scene.Use{Symbol: &scene.Symbol{Marks: symbol.Marks}, At: geom.Translate(mm(5), mm(5))}}, []look{{65, 65, red}}},
		{"symbol off the page", []scene.Mark{&scene.Use{Symbol: symbol, At: geom.Translate(mm(50), mm(5))}}, []look{{99, 55, white}}},
		{"no numbers", []scene.Mark{&scene.Group{Transform: geom.Matrix{A: math.NaN(), D: 1}, Marks: []scene.Mark{box(0, 0, 10, 10, red)}}}, []look{{50, 50, white}}},
		{"flattened", []scene.Mark{&scene.Group{Transform: geom.Matrix{A: 1, B: 1}, Marks: []scene.Mark{box(0, 0, 10, 10, hatch), box(0, 0, 10, 10, &scene.Radial{Radius: mm(5)})}}}, []look{{50, 50, white}, {20, 70, white}}},
		{"first stop within", []scene.Mark{box(0, 0, 10, 10, &scene.Linear{To: at(10, 0), Stops: stops[1:]})}, []look{{20, 5, green}, {98, 5, blue}}},
		{"symbol, turned", []scene.Mark{&scene.Use{Symbol: symbol, At: geom.Rotate(180).Then(geom.Translate(mm(10), mm(10)))}}, []look{{95, 95, red}, {85, 85, red}, {75, 75, white}}},
		{"nothing to be seen", []scene.Mark{&scene.Link{Box: rect(0, 0, 9, 9), URL: "x"}, &scene.Bookmark{Title: "x"}}, []look{{5, 5, white}}},
		{"neither fill nor stroke", []scene.Mark{&scene.Path{Path: inner}, &scene.Path{Path: inner, Stroke: &scene.Stroke{Width: 9}}}, []look{{30, 30, white}}},
	} {
		img := drawn(t, 10, 10, dpmm, c.marks...)
		for _, l := range c.looks {
			if got := colourAt(img, l.x, l.y); !nearColour(got, l.want, 10) {
				t.Errorf("%s: pixel (%d, %d) is %v, want %v", c.name, l.x, l.y, got, l.want)
			}
		}
	}
}

// TestSharedEdge draws two areas that share a slanted edge: the seam between them shows
// no more of the ground than exact coverage would.
func TestSharedEdge(t *testing.T) {
	img := drawn(t, 10, 10, dpmm, box(0, 0, 10, 10, black),
		fill(geom.PolygonPath(at(0, 0), at(6, 0), at(4, 10), at(0, 10)), white),
		fill(geom.PolygonPath(at(6, 0), at(10, 0), at(10, 10), at(4, 10)), white))
	for i := 0; i < len(img.Pix); i += 4 {
		if img.Pix[i] < 255-66 {
			t.Fatalf("pixel %d of the seam is %d: more than a quarter of the ground shows", i/4, img.Pix[i])
		}
	}
}
