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
	seen := own.grid(area)
	points := f.compared(i, area, seen, b)
	if len(points) < leastPoints {
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
)

// gridPoint is a point of an icon, and the area that paints it.
type gridPoint struct {
	at  geom.Point
	top *cover
}

// grid returns the points of a grid in an area that an icon paints.
func (b *below) grid(area geom.Rect) (all []gridPoint) {
	for n := range geom.Length(graphicSide * graphicSide) {
		q := pointOf(area, n)
		if top := b.topAt(q); top != nil {
			all = append(all, gridPoint{q, top})
		}
	}
	return all
}

// compared returns the colors of an icon and of what is below it at those of its points that can be
// seen, where the color below is known.
func (f *Finder) compared(i int, area geom.Rect, points []gridPoint, b *below) (all []Faint) {
	later := f.laterCovers(i, area)
	for _, p := range points {
		if anyPaints(later, p.at) {
			continue
		}
		ground, known := b.at(p.at, len(b.all))
		if !known {
			continue
		}
		ink := scene.Mix(ground, colorAt(p.top.fill, p.top.outline.at, p.at), p.top.opacity)
		all = append(all, Faint{Text: ink, Ground: ground, Ratio: contrast(ink, ground)})
	}
	return all
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
func (b *below) even(points []gridPoint) bool {
	counts, most := map[*cover]int{}, 0
	for _, p := range points {
		ground := b.topAt(p.at)
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
