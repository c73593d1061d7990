package impose

import (
	"punchboard/geom"
	"punchboard/scene"
)

// groundID is what lies along the cut of a counter, as a number: counters of one
// ground may touch, since a cut that drifts takes nothing foreign with it.
type groundID int

// ownGround is that of counters whose rim is not of one color: they touch none,
// not even their like.
const ownGround groundID = -1

// joins reports whether neighbors of two grounds may touch.
func (g groundID) joins(h groundID) bool { return g == h && g != ownGround }

// order returns where a ground comes among others: its own number, ownGround last.
func (g groundID) order() uint { return uint(g) }

// groundDrift is how far inside the cut a counter must be of its ground alone,
// for its neighbor to touch it.
const groundDrift = geom.MM / 2

// groundPair is the colors along the cut of both sides of a counter.
type groundPair struct{ front, back scene.Paint }

// groundIDs numbers the grounds of a job in the order in which they come.
type groundIDs struct {
	known  map[groundPair]groundID
	paints map[*scene.Piece]scene.Paint // nil for a rim of several colors
}

func newGroundIDs() *groundIDs {
	return &groundIDs{known: map[groundPair]groundID{}, paints: map[*scene.Piece]scene.Paint{}}
}

// id returns the ground of a counter, front and back.
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

// paint returns the color along the cut of a face; that of the paper for a side
// without a face.
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

// rimPaint returns the one color that a face shows from a little inside the cut
// to the end of its bleed, nil when there are several.
func rimPaint(face *scene.Piece) scene.Paint {
	bleed := face.Size.R().Inset(-face.Bleed)
	r := rimReader{bleed: bleed, inside: face.Size.R().Inset(groundDrift), paint: scene.White}
	r.marks(face.Marks, rimView{geom.Identity, bleed, true})
	return r.paint
}
