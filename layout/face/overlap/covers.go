package overlap

import (
	"punchboard/geom"
	"punchboard/scene"
)

// cover is an area that hides what was painted before it.
type cover struct {
	outline
	box     geom.Rect
	rect    bool // whether it is all of box
	clips   []outline
	fill    scene.Paint // nil: a picture
	picture *mask       // what is opaque in a picture with transparent areas
	image   *scene.Image
	line    geom.Length // the width of a line, 0 for an area; for what lies below texts
	hole    geom.Rect   // inside of a frame; for what lies below texts
	opacity float64     // for what lies below texts
	drawing bool        // for what lies below icons
}

// covers returns the opaque areas of an ink that overlap an area.
func (k *Ink) covers(area geom.Rect, pictures *Pictures) (all []cover) {
	k.leaves(area, func(l *leaf) {
		if l.opacity < leastCover {
			return
		}
		c, ok := l.cover(pictures)
		if ok && c.box.Overlaps(l.within) {
			c.box = common(c.box, l.within)
			all = append(all, c)
		}
	})
	return all
}

// cover returns the area that a mark hides.
func (l *leaf) cover(pictures *Pictures) (c cover, ok bool) {
	switch m := l.mark.(type) {
	case *scene.Path:
		if !opaque(m.Fill) {
			return c, false
		}
		c.outline, c.fill = outline{path: m.Path, evenOdd: m.EvenOdd, at: l.at}, m.Fill
	case *scene.Image:
		c.outline = outline{path: geom.RectPath(m.To), at: l.at}
		c.image, c.picture = m, pictures.mask(m.Picture)
	default:
		return c, false
	}
	c.clips = l.clips
	c.box, c.rect = c.upright()
	if !c.rect {
		c.box = l.at.Box(c.path.Bounds())
	}
	c.rect = c.rect && len(c.clips) == 0 && c.picture == nil
	return c, true
}

// A letter is hidden in part by an area that covers more than partHidden of these
// points: more than a thin line does.
const (
	samples    = 5 // in each direction
	partHidden = 5
)

// hides reports whether an area hides part of a letter, and whether it hides all of it.
func (c *cover) hides(a *letter) (part, all bool) {
	in := common(c.box, a.box)
	if in.W <= min(Tolerance, a.box.W/2) || in.H <= min(Tolerance, a.box.H/2) {
		return false, false
	}
	if c.rect {
		return true, in.W >= a.box.W-Tolerance/2 && in.H >= a.box.H-Tolerance/2
	}
	n := 0
	for i := range geom.Length(samples * samples) {
		q := geom.Pt2(a.box.X+a.box.W*(2*(i%samples)+1)/(2*samples), a.box.Y+a.box.H*(2*(i/samples)+1)/(2*samples))
		if c.paints(q) {
			n++
		}
	}
	return n > partHidden, n == samples*samples
}

// paints reports whether the area is opaque at a point of the piece.
func (c *cover) paints(q geom.Point) bool {
	switch {
	case !c.box.Contains(geom.Rect{X: q.X, Y: q.Y}):
		return false
	case c.rect:
		return true
	case c.line > 0 && !c.near(q), c.line == 0 && !c.contains(q):
		return false
	}
	for i := range c.clips {
		if !c.clips[i].contains(q) {
			return false
		}
	}
	return c.picture == nil || c.picture.opaqueAt(c.image, c.at, q)
}
