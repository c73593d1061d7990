package games

import (
	"image"
	"image/color"
	"slices"
	"testing"

	"punchboard/geom"
	"punchboard/render/png"
	"punchboard/scene"
)

// TestBacksTellNothing draws every back: all cards of a deck share one, and it
// looks the same upside down, so that no card can be recognized by its
// orientation.
func TestBacksTellNothing(t *testing.T) {
	r := png.New(100)
	for _, d := range composedDecks(t) {
		back := d.Cards[0].Back
		for _, c := range d.Cards {
			if c.Back != back {
				t.Errorf("%s: %s has a back of its own", d, c.Card.ID)
			}
		}
		img, err := r.Piece(back, true)
		if err != nil {
			t.Fatal(err)
		}
		if off := turnedDifference(img); off > 24 {
			t.Errorf("the back of %s, turned by 180 degrees, is off by %d of 255 somewhere", d, off)
		}
	}
}

// turnedDifference returns the largest difference between a patch of the picture
// and the patch in the same place after turning the picture by 180 degrees.
// Patches of 5 x 5 pixels (1.3 mm) even out edges that fall differently on the
// pixels, but still show a star that is upside down.
func turnedDifference(img *image.RGBA) int {
	const side = 5
	most := 0
	b := img.Bounds()
	for y := 0; y+side <= b.Dy(); y++ {
		for x := 0; x+side <= b.Dx(); x++ {
			here, there := patch(img, x, y, side), patch(img, b.Dx()-x-side, b.Dy()-y-side, side)
			most = max(most, here-there)
		}
	}
	return most
}

// patch returns the mean of the green channel over a square.
func patch(img *image.RGBA, x0, y0, side int) int {
	sum := 0
	for y := y0; y < y0+side; y++ {
		for x := x0; x < x0+side; x++ {
			sum += int(img.Pix[img.PixOffset(x, y)+1])
		}
	}
	return sum / (side * side)
}

// TestTurnedDifferenceBites checks that a back that is not symmetric is detected.
func TestTurnedDifferenceBites(t *testing.T) {
	img := image.NewRGBA(image.Rect(0, 0, 100, 140))
	for i := range img.Pix {
		img.Pix[i] = 255
	}
	if off := turnedDifference(img); off != 0 {
		t.Errorf("a white back is off by %d", off)
	}
	for y := 30; y < 36; y++ {
		for x := 40; x < 46; x++ {
			img.Pix[img.PixOffset(x, y)+1] = 0
		}
	}
	if off := turnedDifference(img); off < 200 {
		t.Errorf("a spot on one half is off by %d only", off)
	}
}

// TestBacksForgiveDrift simulates cutting every back up to 2 mm off: there must
// be only background within the bleed and for 3 mm inside the trim, so that at
// least 1 mm of the frame's margin remains and no white edge shows.
func TestBacksForgiveDrift(t *testing.T) {
	const drift, frame = 2 * geom.MM, 3 * geom.MM
	r := png.New(100)
	for _, d := range composedDecks(t) {
		back := d.Cards[0].Back
		if back.Bleed < drift {
			t.Errorf("the back of %s bleeds by %s alone", d, back.Bleed)
		}
		ground := draw(t, r, groundOf(t, back))
		if n := ringDifference(draw(t, r, back), ground, int((back.Bleed+frame).Inch()*100)); n > 0 {
			t.Errorf("the back of %s has %d pixels near its edge that are not its ground", d, n)
		}
		if white := ground.RGBAAt(0, 0); white == (color.RGBA{255, 255, 255, 255}) {
			t.Errorf("the ground of %s does not reach the bleed", d)
		}
	}
}

// groundOf returns the back with only the first of its marks; a back that cards
// share is one symbol.
func groundOf(t *testing.T, back *scene.Piece) *scene.Piece {
	t.Helper()
	marks := back.Marks
	if use, ok := marks[0].(*scene.Use); ok && len(marks) == 1 {
		marks = use.Symbol.Marks
	}
	if len(marks) < 2 {
		t.Fatalf("%s is nothing but its ground", back.ID)
	}
	return &scene.Piece{ID: back.ID + "/ground", Size: back.Size, Bleed: back.Bleed, Marks: marks[:1]}
}

// draw returns a copy of the picture, because the renderer reuses its buffer.
func draw(t *testing.T, r *png.Renderer, p *scene.Piece) *image.RGBA {
	t.Helper()
	img, err := r.Piece(p, true)
	if err != nil {
		t.Fatal(err)
	}
	return &image.RGBA{Pix: slices.Clone(img.Pix), Stride: img.Stride, Rect: img.Rect}
}

// ringDifference counts the pixels in a ring along the edges that differ between
// two pictures of the same size.
func ringDifference(a, b *image.RGBA, ring int) (n int) {
	inside := a.Bounds().Inset(ring)
	for y := range a.Bounds().Dy() {
		for x := range a.Bounds().Dx() {
			if !(image.Point{X: x, Y: y}).In(inside) && a.RGBAAt(x, y) != b.RGBAAt(x, y) {
				n++
			}
		}
	}
	return n
}
