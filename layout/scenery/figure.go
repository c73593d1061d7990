package scenery

import (
	"cmp"

	"punchboard/geom"
	"punchboard/layout/face"
	"punchboard/layout/picture"
	"punchboard/scene"
)

// figureKey is everything that decides how an icon in a landscape looks, but for its size.
type figureKey struct {
	art   *picture.Icon
	coat  coat
	flip  bool
	solid bool
}

// coat is the colors of a figure.
type coat struct {
	tone    scene.RGB
	skin    scene.RGB // of its face and hands
	hasSkin bool      // whether they have a color of their own
	line    scene.RGB // of the outline around it
	hasLine bool      // whether it has one instead of a rim
}

// coat returns the colors of a figure of a tone in a landscape.
func (l *land) coat(tone scene.RGB) coat {
	if l.skin == nil {
		return coat{tone: tone}
	}
	return coat{tone: tone, skin: *l.skin, hasSkin: true}
}

// rimShare is the width of a figure's rim, as a share of its mean side.
const rimShare = 1.0 / 85

// lineShare is the width of an outline, as a share of that of a rim.
const lineShare = 0.7

// figure returns an icon as a symbol in units of its drawing: darker toward its foot, with
// a light rim on the left, or with a line all around. What a figure wears and carries has a
// darker tone, if the icon comes with a kit; its face and hands have that of skin, and its
// shot has a flash. All that is one symbol, so that a file holds the outlines close
// together, where its compression finds that rim and body are alike.
func (d *drawings) figure(p *face.Painter, art *picture.Icon, c coat, flip, solid bool) *scene.Symbol {
	skin := p.Skin(art)
	if skin == nil || !c.hasSkin { // one symbol, whatever the landscape says of skin
		skin, c.skin, c.hasSkin = nil, scene.RGB{}, false
	}
	kit := p.Kit(art)
	light, dark := d.shading(c.tone), face.Ink{}
	if kit != nil {
		light, dark = d.shading(lit(c.tone, 0.22)), d.shading(shaded(c.tone, 0.3))
	}
	id, marks := edge(p, []*picture.Icon{art, skin, kit}, c, flip)
	if solid {
		marks, id = append(marks, body(art, shaded(c.tone, 0.35))), id+"/solid"
	}
	layer := func(art *picture.Icon, ink face.Ink, at geom.Matrix) {
		if art != nil {
			marks = append(marks, &scene.Use{Symbol: p.IconSymbol(art, ink), At: at})
		}
	}
	layer(art, light, geom.Identity)
	layer(skin, face.Ink{Flat: c.skin}, geom.Identity)
	layer(kit, dark, geom.Identity)
	if flash := p.Flash(art); flash != nil {
		layer(flash, face.Ink{Flat: flame}, geom.Identity)
		layer(flash, face.Ink{Flat: spark}, inward(flash.Drawing.Extent(), sparkShare))
	}
	return d.known(figureKey{art, c, flip, solid}, &scene.Symbol{ID: id, Box: art.Drawing.Box.Inset(-rimShift(art)), Marks: marks})
}

// edge returns what is drawn below a figure, so that it stands out from the ground, and the id
// that this gives to its symbol: a line around each of its layers, which may be nil, or a light
// rim on the side of the sun.
func edge(p *face.Painter, layers []*picture.Icon, c coat, flip bool) (id string, marks []scene.Mark) {
	art := layers[0]
	shift := rimShift(art)
	if c.hasLine {
		for _, layer := range layers {
			if layer != nil {
				outlined := p.OutlinedSymbol(layer, face.Ink{Flat: c.line}, shift.Scale(lineShare))
				id, marks = cmp.Or(id, outlined.ID), append(marks, &scene.Use{Symbol: outlined, At: geom.Identity})
			}
		}
		return id + "/of " + scene.PaintText(c.tone), marks
	}
	rim, at := p.IconSymbol(art, face.Ink{Flat: lit(c.tone, 0.62)}), geom.Translate(-shift, -shift)
	id = rim.ID + "/lit"
	if flip {
		at, id = geom.Translate(shift, -shift), id+" from the right"
	}
	return id, []scene.Mark{&scene.Use{Symbol: rim, At: at}}
}

// sparkShare is the size of the bright core of a flash, as a share of the flash.
const sparkShare = 0.66

// inward returns the matrix that scales a box about its center.
func inward(box geom.Rect, share float64) geom.Matrix {
	x, y := box.X+box.W/2, box.Y+box.H/2
	return geom.Translate(-x, -y).Then(geom.ScaleBy(share, share)).Then(geom.Translate(x, y))
}

// body returns an icon without its holes: each of its outlines, filled.
func body(art *picture.Icon, paint scene.Paint) scene.Mark {
	g := &scene.Group{}
	for _, s := range art.Drawing.Shapes {
		at, from, first := 0, 0, 0
		for i, op := range s.Path.Ops {
			at += op.Points()
			if i+1 == len(s.Path.Ops) || s.Path.Ops[i+1] == geom.MoveTo {
				outline := geom.Path{Ops: s.Path.Ops[first : i+1], Pts: s.Path.Pts[from:at]}
				g.Marks = append(g.Marks, &scene.Path{Path: outline, Fill: paint})
				first, from = i+1, at
			}
		}
	}
	return g
}

// rimShift returns how far the rim is shifted toward the light, at the upper left.
func rimShift(art *picture.Icon) geom.Length {
	drawn := art.Drawing.Extent()
	return ((drawn.W + drawn.H) / 2).Scale(rimShare)
}

// known returns the symbol that was drawn first for a key.
func (d *drawings) known(key figureKey, s *scene.Symbol) *scene.Symbol {
	d.mu.Lock()
	defer d.mu.Unlock()
	if first := d.figures[key]; first != nil {
		return first
	}
	if d.figures == nil {
		d.figures = map[figureKey]*scene.Symbol{}
	}
	d.figures[key] = s
	return s
}
