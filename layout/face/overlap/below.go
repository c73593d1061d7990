package overlap

import (
	"math"
	"slices"

	"punchboard/geom"
	"punchboard/scene"
)

// below is what lies below a text, in paint order. What an area hides that contains the
// whole text is left out.
type below struct {
	all  []cover
	full bool // whether one opaque area contains the whole text
}

// belowInk returns what the inks before an ink painted in an area, until the next call.
func (f *Finder) belowInk(i int, area geom.Rect) (b below) {
	s := f.Scratch
	s.found, s.ends, s.joined = s.found[:0], s.ends[:0], s.joined[:0]
	for i--; i >= 0 && !b.full; i-- {
		k := &f.Inks[i]
		if !k.paints.Overlaps(area) {
			continue
		}
		one := below{all: s.found[len(s.found):]}
		if k.outlines() {
			f.addOutlines(k, &one, area)
		} else {
			k.leaves(area, func(l *leaf) { one.add(l, area, f.Pictures) })
		}
		for n := range one.all {
			one.all[n].drawing = k.Graphic == Drawing
		}
		s.ends = append(s.ends, len(s.found)+len(one.all))
		s.found, b.full = append(s.found, one.all...), one.full
	}
	b.all = s.bottomUp()
	return b
}

// outlines reports whether an ink is a few outlines. What these paint is computed once for all texts.
func (k *Ink) outlines() bool {
	return len(k.Marks) <= mostOutlines && !slices.ContainsFunc(k.Marks, func(m scene.Mark) bool { _, path := m.(*scene.Path); return !path })
}

const (
	mostOutlines = 4       // of more, as in a drawing, most are not below the next text
	roundedOff   = geom.MM // more than the box of an ink lacks of what it paints
)

// addOutlines adds what a few outlines paint in an area.
func (f *Finder) addOutlines(k *Ink, to *below, area geom.Rect) {
	s := f.Scratch
	if !k.known {
		first := len(s.outlines)
		k.leaves(k.paints.Inset(-roundedOff), func(l *leaf) {
			if c, ok := l.paint(f.Pictures); ok && c.box.Overlaps(l.within) {
				if c.box = common(c.box, l.within); c.box.W > 0 { // it has an area
					s.outlines = append(s.outlines, c)
				}
			}
		})
		k.first, k.end, k.known = first, len(s.outlines), true
	}
	for _, c := range s.outlines[k.first:k.end] {
		to.cover(c, area)
	}
}

// forget starts over with what outlines paint: the memory may have been used for another face.
func (f *Finder) forget() {
	clear(f.Scratch.outlines)
	f.Scratch.outlines = f.Scratch.outlines[:0]
	for i := range f.Inks {
		f.Inks[i].known = false
	}
}

// Scratch is memory that finders use one after the other: most of what lies below a text is
// the same for its neighbors.
type Scratch struct {
	found    []cover // of the inks below a text, the last one first
	ends     []int   // of each of these inks, in found
	joined   []cover // in paint order
	on       []cover // below one run of the text
	outlines []cover // of inks that are only these; see Ink.outlines
}

// bottomUp returns what was found of the inks in the order in which they were painted. It is
// overwritten by the next call.
func (s *Scratch) bottomUp() []cover {
	end := len(s.found)
	for n := len(s.ends) - 1; n >= 0; n-- {
		from := 0
		if n > 0 {
			from = s.ends[n-1]
		}
		s.joined = append(s.joined, s.found[from:end]...)
		end = from
	}
	return s.joined
}

// add adds what a mark paints in an area.
func (b *below) add(l *leaf, area geom.Rect, pictures *Pictures) {
	if !l.reaches(area) {
		return
	}
	if c, ok := l.paint(pictures); ok && c.box.Overlaps(l.within) {
		c.box = common(c.box, l.within)
		b.cover(c, area)
	}
}

// cover adds a painted area, as far as it is in another one.
func (b *below) cover(c cover, area geom.Rect) {
	if !c.box.Overlaps(area) || c.hole.Contains(area) {
		return
	}
	c.box = common(c.box, area)
	if c.rect && c.opacity >= 1 && c.box.Contains(area) {
		b.all, b.full = b.all[:0], true
	}
	b.all = append(b.all, c)
}

// reaches reports whether a mark may paint in an area.
func (l *leaf) reaches(area geom.Rect) bool {
	switch m := l.mark.(type) {
	case *scene.Path:
		box := m.Path.Bounds()
		if m.Stroke != nil {
			box = box.Inset(-m.Stroke.Width)
		}
		return l.at.Box(box).Overlaps(area)
	case *scene.Image:
		return l.at.Box(m.To).Overlaps(area)
	}
	return false
}

// paint returns the area of a mark: a picture, a fill, or a line as wide as a ground. A
// map is like a picture, because it takes care of its own names.
func (l *leaf) paint(pictures *Pictures) (c cover, ok bool) {
	switch m := l.mark.(type) {
	case *scene.Path:
		if m.Fill == nil && (m.Stroke == nil || m.Stroke.Width < leastLine) {
			return c, false
		}
		c.outline, c.fill = outline{path: m.Path, evenOdd: m.EvenOdd, at: l.at}, m.Fill
		if c.fill == nil {
			c.line, c.fill = m.Stroke.Width, m.Stroke.Paint
		}
	case *scene.Image:
		c.outline = outline{path: geom.RectPath(m.To), at: l.at}
		c.image, c.picture = m, pictures.mask(m.Picture)
	default:
		return c, false
	}
	if l.onMap {
		c.fill = nil
	}
	c.clips, c.opacity, c.hole = l.clips, l.opacity, c.frameHole()
	c.box, c.rect = c.upright()
	if !c.rect || c.line > 0 {
		c.box = l.at.Box(c.path.Bounds().Inset(-c.line / 2))
	}
	c.rect = c.rect && c.line == 0 && len(c.clips) == 0 && c.picture == nil
	return c, true
}

// frameHole returns what is inside a frame with sharp corners, nothing for other outlines.
func (o *outline) frameHole() geom.Rect {
	p := o.path
	if !o.evenOdd || len(p.Pts) != 8 || len(p.Ops) != 10 {
		return geom.Rect{}
	}
	_, outer := geom.Path{Ops: p.Ops[:5], Pts: p.Pts[:4]}.Upright()
	inner := outline{path: geom.Path{Ops: p.Ops[5:], Pts: p.Pts[4:]}, at: o.at}
	hole, ok := inner.upright()
	if !outer || !ok {
		return geom.Rect{}
	}
	return hole
}

// leastLine is the width of the thinnest line on which a letter can stand.
const leastLine = 3 * geom.MM / 2

// near reports whether a point of the piece is on a line.
func (c *cover) near(q geom.Point) bool {
	inverse, ok := c.at.Affine().Inverse()
	if !ok {
		return false
	}
	at, reach := inverse.Apply(q.Vec()), float64(c.line)/2
	for _, line := range c.path.Contours(8) {
		for i := 1; i < len(line); i++ {
			if (geom.Segment{A: line[i-1].Vec(), B: line[i].Vec()}).Dist(at) <= reach {
				return true
			}
		}
	}
	return false
}

// at returns the color at a point of the piece, of the first n areas and the paper; known
// is false if it is that of a picture.
func (b *below) at(q geom.Point, n int) (color scene.RGB, known bool) {
	for n--; n >= 0; n-- {
		c := &b.all[n]
		if !c.paints(q) {
			continue
		}
		if c.fill == nil {
			return color, false
		}
		color = colorAt(c.fill, c.outline.at, q)
		if c.opacity >= 1 {
			return color, true
		}
		ground, known := b.at(q, n)
		return scene.Mix(ground, color, c.opacity), known
	}
	return scene.White.Screen(), true
}

// colorAt returns the color of a paint at a point of the piece. That of a hatch is the
// average of its lines and what is between them.
func colorAt(p scene.Paint, at geom.Matrix, q geom.Point) scene.RGB {
	inverse, ok := at.Affine().Inverse()
	if !ok {
		return p.Screen()
	}
	switch p := p.(type) {
	case *scene.Linear:
		way, from := p.To.Sub(p.From).Vec(), inverse.Apply(q.Vec()).Sub(p.From.Vec())
		return colorOf(p.Stops, (from.X*way.X+from.Y*way.Y)/max(1, way.X*way.X+way.Y*way.Y))
	case *scene.Radial:
		from := inverse.Apply(q.Vec()).Sub(p.Center.Vec())
		return colorOf(p.Stops, math.Hypot(from.X, from.Y)/max(1, float64(p.Radius)))
	}
	return p.Screen()
}

// colorOf returns the color of a gradient at a share of its way.
func colorOf(stops []scene.Stop, share float64) scene.RGB {
	for i := range stops {
		if stops[i].At < share {
			continue
		}
		if i == 0 {
			return stops[0].Color.Screen()
		}
		a, b := &stops[i-1], &stops[i]
		return scene.Mix(a.Color.Screen(), b.Color.Screen(), (share-a.At)/max(1e-9, b.At-a.At))
	}
	if len(stops) == 0 {
		return scene.RGB{}
	}
	return stops[len(stops)-1].Color.Screen()
}
