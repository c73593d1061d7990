package hexmap

import (
	"cmp"

	"punchboard/fonts"
	"punchboard/geom"
	"punchboard/layout/face"
	"punchboard/scene"
)

// typesetter sets the type of a map, in readable sizes and inks.
type typesetter struct {
	groundColors
	font string // its family; "": that of the game's text
}

// lettering is a short text on a map.
type lettering struct {
	block fonts.Block
	cap   geom.Length // height of the capitals
	set   face.TextStyle
}

// typeset sets a text at a given height of its capitals.
func (s *typesetter) typeset(text string, high geom.Length, bold, italic bool) lettering {
	l := lettering{cap: high, set: face.TextStyle{Family: s.Family(s.fontName()), Bold: bold, Italic: italic, Leading: 1.05}}
	font, _ := l.set.Face(s.Lang())
	l.set.Size = high.Scale(1 / font.Metrics().CapHeight)
	w := face.Text{Part: s.Source, Pos: s.Source.Pos, Lang: s.Lang(), Source: text, Style: l.set}
	w.Spans = []fonts.Span{{Text: text, Font: font, Size: l.set.Size}}
	l.block = s.SetSpans(w.Spans, fonts.Setting{Lang: w.Lang, Align: fonts.Center, Leading: l.set.Leading})
	s.CheckGlyphs(&w, &l.block)
	return l
}

// fontName returns the font family of the type.
func (s *typesetter) fontName() string { return cmp.Or(s.font, face.BodyFamily) }

// size returns the size of the text from the capitals to the baseline, plus half of the
// descenders.
func (l *lettering) size() geom.Size {
	return geom.Size{W: l.block.Width, H: l.height()}
}

// height returns the height from the capitals of the first line to the last baseline.
func (l *lettering) height() geom.Length {
	return l.block.Lines[len(l.block.Lines)-1].Baseline - l.block.CapTop
}

// draw adds the letters with their capitals centered at a point.
func (s *typesetter) draw(l *lettering, mid geom.Point, fill scene.Paint, halo *scene.Stroke) {
	top := geom.Pt2(mid.X-l.block.Width/2, mid.Y-l.height()/2-l.block.CapTop)
	for i := range l.block.Lines {
		line := &l.block.Lines[i]
		for j := range line.Runs {
			r := &line.Runs[j]
			s.UseFont(r.Font)
			s.Add(&scene.Glyphs{Font: r.Font, Size: r.Size, At: geom.Pt2(top.X+r.X, top.Y+line.Baseline), Fill: fill, Halo: halo, Glyphs: r.Glyphs})
		}
	}
}

// capHeight returns the height of capitals: the one set in the look, or a share of a
// hex. On smaller maps it is large enough to be read.
func (s *typesetter) capHeight(asked geom.Length, share float64, light bool) geom.Length {
	least := s.leastCap(light)
	if asked > 0 {
		return max(s.Scaled(asked), min(asked, least))
	}
	return max(s.Width(share), least)
}

// mapFloorOf returns the minimum size of type on maps, dark or light.
func mapFloorOf(light bool) face.Floor {
	if light {
		return face.MapFloor.Reversed()
	}
	return face.MapFloor
}

// capShare returns the height of the capitals relative to the type size.
func (s *typesetter) capShare() float64 {
	set := face.TextStyle{Family: s.Family(s.fontName())}
	font, _ := set.Face(s.Lang())
	return font.Metrics().CapHeight
}

// checkSize checks type with the given height of capitals against the minimum size, and
// reports whether it is large enough.
func (s *typesetter) checkSize(what, key string, high geom.Length, light bool) bool {
	const rounding = geom.PT / 100
	size, floor := high.Scale(1/s.capShare())+rounding, mapFloorOf(light)
	if size >= floor.Better || s.Tile {
		return true
	}
	tell, code, wants := s.Found.Warnf, face.CodeNearFloor, "should be "+floor.Better.PtString()+" or more"
	if size < floor.Least {
		tell, code, wants = s.Found.Errorf, face.CodeUnderFloor, "must be at least "+floor.Least.PtString()
	}
	tell(s.Source.Pos, code, "the %s of map `%s` are set in %s; they %s", what, s.Map.ID, (size-rounding).PtString(), wants).
		Hintf("raise `%s` in the look of the map, or remove the key", key)
	return false
}

// nameHeight returns the height of the capitals of names of a kind. It is at least the
// minimum size for type on maps, unless the look sets a size.
func (s *typesetter) nameHeight(share float64, light bool) geom.Length {
	high := s.capHeight(s.Map.Look.NameCap, nameCap, light).Scale(share)
	least := s.leastCap(light)
	if asked := s.Map.Look.NameCap; asked > 0 {
		least = min(least, asked)
	}
	return max(high, least)
}

// leastCap returns the minimum height of capitals on a map.
func (s *typesetter) leastCap(light bool) geom.Length {
	return mapFloorOf(light).Better.Scale(s.capShare())
}
