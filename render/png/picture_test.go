package png

import (
	"bytes"
	"image"
	"image/color"
	"image/jpeg"
	"math"
	"testing"

	"punchboard/geom"
	"punchboard/scene"
)

// corners returns a picture with four quarters in different colors.
func corners(t testing.TB) *scene.Picture {
	const n = 20
	pixels := make([]color.NRGBA, n*n)
	for i := range pixels {
		right, lower := i%n/(n/2), i/n/(n/2)
		pixels[i] = opaque([]scene.RGB{red, green, blue, white}[2*lower+right])
	}
	return picture(t, n, pixels...)
}

func TestPicturesGoWhereTheyAreSent(t *testing.T) {
	whole := rect(1, 1, 8, 8)
	place := func(m geom.Matrix, i scene.Image) scene.Mark {
		return &scene.Group{Transform: m, Marks: []scene.Mark{&i}}
	}
	centre := geom.Pt2(5*geom.MM, 5*geom.MM)
	mirror := geom.Matrix{A: -1, D: 1, E: 10 * geom.MM}
	for _, c := range []struct {
		name string
		mark scene.Mark
		want [4]scene.RGB // upper left, upper right, lower left, lower right
	}{
		{"upright", place(geom.Identity, scene.Image{To: whole}), [4]scene.RGB{red, green, blue, white}},
		{"by a fraction of a pixel", place(geom.Translate(4567, 8901), scene.Image{To: whole}), [4]scene.RGB{red, green, blue, white}},
		{"mirrored", place(mirror, scene.Image{To: whole}), [4]scene.RGB{green, red, white, blue}},
		{"quarter turn", place(geom.RotateAbout(90, centre), scene.Image{To: whole}), [4]scene.RGB{blue, red, white, green}},
		{"half turn", place(geom.RotateAbout(180, centre), scene.Image{To: whole}), [4]scene.RGB{white, blue, green, red}},
		{"nearly a half turn", place(geom.RotateAbout(179, centre), scene.Image{To: whole}), [4]scene.RGB{white, blue, green, red}},
		{"a point", place(geom.Identity, scene.Image{To: whole, Crop: scene.Crop{X0: 0.7, Y0: 0.3, X1: 0.7, Y1: 0.3}}), [4]scene.RGB{green, green, green, green}},
		{"upper right quarter", place(geom.Identity, scene.Image{To: whole, Crop: scene.Crop{X0: 0.6, Y0: 0, X1: 1, Y1: 0.4}}), [4]scene.RGB{green, green, green, green}},
		{"lower half", place(geom.Identity, scene.Image{To: whole, Crop: scene.Crop{X0: 0, Y0: 0.9, X1: 1, Y1: 1}}), [4]scene.RGB{blue, white, blue, white}},
	} {
		c.mark.(*scene.Group).Marks[0].(*scene.Image).Picture = corners(t)
		img := drawn(t, 10, 10, dpmm, c.mark)
		for i, p := range [4]image.Point{{15, 15}, {85, 15}, {15, 85}, {85, 85}} {
			if got := colourAt(img, p.X, p.Y); !nearColour(got, c.want[i], 30) {
				t.Errorf("%s: corner %d is %v, want %v", c.name, i, got, c.want[i])
			}
		}
	}
}

// TestFlatPicturesStayFlat resamples a single color by many factors and angles: the
// color must not change at all, and the edges must have the right coverage.
func TestFlatPicturesStayFlat(t *testing.T) {
	colour := scene.RGB{R: 201, G: 77, B: 3}
	pixels := make([]color.NRGBA, 37*23)
	for i := range pixels {
		pixels[i] = opaque(colour)
	}
	p := picture(t, 37, pixels...)
	for _, c := range []struct{ x, y, w, h, turn float64 }{
		{1, 1, 8, 8, 0}, {1.03, 1.07, 8.13, 7.9, 0}, {2, 2, 1, 1, 0}, {2, 2, 0.31, 0.33, 0},
		{-5, -5, 30, 30, 0}, {2, 3, 6, 5, 45}, {2, 3, 6, 5, 90}, {2, 3, 0.6, 0.5, 10}, {2, 3, 6, 5, 3},
	} {
		turn := geom.RotateAbout(c.turn, at(c.x+c.w/2, c.y+c.h/2))
		shown := drawn(t, 10, 10, dpmm, &scene.Group{Transform: turn, Marks: []scene.Mark{&scene.Image{Picture: p, To: rect(c.x, c.y, c.w, c.h)}}})
		filled := drawn(t, 10, 10, dpmm, &scene.Group{Transform: turn, Marks: []scene.Mark{box(c.x, c.y, c.w, c.h, colour)}})
		for i := range shown.Pix {
			d := int(shown.Pix[i]) - int(filled.Pix[i])
			if inside := colourAt(filled, i/4%100, i/400) == colour; max(d, -d) > 1 || inside && d != 0 {
				t.Fatalf("%v: byte %d is %d, want %d", c, i, shown.Pix[i], filled.Pix[i])
			}
		}
	}
}

// TestTapsWeighOne checks the sum of the weights of every pixel, including those near
// the edges: a sum that is slightly wrong darkens large pictures that are scaled down.
func TestTapsWeighOne(t *testing.T) {
	for _, scale := range []float64{1, -1, 0.9, 0.31, 0.01, 0.0011, 3, 170} {
		for i, tap := range taps(-9, 30, 1000, scale, 3.3) {
			sum := int32(0)
			for _, w := range tap.weights {
				sum += w
			}
			if sum != 1<<weightBits || tap.first < 0 || tap.first+len(tap.weights) > 1000 {
				t.Fatalf("scale %g, pixel %d: %d of %d from %d on", scale, i-9, sum, 1<<weightBits, tap.first)
			}
		}
	}
}

// TestPicturesKeepTheirPlace checks the position of an edge in a picture on paper, when
// it is scaled down, scaled up, and moved by fractions of a pixel.
func TestPicturesKeepTheirPlace(t *testing.T) {
	for _, n := range []int{2, 10, 100, 1000} {
		pixels := make([]color.NRGBA, n)
		for i := range pixels {
			pixels[i] = opaque(black)
			if i >= n/2 {
				pixels[i] = opaque(white)
			}
		}
		p := picture(t, n, pixels...)
		for _, x := range []float64{1, 1.03, 1.05, 1.09} {
			img := drawn(t, 12, 3, dpmm, &scene.Image{Picture: p, To: rect(x, 1, 8, 1)})
			if got, want := dark(img)/100, 4.0; math.Abs(got-want) > 0.03 {
				t.Errorf("%d pixels at %g mm: %.3f mm2 of ink, want %g", n, x, got, want)
			}
			sum := 0.0
			for px := range 120 {
				sum += float64(255-img.RGBAAt(px, 15).R) / 255
			}
			if math.Abs(sum-40) > 0.3 {
				t.Errorf("%d pixels at %g mm: the dark half is %.2f pixels wide, want 40", n, x, sum)
			}
		}
	}
}

func TestPicturesLetThrough(t *testing.T) {
	p := picture(t, 1, color.NRGBA{R: 255, A: 128})
	clear := picture(t, 1, color.NRGBA{R: 255})
	for _, turn := range []float64{0, 20} {
		img := drawn(t, 10, 10, dpmm, box(0, 0, 10, 10, blue),
			&scene.Group{Transform: geom.RotateAbout(turn, at(5, 5)), Marks: []scene.Mark{
				&scene.Image{Picture: p, To: rect(1, 1, 8, 8)}, &scene.Image{Picture: clear, To: rect(1, 1, 8, 8)},
			}})
		if got, want := colourAt(img, 50, 50), (scene.RGB{R: 128, B: 127}); !nearColour(got, want, 1) {
			t.Errorf("turned by %g: %v, want %v", turn, got, want)
		}
	}
}

func TestJPEG(t *testing.T) {
	src := image.NewGray(image.Rect(0, 0, 64, 64))
	for i := range src.Pix {
		src.Pix[i] = 200
	}
	var b bytes.Buffer
	if err := jpeg.Encode(&b, src, nil); err != nil {
		t.Fatal(err)
	}
	p := scene.NewPicture("grey.jpg", "jpeg", 64, 64, b.Bytes())
	img := drawn(t, 10, 10, dpmm, &scene.Image{Picture: p, To: rect(0, 0, 10, 10)})
	if got, want := colourAt(img, 50, 50), (scene.RGB{R: 200, G: 200, B: 200}); !nearColour(got, want, 1) {
		t.Errorf("%v, want %v", got, want)
	}
}

// TestPicturesOfNoSize checks that empty pictures draw nothing and cause no error.
func TestPicturesOfNoSize(t *testing.T) {
	p := corners(t)
	sheared := func(by float64) scene.Mark {
		return &scene.Group{Transform: geom.Matrix{A: 1, B: 1, C: 1, D: by}, Marks: []scene.Mark{&scene.Image{Picture: p, To: rect(1, 1, 5, 5)}}}
	}
	img := drawn(t, 10, 10, dpmm,
		&scene.Image{Picture: p},
		&scene.Image{Picture: p, To: rect(5, 5, -1, 2)},
		&scene.Image{Picture: p, To: geom.Rect{X: 9, Y: 9, W: 1, H: 1}},
		&scene.Image{Picture: p, To: rect(50, 50, 5, 5)},
		sheared(1), sheared(1+1e-6), sheared(1+1e-12),
	)
	if ink := dark(img); ink > 1 {
		t.Errorf("%g pixels of ink", ink)
	}
}
