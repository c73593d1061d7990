package manualtest

import (
	"bytes"
	"cmp"
	"image"
	"image/color"
	"image/draw"
	"image/png"
	"maps"
	"os"
	"path/filepath"
	"slices"
	"strings"
	"testing"

	"punchboard/internal/golden"
)

// The size limits of a picture of the manual, of a picture of a map, which has
// textures everywhere, and of all of them: a clone of the project should not be a
// download of pictures.
const (
	maxPicture   = 40 << 10
	largePicture = 140 << 10
	maxPictures  = 10 << 18
)

// keep compares a picture with the one on the page, or writes it.
func (w *walk) keep(b *block, img image.Image) {
	name := "pictures/" + b.subject + ".png"
	if text := readText(w.T, w.page); !strings.Contains(text, name+")") {
		w.failf(b, "the page does not show %s", name)
	}
	limit := maxPicture
	if b.options["large"] != "" {
		limit = largePicture
	}
	compare(w.T, name, img, limit)
}

// compare compares a picture with its file, pixel by pixel, or writes it.
func compare(t *testing.T, name string, img image.Image, limit int) {
	t.Helper()
	drawn := few(img)
	if golden.Update() {
		var out bytes.Buffer
		if err := (&png.Encoder{CompressionLevel: png.BestCompression}).Encode(&out, drawn); err != nil {
			t.Fatal(err)
		}
		if out.Len() > limit {
			t.Errorf("%s takes %d bytes; %d are allowed", name, out.Len(), limit)
		}
		writeText(t, name, out.String())
	}
	file, err := os.Open(name)
	if err != nil {
		t.Errorf("%v: run go test ./internal/manualtest -update", err)
		return
	}
	defer file.Close()
	kept, err := png.Decode(file)
	if err != nil || !sameKept(kept, drawn) {
		t.Errorf("%s is not what its example draws: run go test ./internal/manualtest -update, and look at it", name)
	}
}

func sameKept(a, b image.Image) bool {
	if a.Bounds() != b.Bounds() {
		return false
	}
	for y := range a.Bounds().Dy() {
		for x := range a.Bounds().Dx() {
			if color.NRGBAModel.Convert(a.At(x, y)) != color.NRGBAModel.Convert(b.At(x, y)) {
				return false
			}
		}
	}
	return true
}

// few reduces a picture to at most 256 colors: the most frequent ones, and for every
// other color the nearest of these. The art of the manual is flat, so that only edges
// of shapes change, which nobody sees.
func few(img image.Image) *image.Paletted {
	src := image.NewNRGBA(image.Rect(0, 0, img.Bounds().Dx(), img.Bounds().Dy()))
	draw.Draw(src, src.Rect, img, img.Bounds().Min, draw.Src)
	colors := commonest(src)
	out := image.NewPaletted(src.Rect, nil)
	index := map[color.NRGBA]uint8{}
	for i, c := range colors {
		out.Palette = append(out.Palette, c)
		index[c] = uint8(i)
	}
	last, i := colors[0], uint8(0) // most pixels have the color of the one before
	for y := range src.Rect.Dy() {
		for x := range src.Rect.Dx() {
			if c := src.NRGBAAt(x, y); c != last {
				known := false
				if i, known = index[c]; !known {
					i = nearest(colors, c)
					index[c] = i
				}
				last = c
			}
			out.SetColorIndex(x, y, i)
		}
	}
	return out
}

// commonest lists the most frequent colors of a picture, at most 256. Where these leave out
// a color that nothing in them resembles, such as that of a thin river among woods, it takes
// the place of one of the less frequent.
func commonest(src *image.NRGBA) []color.NRGBA {
	count := map[color.NRGBA]int{}
	last, run := src.NRGBAAt(0, 0), 0
	for y := range src.Rect.Dy() {
		for x := range src.Rect.Dx() {
			if c := src.NRGBAAt(x, y); c != last {
				count[last] += run
				last, run = c, 0
			}
			run++
		}
	}
	count[last] += run
	colors := slices.SortedFunc(maps.Keys(count), func(a, b color.NRGBA) int {
		return cmp.Or(cmp.Compare(count[b], count[a]), cmp.Compare(number(a), number(b)))
	})
	kept := min(len(colors), 256)
	return withStrangers(colors[:kept], colors[kept:])
}

// Limits of withStrangers.
const (
	mostStrangers = 128
	strange       = 3 * 12 * 12 // the square of the distance of two colors that differ plainly
)

// withStrangers replaces the last of the kept colors, one by one, by the color of the rest
// that is farthest from all of them, while that is far.
func withStrangers(kept, rest []color.NRGBA) []color.NRGBA {
	away := make([]int, len(rest))
	for i, c := range rest {
		away[i] = distance(kept[nearest(kept, c)], c)
	}
	for n := 1; n <= mostStrangers && len(rest) > 0; n++ {
		far := slices.Index(away, slices.Max(away))
		if away[far] < strange {
			break
		}
		stranger := rest[far]
		kept[len(kept)-n] = stranger
		for i, c := range rest {
			away[i] = min(away[i], distance(stranger, c))
		}
	}
	return kept
}

// distance returns the square of the distance of two colors.
func distance(a, b color.NRGBA) int {
	square := func(a, b uint8) int { d := int(a) - int(b); return d * d }
	return square(a.R, b.R) + square(a.G, b.G) + square(a.B, b.B) + 4*square(a.A, b.A)
}

func number(c color.NRGBA) uint32 {
	return uint32(c.R)<<24 | uint32(c.G)<<16 | uint32(c.B)<<8 | uint32(c.A)
}

func nearest(colors []color.NRGBA, c color.NRGBA) uint8 {
	best, least := 0, -1
	for i, k := range colors {
		d := distance(k, c)
		if least < 0 || d < least {
			best, least = i, d
		}
	}
	return uint8(best)
}

// TestPicturesAreUsed looks for pictures that no page shows any more, and for too
// many bytes of pictures.
func TestPicturesAreUsed(t *testing.T) {
	var all strings.Builder
	for _, page := range pages(t) {
		all.WriteString(readText(t, page))
	}
	files, err := filepath.Glob("pictures/*.png")
	if err != nil {
		t.Fatal(err)
	}
	sum := int64(0)
	for _, name := range files {
		info, err := os.Stat(name)
		if err != nil {
			t.Fatal(err)
		}
		if sum += info.Size(); !strings.Contains(all.String(), filepath.ToSlash(name)+")") {
			t.Errorf("no page shows %s", name)
		}
	}
	if sum > maxPictures {
		t.Errorf("the pictures take %d bytes together; %d are allowed", sum, maxPictures)
	}
}

// TestStalePicturesAreFound checks that one changed pixel is detected.
func TestStalePicturesAreFound(t *testing.T) {
	a := image.NewNRGBA(image.Rect(0, 0, 9, 9))
	draw.Draw(a, a.Rect, image.White, image.Point{}, draw.Src)
	b := image.NewNRGBA(a.Rect)
	copy(b.Pix, a.Pix)
	if !sameKept(few(a), few(b)) {
		t.Error("equal pictures differ")
	}
	b.SetNRGBA(4, 4, color.NRGBA{254, 255, 255, 255})
	if sameKept(few(a), few(b)) {
		t.Error("a changed pixel is not seen")
	}
}
