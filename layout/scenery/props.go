package scenery

import (
	facedata "punchboard/carddata/face"
	"punchboard/carddata/sections"
	"punchboard/geom"
	"punchboard/layout/face"
	"punchboard/layout/picture"
	"punchboard/scene"
)

// prop is an icon in a landscape.
type prop struct {
	icon             face.Attr[string]
	at, size, stands face.Attr[float64]
	flies, flip      face.Attr[bool]
	crosses, solid   face.Attr[bool]
	own              face.Attr[bool]
	color, outline   face.Attr[face.Ink]
}

func newProp(c *face.Compiler, keys []sections.Key, v *facedata.Val) prop {
	return prop{
		icon:    face.EntryOf(c, keys, v, "icon", face.As[string]),
		at:      face.EntryOf(c, keys, v, "at", face.As[float64]),
		size:    face.EntryOf(c, keys, v, "size", face.As[float64]),
		stands:  face.EntryOf(c, keys, v, "stands", face.As[float64]),
		flies:   face.EntryOf(c, keys, v, "flies", face.As[bool]),
		flip:    face.EntryOf(c, keys, v, "flip", face.As[bool]),
		solid:   face.EntryOf(c, keys, v, "solid", face.As[bool]),
		outline: face.EntryOf(c, keys, v, "outline", face.AsInk),
		own:     face.EntryOf(c, keys, v, "own", face.As[bool]),
		color:   face.EntryOf(c, keys, v, "color", face.AsInk),

		crosses: face.EntryOf(c, keys, v, "crosses", face.As[bool]),
	}
}

// margin is the share of the width that an icon keeps from the nearer side, unless it crosses the sides.
const margin = 0.04

// draw draws the icon above the shadow that it casts.
func (o *prop) draw(p *face.Painter, src *face.PartRef, l *land, drawn *drawings) {
	name := o.icon.In(p)
	if name == "" {
		return
	}
	art := p.NamedIcon(src, name, o.icon.Pos(p))
	if art == nil {
		return
	}
	c := l.tones.dark
	if o.color.IsSet {
		c = plainColor(p, src, &o.color, "color")
	}
	ink, at := o.placed(p, src, l, art)
	if ink.W <= 0 || ink.H <= 0 { // an icon without ink
		return
	}
	if !o.flies.In(p) {
		p.Add(l.shadow(ink))
	}
	line := o.outline.In(p)
	if o.own.In(p) {
		if !line.None() {
			under := face.Ink{Flat: plainColor(p, src, &o.outline, "outline")}
			p.Add(&scene.Use{Symbol: p.OutlinedSymbol(art, under, rimShift(art).Scale(lineShare)), At: at})
		}
		p.Add(&scene.Use{Symbol: p.IconSymbol(art, face.Ink{Flat: c}), At: at})
		return
	}
	coat := l.coat(c)
	if !line.None() {
		coat.line, coat.hasLine = plainColor(p, src, &o.outline, "outline"), true
	}
	p.Add(&scene.Use{Symbol: drawn.figure(p, art, coat, o.flip.In(p), o.solid.In(p)), At: at})
}

// placed returns the box of the icon's ink and the matrix that puts it there: its foot
// on the ground, whatever room its drawing leaves around the ink.
func (o *prop) placed(p *face.Painter, src *face.PartRef, l *land, art *picture.Icon) (ink geom.Rect, at geom.Matrix) {
	drawn := art.Drawing.Extent()
	if drawn.W <= 0 || drawn.H <= 0 {
		return geom.Rect{}, geom.Identity
	}
	across := within(p, src, &o.at, "at", 100*margin+1, 99-100*margin) / 100
	high := within(p, src, &o.size, "size", 1, 100) / 100 * float64(l.box.H)
	scale := high / float64(drawn.H)
	switch {
	case o.crosses.In(p):
	case l.clear > 0:
		scale = min(scale, float64(l.box.W-2*l.clear)/float64(drawn.W))
		half := float64(drawn.W) * scale / 2
		side := (float64(l.clear) + half) / float64(l.box.W)
		across = max(side, min(1-side, across))
	default:
		room := 2 * (min(across, 1-across) - margin) * float64(l.box.W)
		scale = min(scale, room/float64(drawn.W))
	}
	w, h := drawn.W.Scale(scale), drawn.H.Scale(scale)
	foot := l.point(l.wide*across, within(p, src, &o.stands, "stands", 1, 110)/100)
	ink = geom.Rect{X: foot.X - w/2, Y: foot.Y - h, W: w, H: h}
	m := geom.Translate(-drawn.X, -drawn.Y)
	if o.flip.In(p) {
		m = m.Then(geom.ScaleBy(-1, 1)).Then(geom.Translate(drawn.W, 0))
	}
	return ink, m.Then(geom.ScaleBy(scale, scale)).Then(geom.Translate(ink.X, ink.Y))
}

// shadow returns the shadow on the ground below an icon.
func (l *land) shadow(ink geom.Rect) scene.Mark {
	h := l.box.H / 22
	oval := geom.EllipsePath(geom.Rect{X: ink.X + ink.W/20, Y: ink.Bottom() - h*6/10, W: ink.W, H: h})
	return &scene.Group{Opacity: 0.45, Marks: []scene.Mark{&scene.Path{Path: oval, Fill: shaded(l.tones.ground, 0.65)}}}
}
