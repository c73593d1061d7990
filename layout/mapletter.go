package layout

import (
	"punchboard/fonts"
	"punchboard/geom"
	"punchboard/scene"
)

// lettering is a word or two of a map, set on one line.
type lettering struct {
	block fonts.Block
	cap   geom.Length // height of the capitals
	set   typeset
}

// letter sets a text so that its capitals have a height.
func (c *chart) letter(text string, high geom.Length, bold, italic bool) lettering {
	l := lettering{cap: high, set: typeset{family: c.fonts.family(c.fontName()), bold: bold, italic: italic, leading: 1.05}}
	face, _ := l.set.face()
	l.set.size = high.Scale(1 / face.Metrics().CapHeight)
	w := wording{site: c.src, pos: c.src.pos, lang: c.scope.Lang, text: text, set: l.set}
	w.spans = []fonts.Span{{Text: text, Font: face, Size: l.set.size}}
	l.block = c.shaper.Set(w.spans, fonts.Setting{Lang: w.lang, Align: fonts.Center, Leading: l.set.leading})
	c.judgeGlyphs(&w, &l.block)
	return l
}

// fontName gives the family of the map's type.
func (c *chart) fontName() string {
	if f := c.m.Look.Font; f != "" {
		return f
	}
	return bodyFamily
}

// size gives the room of the capitals: letters that hang below count as half.
func (l *lettering) size() geom.Size {
	return geom.Size{W: l.block.Width, H: l.high()}
}

// high is from the top of the first line's capitals to the last baseline.
func (l *lettering) high() geom.Length {
	return l.block.Lines[len(l.block.Lines)-1].Baseline - l.block.CapTop
}

// at adds the letters with their capitals in the middle of a box.
func (c *chart) letters(l *lettering, mid geom.Point, fill scene.Paint, halo *scene.Stroke) {
	top := geom.Pt2(mid.X-l.block.Width/2, mid.Y-l.high()/2-l.block.CapTop)
	for i := range l.block.Lines {
		line := &l.block.Lines[i]
		for j := range line.Runs {
			r := &line.Runs[j]
			c.used.font(r.Font)
			c.add(&scene.Glyphs{Font: r.Font, Size: r.Size, At: geom.Pt2(top.X+r.X, top.Y+line.Baseline), Fill: fill, Halo: halo, Glyphs: r.Glyphs})
		}
	}
}

// high gives the height of capitals: what the look asks for, or a share of a hex.
// A map that is drawn smaller keeps type that can be read.
func (c *chart) high(asked geom.Length, share float64, light bool) geom.Length {
	least := c.leastCap(light)
	if asked > 0 {
		return max(c.scaled(asked), min(asked, least))
	}
	return max(c.width(share), least)
}

// mapFloorOf gives the floor of type on maps, dark or light.
func mapFloorOf(light bool) floor {
	if light {
		return mapFloor.reversed()
	}
	return mapFloor
}

// capShare gives the height of the capitals as a share of the size of type.
func (c *chart) capShare() float64 {
	set := typeset{family: c.fonts.family(c.fontName())}
	face, _ := set.face()
	return face.Metrics().CapHeight
}

// judge holds type of the map, its capitals so high, against the floor; it tells
// whether there is nothing to say.
func (c *chart) judge(what, key string, high geom.Length, light bool) bool {
	const rounding = geom.PT / 100
	size, floor := high.Scale(1/c.capShare())+rounding, mapFloorOf(light)
	if size >= floor.better || c.tile {
		return true
	}
	tell, code, wants := c.found.Warnf, CodeNearFloor, "want "+floor.better.PtString()+" to be read with ease"
	if size < floor.least {
		tell, code, wants = c.found.Errorf, CodeUnderFloor, "need "+floor.least.PtString()
	}
	tell(c.src.pos, code, "the %s of map `%s` are set in %s; they %s", what, c.m.ID, (size-rounding).PtString(), wants).
		Hintf("raise `%s` in the look of the map, or leave it out", key)
	return false
}
