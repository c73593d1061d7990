package face

import (
	"math"
	"slices"

	"punchboard/diag"
	"punchboard/geom"
	"punchboard/scene"
)

// counterCut is the cut of a counter, in the coordinates of the piece.
type counterCut struct {
	trim  geom.Rect
	bleed geom.Length // of the fronts
	round bool
}

// findingFor returns the code of the finding for the ink of a part, or "" for none.
func (c *counterCut) findingFor(kind string, r *InkReach) (diag.Code, geom.Length) {
	if c.round {
		return c.roundFinding(kind, r)
	}
	return c.rectFinding(kind, r)
}

// clearOfMark reports whether a mark is clear of the rim, as most marks are. It only
// looks at boxes, not at outlines.
func (c *counterCut) clearOfMark(m scene.Mark, at geom.Matrix) bool {
	switch m := m.(type) {
	case *scene.Path:
		return c.clearOfBox(at.Box(m.Path.Bounds()).Inset(-pathMargin(m, at)))
	case *scene.Glyphs:
		return c.clearOfBox(at.Box(boxOfGlyphs(m)))
	case *scene.Use:
		return c.clearOfBox(m.At.Then(at).Box(m.Symbol.Box))
	case *scene.Group:
		inner := m.Matrix().Then(at)
		return !slices.ContainsFunc(m.Marks, func(in scene.Mark) bool { return !c.clearOfMark(in, inner) })
	}
	return false
}

// clearOfBox reports whether a box on the piece is clear of the rim.
func (c *counterCut) clearOfBox(box geom.Rect) bool {
	t := c.trim
	if !c.round {
		return t.Inset(goodRim).Contains(box)
	}
	mid := t.Center()
	x, y := max(mid.X-box.X, box.Right()-mid.X), max(mid.Y-box.Y, box.Bottom()-mid.Y)
	return math.Hypot(float64(x), float64(y)) <= float64(min(t.W, t.H)/2-goodRim)
}

// rectFinding returns the finding for ink on a rectangular counter, for its worst edge.
func (c *counterCut) rectFinding(kind string, r *InkReach) (worst diag.Code, dist geom.Length) {
	for _, e := range rimEdges(c.trim, r) {
		if code, d := c.edgeFinding(kind, e); worse(code, worst) || code == worst && d < dist {
			worst, dist = code, d
		}
	}
	return worst, dist
}

// rimEdge is the relation of ink to one edge of a rectangular counter.
type rimEdge struct {
	inside geom.Length // from the cut to the ink; negative if it crosses the cut
	depth  geom.Length // from the cut to the far side of the ink
	along  bool        // whether it follows the edge for at least half of its length
}

// rimEdges returns the relation of ink to the four edges.
func rimEdges(t geom.Rect, r *InkReach) [4]rimEdge {
	b := r.Box
	beside := func(zone func(dot geom.Rect) bool) (across, down bool) {
		s := r.touching(zone)
		return 2*s.W >= t.W, 2*s.H >= t.H
	}
	_, left := beside(func(d geom.Rect) bool { return d.X < t.X+leastRim })
	_, right := beside(func(d geom.Rect) bool { return d.Right() > t.Right()-leastRim })
	top, _ := beside(func(d geom.Rect) bool { return d.Y < t.Y+leastRim })
	bottom, _ := beside(func(d geom.Rect) bool { return d.Bottom() > t.Bottom()-leastRim })
	return [4]rimEdge{
		{b.X - t.X, b.Right() - t.X, left},
		{t.Right() - b.Right(), t.Right() - b.X, right},
		{b.Y - t.Y, b.Bottom() - t.Y, top},
		{t.Bottom() - b.Bottom(), t.Bottom() - b.Y, bottom},
	}
}

// edgeFinding returns the finding for ink at one edge.
func (c *counterCut) edgeFinding(kind string, e rimEdge) (diag.Code, geom.Length) {
	switch {
	case isGround(kind) && e.inside <= Tolerance:
		if e.along && e.depth < leastRim {
			return CodeCutLine, e.depth
		}
	case kind != "text" && e.inside <= Tolerance-c.bleed:
	case kind == "shape" && e.along && e.inside < leastRim-Tolerance:
		return CodeCutLine, e.inside
	default:
		return findingAt(e.inside), e.inside
	}
	return "", 0
}

// roundFinding returns the finding for ink on a round counter, by its distance from the
// circle.
func (c *counterCut) roundFinding(kind string, r *InkReach) (diag.Code, geom.Length) {
	radius := min(c.trim.W, c.trim.H) / 2
	inside, depth := radius-geom.Length(r.far), radius-geom.Length(r.near)
	follows := depth < leastRim // the whole outline is within the rim
	switch {
	case kind == "shape" && follows && inside < leastRim-Tolerance && inside > -c.bleed:
		return CodeCutLine, max(0, inside)
	case isGround(kind) && inside <= Tolerance, kind != "text" && inside <= Tolerance-c.bleed:
		return "", 0
	}
	return findingAt(inside), inside
}

// findingAt returns the finding for ink at a distance inside the cut.
func findingAt(inside geom.Length) diag.Code {
	switch {
	case inside < leastRim-Tolerance:
		return CodeRim
	case inside < goodRim-Tolerance:
		return CodeNearRim
	}
	return ""
}

// isGround reports whether parts of a kind may be the ground of a counter, which
// extends beyond the cut.
func isGround(kind string) bool { return kind == "shape" || kind == "image" || kind == "scene" }
