package icons

import (
	"fmt"
	"math"

	"punchboard/geom"
)

// The limits of a user's SVG file. They are far above what a person draws, and
// prevent a malicious file (nested groups, uses of uses) from taking a second
// or a gigabyte.
const (
	MaxSVGBytes    = 8 << 20
	maxSVGDepth    = 100      // nested elements
	MaxSVGElements = 100_000  // in the file
	maxSVGVisits   = 200_000  // elements drawn, counting each use
	MaxSVGPoints   = 500_000  // in all shapes
	maxSVGWork     = 64 << 20 // bytes of attributes read, counting each use
	maxSVGRules    = 10_000   // in the style sheets
	maxSVGWarnings = 50
)

// Warning reports something in an SVG file that was not drawn, or not as the
// file specifies.
type Warning struct {
	Line    int // from 1
	Element string
	Message string
}

// String writes `line 4: text: is not drawn: turn it into outlines`.
func (w Warning) String() string {
	return fmt.Sprintf("line %d: %s: %s", w.Line, w.Element, w.Message)
}

// SVGError says why a file could not be read at all.
type SVGError struct {
	Line int // from 1; 0 for the whole file
	What string
}

// Error implements error.
func (e *SVGError) Error() string {
	if e.Line == 0 {
		return "svg: " + e.What
	}
	return fmt.Sprintf("svg: line %d: %s", e.Line, e.What)
}

// ParseSVG parses a user's SVG file: groups, transforms, the basic shapes,
// paths, use, fills and strokes by attribute, style or simple style sheet. What
// it does not draw (text, images, filters, clips, masks, patterns) is returned
// as warnings; a gradient is drawn in its mean color. Nothing is fetched and no
// entity is expanded. The error is a *SVGError: not an SVG file, or one beyond
// the limits.
func ParseSVG(data []byte) (Drawing, []Warning, error) {
	root, err := readTree(data)
	if err != nil {
		return Drawing{}, nil, err
	}
	p := newPainter(root)
	box, err := p.drawRoot(root)
	if err != nil {
		return Drawing{}, nil, err
	}
	if len(p.shapes) == 0 {
		p.warn(root, "the file draws nothing")
	}
	return Drawing{Box: box, Shapes: p.shapes}, p.allWarnings(), nil
}

// drawRoot draws the whole file. A file with neither viewBox nor size gets the
// bounding box of what it draws.
func (p *painter) drawRoot(root *element) (geom.Rect, error) {
	view, ok := p.rootView(root)
	if !ok {
		view, ok = p.measured(root)
	}
	if !ok {
		return geom.Rect{}, &SVGError{root.line, "the file has no viewBox and no size"}
	}
	k := float64(Side) / max(view.w, view.h)
	side := func(units float64) geom.Length { return max(1, geom.Length(math.Round(units*k))) }
	p.view, p.box = view, geom.Rect{W: side(view.w), H: side(view.h)}
	p.drawChildren(root, p.styled(root, initialStyle), geom.TranslateAffine(-view.x, -view.y).Then(geom.ScaleAffine(k, k)))
	return p.box, p.failed
}

// measured finds the bounding box of what the file draws by drawing it once.
func (p *painter) measured(root *element) (viewBox, bool) {
	const fine = 1000
	trial := newPainter(root)
	trial.view = viewBox{w: 100, h: 100}
	trial.drawChildren(root, trial.styled(root, initialStyle), geom.ScaleAffine(fine, fine))
	ink := Drawing{Shapes: trial.shapes}.Extent()
	v := viewBox{float64(ink.X) / fine, float64(ink.Y) / fine, float64(ink.W) / fine, float64(ink.H) / fine}
	return v, v.drawable()
}
