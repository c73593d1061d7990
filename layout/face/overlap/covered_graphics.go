package overlap

import (
	"slices"

	"punchboard/geom"
)

// CoveredGraphic is an icon or a row of marks that a later part covers.
type CoveredGraphic struct {
	Lower, Upper int  // the numbers of their inks
	All          bool // whether nothing of the icon can be seen
}

// CoveredGraphics returns the icons and rows of marks of which a single later part hides more
// than half. Icons on icons, and texts on icons, are signs made of several parts. An icon
// that has another icon or a text in its place was replaced.
func (f *Finder) CoveredGraphics() (all []CoveredGraphic) {
	for i := range f.Inks {
		k := &f.Inks[i]
		if !k.sign() || k.Allowed || k.Part == nil || k.Opacity < leastText {
			continue
		}
		if f.Stopped() {
			return nil
		}
		if hit, ok := f.coveredGraphic(i); ok {
			all = append(all, hit)
		}
	}
	return all
}

// coveredGraphic returns the first later part that hides more than half of an ink.
func (f *Finder) coveredGraphic(i int) (hit CoveredGraphic, ok bool) {
	k := &f.Inks[i]
	area := k.extent()
	var points []geom.Point
	for j := i + 1; j < len(f.Inks); j++ {
		if !f.mayCover(i, j, area) {
			continue
		}
		covers := f.Inks[j].covers(area, f.Pictures)
		if len(covers) == 0 {
			continue
		}
		if points == nil {
			points = k.points(area, f.Pictures)
		}
		left := slices.DeleteFunc(slices.Clone(points), func(q geom.Point) bool {
			return slices.ContainsFunc(covers, func(c cover) bool { return c.paints(q) })
		})
		if len(points) >= leastPoints && len(left) < len(points)/2 {
			return CoveredGraphic{i, j, len(left) == 0}, !f.replacedGraphic(j, area)
		}
	}
	return hit, false
}

// mayCover reports whether a later ink may hide an icon by mistake.
func (f *Finder) mayCover(i, j int, area geom.Rect) bool {
	a, b := &f.Inks[i], &f.Inks[j]
	return b.Part != nil && !b.sign() && !b.Allowed && a.Layer == b.Layer && (a.Shared == 0 || a.Shared != b.Shared) &&
		b.areas.Overlaps(area)
}

// points returns the points of a grid at which an icon paints something.
func (k *Ink) points(area geom.Rect, pictures *Pictures) (all []geom.Point) {
	own, _ := k.figure(area, pictures)
	for n := range geom.Length(graphicSide * graphicSide) {
		if q := pointOf(area, n); own.topAt(q) != nil {
			all = append(all, q)
		}
	}
	return all
}

// replacedGraphic reports whether something else is shown in the place of an icon from an ink on.
func (f *Finder) replacedGraphic(from int, area geom.Rect) bool {
	return slices.ContainsFunc(f.Inks[from:], func(k Ink) bool {
		return k.texts.Overlaps(area) || k.sign() && k.paints.Overlaps(area)
	})
}
