package png

import (
	"bytes"
	"image"
	"image/color"
	stdpng "image/png"
	"testing"

	"punchboard/geom"
	"punchboard/scene"
)

// dpmm is the resolution of most tests: ten pixels per millimeter.
const dpmm = 254

var (
	white = scene.RGB{R: 255, G: 255, B: 255}
	black = scene.RGB{}
	red   = scene.RGB{R: 255}
	green = scene.RGB{G: 255}
	blue  = scene.RGB{B: 255}
)

// drawn returns a page of w x h mm with marks on it, in pixels that are not reused.
func drawn(t testing.TB, w, h, dpi float64, marks ...scene.Mark) *image.RGBA {
	t.Helper()
	img, err := New(dpi).Page(&scene.Page{Size: geom.Size{W: mm(w), H: mm(h)}, Marks: marks})
	if err != nil {
		t.Fatal(err)
	}
	return img
}

func colourAt(img *image.RGBA, x, y int) scene.RGB {
	c := img.RGBAAt(x, y)
	return scene.RGB{R: c.R, G: c.G, B: c.B}
}

// nearColour reports whether two colors differ by at most d in each channel.
func nearColour(a, b scene.RGB, d int) bool {
	close := func(x, y uint8) bool { return max(int(x)-int(y), int(y)-int(x)) <= d }
	return close(a.R, b.R) && close(a.G, b.G) && close(a.B, b.B)
}

// dark returns the amount of black ink in a black-and-white image, in pixels.
func dark(img *image.RGBA) (sum float64) {
	for i := 0; i < len(img.Pix); i += 4 {
		sum += float64(255-img.Pix[i]) / 255
	}
	return sum
}

// picture returns a PNG picture with w pixels per row.
func picture(t testing.TB, w int, pixels ...color.NRGBA) *scene.Picture {
	t.Helper()
	img := image.NewNRGBA(image.Rect(0, 0, w, len(pixels)/w))
	for i, c := range pixels {
		img.SetNRGBA(i%w, i/w, c)
	}
	var b bytes.Buffer
	if err := stdpng.Encode(&b, img); err != nil {
		t.Fatal(err)
	}
	return scene.NewPicture("test.png", "png", w, len(pixels)/w, b.Bytes())
}

func opaque(c scene.RGB) color.NRGBA { return color.NRGBA{R: c.R, G: c.G, B: c.B, A: 255} }

func fill(p geom.Path, paint scene.Paint) *scene.Path { return &scene.Path{Path: p, Fill: paint} }

func box(x, y, w, h float64, paint scene.Paint) *scene.Path {
	return fill(geom.RectPath(rect(x, y, w, h)), paint)
}

func pen1(w float64) *scene.Stroke { return &scene.Stroke{Paint: black, Width: mm(w)} }
