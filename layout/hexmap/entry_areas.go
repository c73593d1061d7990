package hexmap

import (
	"slices"

	mapdata "punchboard/carddata/hexmap"
	"punchboard/geom"
	"punchboard/layout/face"
	"punchboard/layout/hexmap/canvas"
	"punchboard/scene"
)

// entryLayer draws the arrows and texts of entries, where units enter and leave.
type entryLayer struct {
	typesetter
	zones   *zoneLayer
	written []geom.Rect         // boxes of the texts, outside the hexes
	aside   map[arrowAt]float64 // how far arrows are from the middles of their sides
}

// place places the arrows, and keeps numbers and names clear of them.
func (l *entryLayer) place() {
	l.aside = map[arrowAt]float64{}
	for i := range l.Map.Entries {
		e := &l.Map.Entries[i]
		way, ok := edgeDirections[e.Edge]
		if !ok {
			continue
		}
		for _, h := range e.Hexes {
			from, to := l.placeArrow(h, way, e)
			l.Keep.Add(canvas.Obstacle{Line: geom.Segment{A: from, B: to}, Room: arrowHead * arrowWide, Solid: true})
		}
	}
}

// edges returns the edges of the map along which there are texts.
func (l *entryLayer) edges() (all []string) {
	for i := range l.Map.Entries {
		if e := &l.Map.Entries[i]; e.Name.In(l.Lang()) != "" {
			all = append(all, e.Edge)
		}
	}
	return all
}

// paint draws an arrow in each hex of an entry, and its text outside the map, along the
// edge.
func (l *entryLayer) paint() {
	for i := range l.Map.Entries {
		e := &l.Map.Entries[i]
		way, ok := edgeDirections[e.Edge]
		if !ok {
			continue
		}
		fill := face.InkOf(&e.Paint).Over(l.Bounds)
		if fill == nil {
			fill = scene.Gray(0x22)
		}
		var path geom.Path
		for _, h := range e.Hexes {
			l.addArrows(&path, h, way, e)
		}
		if !path.Empty() {
			l.Add(&scene.Path{Path: path, Fill: fill, Stroke: &scene.Stroke{Paint: scene.White, Width: l.Width(1)}})
		}
		l.writeName(e, way)
	}
}

// writeName draws the text of an entry along its edge: horizontally at the top and
// bottom, rotated at the sides so that it is read from outside.
func (l *entryLayer) writeName(e *mapdata.Entry, way geom.Vec) {
	text := e.Name.In(l.Lang())
	if text == "" || len(e.Hexes) == 0 {
		return
	}
	name := l.typeset(text, l.nameHeight(1, false), true, false)
	middle := l.middleOf(e, name.block.Width/2)
	off := l.Width(entryGap) + name.height()/2
	b := l.Bounds
	at, turn := middle, 0.0
	switch e.Edge {
	case "north":
		at.Y = b.Y - off
	case "south":
		at.Y = b.Bottom() + off
	case "west":
		at.X, turn = b.X-off, 270
	case "east":
		at.X, turn = b.Right()+off, 90
	}
	m := geom.Rotate(turn).Then(geom.Translate(at.X, at.Y))
	box := m.Box(geom.Rect{X: -name.block.Width / 2, Y: -name.height() / 2, W: name.block.Width, H: name.height()})
	l.checkSafe(e, box)
	l.checkApart(e, box)
	l.Group(&scene.Group{Transform: m}, func() { l.draw(&name, geom.Point{}, scene.Gray(0x22), nil) })
}

// middleOf returns the point beside which the middle of an entry's text stands: the
// middle of its hexes, or that of the map if they take up a whole edge; or so that the
// text, of which half the width is given, begins or ends near a corner of the map.
func (l *entryLayer) middleOf(e *mapdata.Entry, half geom.Length) geom.Point {
	in := half + l.Width(entryGap)
	switch b := l.Bounds.Inset(in); e.At {
	case "start":
		return geom.Pt2(b.X, b.Y)
	case "end":
		return geom.Pt2(b.Right(), b.Bottom())
	}
	whole := l.Map.Grid.Rows
	if e.Edge == "north" || e.Edge == "south" {
		whole = l.Map.Grid.Cols
	}
	if len(e.Hexes) >= whole {
		return geom.Point{X: l.Bounds.X + l.Bounds.W/2, Y: l.Bounds.Y + l.Bounds.H/2}
	}
	return l.Exact(l.Centroid(e.Hexes))
}

// checkApart reports a text that overlaps that of another entry.
func (l *entryLayer) checkApart(e *mapdata.Entry, box geom.Rect) {
	if slices.ContainsFunc(l.written, box.Overlaps) {
		l.Found.Warnf(placeOr(e.Pos, l.Source.Pos), CodeNameHide, "the text of the entry `%s` of map `%s` overlaps the text of another entry", e.ID, l.Map.ID).
			Hintf("shorten one of them, or combine the two entries")
	}
	l.written = append(l.written, box)
}

// checkSafe reports a text that may be cut: it is outside the hexes, where the
// enclosing part may not have left space for it.
func (l *entryLayer) checkSafe(e *mapdata.Entry, box geom.Rect) {
	over := face.Overhang(l.ToPiece().Box(box), l.SafeZone())
	if over <= face.Tolerance {
		return
	}
	l.Found.Errorf(placeOr(e.Pos, l.Source.Pos), face.CodeUnsafe, "the text of the entry `%s` of map `%s` may be cut off: it extends %s beyond the safe zone of the %s",
		e.ID, l.Map.ID, face.Tenths(over), l.Noun()).
		Hintf("move the hexmap inward from the %s, or draw it smaller", e.Edge)
}
