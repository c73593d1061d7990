package png

import (
	"bytes"
	"encoding/binary"
	"image"
)

// palette is up to 256 colors, in order of first occurrence, found through a small hash
// table with open addressing.
type palette struct {
	rgb   []uint8      // three bytes per color, as in PNG's PLTE
	keys  [1024]uint32 // a pixel as stored, 0 for an empty slot, because pixels are opaque
	slots [1024]uint8  // index in rgb
}

const mostColours = 256

// find returns the index of a pixel's color, adding it if necessary; ok is false if the
// palette is full.
func (p *palette) find(pixel uint32) (i uint8, ok bool) {
	for slot := pixel * 0x9e3779b1 >> 22; ; slot = (slot + 1) % uint32(len(p.keys)) {
		switch p.keys[slot] {
		case pixel:
			return p.slots[slot], true
		case 0:
			return p.add(slot, pixel)
		}
	}
}

func (p *palette) add(slot, pixel uint32) (i uint8, ok bool) {
	n := len(p.rgb) / 3
	if n == mostColours {
		return 0, false
	}
	p.keys[slot], p.slots[slot] = pixel, uint8(n)
	p.rgb = append(p.rgb, uint8(pixel), uint8(pixel>>8), uint8(pixel>>16))
	return uint8(n), true
}

// index fills the palette with exactly an image's colors, and reports whether there are few enough.
// It converts the pixels to rows of a PNG file: the byte for "no filter", which suits indexes because those of
// neighboring pixels are unrelated, and an index for each pixel.
func (p *palette) index(rows []uint8, img *image.RGBA) bool {
	*p = palette{rgb: p.rgb[:0]}
	size := 1 + img.Rect.Dx()
	for y := range img.Rect.Dy() {
		row, out := rowOf(img, y), rows[y*size:][:size]
		out[0] = filterNone
		if y > 0 && bytes.Equal(row, rowOf(img, y-1)) {
			copy(out, rows[(y-1)*size:])
		} else if !p.row(out[1:], row) {
			return false
		}
	}
	return true
}

// row looks up the pixels of a row, most of which are equal to the previous one.
func (p *palette) row(out, row []uint8) bool {
	last, i, ok := uint32(0), uint8(0), false
	for x := 0; x < len(out); {
		if x+8 <= len(out) && alike(row[4*x:], last) {
			binary.LittleEndian.PutUint64(out[x:], uint64(i)*0x0101010101010101)
			x += 8
			continue
		}
		for end := min(x+8, len(out)); x < end; x++ {
			if pixel := binary.LittleEndian.Uint32(row[4*x:]); pixel != last {
				if i, ok = p.find(pixel); !ok {
					return false
				}
				last = pixel
			}
			out[x] = i
		}
	}
	return true
}

// alike reports whether eight pixels are all the same as one.
func alike(row []uint8, pixel uint32) bool {
	pair, row := uint64(pixel)<<32|uint64(pixel), row[:32]
	return binary.LittleEndian.Uint64(row) == pair && binary.LittleEndian.Uint64(row[8:]) == pair &&
		binary.LittleEndian.Uint64(row[16:]) == pair && binary.LittleEndian.Uint64(row[24:]) == pair
}
