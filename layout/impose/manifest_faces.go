package impose

import "punchboard/geom"

// Maximum width and height of a face; counters with a text about them are shown larger, since
// the rows are higher.
const (
	manifestFace      = 10 * geom.MM
	manifestNotedFace = 16 * geom.MM
	manifestBetween   = 2 * geom.MM // both faces of a counter
)

// facesWidth is the width of both faces of a counter, side by side.
func (m *manifestSheet) facesWidth() geom.Length { return 2*m.face + manifestBetween }

// faces draws both sides of a counter, at most at their true size: side by side, those of a
// strip one above the other.
func (m *manifestSheet) faces(r *ManifestRow, box geom.Rect) {
	room := geom.Rect{X: box.X, Y: box.Y + (box.H-m.face)/2, W: m.face, H: m.face}
	back := room.Moved(geom.Pt2(m.face+manifestBetween, 0))
	if r.Size.W > 2*r.Size.H {
		room.W, room.H = m.facesWidth(), m.face*9/20
		back = room.Moved(geom.Pt2(0, m.face-room.H))
	}
	m.listing.face(r.stack, r.item.Front, room)
	if r.item.Back != nil {
		m.listing.face(r.stack, r.item.Back, back)
	}
}
