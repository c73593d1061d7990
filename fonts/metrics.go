package fonts

import "encoding/binary"

// Metrics are a font's vertical measures, in parts of the em. They are measured
// from the glyphs, not read from the file's header: headers differ by up to 0.3 em
// from what is drawn, and a card has no space to waste.
type Metrics struct {
	Ascent    float64 // baseline to the top of the highest of É Ô Ü b l (
	Descent   float64 // baseline down to the foot of the lowest of g j p q y Ç (
	CapHeight float64 // baseline to the top of H
	XHeight   float64 // baseline to the top of x

	Underline, Strike Rule // as the file's header says, or in usual places
}

// Rule is a line under or through words, in parts of the em: from the baseline up
// to its upper edge, and how thick it is.
type Rule struct{ Top, Thick float64 }

// Metrics returns the font's vertical measures.
func (f *Font) Metrics() Metrics { return f.metrics }

// Weight returns how heavy the letters are: 400 for regular, 700 for bold.
func (f *Font) Weight() int { return int(f.tables.u16("OS/2", 4)) }

// measure uses the usual proportions of Latin type for glyphs that the font lacks,
// so that a font of symbols can be set too.
func (f *Font) measure() Metrics {
	top := func(text string, def float64) float64 { return f.reach(text, 1, def) }
	m := Metrics{
		Ascent:    top("ÉÔÜbl(", 0.9),
		Descent:   f.reach("gjpqyÇ(", -1, 0.25),
		CapHeight: top("H", 0.7),
		XHeight:   top("x", 0.5),
	}
	m.Underline = f.rule("post", 8, 10, -0.1)
	m.Strike = f.rule("OS/2", 28, 26, m.XHeight/2+usualRule/2)
	return m
}

// usualRule is how thick a line under words is where the font does not say.
const usualRule = 0.06

// rule reads a line's place and thickness from the tables of the file. Values that no
// line can have are replaced by the usual ones.
func (f *Font) rule(table string, topAt, thickAt int, usualTop float64) Rule {
	em := float64(f.UnitsPerEm())
	r := Rule{float64(int16(f.tables.u16(table, topAt))) / em, float64(int16(f.tables.u16(table, thickAt))) / em}
	if r.Thick < 0.01 || r.Thick > 0.2 {
		r.Thick = usualRule
	}
	if r.Top == 0 || r.Top < -0.4 || r.Top > 0.8 {
		r.Top = usualTop
	}
	return r
}

// reach returns how far the glyphs of text extend from the baseline, up (sign 1)
// or down (-1).
func (f *Font) reach(text string, sign, def float64) float64 {
	most, found := 0.0, false
	for _, r := range text {
		g, ok := f.GID(r)
		if !ok {
			continue
		}
		top, foot, ok := f.tables.extent(g)
		if !ok {
			continue
		}
		edge := float64(top)
		if sign < 0 {
			edge = float64(foot)
		}
		most, found = max(most, sign*edge), true
	}
	if !found {
		return def
	}
	return most / float64(f.UnitsPerEm())
}

// extent returns the top and bottom of the bounding box of a glyph above the
// baseline, as stated in the file (OpenType, glyf and loca); ok is false if there
// is no such glyph.
func (t tables) extent(g GID) (top, foot int16, ok bool) {
	from, to := t.offset(int(g)), t.offset(int(g)+1)
	if from == to && from <= len(t["glyf"]) {
		return 0, 0, true // nothing to draw
	}
	if from > to || from+10 > len(t["glyf"]) {
		return 0, 0, false
	}
	box := t["glyf"][from:]
	return int16(binary.BigEndian.Uint16(box[8:])), int16(binary.BigEndian.Uint16(box[4:])), true
}

// offset returns the position of a glyph in the glyf table.
func (t tables) offset(g int) int {
	if t.u16("head", 50) == 0 {
		return 2 * int(t.u16("loca", 2*g))
	}
	return int(t.u16("loca", 4*g))<<16 | int(t.u16("loca", 4*g+2))
}
