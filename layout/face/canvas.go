package face

import (
	"punchboard/carddata"
	"punchboard/fonts"
	"punchboard/geom"
	"punchboard/scene"
)

// canvas takes the marks of a face, one over the other.
type canvas struct {
	zones  faceZones
	marks  []scene.Mark // of what is being painted, in order
	cuts   CleanCuts    // of the same
	used   Used
	at     geom.Matrix // from the coordinates at hand to the piece's
	window *geom.Rect  // on the piece, that the innermost clip leaves; nil: all
}

// faceZones are the boxes of a face, in its own coordinates.
type faceZones struct{ trim, bleed, safe geom.Rect }

// zonesOf returns the boxes of a deck's faces.
func zonesOf(d *carddata.Deck) faceZones {
	trim := d.Size.R()
	return faceZones{trim: trim, bleed: trim.Inset(-d.Bleed), safe: trim.Inset(d.Safe)}
}

// box returns the box that an outermost part is placed in.
func (z *faceZones) box(in string) geom.Rect {
	switch in {
	case "bleed":
		return z.bleed
	case "safe":
		return z.safe
	}
	return z.trim
}

// SafeZone returns the box inside the cut in which texts stay.
func (c *canvas) SafeZone() geom.Rect { return c.zones.safe }

// ToPiece returns the matrix that brings what is painted at hand onto the piece.
func (c *canvas) ToPiece() geom.Matrix { return c.at }

// Used returns the fonts and icons of all that was painted so far.
func (c *canvas) Used() *Used { return &c.used }

// UseFont notes that a font is shown.
func (c *canvas) UseFont(f *fonts.Font) { c.used.font(f) }

// Marks returns what was painted and is on no piece yet.
func (c *canvas) Marks() []scene.Mark { return c.marks }

// Add paints a mark over those that are there.
func (c *canvas) Add(m scene.Mark) { c.marks = append(c.marks, m) }

// Collect returns what a function paints, instead of painting it.
func (c *canvas) Collect(paint func()) []scene.Mark {
	outer := c.marks
	c.marks = nil
	paint()
	marks := c.marks
	c.marks = outer
	return marks
}

// Group draws into a group. A group without marks is left out.
func (c *canvas) Group(g *scene.Group, draw func()) {
	marks, at, window := c.marks, c.at, c.window
	c.marks, c.at = nil, g.Matrix().Then(at)
	if g.Clip != nil {
		box := c.at.Box(g.Clip.Bounds())
		c.window = &box
	}
	draw()
	g.Marks, c.marks, c.at, c.window = c.marks, marks, at, window
	if len(g.Marks) > 0 {
		c.Add(g)
	}
}
