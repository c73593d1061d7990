package pdfcheck

import (
	"bytes"
	"image"
	"image/color"
	"image/jpeg"
	"image/png"
	"os"
	"testing"

	"punchboard/geom"
	"punchboard/scene"
)

// ramp paints a gradient with red increasing to the right and green downward,
// like the interlaced picture in testdata; if clear, it is transparent toward
// the right.
func ramp(set func(x, y int, c color.Color), clear bool) {
	for y := range 16 {
		for x := range 16 {
			c := color.NRGBA{R: uint8(17 * x), G: uint8(17 * y), B: 80, A: 255}
			if clear {
				c.A = uint8(255 - 15*x)
			}
			set(x, y, c)
		}
	}
}

// images are the kinds of pictures that a game may use, by name.
func images() []struct {
	name string
	img  image.Image
} {
	area := image.Rect(0, 0, 16, 16)
	rgba, deep, gray := image.NewNRGBA(area), image.NewNRGBA64(area), image.NewGray16(area)
	ramp(func(x, y int, c color.Color) { rgba.Set(x, y, c) }, true)
	ramp(func(x, y int, c color.Color) { deep.Set(x, y, c) }, false)
	ramp(func(x, y int, c color.Color) { gray.Set(x, y, c) }, false)
	plain := image.NewRGBA(area)
	ramp(func(x, y int, c color.Color) { plain.Set(x, y, c) }, false)
	few := color.Palette{color.White, color.Black, color.NRGBA{R: 200, A: 255}, color.NRGBA{B: 200, A: 255}}
	palette := image.NewPaletted(area, few)
	ramp(func(x, y int, _ color.Color) { palette.SetColorIndex(x, y, uint8(x/4+y/4)%4) }, false)
	holed := image.NewPaletted(area, append(color.Palette{color.NRGBA{R: 255, A: 90}}, few...))
	ramp(func(x, y int, _ color.Color) { holed.SetColorIndex(x, y, uint8(x/4)) }, false)
	return []struct {
		name string
		img  image.Image
	}{{"plain", plain}, {"alpha", rgba}, {"deep", deep}, {"gray16", gray}, {"palette", palette}, {"holed", holed}}
}

func pictures(t testing.TB) []scene.Mark {
	var marks []scene.Mark
	add := func(p *scene.Picture) {
		i := geom.Length(len(marks))
		to := box(5+20*(i%3), 5+20*(i/3), 16, 16)
		marks = append(marks, &scene.Image{Picture: p, To: to})
	}
	for _, k := range images() {
		var b bytes.Buffer
		if err := png.Encode(&b, k.img); err != nil {
			t.Fatal(err)
		}
		add(scene.NewPicture(k.name, "png", 16, 16, b.Bytes()))
	}
	laced, err := os.ReadFile("testdata/interlaced.png")
	if err != nil {
		t.Fatal(err)
	}
	add(scene.NewPicture("interlaced", "png", 16, 16, laced))
	photo := jpegOf(t, images()[0].img)
	add(photo)
	return append(marks, // the upper right quarter of the photo, and the same rotated
		&scene.Image{Picture: photo, To: box(45, 45, 16, 16), Crop: scene.Crop{X0: 0.5, X1: 1, Y1: 0.5}},
		&scene.Group{Transform: geom.Rotate(90).Then(geom.Translate(21*mm, 65*mm)), Marks: []scene.Mark{
			&scene.Image{Picture: photo, To: box(0, 0, 16, 16)},
		}},
		&scene.Bookmark{Title: "Pictures", At: geom.Pt2(0, 20*mm)},
	)
}

func jpegOf(t testing.TB, img image.Image) *scene.Picture {
	t.Helper()
	var b bytes.Buffer
	if err := jpeg.Encode(&b, img, &jpeg.Options{Quality: 95}); err != nil {
		t.Fatal(err)
	}
	return scene.NewPicture("photo", "jpeg", 16, 16, b.Bytes())
}
