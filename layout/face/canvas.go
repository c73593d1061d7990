package face

import (
	"punchboard/carddata"
	"punchboard/fonts"
	"punchboard/geom"
	"punchboard/scene"
)

// canvas collects the marks of a face in paint order.
type canvas struct {
	zones  faceZones
	marks  []scene.Mark // of what is being painted, in order
	cuts   CleanCuts    // of the same
	used   Used
	at     geom.Matrix // from the current coordinates to the piece's
	window *geom.Rect  // on the piece: what the innermost clip leaves visible; nil: everything
	veil   float64     // how transparent the current group is: 0 is opaque
	layer  string      // of the current group
}

// faceZones are the boxes of a face, in its own coordinates.
type faceZones struct{ trim, bleed, safe geom.Rect }

// zonesOf returns the boxes of a deck's faces.
func zonesOf(d *carddata.Deck) faceZones {
	trim := d.Size.R()
	return faceZones{trim: trim, bleed: trim.Inset(-d.Bleed), safe: trim.Inset(d.Safe)}
}

// box returns the box in which an outermost part is placed.
func (z *faceZones) box(in string) geom.Rect {
	switch in {
	case "bleed":
		return z.bleed
	case "safe":
		return z.safe
	}
	return z.trim
}

// SafeZone returns the box inside the cut that texts must not leave.
func (c *canvas) SafeZone() geom.Rect { return c.zones.safe }

// ToPiece returns the matrix from the current coordinates to the piece's.
func (c *canvas) ToPiece() geom.Matrix { return c.at }

// TakeUsed returns the fonts and icons painted since the last call.
func (c *canvas) TakeUsed() Used {
	used := c.used
	c.used = Used{}
	return used
}

// UseFont records that a font is used.
func (c *canvas) UseFont(f *fonts.Font) { c.used.font(f) }

// Marks returns the marks painted since the last piece was finished.
func (c *canvas) Marks() []scene.Mark { return c.marks }

// Add paints a mark on top of the others.
func (c *canvas) Add(m scene.Mark) { c.marks = append(c.marks, m) }

// Collect returns the marks that paint adds, instead of painting them.
func (c *canvas) Collect(paint func()) []scene.Mark {
	outer := c.marks
	c.marks = nil
	paint()
	marks := c.marks
	c.marks = outer
	return marks
}

// Group adds what draw paints as a group. A group without marks is left out, unless it
// has a role, such as an empty cell.
func (c *canvas) Group(g *scene.Group, draw func()) {
	marks, at, window, veil, layer := c.marks, c.at, c.window, c.veil, c.layer
	c.marks, c.at = nil, g.Matrix().Then(at)
	if g.Opacity > 0 {
		c.veil = 1 - (1-veil)*g.Opacity
	}
	if g.Layer != "" {
		c.layer = g.Layer
	}
	if g.Clip != nil {
		box := c.at.Box(g.Clip.Bounds())
		c.window = &box
	}
	draw()
	g.Marks, c.marks, c.at, c.window, c.veil, c.layer = c.marks, marks, at, window, veil, layer
	if len(g.Marks) > 0 || g.Role != scene.NoRole {
		c.Add(g)
	}
}
