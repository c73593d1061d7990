package png

import (
	"image"
	"math"

	"golang.org/x/image/draw"
	"golang.org/x/image/math/f64"

	"punchboard/geom"
	"punchboard/scene"
)

// show resamples a picture for a window of the page; m is relative to the window's
// origin. It returns all rows of the window, or only the needed rows if it is very
// large.
func (s *pictureStore) show(src *pixelRows, g *scene.Image, m geom.Affine, size image.Point, needed image.Rectangle) *image.RGBA {
	m = onto(m, g, src.size)
	rows := image.Rectangle{Max: size}
	if 4*size.X*size.Y > keptScaled {
		return s.resample(g, src, m, rows.Intersect(needed))
	}
	key := scaledKey{g.Picture.Sum, m, size}
	img := s.scaled.kept[key]
	if img == nil {
		img = s.resample(g, src, m, rows)
		s.scaled.put(key, img, len(img.Pix))
	}
	return img
}

// onto returns the map from a picture's pixels to those of the page, in which the
// cropped part fills the image's box.
func onto(m geom.Affine, g *scene.Image, size image.Point) geom.Affine {
	c := g.Crop
	if c.Whole() {
		c = scene.Crop{X1: 1, Y1: 1}
	}
	w, h := float64(size.X), float64(size.Y)
	sx := float64(g.To.W) / max(leastCrop, (c.X1-c.X0)*w)
	sy := float64(g.To.H) / max(leastCrop, (c.Y1-c.Y0)*h)
	o := m.Apply(geom.V(float64(g.To.X)-float64(c.X0*w)*sx, float64(g.To.Y)-float64(c.Y0*h)*sy))
	return geom.Affine{A: m.A * sx, B: m.B * sx, C: m.C * sy, D: m.D * sy, E: o.X, F: o.Y}
}

// leastCrop is the smallest part of a picture that is shown, in its pixels.
const leastCrop = 1. / 64

// resample draws a picture into a rectangle of pixels. Upright pictures are resampled
// once, directly to their place. Rotated ones are first scaled down to the size at
// which they are shown, so that the rotation only needs a few source pixels for each
// pixel of the page.
func (s *pictureStore) resample(g *scene.Image, src *pixelRows, m geom.Affine, to image.Rectangle) *image.RGBA {
	dst := image.NewRGBA(to)
	if m.B == 0 && m.C == 0 {
		if min(math.Abs(m.A), math.Abs(m.D)) >= smallest {
			scale(dst, src, m)
		}
		return dst
	}
	small, by := s.shrunk(g, src, m)
	m = geom.Affine{A: m.A / by.A, B: m.B / by.A, C: m.C / by.D, D: m.D / by.D, E: m.E, F: m.F}
	o := m.Apply(geom.V(-by.E, -by.F))
	m.E, m.F = o.X, o.Y
	if visible(m) {
		draw.CatmullRom.Transform(dst, f64.Aff3{m.A, m.C, m.E, m.B, m.D, m.F}, small, small.Rect, draw.Src, nil)
	}
	return dst
}

// visible reports whether m shows a picture with some width: not as a line, whose
// inverse would ask for any number of the picture's pixels for one pixel of the page.
func visible(m geom.Affine) bool {
	n, ok := m.Inverse()
	return ok && max(math.Hypot(n.A, n.B), math.Hypot(n.C, n.D)) <= 1/smallest
}

// rim is how far a shrunk picture is continued beyond its edges, in its pixels, so that
// partially covered pixels of the page get its color.
const rim = 3

// shrunk returns a picture that is at most as large as m shows it, and the map of its
// pixels.
func (s *pictureStore) shrunk(g *scene.Image, src *pixelRows, m geom.Affine) (*image.RGBA, geom.Affine) {
	by := geom.Affine{A: shrink(m.A, m.B), D: shrink(m.C, m.D), E: rim, F: rim}
	w, h := src.size.X, src.size.Y
	size := image.Pt(ceil(float64(w)*by.A)+2*rim, ceil(float64(h)*by.D)+2*rim)
	key := scaledKey{g.Picture.Sum, by, size}
	img := s.scaled.kept[key]
	if img == nil {
		img = image.NewRGBA(image.Rectangle{Max: size})
		scale(img, src, by)
		s.scaled.put(key, img, len(img.Pix))
	}
	return img, by
}

// smallest limits how far a picture is scaled down, and so the number of source pixels
// for one pixel of the page. No printed picture comes near it.
const smallest = 1. / 1024

// shrink returns the factor by which a picture's axis becomes shorter, or 1 if it does
// not.
func shrink(x, y float64) float64 { return max(smallest, min(1, math.Hypot(x, y))) }
