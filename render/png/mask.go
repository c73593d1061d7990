package png

import (
	"bytes"
	"encoding/binary"
	"image"
)

// mask says how much of each pixel of a rectangle is covered, from 0 to 255, in
// steps: see steps. A row that equals the one above is stored once, so that a
// frame around a page costs a few rows. Masks are never changed once made.
type mask struct {
	w    int
	rows []int32 // where each row starts in pix; blank: nothing is covered
	pix  []uint8
}

const blank = -1

// bounds returns the pixels of the mask with its upper left corner at p.
func (m *mask) bounds(p image.Point) image.Rectangle {
	return image.Rectangle{Min: p, Max: p.Add(image.Pt(m.w, len(m.rows)))}
}

// row returns the coverage of a row, nil when nothing of it is covered.
func (m *mask) row(y int) []uint8 {
	if m.rows[y] == blank {
		return nil
	}
	return m.pix[m.rows[y]:][:m.w]
}

// cost is the memory that the mask takes.
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

// skip appends rows that are not covered, or that nobody will ask for.
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

// levels is how finely coverage is told apart: 32 steps a pixel. The eye sees no
// difference from 256, which differ by less than 2 in a hundred, and a card in a
// few flat colors then has so few blends of them that a palette holds them all:
// the file is half as large and written in a third of the time.
const levels = 32

// steps rounds coverage to the nearest level.
var steps = func() (table [256]uint8) {
	for a := range table {
		level := (a*levels + 127) / 255
		table[a] = uint8((level*255 + levels/2) / levels)
	}
	return table
}()

// rectMask covers a rectangle given in 64ths of a pixel, from its own upper left
// pixel, exactly.
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

// overlap returns how many 64ths of the pixel i lie between two places.
func overlap(i, from, to int) int {
	return max(0, min(64*i+64, to)-max(64*i, from))
}
