package printer

import (
	"punchboard/geom"
	"punchboard/scene"
)

// Page returns a page as it must be sent to the printer: stretched about its middle so
// that lengths come out right, and, for a back, moved so that it comes out behind its
// front.
//
// A landscape page is turned onto a portrait one, as the calibration sheet is, because
// programs differ in which way they turn it.
func (p *Profile) Page(page scene.Page, back bool) scene.Page {
	m, size := portrait(page.Size)
	m = m.Then(p.stretch(size))
	if back {
		m = m.Then(p.shift())
	}
	if m == geom.Identity {
		return page
	}
	whole := page.Size.R()
	box := func(r geom.Rect) geom.Rect {
		if r == whole {
			return size.R()
		}
		return m.Box(r).Intersect(size.R())
	}
	return scene.Page{
		Size: size, Trim: box(page.Trim), Bleed: box(page.Bleed),
		Marks: []scene.Mark{&scene.Group{Transform: m, Marks: page.Marks}},
	}
}

// portrait returns the matrix that turns a page to portrait, and its size then.
func portrait(size geom.Size) (geom.Matrix, geom.Size) {
	if !size.Landscape() {
		return geom.Identity, size
	}
	return geom.Matrix{B: -1, C: 1, F: size.W}, size.Turned()
}

// stretch returns the matrix that makes up for the scale of the printer. It keeps the
// middle of the page, where the shift of the backs was measured.
func (p *Profile) stretch(size geom.Size) geom.Matrix {
	if p.Scale == (Scale{1, 1}) {
		return geom.Identity
	}
	x, y := size.W/2, size.H/2
	return geom.Translate(-x, -y).Then(geom.ScaleBy(1/p.Scale.X, 1/p.Scale.Y)).Then(geom.Translate(x, y))
}

// shift returns the matrix that moves a portrait back. On the page of a back, left and
// right are exchanged, or up and down.
func (p *Profile) shift() geom.Matrix {
	if p.Duplex == scene.ShortEdge {
		return geom.Translate(-p.Back.X, p.Back.Y)
	}
	return geom.Translate(p.Back.X, -p.Back.Y)
}
