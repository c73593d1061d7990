package layout

import (
	"punchboard/carddata"
	"punchboard/geom"
	"punchboard/scene"
)

// symbolContent is a military unit symbol.
type symbolContent struct {
	src                       site
	unit, frame, echelon, fit attr[string]
	gap, line                 attr[geom.Length]
	staff                     attr[bool]
	fill, color, mark         attr[ink]
	drawings                  *symbolbook
}

func newSymbol(c *compiler, src *carddata.Part) content {
	return &symbolContent{
		src:     siteOf(src),
		unit:    key(c, src, "symbol", as[string]),
		frame:   key(c, src, "frame", as[string]),
		echelon: key(c, src, "echelon", as[string]),
		gap:     key(c, src, "echelon_gap", as[geom.Length]),
		staff:   key(c, src, "staff", as[bool]),
		fill:    key(c, src, "fill", asInk),
		color:   key(c, src, "color", asInk),
		mark:    key(c, src, "echelon_color", asInk),
		line:    key(c, src, "line", as[geom.Length]),
		fit:     key(c, src, "fit", as[string]),

		drawings: sharedBy[symbolbook](c.engine),
	}
}

// symbolLook tells the looks of a symbol apart, but for its size. Its measures
// are in units: 1 is the height of a friendly frame.
type symbolLook struct {
	unit, frame, echelon string
	staff                bool
	even                 bool        // whether frames differ from card to card: all have their fields alike
	room                 bool        // whether space is kept above the frame for a mark
	gap, line            geom.Length // negative: in proportion
	fill, color, mark    ink
}

func (c *symbolContent) look(p *painter) symbolLook {
	k := symbolLook{
		unit: c.unit.in(p), frame: c.frame.in(p), echelon: c.echelon.in(p),
		staff: c.staff.in(p), even: c.frame.src != nil, room: c.echelon.said,
		gap: -1, line: -1, fill: c.fill.in(p), color: c.color.in(p),
	}
	if k.mark = k.color; c.mark.said {
		k.mark = c.mark.in(p)
	}
	k.staff = k.staff || k.unit == "hq"
	if c.gap.said {
		k.gap = max(0, c.gap.in(p))
	}
	if c.line.said {
		k.line = max(0, c.line.in(p))
	}
	return k
}

// Measures of what stands around the frame.
const (
	echelonHeight = 0.28
	echelonGap    = 0.08
	staffDrop     = 0.4
)

// frameSize gives the room of the frame, in units: its own, or that of the widest
// and the highest of all, so that the field of the sign, the octagon of the
// standards, is as large in each frame.
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

// extent gives the size of the whole symbol, and how far the frame's top lies
// below its own. A gap that the file says comes on top.
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

// fixed gives the gap that the file says.
func (k *symbolLook) fixed() geom.Length {
	if !k.room {
		return 0
	}
	return max(0, k.gap)
}

// natural keeps the proportions where one measure is known.
func (c *symbolContent) natural(p *painter, known geom.Size) geom.Size {
	k := c.look(p)
	if k.unit == "" {
		return geom.Size{}
	}
	w, h := k.frameSize()
	fixed := geom.Length(0)
	if c.fit.in(p) == "whole" {
		w, h, _ = k.extent()
		fixed = k.fixed()
	}
	switch {
	case known.W > 0 && known.H <= 0:
		return geom.Size{W: known.W, H: known.W.Scale(h/w) + fixed}
	case known.H > 0 && known.W <= 0:
		return geom.Size{W: max(0, known.H-fixed).Scale(w / h), H: known.H}
	}
	return geom.Size{W: noSize, H: noSize}
}

func (c *symbolContent) draw(p *painter, box geom.Rect) {
	k := c.look(p)
	if k.unit == "" || box.W <= 0 || box.H <= 0 {
		return
	}
	one, center := k.placed(box, c.fit.in(p))
	if one <= 0 {
		p.overflow(&c.src, k.fixed(), box.H)
		return
	}
	if k.line > one/maxSymbolLine {
		badValue(p, &c.src, &c.line, "line", "a line is at most a fifth of the frame's height wide")
		k.line = -1
	}
	s := c.drawings.get(symbolDrawing{k, one})
	p.edges(&c.src, s.Box.Moved(center), false)
	p.add(&scene.Use{Symbol: s, At: geom.Translate(center.X, center.Y)})
}

// maxSymbolLine is the part of a frame's height that its lines may take: those
// that are wider hide the sign.
const maxSymbolLine = 5

// placed fits the symbol, or its frame alone, into the middle of a box. It
// gives the length of one unit and the middle of the frame.
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

// unitIn gives the length of a unit by which w x h units fit into a box.
func unitIn(boxW geom.Length, w float64, boxH geom.Length, h float64) geom.Length {
	return min(boxW.Scale(1/w), boxH.Scale(1/h))
}
