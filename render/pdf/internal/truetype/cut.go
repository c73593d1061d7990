package truetype

import (
	"encoding/binary"
	"errors"
)

// Codes says which glyph each byte of a text stands for; 0 for a byte that is
// not used.
type Codes [256]uint16

// Cut returns a font file with the glyphs of the codes and what they are built
// of, and a cmap from each code to its glyph (Macintosh Roman, format 0: how a
// symbolic font in a PDF finds its glyphs, ISO 32000-1, 9.6.6.4). Hinting is
// left out: it is for coarse screens and makes a third of the file. The error
// tells what of the font is damaged.
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
	for i := 0; i < len(c.order); i++ { // components join while it runs
		if err := c.glyph(c.order[i]); err != nil {
			return nil, err
		}
	}
	return c.file(cmap), nil
}

// cutter gathers the glyphs that are kept.
type cutter struct {
	font   *Font
	order  []int       // old numbers of the glyphs, in their new order
	number map[int]int // new numbers by old
	glyf   []byte
	starts []int // of the glyphs in glyf
}

// keep returns the new number of a glyph.
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
		return errors.New("glyphs overlap") // a bomb: few bytes that unfold to many
	}
	return nil
}

// file writes the tables of the cut font.
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
		{"head", patched(c.font.tables["head"], patch{8, 0}, patch{10, 0}, patch{50, 1})}, // no checksum yet, long places
		{"hhea", patched(c.font.tables["hhea"], patch{34, n})},
		{"hmtx", hmtx},
		{"loca", loca},
		{"maxp", patched(c.font.tables["maxp"], patch{4, n})},
	})
}

// patch is a 16-bit field and what it becomes.
type patch struct{ at, value int }

func patched(t []byte, patches ...patch) []byte {
	out := append([]byte(nil), t...)
	for _, p := range patches {
		binary.BigEndian.PutUint16(out[p.at:], uint16(p.value))
	}
	return out
}
