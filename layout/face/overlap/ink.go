// Package overlap finds texts of a face that cannot be read, because other parts lie
// over them or a clip cuts them off. It compares the boxes of letters, not those of
// parts.
package overlap

import (
	facedata "punchboard/carddata/face"
	"punchboard/geom"
	"punchboard/scene"
)

// Ink is what a part of a face painted, in the state that applied to it.
type Ink struct {
	Part    *facedata.Part // nil: the foot
	Marks   []scene.Mark
	At      geom.Matrix // from the marks to the piece
	Window  *geom.Rect  // on the piece: what a clip leaves visible; nil: everything
	Opacity float64
	Layer   string
	Allowed bool // whether it may lie over texts, and others over its texts
	MayCut  bool // whether a clip may cut its texts
	Graphic Graphic
	Shared  int // the shared drawing that it is part of, 0 for none; its inks are compared elsewhere

	texts geom.Rect // contains its texts; empty if it has none
	words bool      // whether it has texts other than those of maps
	areas geom.Rect // contains the areas that can hide a text

	paints geom.Rect // contains all that can be seen below a text
	closed bool      // whether Faint has compared its texts with all that can be below them

	known      bool // whether it is known what its outlines paint
	first, end int  // of that in Scratch.outlines
}

// Graphic tells whether an ink is a sign that must stand out from what is below it, or is part of a
// drawing.
type Graphic uint8

// The kinds of signs.
const (
	None    Graphic = iota
	Icon            // seen as a whole
	Marks           // a row, some of which may be empty places
	Drawing         // an outline of the game's own: signs on it belong to a drawing
)

// sign reports whether an ink is an icon or a row of marks.
func (k *Ink) sign() bool { return k.Graphic == Icon || k.Graphic == Marks }

const (
	leastText  = 0.4 // fainter texts are watermarks, under or over which others can be read
	leastCover = 0.9 // a text can be read through more transparent areas
)

// Measure computes the boxes by which most pairs of inks are found to be apart.
func (k *Ink) Measure() {
	k.marks(k.Marks, k.At)
	k.paints = k.paints.Union(k.areas)
	if k.Opacity < leastText {
		k.texts = geom.Rect{}
	}
	if k.Opacity < leastCover {
		k.areas = geom.Rect{}
	}
}

func (k *Ink) marks(marks []scene.Mark, at geom.Matrix) {
	for _, m := range marks {
		switch m := m.(type) {
		case *scene.Path:
			k.path(m, at)
		case *scene.Image:
			k.areas = k.areas.Union(at.Box(m.To))
		case *scene.Glyphs:
			k.texts, k.words = k.texts.Union(at.Box(lineOf(m))), true
		case *scene.Group:
			k.marks(m.Marks, m.Matrix().Then(at))
		case *scene.Use:
			box := m.At.Then(at).Box(m.Symbol.Box)
			k.areas = k.areas.Union(box)
			if isMap(m.Symbol) {
				k.texts = k.texts.Union(box)
			}
		}
	}
}

func (k *Ink) path(m *scene.Path, at geom.Matrix) {
	if m.Fill == nil && m.Stroke == nil {
		return
	}
	box := at.Box(m.Path.Bounds())
	if opaque(m.Fill) {
		k.areas = k.areas.Union(box)
		return
	}
	if m.Stroke != nil {
		box = box.Inset(-m.Stroke.Width.Scale(at.MeanScale() / 2))
	}
	k.paints = k.paints.Union(box)
}

// Texts returns a box that contains the texts of the ink.
func (k *Ink) Texts() geom.Rect { return k.texts }

// box contains everything that matters of the ink.
func (k *Ink) box() geom.Rect { return k.texts.Union(k.areas) }

// opaque reports whether a paint hides what is below it.
func opaque(p scene.Paint) bool {
	if h, ok := p.(*scene.Hatch); ok {
		return h.Back != nil
	}
	return p != nil
}

// lineOf returns a box that contains the letters of a run, but for what the tolerance
// allows.
func lineOf(g *scene.Glyphs) geom.Rect {
	var width geom.Length
	for i := range g.Glyphs {
		width += g.Glyphs[i].Advance
	}
	m := g.Font.Metrics()
	room := g.Size / 8 // for letters that lean out of their width
	return geom.Rect{X: g.At.X - room, Y: g.At.Y - g.Size.Scale(m.Ascent), W: width + 2*room, H: g.Size.Scale(m.Ascent + m.Descent)}
}

// common returns the area that two boxes share; it is empty if they share none.
func common(a, b geom.Rect) geom.Rect {
	x, y := max(a.X, b.X), max(a.Y, b.Y)
	w, h := min(a.Right(), b.Right())-x, min(a.Bottom(), b.Bottom())-y
	if w <= 0 || h <= 0 {
		return geom.Rect{}
	}
	return geom.Rect{X: x, Y: y, W: w, H: h}
}
