package fonts

// Metrics are a font's vertical measures, in parts of the em. They are taken
// from the glyphs themselves, not from the file's header: headers differ by up
// to 0.3 em from what is drawn, and a card has no room for air.
type Metrics struct {
	Ascent    float64 // baseline to the top of the highest of É Ô Ü b l (
	Descent   float64 // baseline down to the foot of the lowest of g j p q y Ç (
	CapHeight float64 // baseline to the top of H
	XHeight   float64 // baseline to the top of x
}

// Metrics gives the font's vertical measures.
func (f *Font) Metrics() Metrics { return f.metrics }

// measure falls back on the usual proportions of Latin type for glyphs that
// the font lacks, so that a font of symbols can be set too.
func (f *Font) measure() Metrics {
	top := func(text string, def float64) float64 { return f.reach(text, 1, def) }
	return Metrics{
		Ascent:    top("ÉÔÜbl(", 0.9),
		Descent:   f.reach("gjpqyÇ(", -1, 0.25),
		CapHeight: top("H", 0.7),
		XHeight:   top("x", 0.5),
	}
}

// reach gives how far the glyphs of text go from the baseline, up (sign 1) or
// down (-1).
func (f *Font) reach(text string, sign, def float64) float64 {
	most, found := 0.0, false
	for _, r := range text {
		g, ok := f.tt.NominalGlyph(r)
		ext, has := f.face.GlyphExtents(g)
		if !ok || !has {
			continue
		}
		edge := float64(ext.YBearing)
		if sign < 0 {
			edge += float64(ext.Height) // Height is negative: extents grow downwards
		}
		most, found = max(most, sign*edge), true
	}
	if !found {
		return def
	}
	return most / float64(f.UnitsPerEm())
}
