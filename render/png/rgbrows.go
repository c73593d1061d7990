package png

import (
	"bytes"
	"encoding/binary"
	"image"
)

// The PNG filters that are used.
const (
	filterNone = 0
	filterSub  = 1
	filterUp   = 2
)

// rgbRows filters the rows of an image as RGB. The image may be passed in several
// parts.
type rgbRows struct {
	line  []uint8 // the filter, and the filtered row
	above []uint8 // the row above, as pixels; none at the top
}

func (t *rgbRows) start() { t.above = t.above[:0] }

// group is the number of rows that are classified as flat or noisy together.
const group = 16

// write filters and writes the rows of an image.
func (t *rgbRows) write(out *stream, img *image.RGBA) {
	h := img.Rect.Dy()
	for y := 0; y < h; y += group {
		n := min(group, h-y)
		noisy := isNoisy(img, y, n)
		for i := range n {
			row := rowOf(img, y+i)
			t.filter(row, noisy)
			out.write(t.line, noisy)
			t.above = append(t.above[:0], row...)
		}
	}
}

func rowOf(img *image.RGBA, y int) []uint8 {
	return img.Pix[y*img.Stride:][:4*img.Rect.Dx()]
}

// sample is the distance between the pixels that are examined to classify a row.
const sample = 5

// isNoisy reports whether a quarter of the pixels in some rows differ from both the
// pixel on the left and the one above. This is the case for photographs, but not for
// text.
func isNoisy(img *image.RGBA, y, n int) bool {
	busy, seen := 0, 0
	for i := max(y, 1); i < y+n; i++ {
		row, above := rowOf(img, i), rowOf(img, i-1)
		for x := 4 * sample; x < len(row); x += 4 * sample {
			p := pixel(row, x)
			if p != pixel(row, x-4) && p != pixel(above, x) {
				busy++
			}
			seen++
		}
	}
	return 4*busy > seen
}

func pixel(row []uint8, at int) uint32 { return binary.LittleEndian.Uint32(row[at:]) }

// filter filters a row with the filter that is likely to compress best.
func (t *rgbRows) filter(row []uint8, noisy bool) {
	t.line = sized(t.line, 1+len(row)/4*3)
	out := t.line[1:]
	switch {
	case bytes.Equal(row, t.above):
		t.line[0] = filterUp
		clear(out)
	case len(t.above) == 0 || !noisy && mostlyRepeats(row):
		t.line[0] = filterNone
		plain(out, row)
	case roughness(row[4:], row) < roughness(row, t.above):
		t.line[0] = filterSub
		plain(out[:3], row[:4])
		differences(out[3:], row[4:], row)
	default:
		t.line[0] = filterUp
		differences(out, row, t.above)
	}
}

// mostlyRepeats reports whether most pixels equal their left neighbors. Such rows
// compress best without a filter.
func mostlyRepeats(row []uint8) bool {
	same, seen := 0, 0
	for x := 4 * sample; x < len(row); x += 4 * sample {
		if pixel(row, x) == pixel(row, x-4) {
			same++
		}
		seen++
	}
	return 4*same >= 3*seen
}

// roughness returns the sum of the differences between pixels and those beside or above
// them.
func roughness(row, from []uint8) (sum int) {
	for x := 0; x < len(row); x += 4 * sample {
		for c := range 3 {
			sum += int(min(row[x+c]-from[x+c], from[x+c]-row[x+c]))
		}
	}
	return sum
}

func plain(out, row []uint8) {
	for len(out) >= 3 {
		out[0], out[1], out[2] = row[0], row[1], row[2]
		out, row = out[3:], row[4:]
	}
}

func differences(out, row, from []uint8) {
	for len(out) >= 3 {
		out[0], out[1], out[2] = row[0]-from[0], row[1]-from[1], row[2]-from[2]
		out, row, from = out[3:], row[4:], from[4:]
	}
}
