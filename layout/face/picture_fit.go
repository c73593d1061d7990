package face

import (
	"punchboard/geom"
	"punchboard/scene"
)

// cropped returns the size of the part that a crop shows.
func cropped(s geom.Size, c scene.Crop) geom.Size {
	if c.Whole() {
		return s
	}
	return geom.Size{W: s.W.Scale(c.X1 - c.X0), H: s.H.Scale(c.Y1 - c.Y0)}
}

// window returns the part of a box that a crop shows.
func window(box geom.Rect, c scene.Crop) geom.Rect {
	if c.Whole() {
		return box
	}
	s := cropped(box.Size(), c)
	return geom.Rect{X: box.X + box.W.Scale(c.X0), Y: box.Y + box.H.Scale(c.Y0), W: s.W, H: s.H}
}

// fitPicture returns the box in which a picture is drawn and the part of it that is
// shown: contain shows all of the window, centered; cover fills the box and crops the
// window; stretch distorts the window to fill the box.
func fitPicture(size geom.Size, window scene.Crop, box geom.Rect, fit, anchor string) (geom.Rect, scene.Crop) {
	s := cropped(size, window)
	switch fit {
	case "stretch":
		return box, window
	case "cover":
		return box, cover(s, window, box.Size(), anchor)
	}
	return Contain(s, box), window
}

// cover crops a window to the proportions of a box. The anchor selects the edge that is
// kept.
func cover(s geom.Size, w scene.Crop, box geom.Size, anchor string) scene.Crop {
	have, want := Ratio(s.W, s.H), Ratio(box.W, box.H)
	if have > want {
		cut := (w.X1 - w.X0) * (1 - want/have)
		at := keep(anchor, "left", "right")
		w.X0, w.X1 = w.X0+cut*at, w.X1-cut*(1-at)
	} else {
		cut := (w.Y1 - w.Y0) * (1 - have/want)
		at := keep(anchor, "top", "bottom")
		w.Y0, w.Y1 = w.Y0+cut*at, w.Y1-cut*(1-at)
	}
	return w
}

// keep returns the share of a cut that is on the side of first.
func keep(anchor, first, last string) float64 {
	switch anchor {
	case first:
		return 0
	case last:
		return 1
	}
	return 0.5
}
