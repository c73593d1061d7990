// Package truetype subsets TrueType fonts to the glyphs that a document uses, and reads
// the metrics that a PDF needs. It implements as much of the font file format as that
// takes; it does not shape or draw text.
package truetype

import (
	"encoding/binary"
	"errors"
	"fmt"
)

// Font is a parsed font file; its tables share the file's bytes. It is safe for
// concurrent use, because it never modifies these bytes.
type Font struct {
	tables     map[string][]byte
	unitsPerEm int
	glyphs     int // number of glyphs in the font
	metrics    int // number of glyphs with their own width
	longLoca   bool
}

// needed are the tables without which a glyph cannot be found or positioned, with their
// minimum sizes.
var needed = []struct {
	tag  string
	size int
}{{"head", 54}, {"hhea", 36}, {"maxp", 6}, {"hmtx", 4}, {"loca", 2}, {"glyf", 0}}

// Parse parses the table directory and the fixed fields of a font. The error says what
// in the file is damaged or not TrueType.
func Parse(ttf []byte) (*Font, error) {
	if len(ttf) < 12 || string(ttf[:4]) != "\x00\x01\x00\x00" && string(ttf[:4]) != "true" {
		return nil, errors.New("not a TrueType font")
	}
	f := &Font{tables: map[string][]byte{}}
	for i := range int(binary.BigEndian.Uint16(ttf[4:])) {
		if err := f.table(ttf, 12+16*i); err != nil {
			return nil, err
		}
	}
	for _, n := range needed {
		if t, ok := f.tables[n.tag]; !ok || len(t) < n.size {
			return nil, fmt.Errorf("table %s is missing or cut short", n.tag)
		}
	}
	return f, f.fixed()
}

// table records the table described by a directory entry.
func (f *Font) table(ttf []byte, at int) error {
	if at+16 > len(ttf) {
		return errors.New("the table list is cut short")
	}
	tag := string(ttf[at : at+4])
	start := uint64(binary.BigEndian.Uint32(ttf[at+8:]))
	end := start + uint64(binary.BigEndian.Uint32(ttf[at+12:]))
	if end > uint64(len(ttf)) {
		return fmt.Errorf("table %q reaches beyond the file", tag)
	}
	f.tables[tag] = ttf[start:end:end]
	return nil
}

// fixed reads the fields that other tables depend on.
func (f *Font) fixed() error {
	f.unitsPerEm = f.u16("head", 18)
	f.longLoca = f.u16("head", 50) != 0
	f.glyphs = f.u16("maxp", 4)
	f.metrics = f.u16("hhea", 34)
	size := 2
	if f.longLoca {
		size = 4
	}
	switch {
	case f.unitsPerEm == 0:
		return errors.New("the em has no size")
	case f.metrics == 0 || f.metrics > f.glyphs || len(f.tables["hmtx"]) < 4*f.metrics:
		return errors.New("glyph widths are missing")
	case len(f.tables["loca"]) < size*(f.glyphs+1):
		return errors.New("glyph locations are missing")
	}
	return nil
}

// u16 returns a number at an offset of a table, or 0 beyond its end.
func (f *Font) u16(tag string, at int) int {
	t := f.tables[tag]
	if at+2 > len(t) {
		return 0
	}
	return int(binary.BigEndian.Uint16(t[at:]))
}

func (f *Font) i16(tag string, at int) int { return int(int16(f.u16(tag, at))) }

// glyph returns the outline data of a glyph, which is empty for a blank one.
func (f *Font) glyph(id int) ([]byte, error) {
	loca, glyf := f.tables["loca"], f.tables["glyf"]
	if id >= f.glyphs {
		return nil, fmt.Errorf("glyph %d is not in the font", id)
	}
	var start, end uint64
	if f.longLoca {
		start, end = uint64(binary.BigEndian.Uint32(loca[4*id:])), uint64(binary.BigEndian.Uint32(loca[4*id+4:]))
	} else {
		start, end = 2*uint64(binary.BigEndian.Uint16(loca[2*id:])), 2*uint64(binary.BigEndian.Uint16(loca[2*id+2:]))
	}
	if start > end || end > uint64(len(glyf)) {
		return nil, fmt.Errorf("glyph %d lies outside its table", id)
	}
	return glyf[start:end:end], nil
}

// metric returns the four bytes of a glyph's advance and left side bearing.
func (f *Font) metric(id int) [4]byte {
	hmtx := f.tables["hmtx"]
	var m [4]byte
	copy(m[:], hmtx[4*min(id, f.metrics-1):])
	if at := 4*f.metrics + 2*(id-f.metrics); id >= f.metrics && at+2 <= len(hmtx) {
		copy(m[2:], hmtx[at:at+2])
	}
	return m
}
