// Package icons owns vector drawings: the built-in icons by name, with their
// authors and licenses, and the reader of a user's SVG file. It opens no file
// and no connection, and must not know what a card is or where a drawing will
// stand.
package icons

import "punchboard/geom"

// Unit is one user unit of path data: three decimals of the files are kept.
const Unit geom.Length = 1000

// Side is the longer side of every drawing's box, whatever the units of its
// file were: that of the 512-unit square in which the built-in icons are drawn.
const Side = 512 * Unit

// Drawing is a picture made of shapes. Later shapes are painted over earlier
// ones. Its lengths are not those on paper: place it through the matrix of Fit.
type Drawing struct {
	Box    geom.Rect // at the origin, its longer side Side
	Shapes []Shape
}

// Shape is a filled and/or stroked outline; the fill is painted first.
type Shape struct {
	Path    geom.Path
	EvenOdd bool // the fill's rule; else nonzero winding
	Fill    Ink
	Stroke  Ink
	Width   geom.Length   // of the stroke, in the units of the drawing
	Dash    []geom.Length // on, off, ...; nil: solid
	Butt    bool          // butt caps and bevel joins; else round ones
}

// InkKind says where an ink takes its color from.
type InkKind uint8

// The kinds of ink. The zero value paints nothing.
const (
	NoInk        InkKind = iota
	CurrentColor         // that of the text around the drawing, or its tint
	FixedColor           // the color that the file gives
)

// Ink is what fills or strokes a shape.
type Ink struct {
	Kind    InkKind
	Color   RGB     // for FixedColor
	Opacity float64 // over 0, up to 1
}

// RGB is a color of the screen, as SVG files give it.
type RGB struct{ R, G, B uint8 }

// Extent returns the box around all ink, strokes included. It may reach beyond
// Box: SVG cuts what does, so whoever places such a drawing clips it to Box.
func (d Drawing) Extent() geom.Rect {
	var all geom.Rect
	for _, s := range d.Shapes {
		b := s.Path.Bounds()
		if s.Stroke.Kind != NoInk {
			b = b.Inset(-(s.Width + 1) / 2)
		}
		all = all.Union(b)
	}
	return all
}

// Fit returns the matrix that places the drawing's box in the middle of to, as
// large as fits without distortion.
func (d Drawing) Fit(to geom.Rect) geom.Matrix {
	k := min(float64(to.W)/float64(d.Box.W), float64(to.H)/float64(d.Box.H))
	c, mid := d.Box.Center(), to.Center()
	return geom.Translate(-c.X, -c.Y).Then(geom.ScaleBy(k, k)).Then(geom.Translate(mid.X, mid.Y))
}
