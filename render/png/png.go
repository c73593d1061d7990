// Package png draws a scene as pixels and writes them as PNG files. It implements
// coverage, blending, resampling of pictures and the file format. It must not know what
// a card is, and does not set text: glyphs come with their positions.
//
// gg converts outlines and strokes to coverage masks (rasterizer.go). The masks are
// cached, so that a frame, an icon or a letter is drawn once for a whole deck. This
// package blends paints through them.
package png

import (
	"fmt"
	"image"
	"io"
	"math"

	"punchboard/geom"
	"punchboard/scene"
	"punchboard/scene/vision"
)

// Renderer draws pages and pieces at one resolution. It keeps its pixel buffer and
// caches (masks of outlines and glyphs, decoded and scaled pictures) from one drawing
// to the next, within limits. A Renderer must not be used concurrently; give each
// worker its own. The result does not depend on earlier drawings.
type Renderer struct {
	// Vision selects how a reader sees the drawings. It may be changed between
	// drawings.
	Vision vision.Vision

	dpi        float64
	pix        []uint8      // of the current drawing; reused
	img        *image.RGBA  // the current rows, in pixels of the page
	rasterizer rasterizer   // outlines to masks
	glyphCache glyphCache   // cache of glyph masks
	pictures   pictureStore // cache of decoded and scaled pictures
	thinned    []uint8      // one row of coverage, after clips and opacity
	rims       []uint8      // three bytes per pixel, for all current clips, the innermost last
	ramps      cache[string, *ramp]
	key        []byte // scratch buffer for the keys of ramps
	encoder    encoder
}

// New returns a Renderer with a resolution in pixels per inch, such as 300.
func New(dpi float64) *Renderer {
	return &Renderer{
		dpi:        dpi,
		rasterizer: newRasterizer(),
		pictures:   newPictureStore(),
		ramps:      newCache[string, *ramp](keptRamps),
	}
}

// maxPixels limits an image that is held in memory as a whole, at four bytes per pixel.
const maxPixels = 1 << 28

// maxSide is the longest side of a PNG file. Larger coordinates would overflow the
// fixed-point numbers of the rasterizer.
const maxSide = 1 << 16

// Page draws one page, in round(size * dpi) pixels. The image belongs to the Renderer
// and is valid until its next drawing. It returns an error for pages that are too large
// for memory, and for pictures that cannot be decoded.
func (r *Renderer) Page(page *scene.Page) (*image.RGBA, error) {
	f, err := r.frame(page.Size.R())
	if err != nil {
		return nil, err
	}
	return r.whole(f, page.Marks)
}

// Piece draws one face of a component, either its bleed box or its trim box, in
// round(length * dpi) pixels. The image belongs to the Renderer and is valid until its
// next drawing. The errors are those of Page.
func (r *Renderer) Piece(p *scene.Piece, bleed bool) (*image.RGBA, error) {
	f, err := r.frame(pieceBox(p, bleed))
	if err != nil {
		return nil, err
	}
	return r.whole(f, p.Marks)
}

// WritePage draws a page and writes it as a PNG file. Large pages are drawn and written
// in bands, so that memory use does not depend on the size of the page.
func (r *Renderer) WritePage(w io.Writer, page *scene.Page) error {
	f, err := r.frame(page.Size.R())
	if err != nil {
		return err
	}
	return r.write(w, f, page.Marks)
}

// WritePiece draws a piece as Piece does and writes it as a PNG file.
func (r *Renderer) WritePiece(w io.Writer, p *scene.Piece, bleed bool) error {
	f, err := r.frame(pieceBox(p, bleed))
	if err != nil {
		return err
	}
	return r.write(w, f, p.Marks)
}

func pieceBox(p *scene.Piece, bleed bool) geom.Rect {
	if bleed {
		return p.Size.R().Inset(-p.Bleed)
	}
	return p.Size.R()
}

// frame is a box on paper and the pixels that represent it.
type frame struct {
	m    geom.Affine // from paper to pixels
	size image.Point
}

// frame returns the pixels of a box. The box is stretched by less than half a pixel to
// fill them, so that the color at its edges is not mixed with white.
func (r *Renderer) frame(box geom.Rect) (frame, error) {
	w, h := r.pixels(box.W), r.pixels(box.H)
	if !(w >= 1 && h >= 1 && w <= maxSide && h <= maxSide) {
		return frame{}, fmt.Errorf("png: %s at %g dpi is out of range; each side must have 1 to %d pixels", box.Size(), r.dpi, maxSide)
	}
	sx, sy := w/float64(box.W), h/float64(box.H)
	m := geom.Affine{A: sx, D: sy, E: -sx * float64(box.X), F: -sy * float64(box.Y)}
	return frame{m, image.Pt(int(w), int(h))}, nil
}

func (r *Renderer) pixels(l geom.Length) float64 {
	return math.Round(float64(l) * r.dpi / float64(geom.INCH))
}

// whole draws all rows of a frame.
func (r *Renderer) whole(f frame, marks []scene.Mark) (*image.RGBA, error) {
	if f.size.X*f.size.Y > maxPixels {
		return nil, fmt.Errorf("png: %d x %d pixels need too much memory", f.size.X, f.size.Y)
	}
	return r.draw(f, image.Rectangle{Max: f.size}, marks)
}
