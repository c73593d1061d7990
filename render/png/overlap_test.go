package png

import (
	"image"
	"testing"

	"punchboard/geom"
	"punchboard/scene"
)

// TestOverlapsAreNoHeavier compares the pixels of small letters with those of large
// ones, scaled down: letters with one contour, with holes, and with overlapping
// strokes.
func TestOverlapsAreNoHeavier(t *testing.T) {
	const times = 16
	for _, c := range []struct {
		font    string
		letter  string
		overlap bool
	}{
		{"plex-condensed", "I", false},
		{"plex-condensed", "8", false},
		{"plex-condensed", "é", false},
		{"roboto-condensed-bold", "4", true},
	} {
		f := font(t, c.font)
		letter := func(times float64) *image.RGBA {
			return drawn(t, 8*times, 8*times, dpmm, text(f, geom.FromPt(13*times), at(2*times, 6*times), scene.Black, c.letter))
		}
		small, large := letter(1), letter(times)
		worst := 0
		for y := range 80 {
			for x := range 80 {
				off := int(small.RGBAAt(x, y).G) - patchMean(large, x*times, y*times, times)
				worst = max(worst, off, -off)
			}
		}
		if worst > 24 {
			t.Errorf("%s %s: a pixel is off by %d", c.font, c.letter, worst)
		}
		g, _ := f.GID([]rune(c.letter)[0])
		var l polylines
		var o outline
		o.set(geom.Affine{A: 1, D: 1}, f.Outline(g))
		if l.flatten(&o); l.overlap() != c.overlap {
			t.Errorf("%s %s: overlap %v", c.font, c.letter, !c.overlap)
		}
	}
}

// patchMean returns the average of a square of pixels.
func patchMean(img *image.RGBA, x0, y0, side int) (sum int) {
	for y := y0; y < y0+side; y++ {
		for x := x0; x < x0+side; x++ {
			sum += int(img.RGBAAt(x, y).G)
		}
	}
	return sum / (side * side)
}
