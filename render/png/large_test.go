package png

import (
	"bytes"
	"image"
	"image/color"
	"image/png"
	"testing"

	"golang.org/x/image/draw"

	"punchboard/geom"
	"punchboard/scene"
)

// TestLargePictures decodes a picture in strips and as a whole: the pixels are the same.
func TestLargePictures(t *testing.T) {
	img := image.NewNRGBA64(image.Rect(0, 0, 500, 900))
	for i := range img.Pix {
		img.Pix[i] = uint8(i * i >> 7)
	}
	img.Set(3, 3, color.NRGBA64{A: 0xffff})
	var file bytes.Buffer
	if err := png.Encode(&file, img); err != nil {
		t.Fatal(err)
	}
	got, err := decodeInStrips(file.Bytes())
	if err != nil {
		t.Fatal(err)
	}
	store := newPictureStore()
	want, err := store.decode(scene.NewPicture("a.png", "png", 500, 900, file.Bytes()))
	if err != nil {
		t.Fatal(err)
	}
	if !bytes.Equal(got.Pix, want.rgba.Pix) || got.Rect != want.rgba.Rect {
		t.Error("they differ")
	}
}

// TestConvertedRows resamples pictures whose rows are converted one by one, and as a whole: the
// pixels are the same, also if rows are needed several times.
func TestConvertedRows(t *testing.T) {
	photo, cmyk := image.NewYCbCr(image.Rect(3, 5, 90, 75), image.YCbCrSubsampleRatio420), image.NewCMYK(image.Rect(0, 0, 87, 70))
	for _, pix := range [][]uint8{photo.Y, photo.Cb, photo.Cr, cmyk.Pix} {
		for i := range pix {
			pix[i] = uint8(i * i >> 5)
		}
	}
	for _, img := range []image.Image{photo, cmyk} {
		rgba := image.NewRGBA(image.Rect(0, 0, 87, 70))
		draw.Draw(rgba, rgba.Rect, img, img.Bounds().Min, draw.Src)
		for _, by := range []float64{0.1, -0.5, 1, 3.3} {
			m := geom.Affine{A: by, D: by, E: 40, F: 40}
			want, got := image.NewRGBA(image.Rect(0, 0, 80, 90)), image.NewRGBA(image.Rect(0, 0, 80, 90))
			scale(want, wholeRows(rgba), m)
			scale(got, convertedRows(img), m)
			if !bytes.Equal(got.Pix, want.Pix) {
				t.Errorf("%T by %g: they differ", img, by)
			}
		}
	}
}
