package truetype

import (
	"encoding/binary"
	"errors"
)

// Codes maps each byte of a text to its glyph, or to 0 if the byte is not used.
type Codes [256]uint16

// Cut returns a font file that contains only the glyphs of the codes and their
// components, and a cmap from each code to its glyph (Macintosh Roman, format 0, which
// PDF requires for symbolic fonts: ISO 32000-1, 9.6.6.4). Hinting is dropped, because
// it is for low-resolution screens and takes a third of the file. The error says what
// is damaged in the font.
func (f *Font) Cut(codes *Codes) ([]byte, error) {
	c := &cutter{font: f, number: map[int]int{}}
	c.keep(0)
	cmap := make([]byte, 12+6+256)
	copy(cmap, "\x00\x00\x00\x01\x00\x01\x00\x00\x00\x00\x00\x0c\x00\x00\x01\x06\x00\x00")
	for code, id := range codes {
		if id != 0 {
			cmap[18+code] = byte(c.keep(int(id)))
		}
	}
	for i := 0; i < len(c.order); i++ { // components are added during the loop
		if err := c.glyph(c.order[i]); err != nil {
			return nil, err
		}
	}
	return c.file(cmap), nil
}

// cutter collects the glyphs of the subset.
type cutter struct {
	font   *Font
	order  []int       // old glyph numbers in the new order
	number map[int]int // new numbers by old
	glyf   []byte
	starts []int // of the glyphs in glyf
}

// keep adds a glyph and returns its new number.
func (c *cutter) keep(id int) int {
	n, ok := c.number[id]
	if !ok {
		n = len(c.order)
		c.number[id] = n
		c.order = append(c.order, id)
	}
	return n
}

func (c *cutter) glyph(id int) error {
	data, err := c.font.glyph(id)
	if err != nil {
		return err
	}
	c.starts = append(c.starts, len(c.glyf))
	if err := c.outline(data); err != nil {
		return err
	}
	for len(c.glyf)%4 != 0 {
		c.glyf = append(c.glyf, 0)
	}
	if len(c.glyf) > len(c.font.tables["glyf"])+4*len(c.order) {
		return errors.New("glyphs overlap") // a decompression bomb: few bytes that expand to many
	}
	return nil
}

// file returns the font file of the subset.
func (c *cutter) file(cmap []byte) []byte {
	n := len(c.order)
	hmtx := make([]byte, 0, 4*n)
	for _, id := range c.order {
		m := c.font.metric(id)
		hmtx = append(hmtx, m[:]...)
	}
	loca := make([]byte, 0, 4*n+4)
	for _, at := range append(c.starts, len(c.glyf)) {
		loca = binary.BigEndian.AppendUint32(loca, uint32(at))
	}
	return assemble([]table{
		{"cmap", cmap},
		{"glyf", c.glyf},
		{"head", patched(c.font.tables["head"], patch{8, 0}, patch{10, 0}, patch{50, 1})}, // no checksum yet, long offsets
		{"hhea", patched(c.font.tables["hhea"], patch{34, n})},
		{"hmtx", hmtx},
		{"loca", loca},
		{"maxp", patched(c.font.tables["maxp"], patch{4, n})},
	})
}

// patch is a new value for a 16-bit field.
type patch struct{ at, value int }

func patched(t []byte, patches ...patch) []byte {
	out := append([]byte(nil), t...)
	for _, p := range patches {
		binary.BigEndian.PutUint16(out[p.at:], uint16(p.value))
	}
	return out
}
