package face

import (
	"strings"

	"punchboard/geom"
)

// CheckBleed checks that ink that reaches the cut also reaches the bleed. Cutters drift
// by half a millimeter, so ink that ends at the cut leaves a white sliver. Flat ink has
// straight edges along its box, like a rectangle or a picture, and must not end
// anywhere in the bleed; other outlines may cross the cut, but must not end on it.
func (d *drawer) CheckBleed(src *PartRef, box geom.Rect, flat bool) {
	z := &d.zones
	if z.bleed == z.trim {
		return
	}
	ink := d.at.Box(box)
	if !ink.Overlaps(z.bleed) {
		return
	}
	var short []string
	for _, e := range []struct {
		name             string
		reach, trim, end geom.Length // outward from the trim box
	}{
		{"left", -ink.X, -z.trim.X, -z.bleed.X},
		{"right", ink.Right(), z.trim.Right(), z.bleed.Right()},
		{"top", -ink.Y, -z.trim.Y, -z.bleed.Y},
		{"bottom", ink.Bottom(), z.trim.Bottom(), z.bleed.Bottom()},
	} {
		if stopsShort(e.reach, e.trim, e.end, flat) {
			short = append(short, e.name)
		}
	}
	if len(short) > 0 {
		d.Found.Warnf(src.Pos, CodeSliver, "%s reaches the cut but does not fill the bleed (%s); an inexact cut leaves a white sliver", src.Label, strings.Join(short, ", ")).
			Hintf("use `in: bleed`, or keep it inside the %s", d.Noun())
	}
}

// stopsShort reports whether ink that extends to reach ends between the trim and the
// end of the bleed.
func stopsShort(reach, trim, end geom.Length, flat bool) bool {
	switch {
	case reach < trim-Tolerance || reach >= end-Tolerance:
		return false
	case flat:
		return true
	}
	return reach <= trim+Tolerance
}
