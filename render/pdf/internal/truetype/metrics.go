package truetype

import (
	"encoding/binary"
	"math"
	"unicode/utf16"
)

// Metrics are the values of a PDF font descriptor, in thousandths of the em.
type Metrics struct {
	Ascent, Descent, CapHeight int
	StemV                      int // estimated from the weight, because no font specifies it
	ItalicAngle                int // degrees, negative for a slope to the right
	Box                        [4]int
	Fixed                      bool // all glyphs have the same width
}

// Metrics returns the font's metrics.
func (f *Font) Metrics() Metrics {
	m := Metrics{
		Ascent:      f.mille(f.i16("hhea", 4)),
		Descent:     f.mille(f.i16("hhea", 6)),
		ItalicAngle: int(math.Round(float64(f.i16("post", 4)) + float64(f.u16("post", 6))/65536)),
		Fixed:       f.u16("post", 14) != 0,
		CapHeight:   f.mille(f.i16("hhea", 4)),
	}
	if f.u16("OS/2", 0) >= 2 && f.i16("OS/2", 88) > 0 {
		m.CapHeight = f.mille(f.i16("OS/2", 88))
	}
	// The formula that most PDF writers use.
	m.StemV = 50 + int(math.Pow(float64(f.u16("OS/2", 4))/65, 2))
	for i := range m.Box {
		m.Box[i] = f.mille(f.i16("head", 36+2*i))
	}
	return m
}

// Width returns a glyph's advance in thousandths of the em, rounded as in a PDF, or 0
// if the font does not have the glyph.
func (f *Font) Width(id uint16) int {
	if int(id) >= f.glyphs {
		return 0
	}
	m := f.metric(int(id))
	return f.mille(int(binary.BigEndian.Uint16(m[:])))
}

func (f *Font) mille(units int) int {
	return int(math.Round(float64(units) * 1000 / float64(f.unitsPerEm)))
}

// postScriptName is the id of the PostScript name in the name table.
const postScriptName = 6

// PostScriptName returns the font's PostScript name, such as "IBMPlexSansCond-Bold", or
// "" if it has none that can be used in a file.
func (f *Font) PostScriptName() string {
	t := f.tables["name"]
	for at := 6; at+12 <= len(t) && at < 6+12*f.u16("name", 2); at += 12 {
		if f.u16("name", at+6) != postScriptName {
			continue
		}
		start := f.u16("name", 4) + f.u16("name", at+10)
		end := start + f.u16("name", at+8)
		if end > len(t) {
			continue
		}
		if name := plainName(t[start:end], f.u16("name", at) != 1); name != "" {
			return name
		}
	}
	return ""
}

// plainName returns the characters of a name that need no escape in a PDF name; wide
// names are in UTF-16.
func plainName(b []byte, wide bool) string {
	units := make([]uint16, 0, len(b))
	for i := 0; i < len(b); i++ {
		units = append(units, uint16(b[i]))
		if wide && i+1 < len(b) {
			units[len(units)-1] = units[len(units)-1]<<8 | uint16(b[i+1])
			i++
		}
	}
	var out []rune
	for _, r := range utf16.Decode(units) {
		if r >= '0' && r <= '9' || r >= 'A' && r <= 'Z' || r >= 'a' && r <= 'z' || r == '-' {
			out = append(out, r)
		}
	}
	return string(out)
}
