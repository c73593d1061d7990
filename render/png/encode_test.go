package png

import (
	"bytes"
	"encoding/binary"
	"errors"
	"image"
	"image/color"
	stdpng "image/png"
	"io"
	"math"
	"math/rand/v2"
	"strings"
	"testing"
)

func encode(w io.Writer, img *image.RGBA, dpi float64) error {
	return new(encoder).encode(w, img, dpi)
}

// painted returns an opaque image with a color for each pixel.
func painted(w, h int, at func(x, y int) (r, g, b int)) *image.RGBA {
	img := image.NewRGBA(image.Rect(0, 0, w, h))
	for y := range h {
		for x := range w {
			r, g, b := at(x, y)
			img.SetRGBA(x, y, color.RGBA{uint8(r), uint8(g), uint8(b), 255})
		}
	}
	return img
}

func noise(w, h int) *image.RGBA {
	rnd := rand.New(rand.NewPCG(1, 2))
	return painted(w, h, func(_, _ int) (int, int, int) { return rnd.IntN(256), rnd.IntN(256), rnd.IntN(256) })
}

// photograph returns a smooth image with grain, like a photograph.
func photograph(w, h int) *image.RGBA {
	rnd := rand.New(rand.NewPCG(3, 4))
	return painted(w, h, func(x, y int) (int, int, int) {
		v := int(120 + 60*math.Sin(float64(x)/37)*math.Cos(float64(y)/53))
		return v + rnd.IntN(8), v + rnd.IntN(8), 255 - v - rnd.IntN(8)
	})
}

func TestEncodeKeepsEveryPixel(t *testing.T) {
	part := noise(50, 50).SubImage(image.Rect(7, 9, 33, 44)).(*image.RGBA)
	for _, c := range []struct {
		name    string
		img     *image.RGBA
		palette bool
	}{
		{"one pixel", painted(1, 1, func(_, _ int) (int, int, int) { return 1, 2, 3 }), true},
		{"one row", noise(300, 1), false},
		{"one column", noise(1, 300), false},
		{"white", painted(815, 1110, func(_, _ int) (int, int, int) { return 255, 255, 255 }), true},
		{"256 colours", painted(256, 40, func(x, _ int) (int, int, int) { return x, 255 - x, 7 }), true},
		{"257 colours", painted(257, 40, func(x, _ int) (int, int, int) { return x, x >> 8, 7 }), false},
		{"256 colours, the last in the last pixel", painted(255, 9, func(x, y int) (int, int, int) { return x, y / 8 * (x / 254), 0 }), true},
		{"stripes", painted(640, 480, func(x, _ int) (int, int, int) { return x % 3 * 100, x % 256, x / 8 }), false},
		{"gradient down", painted(640, 480, func(_, y int) (int, int, int) { return y / 2, 255 - y/2, y }), false},
		{"gradient across both", painted(640, 480, func(x, y int) (int, int, int) { return x * y / 4096, x / 4, y / 2 }), false},
		{"noise", noise(123, 456), false},
		{"photograph", photograph(640, 480), false},
		{"flat, photograph, flat", painted(300, 300, func(x, y int) (int, int, int) {
			if y < 100 || y > 217 {
				return 240, 230, x / 100
			}
			return x * 17 % 256, x * y % 256, (x + y) % 256
		}), false},
		{"part of an image", part, false},
		{"a card", must(New(300).Piece(benchCard(t, 4), true)), true},
	} {
		var file bytes.Buffer
		if err := encode(&file, c.img, 300); err != nil {
			t.Fatalf("%s: %v", c.name, err)
		}
		if got := file.Bytes()[25] == indexedColour; got != c.palette {
			t.Errorf("%s: has a palette: %v, want %v", c.name, got, c.palette)
		}
		decoded, err := stdpng.Decode(&file)
		if err != nil {
			t.Errorf("%s: %v", c.name, err)
		} else if at, ok := samePixels(decoded, c.img); !ok {
			t.Errorf("%s: pixel %v is not what it was", c.name, at)
		}
	}
}

func must(img *image.RGBA, err error) *image.RGBA {
	if err != nil {
		panic(err)
	}
	return img
}

func samePixels(got image.Image, want *image.RGBA) (image.Point, bool) {
	size := want.Rect.Size()
	if got.Bounds().Size() != size {
		return size, false
	}
	for y := range size.Y {
		for x := range size.X {
			r, g, b, _ := got.At(x, y).RGBA()
			w := want.RGBAAt(want.Rect.Min.X+x, want.Rect.Min.Y+y)
			if uint8(r>>8) != w.R || uint8(g>>8) != w.G || uint8(b>>8) != w.B {
				return image.Pt(x, y), false
			}
		}
	}
	return image.Point{}, true
}

// TestChunks checks the chunks of a file: their order, and the resolution.
func TestChunks(t *testing.T) {
	flat := painted(20, 20, func(x, _ int) (int, int, int) { return x, 0, 0 })
	for _, c := range []struct {
		img    *image.RGBA
		dpi    float64
		kinds  string
		perM   uint32
		header string
	}{
		{flat, 300, "IHDR pHYs PLTE IDAT IEND", 11811, "\x00\x00\x00\x14\x00\x00\x00\x14\x08\x03\x00\x00\x00"},
		{noise(30, 20), 254, "IHDR pHYs IDAT IEND", 10000, "\x00\x00\x00\x1e\x00\x00\x00\x14\x08\x02\x00\x00\x00"},
		{noise(300, 200), 600, "IHDR pHYs IDAT IDAT IDAT IEND", 23622, "\x00\x00\x01\x2c\x00\x00\x00\xc8\x08\x02\x00\x00\x00"},
		{flat, 72, "IHDR pHYs PLTE IDAT IEND", 2835, ""},
		{flat, 0, "IHDR pHYs PLTE IDAT IEND", 1, ""},
	} {
		var file bytes.Buffer
		if err := encode(&file, c.img, c.dpi); err != nil {
			t.Fatal(err)
		}
		kinds, data := chunksOf(t, file.Bytes())
		if kinds != c.kinds {
			t.Errorf("chunks %s, want %s", kinds, c.kinds)
		}
		want := binary.BigEndian.AppendUint32(binary.BigEndian.AppendUint32(nil, c.perM), c.perM)
		if got := data["pHYs"]; !bytes.Equal(got, append(want, 1)) {
			t.Errorf("%g dpi: pHYs % x, want %d a metre", c.dpi, got, c.perM)
		}
		if c.header != "" && string(data["IHDR"]) != c.header {
			t.Errorf("IHDR % x, want % x", data["IHDR"], c.header)
		}
	}
}

func chunksOf(t *testing.T, file []byte) (kinds string, data map[string][]byte) {
	t.Helper()
	data = map[string][]byte{}
	var names []string
	for rest := file[8:]; len(rest) > 0; {
		n := binary.BigEndian.Uint32(rest)
		names = append(names, string(rest[4:8]))
		data[string(rest[4:8])] = rest[8:][:n]
		rest = rest[12+n:]
	}
	return strings.Join(names, " "), data
}

// TestEncoderIsKept writes different images one after another with one encoder: each
// file must be equal to that of a new encoder.
func TestEncoderIsKept(t *testing.T) {
	var kept encoder
	images := []*image.RGBA{photograph(200, 90), noise(5, 5), must(New(100).Piece(benchCard(t, 1), true)), noise(90, 200), photograph(200, 90)}
	for i, img := range images {
		var a, b bytes.Buffer
		if err := errors.Join(kept.encode(&a, img, 300), encode(&b, img, 300)); err != nil {
			t.Fatal(err)
		}
		if !bytes.Equal(a.Bytes(), b.Bytes()) {
			t.Errorf("file %d depends on those before it", i)
		}
	}
}

// TestSizesOfFiles checks the compression: bytes per pixel.
func TestSizesOfFiles(t *testing.T) {
	for _, c := range []struct {
		name string
		img  *image.RGBA
		most float64
	}{
		{"flat card", must(New(300).Piece(benchCard(t, 2), true)), 0.045},
		{"photograph", photograph(800, 600), 1.5},
	} {
		var file bytes.Buffer
		if err := encode(&file, c.img, 300); err != nil {
			t.Fatal(err)
		}
		if got := float64(file.Len()) / float64(len(c.img.Pix)/4); got > c.most {
			t.Errorf("%s: %.3f bytes a pixel, want at most %g", c.name, got, c.most)
		}
	}
}

// full is a writer that fails after a number of bytes.
type full int

func (f *full) Write(p []byte) (int, error) {
	if *f -= full(len(p)); *f < 0 {
		return 0, errors.New("disk full")
	}
	return len(p), nil
}

func TestEncodeTellsOfAFullDisk(t *testing.T) {
	img := noise(200, 200)
	var file bytes.Buffer
	if err := encode(&file, img, 300); err != nil {
		t.Fatal(err)
	}
	for _, room := range []int{0, 7, 8, 20, 50, 65000, file.Len() - 1} {
		disk := full(room)
		if err := encode(&disk, img, 300); err == nil || err.Error() != "disk full" {
			t.Errorf("room for %d of %d bytes: %v", room, file.Len(), err)
		}
	}
	disk := full(file.Len())
	if err := encode(&disk, img, 300); err != nil {
		t.Errorf("room for all: %v", err)
	}
}

// FuzzEncode encodes images made from bytes: runs, repetitions and noise.
func FuzzEncode(f *testing.F) {
	f.Add(uint16(7), []byte("flat flat flat \x00\x01\x02 noise"))
	f.Add(uint16(300), []byte{0xff, 3, 9})
	f.Fuzz(func(t *testing.T, width uint16, data []byte) {
		w := 1 + int(width)%500
		h := 1 + len(data)%50
		img := painted(w, h, func(x, y int) (int, int, int) {
			if len(data) == 0 {
				return 0, 0, 0
			}
			v := int(data[(x*x+y*h)%len(data)])
			return v * x, v + y, int(data[(x/9)%len(data)])
		})
		var file bytes.Buffer
		if err := encode(&file, img, 300); err != nil {
			t.Fatal(err)
		}
		decoded, err := stdpng.Decode(&file)
		if err != nil {
			t.Fatal(err)
		}
		if at, ok := samePixels(decoded, img); !ok {
			t.Fatalf("pixel %v is not what it was", at)
		}
	})
}

func BenchmarkEncode(b *testing.B) {
	card := must(New(300).Piece(benchCard(b, 2), true))
	mixed := image.NewRGBA(card.Rect)
	copy(mixed.Pix, card.Pix)
	copy(mixed.Pix[200*mixed.Stride:], photograph(815, 300).Pix)
	trueColours := image.NewRGBA(card.Rect)
	copy(trueColours.Pix, card.Pix)
	for i := range 300 {
		trueColours.SetRGBA(i, 0, color.RGBA{uint8(i), uint8(i / 256), 9, 255})
	}
	for _, c := range []struct {
		name string
		img  *image.RGBA
	}{{"palette", card}, {"rgb", trueColours}, {"third photograph", mixed}, {"photograph", photograph(815, 1110)}} {
		b.Run(c.name, func(b *testing.B) {
			var e encoder
			size := 0
			for b.Loop() {
				var n counter
				if err := e.encode(io.MultiWriter(&n), c.img, 300); err != nil {
					b.Fatal(err)
				}
				size = int(n)
			}
			b.ReportMetric(float64(size)/1024, "KiB")
		})
	}
}

type counter int

func (c *counter) Write(p []byte) (int, error) {
	*c += counter(len(p))
	return len(p), nil
}
