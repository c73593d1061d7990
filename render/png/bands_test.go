package png

import (
	"bytes"
	"fmt"
	"image"
	stdpng "image/png"
	"io"
	"sync"
	"testing"

	"punchboard/geom"
	"punchboard/scene"
	"punchboard/scene/vision"
)

// everything returns marks of all kinds, many of them across the edges of bands and
// strips.
func everything(t testing.TB) []scene.Mark {
	f := font(t, "baskerville")
	stops := []scene.Stop{{At: 0, Color: red}, {At: 1, Color: blue}}
	big := geom.EllipsePath(rect(-20, -20, 140, 140))
	wave := geom.Path{}
	wave.Move(0, 0)
	for i := range 20 {
		x := float64(5 * i)
		wave.Cubic(at(x+1, x+9), at(x+4, x-7), at(x+5, x+5))
	}
	haloed := text(f, 30*geom.PT, at(10, 60), white, "Étoile")
	haloed.Halo = &scene.Stroke{Paint: green, Width: mm(1)}
	p := corners(t)
	return []scene.Mark{
		fill(big, &scene.Linear{From: at(0, 0), To: at(100, 90), Stops: stops}),
		&scene.Path{Path: wave, Stroke: &scene.Stroke{Paint: white, Width: mm(1.3), Dash: []geom.Length{mm(3), mm(2)}}},
		&scene.Path{Path: big, Stroke: &scene.Stroke{Paint: black, Width: mm(0.7), Butt: true}},
		fill(geom.CirclePath(at(50, 50), mm(30)), &scene.Hatch{Ink: black, Back: white, Gap: mm(1.7), Width: mm(0.4), Angle: 33, Cross: true}),
		&scene.Group{Clip: &big, Opacity: 0.6, Marks: []scene.Mark{
			fill(star(at(60, 50), mm(45), mm(20)), &scene.Radial{Center: at(60, 50), Radius: mm(45), Stops: stops}),
			&scene.Image{Picture: p, To: rect(3.3, 40, 90, 50)},
			&scene.Group{Transform: geom.RotateAbout(17, at(50, 50)), Marks: []scene.Mark{&scene.Image{Picture: p, To: rect(33, 20, 40, 30)}}},
		}},
		haloed,
		text(f, 150*geom.PT, at(5, 80), black, "Aq"),
	}
}

// TestBandsEqualTheWhole draws a page at once and in bands of several heights, and in
// another order with a Renderer that has already been used.
func TestBandsEqualTheWhole(t *testing.T) {
	marks := everything(t)
	r := New(360)
	f, err := r.frame(rect(0, 0, 100, 90))
	if err != nil {
		t.Fatal(err)
	}
	whole, err := New(360).draw(f, image.Rectangle{Max: f.size}, marks)
	if err != nil {
		t.Fatal(err)
	}
	for _, height := range []int{400, 317, 41} {
		for y := (f.size.Y - 1) / height * height; y >= 0; y -= height {
			band, err := r.draw(f, image.Rect(0, y, f.size.X, min(f.size.Y, y+height)), marks)
			if err != nil {
				t.Fatal(err)
			}
			if !bytes.Equal(band.Pix, whole.Pix[y*whole.Stride:][:len(band.Pix)]) {
				t.Fatalf("the band of %d rows from %d on differs from the page", height, y)
			}
		}
	}
}

// TestVisions checks that each pixel is what the reader sees, whether the page is drawn
// whole or in bands, and that normal vision can be restored.
func TestVisions(t *testing.T) {
	marks := everything(t)
	r := New(72)
	f, err := r.frame(rect(0, 0, 100, 90))
	if err != nil {
		t.Fatal(err)
	}
	plain := bytes.Clone(must(r.draw(f, image.Rectangle{Max: f.size}, marks)).Pix)
	for _, v := range vision.All() {
		want := bytes.Clone(plain)
		v.Pixels(want)
		r.Vision = v
		for y := 0; y < f.size.Y; y += 100 {
			band := must(r.draw(f, image.Rect(0, y, f.size.X, min(f.size.Y, y+100)), marks))
			if !bytes.Equal(band.Pix, want[y*band.Stride:][:len(band.Pix)]) {
				t.Errorf("%v: the band from %d on is not what the reader sees", v, y)
			}
		}
	}
}

// TestLargePicturesInBands draws a picture that is too large for the cache: rows in
// both of two overlapping bands are equal.
func TestLargePicturesInBands(t *testing.T) {
	r := New(dpmm)
	f, err := r.frame(rect(0, 0, 300, 300))
	if err != nil {
		t.Fatal(err)
	}
	marks := []scene.Mark{&scene.Image{Picture: corners(t), To: rect(0.03, 0.07, 299, 299)}}
	tall := bytes.Clone(must(r.draw(f, image.Rect(0, 1490, f.size.X, 1520), marks)).Pix)
	low := must(r.draw(f, image.Rect(0, 1500, f.size.X, 1510), marks))
	if !bytes.Equal(low.Pix, tall[10*low.Stride:20*low.Stride]) {
		t.Error("the rows differ")
	}
	if r.pictures.scaled.used != 0 {
		t.Errorf("%d bytes are kept", r.pictures.scaled.used)
	}
}

// TestTrimIsPartOfBleed draws a piece with and without its bleed: pixels in both differ
// by at most a level of coverage, so nothing depends on where an image ends.
func TestTrimIsPartOfBleed(t *testing.T) {
	p := &scene.Piece{Size: geom.Size{W: mm(60), H: mm(70)}, Bleed: mm(10), Marks: everything(t)}
	trim := must(New(dpmm).Piece(p, false))
	bleed := must(New(dpmm).Piece(p, true)).SubImage(image.Rect(100, 100, 700, 800)).(*image.RGBA)
	for y := range 700 {
		for i, a := range rowOf(trim, y) {
			if d := int(a) - int(rowOf(bleed, y)[i]); max(d, -d) > 255/levels+1 {
				t.Fatalf("pixel (%d, %d) differs by %d", i/4, y, d)
			}
		}
	}
}

// TestBandedFile decodes a file that was written in bands.
func TestBandedFile(t *testing.T) {
	r := New(dpmm)
	f, err := r.frame(rect(0, 0, 250, 200))
	if err != nil {
		t.Fatal(err)
	}
	marks := []scene.Mark{fill(geom.CirclePath(at(125, 100), mm(90)), red), box(10, 10, 10, 180, black)}
	var file bytes.Buffer
	if err := r.writeBands(&file, f, marks); err != nil {
		t.Fatal(err)
	}
	got, err := stdpng.Decode(&file)
	if err != nil {
		t.Fatal(err)
	}
	want, err := r.whole(f, marks)
	if err != nil {
		t.Fatal(err)
	}
	if !bytes.Equal(got.(*image.RGBA).Pix, want.Pix) {
		t.Error("the file's pixels differ from the page's")
	}
}

// TestLargePagesStayInBands checks that for a page of 70 million pixels (A3 at 600
// dpi), at most one band and a few of the encoder's rows are in memory.
func TestLargePagesStayInBands(t *testing.T) {
	r := New(600)
	page := &scene.Page{Size: geom.Size{W: 420 * geom.MM, H: 297 * geom.MM}}
	page.Marks = []scene.Mark{fill(geom.CirclePath(geom.Pt2(210*geom.MM, 150*geom.MM), 120*geom.MM), red)}
	if err := r.WritePage(io.Discard, page); err != nil {
		t.Fatal(err)
	}
	if most := 4 * bandPixels; cap(r.pix) > most {
		t.Errorf("%d bytes of pixels are kept, %d are a band", cap(r.pix), most)
	}
}

// TestWorkersWriteTheSame writes the same pieces with several Renderers, each in
// another order.
func TestWorkersWriteTheSame(t *testing.T) {
	const pieces, workers = 6, 4
	var files [workers][pieces]string
	var group sync.WaitGroup
	for w := range workers {
		group.Go(func() {
			r := New(150)
			for i := range pieces {
				n := (i*5 + w) % pieces
				var b bytes.Buffer
				p := &scene.Piece{ID: fmt.Sprint(n), Size: geom.Size{W: mm(63), H: mm(88)}, Bleed: mm(3)}
				p.Marks = append(benchCard(t, n).Marks, everything(t)[n:]...)
				if err := r.WritePiece(&b, p, true); err != nil {
					t.Error(err)
				}
				files[w][n] = b.String()
			}
		})
	}
	group.Wait()
	for w := range workers {
		if files[w] != files[0] {
			t.Errorf("worker %d wrote other bytes than worker 0", w)
		}
	}
}

// TestFullCachesChangeNothing draws with caches that are almost too small for anything.
func TestFullCachesChangeNothing(t *testing.T) {
	marks := everything(t)
	page := &scene.Page{Size: geom.Size{W: mm(100), H: mm(90)}, Marks: append(marks, marks...)}
	roomy, tight := New(100), New(100)
	tight.rasterizer.kept.limit, tight.ramps.limit = 3000, 7000
	tight.pictures.decoded.limit, tight.pictures.scaled.limit = 0, 0
	want, err := roomy.Page(page)
	if err != nil {
		t.Fatal(err)
	}
	got, err := tight.Page(page)
	if err != nil {
		t.Fatal(err)
	}
	if !bytes.Equal(got.Pix, want.Pix) {
		t.Error("the pixels depend on what is kept")
	}
	if len(tight.rasterizer.kept.kept) == 0 || tight.rasterizer.kept.used > 3000 {
		t.Errorf("%d masks of %d bytes are kept within 3000", len(tight.rasterizer.kept.kept), tight.rasterizer.kept.used)
	}
}
