package face

import facedata "punchboard/carddata/face"

// frameAttrs are the common keys of a part: a single frame if all of them are constant,
// and what must be evaluated for each card.
type frameAttrs struct {
	fixed frame
	vary  []func(*Painter, *frame)
}

func (a *frameAttrs) in(p *Painter) *frame {
	if len(a.vary) == 0 {
		return &a.fixed
	}
	f := a.fixed
	for _, vary := range a.vary {
		vary(p, &f)
	}
	return &f
}

// anchors maps the nine anchors to the shares of the free space on the left and above.
var anchors = map[string][2]float64{
	"top-left": {0, 0}, "top": {0.5, 0}, "top-right": {1, 0},
	"left": {0, 0.5}, "center": {0.5, 0.5}, "right": {1, 0.5},
	"bottom-left": {0, 1}, "bottom": {0.5, 1}, "bottom-right": {1, 1},
}

// turns maps quarter turns to degrees.
var turns = map[string]int{"0": 0, "90": 90, "180": 180, "270": 270}

// compileFrame reads the common keys of a part.
func (c *Compiler) compileFrame(src *facedata.Part) frameAttrs {
	a := frameAttrs{fixed: frame{opacity: 1}}
	frameKey(c, &a, src, "left", asExtent, func(f *frame, e extent) { f.x.lo = e })
	frameKey(c, &a, src, "right", asExtent, func(f *frame, e extent) { f.x.hi = e })
	frameKey(c, &a, src, "top", asExtent, func(f *frame, e extent) { f.y.lo = e })
	frameKey(c, &a, src, "bottom", asExtent, func(f *frame, e extent) { f.y.hi = e })
	frameKey(c, &a, src, "width", asExtent, func(f *frame, e extent) { f.x.size = e })
	frameKey(c, &a, src, "height", asExtent, func(f *frame, e extent) { f.y.size = e })
	c.checkSize(src, "width", a.fixed.x.size)
	c.checkSize(src, "height", a.fixed.y.size)
	frameKey(c, &a, src, "anchor", As[string], (*frame).setAnchor)
	frameKey(c, &a, src, "weight", As[float64], func(f *frame, w float64) { f.weight = w })
	frameKey(c, &a, src, "turn", As[string], func(f *frame, word string) { f.turn = turns[word] })
	frameKey(c, &a, src, "rotate", As[float64], func(f *frame, deg float64) { f.rotate = deg })
	frameKey(c, &a, src, "zoom", As[float64], func(f *frame, times float64) { f.zoom = min(max(times, 0.1), 10) })
	opacityKey(c, &a, src)
	frameKey(c, &a, src, "layer", As[string], func(f *frame, name string) { f.layer = name })
	frameKey(c, &a, src, "pad", asInsets, func(f *frame, in Insets) { f.pad = in })
	frameKey(c, &a, src, "in", As[string], func(f *frame, zone string) { f.in = zone })
	frameKey(c, &a, src, "over", As[bool], func(f *frame, yes bool) { f.over = yes })
	return a
}

// checkSize reports a constant size below zero. One that varies may be below it on some
// cards, which then do not show the part.
func (c *Compiler) checkSize(src *facedata.Part, name string, size extent) {
	if size.isSet && size.Abs <= 0 && size.Rel <= 0 && (size.Abs < 0 || size.Rel < 0) {
		at := PartRefOf(src)
		v := Key(c, src, name, asExtent)
		c.Found.Errorf(v.pos, CodeBadValue, "%s cannot be drawn with a %s below zero", at.Label, name).Hintf("write a length above zero")
	}
}

// frameKey reads one key of the part into the frame, or, if it varies, into what is
// evaluated for each card.
func frameKey[T any](c *Compiler, a *frameAttrs, src *facedata.Part, name string, cast func(any) T, put func(*frame, T)) {
	if src.Get(name) == nil {
		return
	}
	v := Key(c, src, name, cast)
	if !v.Varies() {
		put(&a.fixed, v.Value)
		return
	}
	a.vary = append(a.vary, func(p *Painter, f *frame) { put(f, v.In(p)) })
}

// opacityKey reads the opacity, which is between 0 and 1.
func opacityKey(c *Compiler, a *frameAttrs, src *facedata.Part) {
	if src.Get("opacity") == nil {
		return
	}
	v, at := Key(c, src, "opacity", As[float64]), PartRefOf(src)
	put := func(p *Painter, f *frame) {
		if f.opacity = v.In(p); f.opacity < 0 || f.opacity > 1 {
			ReportBadValue(p, &at, &v, "opacity", "write a number from 0 to 1, such as 0.5 for one half")
			f.opacity = min(max(f.opacity, 0), 1)
		}
	}
	if !v.Varies() {
		put(c.Painter, &a.fixed)
		return
	}
	a.vary = append(a.vary, put)
}

func (f *frame) setAnchor(word string) {
	at := anchors[word]
	f.x.anchor, f.y.anchor = at[0], at[1]
	f.x.anchored, f.y.anchored = true, true
}
