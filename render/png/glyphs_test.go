package png

import (
	"image"
	"math"
	"slices"
	"testing"

	"punchboard/fonts"
	"punchboard/geom"
	"punchboard/scene"
)

// TestLetterPositions compares the centroid of drawn letters with that of
// their outlines, which are what the PDF shows: they may differ by 0.05 mm.
func TestLetterPositions(t *testing.T) {
	for _, c := range []struct {
		font string
		r    rune
		pt   float64
		x, y float64 // mm
		turn float64 // degrees
		dpi  float64
	}{
		{"plex-condensed", 'R', 6, 5.03, 9.02, 0, 300},
		{"plex-condensed", 'g', 8, 5.11, 9.13, 0, 300},
		{"plex-condensed", 'g', 8, 5.11, 9.13, 0, 150},
		{"plex-condensed", 'i', 5, 5.17, 9.19, 0, 150},
		{"baskerville", 'Q', 24, 5.01, 12.34, 0, 300},
		{"baskerville-italic", 'f', 10, 5.5, 9.5, 30, 300},
		{"oswald", 'W', 12, 7.3, 9.1, 90, 300},
		{"oswald", '8', 12, 9.3, 9.1, 180, 300},
		{"oswald", 'A', 120, 2.02, 45.03, 0, 300}, // too large for a mask
	} {
		f := font(t, c.font)
		origin := at(c.x, c.y)
		letter := text(f, geom.FromPt(c.pt), origin, black, string(c.r))
		turn := geom.RotateAbout(c.turn, origin)
		img := drawn(t, 50, 50, c.dpi, &scene.Group{Transform: turn, Marks: []scene.Mark{letter}})
		gotX, gotY := centroid(img, c.dpi)
		wantX, wantY := outlineCentroid(letter, turn)
		if d := math.Hypot(gotX-wantX, gotY-wantY); !(d < 0.035) {
			t.Errorf("%s %q %g pt at %g dpi: at (%.3f, %.3f) mm, want (%.3f, %.3f): off by %.3f",
				c.font, c.r, c.pt, c.dpi, gotX, gotY, wantX, wantY, d)
		}
	}
}

// TestLettersFollowTheirAdvances checks that the last letter of a line is where its
// advances, including kerning and tracking, put it.
func TestLettersFollowTheirAdvances(t *testing.T) {
	f := font(t, "plex-condensed")
	line := text(f, 8*geom.PT, at(2, 6), black, "i")
	for range 40 {
		line.Glyphs[0].Advance += mm(0.777)
	}
	line.Glyphs = append(line.Glyphs, line.Glyphs[0])
	whole := dark(drawn(t, 40, 10, 300, line))
	first := drawn(t, 40, 10, 300, &scene.Glyphs{Font: f, Size: line.Size, At: line.At, Fill: black, Glyphs: line.Glyphs[:1]})
	if got := whole / dark(first); math.Abs(got-2) > 0.05 {
		t.Errorf("two letters hold the ink of %.2f", got)
	}
	x, y := centroid(drawn(t, 40, 10, 300, line), 300)
	x1, y1 := centroid(first, 300)
	if got, want := 2*(x-x1), line.Glyphs[0].Advance.MM(); math.Abs(got-want) > 0.04 || math.Abs(y-y1) > 0.04 {
		t.Errorf("the second letter stands %.3f mm after the first and %.3f below, want %.3f", got, 2*(y-y1), want)
	}
}

// centroid returns the centroid of the ink, in mm.
func centroid(img *image.RGBA, dpi float64) (x, y float64) {
	sum := 0.0
	for py := range img.Rect.Dy() {
		for px := range img.Rect.Dx() {
			a := float64(255 - img.RGBAAt(px, py).R)
			sum, x, y = sum+a, x+a*(float64(px)+0.5), y+a*(float64(py)+0.5)
		}
	}
	return x / sum * 25.4 / dpi, y / sum * 25.4 / dpi
}

// outlineCentroid returns the centroid of one letter's outline, in mm.
func outlineCentroid(g *scene.Glyphs, m geom.Matrix) (x, y float64) {
	path := g.Font.Outline(g.Glyphs[0].ID)
	scale := g.Size.MM() / float64(g.Font.UnitsPerEm())
	var area float64
	for _, contour := range contours(path) {
		for i, p := range contour {
			q := contour[(i+1)%len(contour)]
			cross := (p.X*q.Y - q.X*p.Y) / 2
			area += cross
			x += cross * (p.X + q.X) / 3
			y += cross * (p.Y + q.Y) / 3
		}
	}
	to := geom.Affine{A: m.A, B: m.B, C: m.C, D: m.D, E: m.E.MM(), F: m.F.MM()}
	at := to.Apply(geom.V(g.At.X.MM()+x/area*scale, g.At.Y.MM()+y/area*scale))
	return at.X, at.Y
}

// contours flattens a path in its own units, independently of the code under test.
func contours(p geom.Path) (out [][]geom.Vec) {
	v := func(q geom.Point) geom.Vec { return geom.V(float64(q.X), float64(q.Y)) }
	pts := p.Pts
	for _, op := range p.Ops {
		last := len(out) - 1
		switch op {
		case geom.MoveTo:
			out = append(out, []geom.Vec{v(pts[0])})
		case geom.LineTo:
			out[last] = append(out[last], v(pts[0]))
		case geom.CubicTo:
			a := out[last][len(out[last])-1]
			for i := 1.0; i <= 32; i++ {
				out[last] = append(out[last], bezier(a, v(pts[0]), v(pts[1]), v(pts[2]), i/32))
			}
		}
		pts = pts[op.Points():]
	}
	return out
}

func TestHalo(t *testing.T) {
	f := font(t, "oswald-semibold")
	line := text(f, 40*geom.PT, at(3, 15), white, "lI")
	line.Halo = &scene.Stroke{Paint: red, Width: mm(1)}
	img := drawn(t, 20, 20, dpmm, line)
	order := ""
	for x := range 200 {
		switch colourAt(img, x, 100) {
		case red:
			order += "r"
		case white:
			order += "w"
		}
	}
	order = string(slices.Compact([]byte(order)))
	if order != "wrwrwrwrw" {
		t.Errorf("two stems in their halos read %s from left to right", order)
	}
	x, y := 0, 0
	for i := range 200 * 200 {
		if colourAt(img, i%200, i/200) == red {
			x, y = x+1, i/200
		}
	}
	if x == 0 || y < 150 || y > 156 {
		t.Errorf("the halo holds %d pixels down to row %d, want it half a mm below the baseline at 150", x, y)
	}
}

// TestHaloNeverCoversLetters sets letters so tightly that the halo of each overlaps its
// neighbors: the ink of the letters must be the same as without a halo.
func TestHaloNeverCoversLetters(t *testing.T) {
	f := font(t, "oswald-semibold")
	line := text(f, 20*geom.PT, at(3, 12), blue, "HIHIH")
	for i := range line.Glyphs {
		line.Glyphs[i].Advance -= mm(0.2)
	}
	plain := drawn(t, 30, 20, dpmm, line)
	haloed := *line
	haloed.Halo = &scene.Stroke{Paint: red, Width: mm(2)}
	img := drawn(t, 30, 20, dpmm, &haloed)
	for i := range 300 * 200 {
		if colourAt(plain, i%300, i/300) == blue && colourAt(img, i%300, i/300) != blue {
			t.Fatalf("pixel (%d, %d) of a letter is %v", i%300, i/300, colourAt(img, i%300, i/300))
		}
	}
}

// TestLetterPaints fills letters with gradients and hatches.
func TestLetterPaints(t *testing.T) {
	f := font(t, "oswald-semibold")
	stops := []scene.Stop{{At: 0, Color: red}, {At: 1, Color: blue}}
	for _, size := range []geom.Length{30 * geom.PT, 130 * geom.PT} {
		for _, c := range []struct {
			name  string
			paint scene.Paint
			want  scene.RGB // the approximate average color of the ink
		}{
			{"linear", &scene.Linear{From: at(0, 0), To: at(0, 60), Stops: []scene.Stop{{At: 0, Color: red}}}, red},
			{"radial", &scene.Radial{Center: at(-100, 0), Radius: mm(10), Stops: stops}, blue},
			{"hatch", &scene.Hatch{Ink: blue, Back: blue, Gap: mm(1), Width: mm(0.5)}, blue},
		} {
			img := drawn(t, 60, 60, 100, text(f, size, at(5, 50), c.paint, "H"))
			ink := drawn(t, 60, 60, 100, text(f, size, at(5, 50), c.want, "H"))
			for i := range img.Pix {
				if d := int(img.Pix[i]) - int(ink.Pix[i]); max(d, -d) > 16 {
					t.Fatalf("%s at %v: byte %d is %d, want %d", c.name, size.PtString(), i, img.Pix[i], ink.Pix[i])
				}
			}
		}
	}
}

// TestLargeLettersWithDashedHalos draws letters too large for masks.
func TestLargeLettersWithDashedHalos(t *testing.T) {
	f := font(t, "oswald-semibold")
	for _, pt := range []geom.Length{20, 130} {
		line := text(f, pt*geom.PT, at(5, 50), nil, "I")
		line.Halo = &scene.Stroke{Paint: black, Width: mm(0.5), Butt: true}
		solid := dark(drawn(t, 60, 60, dpmm, line))
		line.Halo.Dash = []geom.Length{mm(1), mm(1)}
		if share := dark(drawn(t, 60, 60, dpmm, line)) / solid; share < 0.45 || share > 0.6 {
			t.Errorf("%d pt: dashes hold %.2f of the ink of the solid line", pt, share)
		}
	}
}

func TestNothingToSet(t *testing.T) {
	f := font(t, "oswald")
	empty := &scene.Glyphs{Font: f, Size: 10 * geom.PT, Fill: black}
	flat := text(f, 0, at(1, 1), black, "A")
	space := text(f, 10*geom.PT, at(1, 5), black, "  ")
	away := text(f, 10*geom.PT, at(100, 5), black, "A")
	flattened := &scene.Group{Transform: geom.Matrix{A: 1e9, B: 1e9, C: 1e9, D: 1e9}, Marks: []scene.Mark{text(f, 10*geom.PT, at(1, 5), black, "A")}}
	unknown := &scene.Glyphs{Font: f, Size: 10 * geom.PT, At: at(1, 5), Fill: black, Glyphs: []fonts.Glyph{{ID: 0xffff}}}
	if ink := dark(drawn(t, 10, 10, dpmm, empty, flat, space, away, flattened, unknown)); ink != 0 {
		t.Errorf("%g pixels of ink", ink)
	}
}
