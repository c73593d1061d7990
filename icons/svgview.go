package icons

import (
	"strings"

	"punchboard/geom"
)

// viewBox is the part of the plane that a drawing, or a symbol in it, shows.
type viewBox struct{ x, y, w, h float64 }

func (v viewBox) drawable() bool {
	return v.w > 0 && v.h > 0 && within(geom.V(v.x, v.y)) && within(geom.V(v.w, v.h))
}

// parseViewBox reads a viewBox attribute; false if it is missing or empty.
func parseViewBox(s string) (viewBox, bool) {
	f, err := parseNumbers(s)
	if err != nil || len(f) != 4 {
		return viewBox{}, false
	}
	v := viewBox{f[0], f[1], f[2], f[3]}
	return v, v.drawable()
}

// rootView returns the part of the plane that the file shows: its viewBox, or
// otherwise its width and height from the origin.
func (p *painter) rootView(root *element) (viewBox, bool) {
	if v, ok := parseViewBox(root.attr("viewBox")); ok {
		return v, true
	}
	w, okW := parseLength(root.attr("width"), 0)
	h, okH := parseLength(root.attr("height"), 0)
	v := viewBox{w: w, h: h}
	return v, okW && okH && v.drawable()
}

// inner returns the transform from the inside of an svg or symbol element to its
// parent, when it is shown at (x, y) with size w by h. Both axes have the same
// scale and the drawing is centered, unless preserveAspectRatio is none.
func inner(e *element, x, y, w, h float64) geom.Affine {
	at := geom.TranslateAffine(x, y)
	v, ok := parseViewBox(e.attr("viewBox"))
	if !ok || w <= 0 || h <= 0 {
		return at
	}
	kx, ky := w/v.w, h/v.h
	if strings.HasPrefix(e.attr("preserveAspectRatio"), "none") {
		return geom.TranslateAffine(-v.x, -v.y).Then(geom.ScaleAffine(kx, ky)).Then(at)
	}
	k := min(kx, ky)
	middle := geom.TranslateAffine((w-v.w*k)/2, (h-v.h*k)/2)
	return geom.TranslateAffine(-v.x, -v.y).Then(geom.ScaleAffine(k, k)).Then(middle).Then(at)
}
