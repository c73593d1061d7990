package overlap

import (
	"math"

	"punchboard/geom"
	"punchboard/scene"
)

// Tolerance is how far letters may reach into each other, or areas into letters:
// touching letters can still be read.
const Tolerance = geom.MM / 5

// letter is the box of a letter's outline on the piece.
type letter struct {
	box     geom.Rect
	corners [4]geom.Vec // of the box, which may be turned
	run     *scene.Glyphs
	origin  geom.Point // of the run, on the piece
	onMap   bool
}

// letters returns the letters of an ink that overlap an area.
func (k *Ink) letters(area geom.Rect) (all []letter) {
	k.leaves(area, func(l *leaf) {
		g, ok := l.mark.(*scene.Glyphs)
		if ok && !l.onCard && l.opacity >= leastText && l.at.Box(lineOf(g)).Overlaps(l.within) {
			all = l.letters(g, all)
		}
	})
	return all
}

// letters appends the letters of a run that overlap the visible area.
func (l *leaf) letters(g *scene.Glyphs, all []letter) []letter {
	scale := float64(g.Size) / float64(g.Font.UnitsPerEm())
	x, origin := g.At.X, l.at.Apply(g.At)
	for _, glyph := range g.Glyphs {
		if outline := g.Font.Outline(glyph.ID); !outline.Empty() {
			b := outline.Bounds()
			b = geom.Rect{X: x + b.X.Scale(scale), Y: g.At.Y + b.Y.Scale(scale), W: b.W.Scale(scale), H: b.H.Scale(scale)}
			if box := l.at.Box(b); box.Overlaps(l.within) {
				all = append(all, letter{box, cornersOf(b, l.at), g, origin, l.onMap})
			}
		}
		x += glyph.Advance
	}
	return all
}

func cornersOf(b geom.Rect, at geom.Matrix) (c [4]geom.Vec) {
	for i, q := range [4]geom.Point{b.Min(), {X: b.Right(), Y: b.Y}, {X: b.Right(), Y: b.Bottom()}, {X: b.X, Y: b.Bottom()}} {
		c[i] = at.Apply(q).Vec()
	}
	return c
}

// over reports whether two letters overlap by more than the tolerance: along the sides
// of both boxes, because turned letters may be apart although their upright boxes are
// not.
func (a *letter) over(b *letter) bool {
	if !a.box.Overlaps(b.box) {
		return false
	}
	for _, c := range [...]*letter{a, b} {
		for i := range 2 {
			if !deep(a, b, c.corners[i], c.corners[i+1]) {
				return false
			}
		}
	}
	return true
}

// deep reports whether two letters overlap by more than the tolerance along a direction,
// or by half of the smaller one.
func deep(a, b *letter, from, to geom.Vec) bool {
	long := math.Hypot(to.X-from.X, to.Y-from.Y)
	if long == 0 {
		return false
	}
	x, y := (to.X-from.X)/long, (to.Y-from.Y)/long
	lowA, highA := a.span(x, y)
	lowB, highB := b.span(x, y)
	return min(highA, highB)-max(lowA, lowB) > min(float64(Tolerance), (highA-lowA)/2, (highB-lowB)/2)
}

// span returns the extent of a letter along a direction.
func (a *letter) span(x, y float64) (low, high float64) {
	low, high = math.Inf(1), math.Inf(-1)
	for _, c := range a.corners {
		at := c.X*x + c.Y*y
		low, high = min(low, at), max(high, at)
	}
	return low, high
}

// shadow reports whether two letters are of the same words, slightly moved.
func (a *letter) shadow(b *letter) bool {
	d := a.origin.Sub(b.origin)
	near := a.run.Size / 2
	return a.run.Size == b.run.Size && max(d.X, -d.X) < near && max(d.Y, -d.Y) < near && a.run.Text() == b.run.Text()
}
