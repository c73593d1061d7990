package fonts

import (
	"encoding/binary"
	"sync/atomic"
)

// Limits on one glyph. Real ones stay far below; a glyph of glyphs of glyphs could
// otherwise take longer to draw than anyone waits.
const (
	MaxGlyphPoints = 20_000 // with those of its components
	MaxGlyphParts  = 500    // outlines that it consists of
	maxGlyphDepth  = 8      // components inside components
)

// What is known of a glyph.
const (
	notWalked uint32 = iota
	soundGlyph
	brokenGlyph
)

// sound reports whether the outline of a glyph is complete and within the limits. Each
// glyph is walked once.
func (f *Font) sound(g GID) bool {
	if int(g) >= len(f.walked) {
		return false
	}
	known := atomic.LoadUint32(&f.walked[g])
	if known == notWalked {
		w := glyphWalk{tables: f.tables, glyphs: len(f.walked)}
		if known = brokenGlyph; w.glyph(int(g), 0) {
			known = soundGlyph
		}
		atomic.StoreUint32(&f.walked[g], known)
	}
	return known == soundGlyph
}

// Damaged reports whether the font has a glyph for a code point, but not one that can be
// drawn.
func (f *Font) Damaged(r rune) bool {
	g, ok := f.tt.NominalGlyph(r)
	return ok && g != 0 && !f.sound(GID(g))
}

// glyphWalk follows the outline of one glyph through the tables of a font, without
// drawing it (OpenType 1.9, "glyf" and "loca").
type glyphWalk struct {
	tables
	glyphs        int // in the font
	points, parts int // so far
}

// glyph reports whether a glyph is sound.
func (w *glyphWalk) glyph(id, depth int) bool {
	data, ok := w.data(id)
	w.parts++
	switch {
	case !ok || depth > maxGlyphDepth || w.parts > MaxGlyphParts:
		return false
	case len(data) == 0: // a blank one
		return true
	case len(data) < 10:
		return false
	}
	if contours := int(int16(binary.BigEndian.Uint16(data))); contours >= 0 {
		return w.simple(data[10:], contours)
	}
	return w.composite(data[10:], depth)
}

// data returns the outline data of a glyph.
func (w *glyphWalk) data(id int) (data []byte, ok bool) {
	if id >= w.glyphs {
		return nil, false
	}
	loca, glyf := w.tables["loca"], w.tables["glyf"]
	var start, end uint64
	if w.u16("head", 50) == 0 {
		start, end = 2*uint64(binary.BigEndian.Uint16(loca[2*id:])), 2*uint64(binary.BigEndian.Uint16(loca[2*id+2:]))
	} else {
		start, end = uint64(binary.BigEndian.Uint32(loca[4*id:])), uint64(binary.BigEndian.Uint32(loca[4*id+4:]))
	}
	if start > end || end > uint64(len(glyf)) {
		return nil, false
	}
	return glyf[start:end], true
}

// simple reports whether the data after the header hold all points of the contours.
func (w *glyphWalk) simple(data []byte, contours int) bool {
	if contours == 0 {
		return true
	}
	if len(data) < 2*contours+2 {
		return false
	}
	points := 1 + int(binary.BigEndian.Uint16(data[2*contours-2:]))
	program := int(binary.BigEndian.Uint16(data[2*contours:]))
	if w.points += points; w.points > MaxGlyphPoints || len(data) < 2*contours+2+program {
		return false
	}
	return holdsPoints(data[2*contours+2+program:], points)
}

// holdsPoints reports whether data begin with the flags and coordinates of n points.
func holdsPoints(data []byte, n int) bool {
	const xShort, yShort, again, xSame, ySame = 2, 4, 8, 16, 32
	size, at := 0, 0
	for seen := 0; seen < n; {
		if at >= len(data) {
			return false
		}
		flags, times := data[at], 1
		if at++; flags&again != 0 {
			if at >= len(data) {
				return false
			}
			times += int(data[at])
			at++
		}
		seen += times
		size += times * (coordinateSize(flags, xShort, xSame) + coordinateSize(flags, yShort, ySame))
	}
	return at+size <= len(data)
}

// coordinateSize returns the number of bytes of a coordinate.
func coordinateSize(flags, short, same byte) int {
	switch {
	case flags&short != 0:
		return 1
	case flags&same != 0:
		return 0
	}
	return 2
}

// composite reports whether all components of a glyph are sound.
func (w *glyphWalk) composite(data []byte, depth int) bool {
	const wordArgs, oneScale, more, twoScales, twoByTwo = 0x01, 0x08, 0x20, 0x40, 0x80
	for flags := more; flags&more != 0; {
		if len(data) < 4 {
			return false
		}
		flags = int(binary.BigEndian.Uint16(data))
		part, size := int(binary.BigEndian.Uint16(data[2:])), 6
		if flags&wordArgs != 0 {
			size = 8
		}
		switch {
		case flags&oneScale != 0:
			size += 2
		case flags&twoScales != 0:
			size += 4
		case flags&twoByTwo != 0:
			size += 8
		}
		if len(data) < size || !w.glyph(part, depth+1) {
			return false
		}
		data = data[size:]
	}
	return true
}
