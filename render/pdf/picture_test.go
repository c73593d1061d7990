package pdf_test

import (
	"bytes"
	"encoding/base64"
	"image"
	"image/color"
	"image/jpeg"
	"image/png"
	"slices"
	"strings"
	"testing"

	"punchboard/geom"
	"punchboard/internal/golden"
	"punchboard/render/pdf"
	"punchboard/render/pdf/canon"
	"punchboard/scene"
)

func encodePNG(t testing.TB, img image.Image) []byte {
	t.Helper()
	var b bytes.Buffer
	if err := png.Encode(&b, img); err != nil {
		t.Fatal(err)
	}
	return b.Bytes()
}

// laced is an interlaced gray PNG of 8 x 8 pixels.
const laced = "iVBORw0KGgoAAAANSUhEUgAAAAgAAAAICAAAAAGWY9HBAAAAV0lEQVR42mNgYHBgYHFhUEhgUElhYFJySmJgU3NLYxAwCChgEDIKKmIQMQkpYRAzCytjYBRUNHQMTCxkYBZWNnYOTi5mYBVVNXUNTS1lYBdXN3cPTy8HAAeVDuHyCwlsAAAAAElFTkSuQmCC"

// adobe is the marker of a JPEG whose channels are red, green and blue.
var adobe = []byte("\xff\xee\x00\x0eAdobe\x00\x64\x00\x00\x00\x00\x00")

// TestPictures checks that each kind of file keeps its colors and transparency, and is
// stored only once.
func TestPictures(t *testing.T) {
	area := image.Rect(0, 0, 8, 8)
	palette := image.NewPaletted(area, color.Palette{color.White, color.Black})
	holed := image.NewPaletted(area, color.Palette{color.Transparent, color.Black})
	opaque := image.NewRGBA(area)
	for i := range opaque.Pix {
		opaque.Pix[i] = 255
	}
	deep := image.NewNRGBA64(area)
	var photo bytes.Buffer
	if err := jpeg.Encode(&photo, opaque, nil); err != nil {
		t.Fatal(err)
	}
	plain := slices.Insert(bytes.Clone(photo.Bytes()), 2, adobe...)
	for _, c := range []struct {
		name, format string
		data         []byte
		filter       canon.Name
		space        string
		masked, kept bool // kept: the file's own data is in the PDF
	}{
		{"jpeg", "jpeg", photo.Bytes(), "DCTDecode", "/DeviceRGB", false, true},
		{"jpeg of red, green and blue", "jpeg", plain, "FlateDecode", "/DeviceRGB", false, false},
		{"gray", "png", encodePNG(t, image.NewGray(area)), "FlateDecode", "/DeviceGray", false, true},
		{"opaque", "png", encodePNG(t, opaque), "FlateDecode", "/DeviceRGB", false, true},
		{"palette", "png", encodePNG(t, palette), "FlateDecode", "[/Indexed", false, true},
		{"clear", "png", encodePNG(t, image.NewNRGBA(area)), "FlateDecode", "/DeviceRGB", true, false},
		{"holed palette", "png", encodePNG(t, holed), "FlateDecode", "/DeviceRGB", true, false},
		{"16 bits", "png", encodePNG(t, image.NewGray16(area)), "FlateDecode", "/DeviceGray", false, false},
		{"16 bits, clear", "png", encodePNG(t, deep), "FlateDecode", "/DeviceRGB", true, false},
	} {
		show := &scene.Image{Picture: scene.NewPicture(c.name, c.format, 8, 8, c.data), To: geom.Rect{W: 8 * mm, H: 8 * mm}}
		again := *show
		f := read(t, write(t, page(show, &again), pdf.Options{}))
		objects := f.Dict(f.Dict(f.Pages()[0]["Resources"])["XObject"])
		if len(objects) != 1 {
			t.Errorf("%s: objects %v", c.name, objects.Keys())
			continue
		}
		s := f.Get(objects["Im0"]).(*canon.Stream)
		space := spaceOf(f, s.Dict["ColorSpace"])
		if s.Dict["Filter"] != c.filter || space != c.space || (s.Dict["SMask"] != nil) != c.masked {
			t.Errorf("%s: filter %v, space %s, mask %v", c.name, s.Dict["Filter"], space, s.Dict["SMask"])
		}
		if kept := bytes.Contains(c.data, s.Data); kept != c.kept {
			t.Errorf("%s: data kept is %v", c.name, kept)
		}
	}
}

// spaceOf formats a color space without following references.
func spaceOf(f *canon.File, o canon.Object) string {
	if a := f.Array(o); len(a) > 0 {
		return "[" + show(a[0])
	}
	return show(o)
}

// TestMasksStayApart checks pictures with equal colors, which gofpdf merges into one
// object although their masks may differ.
func TestMasksStayApart(t *testing.T) {
	a, b := image.NewNRGBA(image.Rect(0, 0, 2, 2)), image.NewNRGBA(image.Rect(0, 0, 2, 2))
	a.Pix[3], b.Pix[7] = 100, 200
	to := geom.Rect{W: mm, H: mm}
	f := read(t, write(t, page(
		&scene.Image{Picture: scene.NewPicture("a", "png", 2, 2, encodePNG(t, a)), To: to},
		&scene.Image{Picture: scene.NewPicture("b", "png", 2, 2, encodePNG(t, b)), To: to},
	), pdf.Options{}))
	objects := f.Dict(f.Dict(f.Pages()[0]["Resources"])["XObject"])
	first, second := f.Dict(objects["Im0"])["SMask"], f.Dict(objects["Im1"])["SMask"]
	if first == nil || second == nil || first == second {
		t.Errorf("masks %v and %v", first, second)
	}
}

func TestCrop(t *testing.T) {
	pic := scene.NewPicture("a", "png", 2, 2, encodePNG(t, image.NewGray(image.Rect(0, 0, 2, 2))))
	to := geom.Rect{X: 10 * geom.PT, Y: 10 * geom.PT, W: 20 * geom.PT, H: 20 * geom.PT}
	golden.File(t, "testdata/images.txt", streams(t, page(
		&scene.Image{Picture: pic, To: to},
		&scene.Image{Picture: pic, To: to, Crop: scene.Crop{X0: 0.5, X1: 1, Y0: 0, Y1: 0.25}},
		&scene.Image{Picture: pic},
	)))
}

// TestDamagedPNG checks that a truncated file is never passed to gofpdf, which would
// write it unchanged or panic.
func TestDamagedPNG(t *testing.T) {
	good := encodePNG(t, image.NewGray(image.Rect(0, 0, 8, 8)))
	for name, data := range map[string][]byte{
		"empty":        nil,
		"cut short":    good[:len(good)-20],
		"no signature": good[8:],
		"wrong sum":    bytes.Replace(good, []byte("IDAT"), []byte("IDAt"), 1),
		"long chunk":   bytes.Replace(good, []byte{0, 0, 0, 13}, []byte{255, 255, 255, 255}, 1),
	} {
		pic := scene.NewPicture(name, "png", 8, 8, data)
		err := pdf.Write(&bytes.Buffer{}, page(&scene.Image{Picture: pic, To: geom.Rect{W: mm, H: mm}}), pdf.Options{})
		if err == nil || !strings.Contains(err.Error(), "picture "+name) {
			t.Errorf("%s: error %v", name, err)
		}
	}
}

// TestInterlaced checks that interlaced files work, although gofpdf rejects them.
func TestInterlaced(t *testing.T) {
	data, err := base64.StdEncoding.DecodeString(laced)
	if err != nil {
		t.Fatal(err)
	}
	pic := scene.NewPicture("laced", "png", 8, 8, data)
	write(t, page(&scene.Image{Picture: pic, To: geom.Rect{W: mm, H: mm}}), pdf.Options{})
}
