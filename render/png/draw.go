package png

import (
	"fmt"
	"image"

	"punchboard/geom"
	"punchboard/scene"
)

// view is the transformation, clip and opacity with which marks are drawn.
type view struct {
	m       geom.Affine
	clip    clip
	opacity float64
}

// draw paints the rows of a frame that are in a band, on white.
func (r *Renderer) draw(f frame, band image.Rectangle, marks []scene.Mark) (*image.RGBA, error) {
	r.pix = sized(r.pix, 4*band.Dx()*band.Dy())
	r.img = &image.RGBA{Pix: r.pix, Stride: 4 * band.Dx(), Rect: band}
	whiten(r.pix)
	v := view{m: f.m, clip: clip{box: image.Rectangle{Max: f.size}}, opacity: 1}
	if err := r.marks(&v, marks); err != nil {
		return nil, err
	}
	r.Vision.Pixels(r.pix)
	return r.img, nil
}

// whiten fills pixels with opaque white by repeated doubling, because copying is the
// fastest way.
func whiten(pix []uint8) {
	if len(pix) > 0 {
		pix[0] = 0xff
	}
	for n := 1; n < len(pix); n *= 2 {
		copy(pix[n:], pix[:n])
	}
}

// marks paints marks in order.
func (r *Renderer) marks(v *view, marks []scene.Mark) error {
	for _, m := range marks {
		if err := r.mark(v, m); err != nil {
			return err
		}
	}
	return nil
}

func (r *Renderer) mark(v *view, m scene.Mark) error {
	switch m := m.(type) {
	case *scene.Path:
		r.path(v, m)
	case *scene.Glyphs:
		r.glyphs(v, m)
	case *scene.Image:
		return r.image(v, m)
	case *scene.Use:
		return r.use(v, m)
	case *scene.Group:
		return r.group(v, m)
	case *scene.Link, *scene.Bookmark: // not visible
	default:
		panic(fmt.Sprintf("png: unknown mark %T", m))
	}
	return nil
}

func (r *Renderer) path(v *view, p *scene.Path) {
	if p.Fill != nil {
		r.rasterizer.fill(v.m, p.Path, p.EvenOdd)
		r.paintShape(v, p.Fill)
	}
	if p.Stroke != nil {
		r.stroke(v, p.Path, p.Stroke)
	}
}

func (r *Renderer) stroke(v *view, p geom.Path, s *scene.Stroke) {
	if pen := penOf(v.m, s); s.Paint != nil && pen.width > 0 {
		r.rasterizer.set(v.m, p, pen)
		r.paintShape(v, s.Paint)
	}
}

// paintShape paints through the rasterizer's current shape.
func (r *Renderer) paintShape(v *view, p scene.Paint) {
	if m, at := r.rasterizer.mask(v.clip.box, r.img.Rect); m != nil {
		r.blend(v, m, at, r.ink(v, p, m.bounds(at)))
	}
}

// inkShape applies ink through the rasterizer's current shape.
func (r *Renderer) inkShape(v *view, k ink) {
	if m, at := r.rasterizer.mask(v.clip.box, r.img.Rect); m != nil {
		r.blend(v, m, at, k)
	}
}

// use draws a symbol, unless its box is outside the current rows.
func (r *Renderer) use(v *view, u *scene.Use) error {
	inner := *v
	inner.m = u.At.Affine().Then(v.m)
	if !r.visible(&inner, u.Symbol.Box) {
		return nil
	}
	return r.marks(&inner, u.Symbol.Marks)
}

// visible reports whether any pixel of the current rows may show what is in the box. An
// empty box means that the extent is unknown.
func (r *Renderer) visible(v *view, box geom.Rect) bool {
	if box.W <= 0 || box.H <= 0 {
		return true
	}
	return boxOf(v.m, box).Inset(-1).Overlaps(v.clip.box.Intersect(r.img.Rect))
}

func (r *Renderer) group(v *view, g *scene.Group) error {
	inner := *v
	inner.m = g.Matrix().Affine().Then(v.m)
	if g.Opacity > 0 && g.Opacity < 1 {
		inner.opacity *= g.Opacity
	}
	if g.Clip == nil {
		return r.marks(&inner, g.Marks)
	}
	r.rasterizer.fill(inner.m, *g.Clip, false)
	m, at := r.rasterizer.mask(v.clip.box, r.img.Rect)
	if m == nil {
		return nil
	}
	return r.clipped(inner, placed{m, at}, func(v *view) error { return r.marks(v, g.Marks) })
}
