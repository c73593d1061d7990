package overlap

import (
	"cmp"
	"slices"

	facedata "punchboard/carddata/face"
	"punchboard/geom"
	"punchboard/scene"
)

// FaintGraphics returns the icons and rows of marks that hardly stand out from what is
// below them, as Faint does for texts: for each part its best one, because a row may show
// empty places in a faint color. An icon stands out if a quarter of it does, or if it has
// two colors that stand out from each other; one mark of a row is enough.
//
// Only signs are judged, not ornaments: an icon that is large, or transparent, or that has
// a text on it, or that stands in a drawing of several areas is not read.
func (f *Finder) FaintGraphics(least float64) (all []Faint) {
	f.forget()
	at := map[*facedata.Part]int{} // in all; -1: it stands out
	for i := range f.Inks {
		k := &f.Inks[i]
		if k.Part == nil || !k.sign() || k.Allowed {
			continue
		}
		if f.Stopped() {
			return nil
		}
		area := k.extent()
		b := f.belowInk(i, area)
		n, known := at[k.Part]
		switch one, ok := f.faintGraphic(i, area, &b, least); {
		case known && n < 0:
		case !ok:
			at[k.Part] = -1
		case !known:
			at[k.Part] = len(all)
			all = append(all, one)
		case one.Ratio > all[n].Ratio:
			all[n] = one
		}
	}
	return slices.DeleteFunc(all, func(t Faint) bool { return at[f.Inks[t.Ink].Part] < 0 })
}

const (
	largestSign = 25 * geom.MM // larger icons are ornaments
	leastSign   = 0.65         // more transparent ones, too
)

// ornament reports whether an icon is not a sign.
func (f *Finder) ornament(i int, area geom.Rect) bool {
	return max(area.W, area.H) > largestSign || f.Inks[i].Opacity < leastSign ||
		slices.ContainsFunc(f.Inks[i+1:], func(k Ink) bool { return k.words && common(k.texts, area).W > 0 })
}

// extent returns what can be seen of an ink without texts.
func (k *Ink) extent() geom.Rect {
	if k.Window != nil {
		return common(k.paints, *k.Window)
	}
	return k.paints
}

// faintGraphic returns the contrast of an ink, and whether it is too low.
func (f *Finder) faintGraphic(i int, area geom.Rect, b *below, least float64) (Faint, bool) {
	own, plain := f.Inks[i].figure(area, f.Pictures)
	if len(own.all) == 0 || f.ornament(i, area) || plain && b.allFar(own.all[0].fill.Screen(), least) {
		return Faint{}, false
	}
	seen, points, clear := f.compared(i, area, &own, b, least)
	if clear || len(points) < leastPoints {
		return Faint{}, false
	}
	slices.SortStableFunc(points, func(a, b Faint) int { return cmp.Compare(a.Ratio, b.Ratio) })
	at := points[len(points)*3/4]
	if f.Inks[i].Graphic == Marks {
		at = points[len(points)-1]
	}
	at.Ink, at.Least = i, least
	return at, at.Ratio < least && !standsOutByItself(points, least) && b.even(seen)
}

// figure returns what an icon paints in an area, and whether all of it has one color
// through which nothing can be seen.
func (k *Ink) figure(area geom.Rect, pictures *Pictures) (own below, plain bool) {
	plain = true
	k.leaves(area, func(l *leaf) {
		if l.onCard || l.onMap || l.opacity < leastSign {
			return
		}
		c, ok := l.drawn(pictures)
		if !ok || !c.box.Overlaps(l.within) {
			return
		}
		c.box = common(c.box, l.within)
		own.all = append(own.all, c)
		plain = plain && c.opacity >= 1 && plainColor(c.fill) && c.fill.Screen() == own.all[0].fill.Screen()
	})
	return own, plain
}

// drawn returns the area of a mark, as paint does, but also of thin lines, and not of
// pictures.
func (l *leaf) drawn(pictures *Pictures) (cover, bool) {
	m, ok := l.mark.(*scene.Path)
	if !ok {
		return cover{}, false
	}
	if m.Fill != nil || m.Stroke == nil {
		return l.paint(pictures)
	}
	c := cover{outline: outline{path: m.Path, evenOdd: m.EvenOdd, at: l.at}, fill: m.Stroke.Paint, line: m.Stroke.Width, clips: l.clips, opacity: l.opacity}
	c.box = l.at.Box(m.Path.Bounds().Inset(-c.line / 2))
	return c, c.fill != nil
}

const (
	graphicSide = 16 // points in each direction of an icon
	leastPoints = 8  // on an icon that is judged
	rowsApart   = 4  // of the points that are compared first; see compared
)

// compared returns the points of a grid that an icon paints, and the colors of the icon and of what is below it at
// those points that can be seen, where the color below is known. If so many of them stand out that the
// icon is not faint, whatever the others are, clear is true, and the others are left out: most icons are found to
// stand out by every second or fourth row of points.
func (f *Finder) compared(i int, area geom.Rect, own, b *below, least float64) (seen []geom.Point, points []Faint, clear bool) {
	var rows [graphicSide]struct {
		seen   []geom.Point
		points []Faint
	}
	later := f.laterCovers(i, area)
	most, standsOut := graphicSide*graphicSide, 0 // points that the icon may paint
	for n := range graphicSide {
		y := n%rowsApart*rowsApart + n/rowsApart
		row := &rows[y]
		for x := range graphicSide {
			q := pointOf(area, geom.Length(y*graphicSide+x))
			top := own.topAt(q)
			if top == nil {
				most--
				continue
			}
			row.seen = append(row.seen, q)
			if p, known := f.pointOn(top, q, later, b); known {
				row.points = append(row.points, p)
				standsOut += oneIf(p.Ratio >= least)
			}
		}
		if standsOut >= enough(f.Inks[i].Graphic, most) {
			return nil, nil, true
		}
	}
	for _, r := range rows {
		seen, points = append(seen, r.seen...), append(points, r.points...)
	}
	return seen, points, false
}

// enough returns how many of some points must stand out: a quarter of those on an icon, one of a row of marks.
func enough(kind Graphic, points int) int {
	if kind == Marks {
		return 1
	}
	return max(1, points-points*3/4)
}

// pointOn returns the colors at a point of an icon that an area of it paints, unless the point is hidden
// or the color below it is not known.
func (f *Finder) pointOn(top *cover, q geom.Point, later []cover, b *below) (p Faint, known bool) {
	if anyPaints(later, q) {
		return p, false
	}
	ground, known := b.at(q, len(b.all))
	if !known {
		return p, false
	}
	ink := scene.Mix(ground, colorAt(top.fill, top.outline.at, q), top.opacity)
	return Faint{Text: ink, Ground: ground, Ratio: contrast(ink, ground)}, true
}

func oneIf(b bool) int {
	if b {
		return 1
	}
	return 0
}

// anyPaints reports whether one of some areas is opaque at a point.
func anyPaints(covers []cover, q geom.Point) bool {
	for i := range covers {
		if covers[i].paints(q) {
			return true
		}
	}
	return false
}

// even reports whether most of an icon lies on a single area that is not a drawing.
func (b *below) even(points []geom.Point) bool {
	counts, most := map[*cover]int{}, 0
	for _, p := range points {
		ground := b.topAt(p)
		if ground != nil && ground.drawing {
			continue
		}
		counts[ground]++
		most = max(most, counts[ground])
	}
	return most*5 >= len(points)*4
}

// pointOf returns a point of a grid in an area.
func pointOf(area geom.Rect, n geom.Length) geom.Point {
	x, y := n%graphicSide, n/graphicSide
	return geom.Pt2(area.X+area.W*(2*x+1)/(2*graphicSide), area.Y+area.H*(2*y+1)/(2*graphicSide))
}

// topAt returns the last area that paints a point, nil if none does.
func (b *below) topAt(q geom.Point) *cover {
	for i := len(b.all) - 1; i >= 0; i-- {
		if b.all[i].paints(q) {
			return &b.all[i]
		}
	}
	return nil
}

// laterCovers returns the opaque areas that later inks paint in an area.
func (f *Finder) laterCovers(i int, area geom.Rect) (all []cover) {
	for j := i + 1; j < len(f.Inks); j++ {
		if f.Inks[j].areas.Overlaps(area) {
			all = append(all, f.Inks[j].covers(area, f.Pictures)...)
		}
	}
	return all
}

// standsOutByItself reports whether two colors of an icon, each of a tenth of it, have enough
// contrast: such as a light sign with a dark halo.
func standsOutByItself(points []Faint, least float64) bool {
	counts, colors := map[scene.RGB]int{}, []scene.RGB(nil)
	for _, p := range points {
		if counts[p.Text]++; counts[p.Text] == (len(points)+9)/10 {
			colors = append(colors, p.Text)
		}
	}
	for i, a := range colors {
		for _, b := range colors[:i] {
			if contrast(a, b) >= least {
				return true
			}
		}
	}
	return false
}
