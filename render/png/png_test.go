package png

import (
	"bytes"
	"image"
	stdpng "image/png"
	"io"
	"math"
	"strings"
	"testing"

	"punchboard/geom"
	"punchboard/scene"
)

// TestSizes checks the pixel sizes that print services require: see the sizes of cards
// and bleeds in the manual.
func TestSizes(t *testing.T) {
	for _, c := range []struct {
		name       string
		w, h       string
		bleed      string
		dpi        float64
		withIt     bool
		wide, high int
	}{
		{"poker, bleed of 36 pixels", "63.5mm", "88.9mm", "3.048mm", 300, true, 822, 1122},
		{"poker, eighth of an inch", "2.5in", "3.5in", "1/8in", 300, true, 825, 1125},
		{"poker, trim", "2.5in", "3.5in", "1/8in", 300, false, 750, 1050},
		{"euro poker, 3 mm", "63mm", "88mm", "3mm", 300, true, 815, 1110},
		{"euro poker, trim", "63mm", "88mm", "3mm", 300, false, 744, 1039},
		{"square, 254 dpi", "10mm", "10mm", "0", 254, true, 100, 100},
		{"half pixel rounds up", "10.05mm", "10.04mm", "0", 254, false, 101, 100},
	} {
		p := &scene.Piece{Size: geom.Size{W: length(t, c.w), H: length(t, c.h)}, Bleed: length(t, c.bleed)}
		img, err := New(c.dpi).Piece(p, c.withIt)
		if err != nil || img.Rect.Dx() != c.wide || img.Rect.Dy() != c.high {
			t.Errorf("%s: %v (%v), want %d x %d", c.name, img.Rect, err, c.wide, c.high)
		}
	}
}

func length(t *testing.T, s string) geom.Length {
	t.Helper()
	l, err := geom.ParseLength(s)
	if err != nil {
		t.Fatal(err)
	}
	return l
}

// TestEdgesAreFull draws cards whose size is not a whole number of pixels: their
// background must not be mixed with white at any edge.
func TestEdgesAreFull(t *testing.T) {
	for _, dpi := range []float64{72, 96, 150, 299, 300, 350, 601} {
		p := &scene.Piece{
			Size: geom.Size{W: 63 * geom.MM, H: 88 * geom.MM}, Bleed: 3 * geom.MM,
			Marks: []scene.Mark{box(-3, -3, 69, 94, red), box(0, 0, 63, 88, blue)},
		}
		for _, bleed := range []bool{true, false} {
			img, err := New(dpi).Piece(p, bleed)
			if err != nil {
				t.Fatal(err)
			}
			want := map[bool]scene.RGB{true: red, false: blue}[bleed]
			last := img.Rect.Max.Sub(img.Rect.Min)
			for _, c := range [][2]int{{0, 0}, {last.X - 1, 0}, {0, last.Y - 1}, {last.X - 1, last.Y - 1}} {
				if got := colourAt(img, c[0], c[1]); got != want {
					t.Errorf("%g dpi, bleed %v: %v at %v", dpi, bleed, got, c)
				}
			}
		}
	}
}

func TestImpossibleSizes(t *testing.T) {
	for _, c := range []struct {
		size geom.Size
		dpi  float64
		err  string
	}{
		{geom.Size{W: 0, H: geom.MM}, 300, "png: 0mm x 1mm at 300 dpi is out of range; each side must have 1 to 65536 pixels"},
		{geom.Size{W: -geom.MM, H: geom.MM}, 300, "png: -1mm x 1mm at 300 dpi is out of range; each side must have 1 to 65536 pixels"},
		{geom.Size{W: geom.MM, H: geom.MM}, 0, "png: 1mm x 1mm at 0 dpi is out of range; each side must have 1 to 65536 pixels"},
		{geom.Size{W: geom.MM, H: geom.MM}, math.NaN(), "png: 1mm x 1mm at NaN dpi is out of range; each side must have 1 to 65536 pixels"},
		{geom.Size{W: 10_000 * geom.MM, H: geom.MM}, 300, "png: 10000mm x 1mm at 300 dpi is out of range; each side must have 1 to 65536 pixels"},
		{geom.Size{W: 2000 * geom.MM, H: 2000 * geom.MM}, 600, "png: 47244 x 47244 pixels need too much memory"},
	} {
		_, err := New(c.dpi).Page(&scene.Page{Size: c.size})
		if err == nil || err.Error() != c.err {
			t.Errorf("%v at %g dpi: %v, want %s", c.size, c.dpi, err, c.err)
		}
	}
}

// TestWrittenFiles decodes the files that WritePage and WritePiece write.
func TestWrittenFiles(t *testing.T) {
	r := New(dpmm)
	marks := []scene.Mark{box(2, 2, 3, 3, red)}
	var page, piece bytes.Buffer
	if err := r.WritePage(&page, &scene.Page{Size: geom.Size{W: mm(10), H: mm(20)}, Marks: marks}); err != nil {
		t.Fatal(err)
	}
	if err := r.WritePiece(&piece, &scene.Piece{Size: geom.Size{W: mm(10), H: mm(20)}, Bleed: mm(1), Marks: marks}, true); err != nil {
		t.Fatal(err)
	}
	for _, c := range []struct {
		file *bytes.Buffer
		w, h int
		at   int // the first red pixel on the diagonal
	}{{&page, 100, 200, 20}, {&piece, 120, 220, 30}} {
		img, err := stdpng.Decode(c.file)
		if err != nil {
			t.Fatal(err)
		}
		if b := img.Bounds(); b.Dx() != c.w || b.Dy() != c.h {
			t.Errorf("size %v, want %d x %d", b, c.w, c.h)
		}
		for i, want := range map[int]uint32{c.at - 1: 0xffff, c.at: 0} {
			if _, g, _, _ := img.At(i, i).RGBA(); g != want {
				t.Errorf("green at %d is %x, want %x", i, g, want)
			}
		}
	}
}

func TestErrorsReachTheWriter(t *testing.T) {
	r := New(dpmm)
	broken := scene.NewPicture("torn.png", "png", 1, 1, []byte("no picture"))
	page := &scene.Page{Size: geom.Size{W: mm(10), H: mm(10)}, Marks: []scene.Mark{
		&scene.Group{Marks: []scene.Mark{&scene.Image{Picture: broken, To: rect(0, 0, 5, 5)}}},
	}}
	want := "png: picture torn.png: image: unknown format"
	if err := r.WritePage(io.Discard, page); err == nil || err.Error() != want {
		t.Errorf("%v, want %s", err, want)
	}
	if err := r.WritePage(io.Discard, &scene.Page{}); err == nil || !strings.Contains(err.Error(), "out of range") {
		t.Errorf("an empty page: %v", err)
	}
	if err := r.WritePiece(io.Discard, &scene.Piece{}, false); err == nil {
		t.Error("an empty piece is written")
	}
	if err := r.writeBands(io.Discard, frame{geom.Affine{A: 1e-3, D: 1e-3}, image.Pt(50, 50)}, page.Marks); err == nil {
		t.Error("a picture's error is lost in bands")
	}
}
