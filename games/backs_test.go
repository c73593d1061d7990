package games

import (
	"image"
	"testing"

	"punchboard/layout"
	"punchboard/render/png"
)

// TestBacksTellNothing draws every back: all cards of a deck share one, and it
// looks the same upside down, so that no card can be told by how it lies.
func TestBacksTellNothing(t *testing.T) {
	r := png.New(100)
	for _, slug := range All {
		g := load(t, slug, "")
		for _, lang := range g.Languages {
			book, _ := layout.Compose(g, layout.Options{Lang: lang})
			for _, d := range book.Decks {
				back := d.Cards[0].Back
				for _, c := range d.Cards {
					if c.Back != back {
						t.Errorf("%s %s: %s/%s has a back of its own", slug, lang, d.Deck.ID, c.Card.ID)
					}
				}
				img, err := r.Piece(back, true)
				if err != nil {
					t.Fatal(err)
				}
				if off := turnedDifference(img); off > 24 {
					t.Errorf("%s %s: the back of %s, turned by 180 degrees, is off by %d of 255 somewhere", slug, lang, d.Deck.ID, off)
				}
			}
		}
	}
}

// turnedDifference gives the largest difference between a patch of the picture
// and the one that takes its place when the picture is turned by half a turn.
// Patches of 5 x 5 pixels (1.3 mm) even out edges that meet the pixels in another
// way from the other side, and show a star that stands on its head.
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

// patch gives the mean of the green channel over a square.
func patch(img *image.RGBA, x0, y0, side int) int {
	sum := 0
	for y := y0; y < y0+side; y++ {
		for x := x0; x < x0+side; x++ {
			sum += int(img.Pix[img.PixOffset(x, y)+1])
		}
	}
	return sum / (side * side)
}

// TestTurnedDifferenceBites proves that a back that is not symmetric is seen.
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
