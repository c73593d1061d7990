package impose

import "punchboard/geom"

// Both faces of a counter are side by side, those of a strip one above the other, in a
// box of this width.
const (
	manifestFaces = 22 * geom.MM
	manifestFace  = 10 * geom.MM // maximum width and height of a face
)

// faces draws both sides of a counter, at most at their true size.
func (m *manifestSheet) faces(r *ManifestRow, box geom.Rect) {
	room := geom.Rect{X: box.X, Y: box.Y + (box.H-manifestFace)/2, W: manifestFace, H: manifestFace}
	back := room.Moved(geom.Pt2(manifestFaces-manifestFace, 0))
	if r.Size.W > 2*r.Size.H {
		room.W, room.H = manifestFaces, manifestFace*9/20
		back = room.Moved(geom.Pt2(0, manifestFace-room.H))
	}
	m.face(r.stack, r.item.Front, room)
	if r.item.Back != nil {
		m.face(r.stack, r.item.Back, back)
	}
}
