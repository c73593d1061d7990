package strips

import (
	"bytes"
	"image"
	"image/color"
	"image/draw"
	"image/png"
	"io"
	"math/rand/v2"
	"reflect"
	"testing"
)

// pictures returns pictures of all kinds that image/png writes, with every filter.
func pictures() map[string]image.Image {
	const w, h = 37, 700
	box := image.Rect(0, 0, w, h)
	r := rand.New(rand.NewPCG(1, 2))
	all := map[string]image.Image{}
	for name, img := range map[string]draw.Image{
		"gray": image.NewGray(box), "gray of 16 bits": image.NewGray16(box), "alpha": image.NewNRGBA(box), "alpha of 16 bits": image.NewNRGBA64(box),
		"colors": image.NewRGBA(box), "palette": image.NewPaletted(box, color.Palette{color.Black, color.White, color.NRGBA{9, 8, 7, 60}}),
	} {
		for y := range h {
			for x := range w {
				a := uint8(255)
				if name != "colors" {
					a = uint8(y)
				}
				img.Set(x, y, color.NRGBA{uint8(x*y + r.IntN(3)), uint8(x + y), uint8(y >> 2), a})
			}
		}
		all[name] = img
	}
	return all
}

// TestStrips compares strips with the picture decoded as a whole.
func TestStrips(t *testing.T) {
	for name, img := range pictures() {
		var file bytes.Buffer
		if err := png.Encode(&file, img); err != nil {
			t.Fatal(err)
		}
		whole, err := png.Decode(bytes.NewReader(file.Bytes()))
		if err != nil {
			t.Fatal(err)
		}
		r, err := New(file.Bytes())
		if err != nil {
			t.Fatalf("%s: %v", name, err)
		}
		y := 0
		for {
			strip, err := r.Next()
			if err == io.EOF {
				break
			}
			if err != nil {
				t.Fatalf("%s: row %d: %v", name, y, err)
			}
			want := image.NewNRGBA64(strip.Bounds())
			draw.Draw(want, want.Rect, whole, image.Pt(0, y), draw.Src)
			got := image.NewNRGBA64(strip.Bounds())
			draw.Draw(got, got.Rect, strip, image.Point{}, draw.Src)
			if !bytes.Equal(got.Pix, want.Pix) || reflect.TypeOf(strip) != reflect.TypeOf(whole) {
				t.Errorf("%s: the strip at row %d is a %T with other pixels than the %T", name, y, strip, whole)
			}
			y += strip.Bounds().Dy()
		}
		if y != whole.Bounds().Dy() {
			t.Errorf("%s: %d rows", name, y)
		}
	}
}

// FuzzStrips decodes any file: what is decoded in strips is also decoded as a whole.
func FuzzStrips(f *testing.F) {
	for _, img := range pictures() {
		var file bytes.Buffer
		if err := png.Encode(&file, img.(interface {
			image.Image
			SubImage(image.Rectangle) image.Image
		}).SubImage(image.Rect(0, 0, 5, 9))); err != nil {
			f.Fatal(err)
		}
		f.Add(file.Bytes())
	}
	f.Fuzz(func(t *testing.T, data []byte) {
		r, err := New(data)
		if err != nil || r.Width*r.Height > 1<<20 {
			return
		}
		for err == nil {
			_, err = r.Next()
		}
	})
}
