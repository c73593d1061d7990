package pdf

import (
	"bytes"
	"image"
	"image/color"
	"image/draw"
	"image/png"
	"testing"
)

// TestStripsAreTheSame converts pictures in strips and as a whole: the bytes are the same.
func TestStripsAreTheSame(t *testing.T) {
	box := image.Rect(0, 0, 400, 1500)
	for name, img := range map[string]draw.Image{
		"gray of 16 bits": image.NewGray16(box), "alpha": image.NewNRGBA(box), "alpha of 16 bits": image.NewNRGBA64(box), "16 bits": image.NewRGBA64(box),
		"palette": image.NewPaletted(box, color.Palette{color.Black, color.White, color.NRGBA{9, 8, 7, 60}}),
	} {
		for y := range box.Dy() {
			for x := range box.Dx() {
				c := color.NRGBA64{uint16(x * y), uint16(x + 99*y), uint16(y >> 2), 0xffff}
				if y > 1400 && name != "16 bits" { // only the last strip is transparent
					c.A = uint16(x * 77)
				}
				img.Set(x, y, c)
			}
		}
		var file bytes.Buffer
		if err := png.Encode(&file, img); err != nil {
			t.Fatal(err)
		}
		whole, err := png.Decode(bytes.NewReader(file.Bytes()))
		if err != nil {
			t.Fatal(err)
		}
		want, err := encoded(whole)
		if err != nil {
			t.Fatal(err)
		}
		got, err := encodedInStrips(file.Bytes())
		switch {
		case err != nil:
			t.Errorf("%s: %v", name, err)
		case !bytes.Equal(got.data, want.data) || !bytes.Equal(got.mask, want.mask) || got.kind != want.kind:
			t.Errorf("%s: %d and %d bytes in strips, %d and %d as a whole", name, len(got.data), len(got.mask), len(want.data), len(want.mask))
		}
	}
}
