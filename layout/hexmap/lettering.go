package hexmap

import (
	"punchboard/fonts"
	"punchboard/geom"
	"punchboard/layout/face"
	"punchboard/scene"
)

// lettering is a word or two of a map, set on one line.
type lettering struct {
	block fonts.Block
	cap   geom.Length // height of the capitals
	set   face.TextStyle
}

// letter sets a text so that its capitals have a height.
func (c *chart) letter(text string, high geom.Length, bold, italic bool) lettering {
	l := lettering{cap: high, set: face.TextStyle{Family: c.Fonts.Family(c.fontName()), Bold: bold, Italic: italic, Leading: 1.05}}
	font, _ := l.set.Face()
	l.set.Size = high.Scale(1 / font.Metrics().CapHeight)
	w := face.Text{Part: c.src, Pos: c.src.Pos, Lang: c.Scope.Lang, Source: text, Style: l.set}
	w.Spans = []fonts.Span{{Text: text, Font: font, Size: l.set.Size}}
	l.block = c.Shaper.Set(w.Spans, fonts.Setting{Lang: w.Lang, Align: fonts.Center, Leading: l.set.Leading})
	c.CheckGlyphs(&w, &l.block)
	return l
}

// fontName gives the family of the map's type.
func (c *chart) fontName() string {
	if f := c.m.Look.Font; f != "" {
		return f
	}
	return face.BodyFamily
}

// size gives the room of the capitals: letters that hang below count as half.
func (l *lettering) size() geom.Size {
	return geom.Size{W: l.block.Width, H: l.height()}
}

// height is from the top of the first line's capitals to the last baseline.
func (l *lettering) height() geom.Length {
	return l.block.Lines[len(l.block.Lines)-1].Baseline - l.block.CapTop
}

// at adds the letters with their capitals in the middle of a box.
func (c *chart) letters(l *lettering, mid geom.Point, fill scene.Paint, halo *scene.Stroke) {
	top := geom.Pt2(mid.X-l.block.Width/2, mid.Y-l.height()/2-l.block.CapTop)
	for i := range l.block.Lines {
		line := &l.block.Lines[i]
		for j := range line.Runs {
			r := &line.Runs[j]
			c.Used.Font(r.Font)
			c.Add(&scene.Glyphs{Font: r.Font, Size: r.Size, At: geom.Pt2(top.X+r.X, top.Y+line.Baseline), Fill: fill, Halo: halo, Glyphs: r.Glyphs})
		}
	}
}

// capHeight gives the height of capitals: what the look asks for, or a share of a hex.
// A map that is drawn smaller keeps type that can be read.
func (c *chart) capHeight(asked geom.Length, share float64, light bool) geom.Length {
	least := c.leastCap(light)
	if asked > 0 {
		return max(c.scaled(asked), min(asked, least))
	}
	return max(c.width(share), least)
}

// mapFloorOf gives the floor of type on maps, dark or light.
func mapFloorOf(light bool) face.Floor {
	if light {
		return face.MapFloor.Reversed()
	}
	return face.MapFloor
}

// capShare gives the height of the capitals as a share of the size of type.
func (c *chart) capShare() float64 {
	set := face.TextStyle{Family: c.Fonts.Family(c.fontName())}
	font, _ := set.Face()
	return font.Metrics().CapHeight
}

// checkSize holds type of the map, its capitals so high, against the floor; it tells
// whether there is nothing to say.
func (c *chart) checkSize(what, key string, high geom.Length, light bool) bool {
	const rounding = geom.PT / 100
	size, floor := high.Scale(1/c.capShare())+rounding, mapFloorOf(light)
	if size >= floor.Better || c.tile {
		return true
	}
	tell, code, wants := c.Found.Warnf, face.CodeNearFloor, "want "+floor.Better.PtString()+" to be read with ease"
	if size < floor.Least {
		tell, code, wants = c.Found.Errorf, face.CodeUnderFloor, "need "+floor.Least.PtString()
	}
	tell(c.src.Pos, code, "the %s of map `%s` are set in %s; they %s", what, c.m.ID, (size-rounding).PtString(), wants).
		Hintf("raise `%s` in the look of the map, or leave it out", key)
	return false
}
