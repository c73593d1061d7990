package pdfcheck

import (
	"image"
	"math"
	"testing"

	"punchboard/geom"
	"punchboard/scene"
)

func TestKitchenSinkIsValid(t *testing.T) { Validate(t, write(t, kitchenSink(t))) }

// TestValidateBites checks that the validator is strict enough to be useful.
func TestValidateBites(t *testing.T) {
	fake := &recorder{TB: t}
	Validate(fake, []byte("%PDF-1.7\nnothing"))
	if !fake.failed {
		t.Error("a file of nothing is valid")
	}
}

// recorder records expected failures.
type recorder struct {
	testing.TB
	failed bool
}

func (r *recorder) Errorf(string, ...any) { r.failed = true }

func TestText(t *testing.T) {
	doc := kitchenSink(t)
	f := Open(t, write(t, doc))
	if f.Pages() != len(doc.Pages) {
		t.Fatalf("%d pages", f.Pages())
	}
	for i, p := range doc.Pages {
		if got, want := Letters(f.Text(i)), Letters(SceneText(p.Marks)); got != want {
			t.Errorf("page %d reads\n%s\nwant\n%s", i, got, want)
		}
	}
}

func TestBoxes(t *testing.T) {
	doc := kitchenSink(t)
	f := Open(t, write(t, doc))
	for i, p := range doc.Pages {
		got := f.Boxes(i)
		for _, c := range []struct{ got, want geom.Rect }{
			{got.Media, p.Size.R()}, {got.Trim, p.Trim}, {got.Bleed, p.Bleed},
		} {
			if !near(c.got, c.want) {
				t.Errorf("page %d: box %v, want %v", i, c.got, c.want)
			}
		}
	}
}

// near allows for the precision of PDFium's 32-bit numbers.
func near(a, b geom.Rect) bool {
	const most = geom.PT / 1000
	for _, d := range []geom.Length{a.X - b.X, a.Y - b.Y, a.W - b.W, a.H - b.H} {
		if d > most || d < -most {
			return false
		}
	}
	return true
}

func TestPlaced(t *testing.T) {
	f := Open(t, write(t, kitchenSink(t)))
	if got := f.Placed(0); len(got) != 0 {
		t.Errorf("page 0 has pieces: %v", got)
	}
	got := f.Placed(1)
	if len(got) != len(pieces) {
		t.Fatalf("%d pieces, want %d: %v", len(got), len(pieces), got)
	}
	for i, p := range pieces {
		if got[i].Tag != p.tag || !sameMatrix(got[i].Matrix, p.at) {
			t.Errorf("piece %d is %v, want %v", i, got[i], p)
		}
	}
}

func sameMatrix(a, b geom.Matrix) bool {
	off := math.Max(math.Max(math.Abs(a.A-b.A), math.Abs(a.B-b.B)), math.Max(math.Abs(a.C-b.C), math.Abs(a.D-b.D)))
	e, f := a.E-b.E, a.F-b.F
	const most = geom.PT / 500
	return off < 1e-5 && max(e, -e, f, -f) < most
}

// TestPaints checks that every paint has its color on the page, in fills, in
// lines, and within forms and clips.
func TestPaints(t *testing.T) {
	doc := kitchenSink(t)
	const dpi = 100
	f := Open(t, write(t, doc))
	var pages []*image.RGBA
	for i := range doc.Pages {
		pages = append(pages, f.Render(i, dpi))
	}
	for _, c := range []struct {
		page int
		what string
		x, y float64 // mm
		want scene.RGB
	}{
		{0, "gray", 9, 14, rgb(128, 128, 128)},
		{0, "RGB", 19, 14, blue},
		{0, "gradient, first colour", 55.3, 14, rgb(200, 8, 0)},
		{0, "gradient, before the edge", 57, 14, rgb(238, 190, 0)},
		{0, "gradient, after the edge", 57.4, 14, rgb(1, 118, 64)},
		{0, "radial, middle", 79, 14, rgb(250, 250, 250)},
		{0, "no extent", 109, 14, rgb(60, 60, 60)},
		{0, "one stop", 119, 14, rgb(60, 60, 60)},
		{0, "too fine a hatch", 129, 14, scene.Mix(rgb(255, 255, 255), blue, 0.5)},
		{0, "star", 20, 32, blue},
		{0, "hole of the star", 20, 40, rgb(255, 255, 255)},
		{0, "gradient line, left", 131, 44.3, rgb(206, 30, 0)},
		{0, "hatched line", 170, 33, scene.RGB{}},
		{0, "half seen through", 50, 125, scene.Mix(rgb(255, 255, 255), blue, 0.5)},
		{0, "cut away", 45, 112, rgb(255, 255, 255)},
		{1, "piece, top", 40, 21, rgb(201, 13, 0)},
		{1, "piece turned, its top", 179, 40, rgb(201, 13, 0)},
		{1, "piece on its head, its top", 40, 149, rgb(201, 13, 0)},
		{1, "piece, veiled by 0.6", 30, 35.2, scene.Mix(rgb(236, 185, 0), rgb(255, 255, 255), 0.6)},
		{1, "piece, corner cut", 18.2, 18.2, rgb(255, 255, 255)},
		{1, "fine drawing", 40, 210, blue},
		{2, "plain picture", 20, 20, rgb(240, 240, 80)},
		{2, "clear picture, left", 25.5, 20.5, rgb(0, 255, 80)},
		{2, "clear picture, right", 40.5, 5.5, rgb(255, 225, 232)},
		{2, "16 bits", 60.5, 20.5, rgb(255, 255, 80)},
		{2, "palette", 31, 27, rgb(0, 0, 0)},
		{2, "see-through palette", 46, 30, rgb(255, 165, 165)},
		{2, "interlaced", 20, 60, rgb(240, 240, 80)},
		{2, "cropped: red half of the photo", 60, 46, rgb(248, 8, 80)},
		{2, "turned", 20.5, 65.5, rgb(0, 0, 80)},
	} {
		if got := at(pages[c.page], c.x, c.y, dpi); apart(got, c.want) > 14 {
			t.Errorf("%s: %v, want %v", c.what, got, c.want)
		}
	}
}

// at returns the color at a place on paper, in mm.
func at(img *image.RGBA, x, y, dpi float64) scene.RGB {
	c := img.RGBAAt(int(x/25.4*dpi), int(y/25.4*dpi))
	return rgb(c.R, c.G, c.B)
}

func apart(a, b scene.RGB) int {
	d := func(x, y uint8) int { return max(int(x)-int(y), int(y)-int(x)) }
	return max(d(a.R, b.R), d(a.G, b.G), d(a.B, b.B))
}
