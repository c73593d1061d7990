package overlap

import (
	"strings"

	"punchboard/geom"
	"punchboard/scene"
)

// The prefixes of the names of symbols whose letters are not those of a text part.
const (
	mapPrefix  = "map/"
	cardPrefix = "card/"
)

func isMap(s *scene.Symbol) bool { return strings.HasPrefix(s.ID, mapPrefix) }

// leaf is a mark that is neither a group nor a symbol, in the state that applies to it.
type leaf struct {
	mark    scene.Mark
	at      geom.Matrix // to the piece
	within  geom.Rect   // what clips leave visible, at most
	opacity float64
	clips   []outline // that are not upright rectangles
	onMap   bool
	onCard  bool // in the picture of a card
}

// outline is a filled outline on the piece.
type outline struct {
	path    geom.Path
	evenOdd bool
	at      geom.Matrix
	inside
}

// inside is what comparing points with an outline has found out.
type inside struct {
	inverse  geom.Affine // of the outline's matrix
	inverted bool        // whether it is known
	flat     bool        // whether there is none: then there is nothing inside
	last     geom.Length // the height of the last point that was compared alone
	asked    bool        // whether there was one
	row      geom.Row
	seen     bool // whether there is a row
}

// upright returns the rectangle of an outline whose sides are parallel to those of the
// piece; ok is false for all other outlines.
func (o *outline) upright() (box geom.Rect, ok bool) {
	r, ok := o.path.Upright()
	m := o.at
	if !ok || (m.A != 0 || m.D != 0) && (m.B != 0 || m.C != 0) {
		return box, false
	}
	return m.Box(r), true
}

// contains reports whether a point of the piece is in the outline. Points are mostly asked for
// one row after the other.
func (o *outline) contains(q geom.Point) bool {
	if !o.inverted {
		o.inverse, o.flat = o.at.Affine().Inverse()
		o.flat, o.inverted = !o.flat, true
	}
	if o.flat {
		return false
	}
	n := o.winds(o.inverse.Apply(q.Vec()).Point())
	return n != 0 && (!o.evenOdd || n%2 != 0)
}

// winds returns how often the outline winds around a point of its path. The second point of a
// row takes the time of one, those after it almost none.
func (o *outline) winds(at geom.Point) int {
	switch {
	case o.seen && o.row.Y == at.Y:
		return o.row.Winds(at.X)
	case o.asked && o.last == at.Y:
		o.row, o.seen = o.path.Row(at.Y, o.row), true
		return o.row.Winds(at.X)
	}
	o.last, o.asked = at.Y, true
	return o.path.Winds(at)
}

// leaves calls visit for the leaves of an ink that may be inside an area. Visit must not
// keep the leaf.
func (k *Ink) leaves(area geom.Rect, visit func(*leaf)) {
	if k.Window != nil {
		area = common(area, *k.Window)
	}
	l := leaf{at: k.At, within: area, opacity: k.Opacity}
	l.each(k.Marks, visit)
}

func (l leaf) each(marks []scene.Mark, visit func(*leaf)) {
	if l.within.W <= 0 {
		return
	}
	one := l // for all marks: visit does not keep it
	for _, m := range marks {
		switch m := m.(type) {
		case *scene.Group:
			l.group(m).each(m.Marks, visit)
		case *scene.Use:
			l.use(m, visit)
		default:
			one.mark = m
			visit(&one)
		}
	}
}

// group returns the state inside a group.
func (l leaf) group(g *scene.Group) leaf {
	l.at = g.Matrix().Then(l.at)
	if g.Opacity > 0 {
		l.opacity *= g.Opacity
	}
	if g.Clip == nil {
		return l
	}
	clip := outline{path: *g.Clip, at: l.at}
	l.within = common(l.within, l.at.Box(g.Clip.Bounds()))
	if _, ok := clip.upright(); !ok {
		l.clips = append(l.clips[:len(l.clips):len(l.clips)], clip)
	}
	return l
}

func (l leaf) use(u *scene.Use, visit func(*leaf)) {
	l.at = u.At.Then(l.at)
	if !l.at.Box(u.Symbol.Box).Overlaps(l.within) {
		return
	}
	l.onMap = l.onMap || isMap(u.Symbol)
	l.onCard = l.onCard || strings.HasPrefix(u.Symbol.ID, cardPrefix)
	l.each(u.Symbol.Marks, visit)
}
