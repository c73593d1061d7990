// Package icons provides vector drawings: the built-in icons by name, with
// their authors and licenses, and a parser for a user's SVG files. It opens no
// files or connections, and knows nothing of cards or of where a drawing will
// be placed.
package icons

import "punchboard/geom"

// Unit is one user unit of path data; three decimals are kept.
const Unit geom.Length = 1000

// Side is the length of the longer side of every drawing's box, whatever the
// units of its file: that of the 512-unit square in which the built-in icons
// are drawn.
const Side = 512 * Unit

// Drawing is a picture made of shapes, each painted over the previous ones. Its
// lengths are not lengths on paper: use the matrix of Fit to place it.
type Drawing struct {
	Box    geom.Rect // at the origin; its longer side is Side
	Shapes []Shape
}

// Shape is a filled and/or stroked outline; the fill is painted first.
type Shape struct {
	Path    geom.Path
	EvenOdd bool // fill rule; otherwise nonzero winding
	Fill    Ink
	Stroke  Ink
	Width   geom.Length   // of the stroke, in units of the drawing
	Dash    []geom.Length // on, off, ...; nil for solid
	Butt    bool          // butt caps and bevel joins; otherwise round ones
}

// InkKind is where an ink takes its color from.
type InkKind uint8

// The kinds of ink. The zero value paints nothing.
const (
	NoInk        InkKind = iota
	CurrentColor         // the color of the text around the drawing, or its tint
	FixedColor           // the color in the file
)

// Ink is what fills or strokes a shape.
type Ink struct {
	Kind    InkKind
	Color   RGB     // for FixedColor
	Opacity float64 // more than 0, at most 1
}

// RGB is a screen color, as in SVG files.
type RGB struct{ R, G, B uint8 }

// Extent returns the bounding box of all ink, including strokes. It may extend
// beyond Box; SVG clips what does, so clip such a drawing to Box when placing
// it.
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

// Fit returns the matrix that centers the drawing's box in to, as large as
// possible without distortion.
func (d Drawing) Fit(to geom.Rect) geom.Matrix {
	k := min(float64(to.W)/float64(d.Box.W), float64(to.H)/float64(d.Box.H))
	c, mid := d.Box.Center(), to.Center()
	return geom.Translate(-c.X, -c.Y).Then(geom.ScaleBy(k, k)).Then(geom.Translate(mid.X, mid.Y))
}
