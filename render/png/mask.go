package png

import (
	"bytes"
	"encoding/binary"
	"image"
)

// mask is the coverage of each pixel of a rectangle, from 0 to 255, in steps: see
// steps. A row equal to the one above is stored only once, so that a frame around a
// page takes a few rows. Masks are immutable.
type mask struct {
	w    int
	rows []int32 // where each row starts in pix; blank: an uncovered row
	pix  []uint8
}

const blank = -1

// bounds returns the pixels of the mask with its upper left corner at p.
func (m *mask) bounds(p image.Point) image.Rectangle {
	return image.Rectangle{Min: p, Max: p.Add(image.Pt(m.w, len(m.rows)))}
}

// row returns the coverage of a row, or nil if nothing of it is covered.
func (m *mask) row(y int) []uint8 {
	if m.rows[y] == blank {
		return nil
	}
	return m.pix[m.rows[y]:][:m.w]
}

// cost returns the memory size of the mask.
func (m *mask) cost() int { return len(m.pix) + 4*len(m.rows) + 64 }

// add appends a row.
func (m *mask) add(cov []uint8) {
	if n := len(m.rows); n > 0 && m.rows[n-1] != blank && bytes.Equal(m.row(n-1), cov) {
		m.rows = append(m.rows, m.rows[n-1])
		return
	}
	if empty(cov) {
		m.rows = append(m.rows, blank)
		return
	}
	m.rows = append(m.rows, int32(len(m.pix)))
	m.pix = append(m.pix, cov...)
}

// skip appends rows that are not covered, or will not be used.
func (m *mask) skip(n int) {
	for range n {
		m.rows = append(m.rows, blank)
	}
}

func empty(cov []uint8) bool {
	for ; len(cov) >= 8; cov = cov[8:] {
		if binary.LittleEndian.Uint64(cov) != 0 {
			return false
		}
	}
	for _, a := range cov {
		if a != 0 {
			return false
		}
	}
	return true
}

// levels is the number of coverage steps: 32 per pixel. They differ by less than 2 %
// from 256 steps, which the eye cannot see. A card in a few plain colors then has so
// few blended colors that they all fit into a palette: the file is half as large and is
// written in a third of the time.
const levels = 32

// steps maps coverage to the nearest level.
var steps = func() (table [256]uint8) {
	for a := range table {
		level := (a*levels + 127) / 255
		table[a] = uint8((level*255 + levels/2) / levels)
	}
	return table
}()

// rectMask returns the exact mask of a rectangle given in 64ths of a pixel, relative to
// its own upper left pixel.
func rectMask(size image.Point, x0, y0, x1, y1 int) *mask {
	m := &mask{w: size.X, rows: make([]int32, 0, size.Y), pix: make([]uint8, 0, 3*size.X)}
	across, cov := make([]int, size.X), make([]uint8, size.X)
	for x := range across {
		across[x] = overlap(x, x0, x1)
	}
	last := -1
	for y := range size.Y {
		if down := overlap(y, y0, y1); down != last {
			last = down
			for x := range cov {
				cov[x] = steps[(across[x]*down*255+2048)/4096]
			}
		}
		m.add(cov)
	}
	return m
}

// overlap returns how many 64ths of pixel i are between two positions.
func overlap(i, from, to int) int {
	return max(0, min(64*i+64, to)-max(64*i, from))
}
