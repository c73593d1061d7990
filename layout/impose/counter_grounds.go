package impose

import (
	"punchboard/geom"
	"punchboard/scene"
)

// groundID identifies the color along the cut of a counter. Counters with the same
// ground may touch, because a cut that drifts does not pick up a foreign color.
type groundID int

// ownGround is the ground of counters whose rim has several colors: they must not touch
// any counter, not even an identical one.
const ownGround groundID = -1

// joins reports whether neighbors with these grounds may touch.
func (g groundID) joins(h groundID) bool { return g == h && g != ownGround }

// order returns the sort key of a ground: its number, with ownGround last.
func (g groundID) order() uint { return uint(g) }

// groundDrift is the width of the strip inside the cut in which a counter must show
// only its ground, so that its neighbor may touch it.
const groundDrift = geom.MM / 2

// groundPair is the colors along the cut on both sides of a counter.
type groundPair struct{ front, back scene.Paint }

// groundIDs numbers the grounds of a job in order of appearance.
type groundIDs struct {
	known  map[groundPair]groundID
	paints map[*scene.Piece]scene.Paint // nil for a rim of several colors
}

func newGroundIDs() *groundIDs {
	return &groundIDs{known: map[groundPair]groundID{}, paints: map[*scene.Piece]scene.Paint{}}
}

// id returns the ground of a counter, based on front and back.
func (b *groundIDs) id(item *Item) groundID {
	pair := groundPair{b.paint(item.Front), b.paint(item.Back)}
	if pair.front == nil || pair.back == nil {
		return ownGround
	}
	g, known := b.known[pair]
	if !known {
		g = groundID(len(b.known))
		b.known[pair] = g
	}
	return g
}

// paint returns the color along the cut of a face; a side without a face has the color
// of the paper.
func (b *groundIDs) paint(face *scene.Piece) scene.Paint {
	if face == nil {
		return scene.White
	}
	paint, known := b.paints[face]
	if !known {
		paint = rimPaint(face)
		b.paints[face] = paint
	}
	return paint
}

// rimPaint returns the color of a face from slightly inside the cut to the end of its
// bleed, or nil if there are several.
func rimPaint(face *scene.Piece) scene.Paint { return rimOf(face).paint }

// rimOf reads what a face paints along its rim.
func rimOf(face *scene.Piece) rimReader {
	bleed := face.Size.R().Inset(-face.Bleed)
	r := rimReader{bleed: bleed, inside: face.Size.R().Inset(groundDrift), paint: scene.White, ground: scene.White}
	r.marks(face.Marks, rimView{geom.Identity, bleed, true})
	return r
}
