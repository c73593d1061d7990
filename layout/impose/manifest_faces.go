package impose

import (
	"punchboard/fonts"
	"punchboard/geom"
	"punchboard/scene"
)

// Both faces of a counter stand side by side, those of a strip one above the
// other, in a box of this width.
const (
	manifestFaces = 22 * geom.MM
	manifestFace  = 10 * geom.MM // the most that a face is wide and high
)

// faces draws both sides of a counter, no larger than they are.
func (m *manifestSheet) faces(r *ManifestRow, box geom.Rect) {
	room := geom.Rect{X: box.X, Y: box.Y + (box.H-manifestFace)/2, W: manifestFace, H: manifestFace}
	back := room.Moved(geom.Pt2(manifestFaces-manifestFace, 0))
	if r.Size.W > 2*r.Size.H {
		room.W, room.H = manifestFaces, manifestFace*9/20
		back = room.Moved(geom.Pt2(0, manifestFace-room.H))
	}
	m.face(r, r.item.Front, room)
	if r.item.Back != nil {
		m.face(r, r.item.Back, back)
	}
}

// face draws a face as it is after cutting, in the middle of a room.
func (m *manifestSheet) face(r *ManifestRow, face *scene.Piece, room geom.Rect) {
	scale := min(1, float64(room.W)/float64(r.Size.W), float64(room.H)/float64(r.Size.H))
	at := geom.ScaleBy(scale, scale)
	size := at.Box(r.Size.R()).Size()
	at = at.Then(geom.Translate(room.X+(room.W-size.W)/2, room.Y+(room.H-size.H)/2))
	cut := geom.RectPath(at.Box(r.Size.R()))
	if r.Round {
		cut = geom.EllipsePath(at.Box(r.Size.R()))
	}
	m.marks = append(m.marks,
		&scene.Group{Clip: &cut, Marks: []scene.Mark{&scene.Use{Symbol: m.im.drawing(r.stack, face), At: at}}},
		&scene.Path{Path: cut, Stroke: &scene.Stroke{Paint: manifestGrey, Width: manifestRule}},
	)
}

// text sets a line from a point on its baseline, textRight to one.
func (m *manifestSheet) text(font *fonts.Font, size geom.Length, fill scene.Paint, s string, at geom.Point) {
	m.glyphs(m.im.planner.head.setIn(font, s, size), size, fill, at)
}

func (m *manifestSheet) textRight(font *fonts.Font, size geom.Length, fill scene.Paint, s string, at geom.Point) {
	line := m.im.planner.head.setIn(font, s, size)
	m.glyphs(line, size, fill, geom.Pt2(at.X-line.Width, at.Y))
}

func (m *manifestSheet) glyphs(line fonts.Block, size geom.Length, fill scene.Paint, at geom.Point) {
	g := m.im.planner.head.glyphs(line, size, at)
	if len(line.Lines) > 0 && len(line.Lines[0].Runs) > 0 {
		g.Font = line.Lines[0].Runs[0].Font
	}
	g.Fill = fill
	m.marks = append(m.marks, g)
}

func (m *manifestSheet) rule(from, to, y geom.Length, paint scene.Paint) {
	path := geom.LinePath(geom.Pt2(from, y), geom.Pt2(to, y))
	m.marks = append(m.marks, &scene.Path{Path: path, Stroke: &scene.Stroke{Paint: paint, Width: manifestRule, Butt: true}})
}
