package pdf_test

import (
	"bytes"
	"image"
	"image/color"
	"image/png"
	"sync"
	"testing"

	"punchboard/geom"
	"punchboard/render/pdf"
	"punchboard/scene"
)

// busy returns a document with everything that gofpdf writes in map order: forms, spot
// colors, pictures of the same width, two boxes per page.
func busy(t testing.TB) *scene.Document {
	doc := cards(20)
	heavy := &scene.Symbol{ID: "heavy", Box: geom.Rect{W: 40 * mm, H: 40 * mm}}
	other := &scene.Symbol{ID: "other", Box: heavy.Box}
	for i := range geom.Length(60) {
		dot := &scene.Path{Path: geom.CirclePath(geom.Pt2(i*mm/2, i*mm/3), mm), Fill: scene.Gray(i)}
		heavy.Marks, other.Marks = append(heavy.Marks, dot), append(other.Marks, dot, fill(scene.Black))
	}
	for i := range doc.Pages {
		p := &doc.Pages[i]
		p.Trim = p.Trim.Inset(3 * mm)
		for k, name := range []string{"Red", "Blue", "Gold", "Cut"} {
			p.Marks = append(p.Marks,
				fill(scene.Spot{Name: name, Mix: scene.CMYK{M: uint8(20 * k)}, Tint: 80}),
				&scene.Group{Layer: name, Opacity: 0.2 * float64(k+1), Marks: []scene.Mark{fill(scene.Black)}},
				&scene.Image{Picture: picture(t, name, uint8(40*k)), To: geom.Rect{W: 10 * mm, H: 10 * mm}},
				&scene.Use{Symbol: heavy, At: geom.Translate(geom.Length(k)*mm, 0)},
				&scene.Use{Symbol: other, At: geom.Translate(geom.Length(k)*mm, 0)},
			)
		}
	}
	return doc
}

// picture returns a transparent PNG.
func picture(t testing.TB, name string, shade uint8) *scene.Picture {
	t.Helper()
	img := image.NewNRGBA(image.Rect(0, 0, 8, 8))
	for i := range 64 {
		img.Set(i%8, i/8, color.NRGBA{R: shade, G: uint8(i), A: uint8(255 - i)})
	}
	var b bytes.Buffer
	if err := png.Encode(&b, img); err != nil {
		t.Fatal(err)
	}
	return scene.NewPicture(name, "png", 8, 8, b.Bytes())
}

// TestSameBytes checks that the same document becomes the same file, repeatedly and
// from many goroutines at once.
func TestSameBytes(t *testing.T) {
	doc := busy(t)
	want := write(t, doc, pdf.Options{})
	var wg sync.WaitGroup
	for range 4 {
		wg.Go(func() {
			for range 6 {
				if !bytes.Equal(write(t, doc, pdf.Options{}), want) {
					t.Error("the bytes differ")
				}
			}
		})
	}
	wg.Wait()
}

// TestFontFilesStay checks that gofpdf, which modifies the bytes it is given, does not
// get those of the font itself.
func TestFontFilesStay(t *testing.T) {
	f := face(t, "plex-condensed")
	before := bytes.Clone(f.TTF())
	write(t, cards(3), pdf.Options{})
	if !bytes.Equal(before, f.TTF()) {
		t.Error("the font file was written to")
	}
}
