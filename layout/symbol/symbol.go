// Package symbol draws military unit symbols: frames, signs and echelon marks.
package symbol

import (
	facedata "punchboard/carddata/face"
	"punchboard/geom"
	"punchboard/layout/face"
	"punchboard/scene"
)

// symbolContent is a military unit symbol.
type symbolContent struct {
	src                       face.PartRef
	unit, frame, echelon, fit face.Attr[string]
	gap, line                 face.Attr[geom.Length]
	staff                     face.Attr[bool]
	fill, color, mark         face.Attr[face.Ink]
	drawings                  *symbolCache
}

// New compiles a unit symbol.
func New(c *face.Compiler, src *facedata.Part) face.Content {
	return &symbolContent{
		src:     face.PartRefOf(src),
		unit:    face.Key(c, src, "symbol", face.As[string]),
		frame:   face.Key(c, src, "frame", face.As[string]),
		echelon: face.Key(c, src, "echelon", face.As[string]),
		gap:     face.Key(c, src, "echelon_gap", face.As[geom.Length]),
		staff:   face.Key(c, src, "staff", face.As[bool]),
		fill:    face.Key(c, src, "fill", face.AsInk),
		color:   face.Key(c, src, "color", face.AsInk),
		mark:    face.Key(c, src, "echelon_color", face.AsInk),
		line:    face.Key(c, src, "line", face.As[geom.Length]),
		fit:     face.Key(c, src, "fit", face.As[string]),

		drawings: face.SharedBy[symbolCache](c.Engine),
	}
}

// symbolLook identifies the look of a symbol apart from its size. Its lengths are in
// units: 1 is the height of a friendly frame.
type symbolLook struct {
	unit, frame, echelon string
	staff                bool
	even                 bool        // whether frames differ from card to card; then the sign has the same size in all of them
	room                 bool        // whether space is reserved above the frame for a mark
	gap, line            geom.Length // negative: in proportion
	fill, color, mark    face.Ink
}

func (c *symbolContent) look(p *face.Painter) symbolLook {
	k := symbolLook{
		unit: c.unit.In(p), frame: c.frame.In(p), echelon: c.echelon.In(p),
		staff: c.staff.In(p), even: c.frame.Varies(), room: c.echelon.IsSet,
		gap: -1, line: -1, fill: c.fill.In(p), color: c.color.In(p),
	}
	if k.mark = k.color; c.mark.IsSet {
		k.mark = c.mark.In(p)
	}
	k.staff = k.staff || k.unit == "hq"
	if c.gap.IsSet {
		k.gap = max(0, c.gap.In(p))
	}
	if c.line.IsSet {
		k.line = max(0, c.line.In(p))
	}
	return k
}

// Dimensions of what is around the frame.
const (
	echelonHeight = 0.28
	echelonGap    = 0.08
	staffDrop     = 0.4
)

// frameSize returns the space for the frame, in units: its own size, or the maximum
// width and height of all frames, so that the area of the sign, the octagon of the
// standards, is equally large in each frame.
func (k *symbolLook) frameSize() (w, h float64) {
	if !k.even {
		f := emblemFrames[k.frame]
		return f.w, f.h
	}
	for _, f := range emblemFrames {
		w, h = max(w, f.w), max(h, f.h)
	}
	return w, h
}

// extent returns the size of the whole symbol, and the distance of the frame's top from
// the top of the symbol. A gap set in the file is added.
func (k *symbolLook) extent() (w, h, over float64) {
	w, h = k.frameSize()
	if k.room {
		w, over = max(w, echelonWidth(k.echelon)), echelonHeight
		if k.gap < 0 {
			over += echelonGap
		}
	}
	if k.staff {
		h += staffDrop
	}
	return w, h + over, over
}

// fixed returns the gap that is set in the file.
func (k *symbolLook) fixed() geom.Length {
	if !k.room {
		return 0
	}
	return max(0, k.gap)
}

// Natural keeps the proportions if one side is known.
func (c *symbolContent) Natural(p *face.Painter, known geom.Size) geom.Size {
	k := c.look(p)
	if k.unit == "" {
		return geom.Size{}
	}
	w, h := k.frameSize()
	fixed := geom.Length(0)
	if c.fit.In(p) == "whole" {
		w, h, _ = k.extent()
		fixed = k.fixed()
	}
	switch {
	case known.W > 0 && known.H <= 0:
		return geom.Size{W: known.W, H: known.W.Scale(h/w) + fixed}
	case known.H > 0 && known.W <= 0:
		return geom.Size{W: max(0, known.H-fixed).Scale(w / h), H: known.H}
	}
	return geom.Size{W: face.NoSize, H: face.NoSize}
}

func (c *symbolContent) Draw(p *face.Painter, box geom.Rect) {
	k := c.look(p)
	if k.unit == "" || box.W <= 0 || box.H <= 0 {
		return
	}
	one, center := k.placed(box, c.fit.In(p))
	if one <= 0 {
		p.ReportOverflow(&c.src, k.fixed(), box.H)
		return
	}
	if k.line > one/maxSymbolLine {
		face.ReportBadValue(p, &c.src, &c.line, "line", "a line must not be wider than a fifth of the frame height")
		k.line = -1
	}
	s := c.drawings.get(symbolDrawing{k, one})
	p.CheckBleed(&c.src, s.Box.Moved(center), false)
	p.Add(&scene.Use{Symbol: s, At: geom.Translate(center.X, center.Y)})
}

// maxSymbolLine is the fraction of a frame's height that is the maximum width of its
// lines; wider ones would hide the sign.
const maxSymbolLine = 5

// placed fits the symbol, or only its frame, into the center of a box. It returns the
// length of one unit and the center of the frame.
func (k *symbolLook) placed(box geom.Rect, fit string) (one geom.Length, center geom.Point) {
	frameW, frameH := k.frameSize()
	if fit == "frame" {
		return unitIn(box.W, frameW, box.H, frameH), box.Center()
	}
	w, h, over := k.extent()
	room := box.H - k.fixed()
	one = unitIn(box.W, w, room, h)
	top := box.Y + (room-one.Scale(h))/2 + one.Scale(over) + k.fixed()
	return one, geom.Pt2(box.X+box.W/2, top+one.Scale(frameH/2))
}

// unitIn returns the length of a unit at which w x h units fit into a box.
func unitIn(boxW geom.Length, w float64, boxH geom.Length, h float64) geom.Length {
	return min(boxW.Scale(1/w), boxH.Scale(1/h))
}
