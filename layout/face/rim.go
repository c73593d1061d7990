package face

import (
	"math"
	"slices"

	"punchboard/carddata"
	"punchboard/diag"
	"punchboard/geom"
	"punchboard/scene"
)

// The free rim of counters. Dies and knives drift by as much: nothing but the
// ground may come nearer to the cut than leastRim, and nothing should come
// nearer than goodRim.
const (
	leastRim = geom.MM
	goodRim  = geom.INCH / 16
)

// show draws what an instance shows, and looks where its ink lies.
func (p *Painter) show(in *instance, box geom.Rect) {
	from := len(p.Marks)
	in.Content.Draw(p, box)
	if in.src.Kind.Container || len(p.Marks) == from {
		return
	}
	if p.checkInside(in, box) {
		return
	}
	if p.Scope.Deck.Kind() == carddata.CounterKind && !in.mayBeCut(p) {
		p.rim(in, p.Marks[from:])
	}
}

// mayBeCut reports whether the part says that a cut does it no harm.
func (in *instance) mayBeCut(p *Painter) bool {
	text, ok := in.Content.(*textContent)
	return ok && text.unsafe.In(p)
}

// checkInside finds a part of which nothing will be seen. Texts are found out by the
// safe zone.
func (p *Painter) checkInside(in *instance, box geom.Rect) bool {
	ink, z := p.At.Box(box), p.Zones.bleed
	if ink.Right() >= z.X && ink.X <= z.Right() && ink.Bottom() >= z.Y && ink.Y <= z.Bottom() {
		return false
	}
	if _, isText := in.Content.(*textContent); !isText || in.mayBeCut(p) {
		s := PartRefOf(in.src)
		p.Found.Warnf(s.Pos, CodeOutsideFace, "%s stands outside the face: nothing of it is printed", s.Label).
			Hintf("bring it inside by `left`, `right`, `top` and `bottom`, or take it out")
	}
	return true
}

// rim notes the marks of a part that come too near to the cut.
func (p *Painter) rim(in *instance, marks []scene.Mark) {
	for _, m := range marks {
		if p.wellInside(m, p.At) {
			continue
		}
		r := InkReach{middle: p.Zones.trim.Center()}
		r.Mark(m, p.At)
		if p.window != nil {
			all := r
			r = InkReach{middle: r.middle}
			r.within(&all, *p.window)
		}
		if len(r.dots) == 0 {
			continue
		}
		judge := p.rectRim
		if p.Scope.Deck.Shape == carddata.Round {
			judge = p.roundRim
		}
		if code, dist := judge(in.src.Kind.Name, &r); code != "" {
			s := PartRefOf(in.src)
			p.rims = append(p.rims, RimNote{code: code, part: &s, card: p.CardName(), paint: paintOf(m), dist: dist})
		}
	}
}

// wellInside tells without following outlines that a mark keeps clear of the
// rim, as most do.
func (p *Painter) wellInside(m scene.Mark, at geom.Matrix) bool {
	switch m := m.(type) {
	case *scene.Path:
		return p.clearOfRim(at.Box(m.Path.Bounds()).Inset(-pathMargin(m, at)))
	case *scene.Glyphs:
		return p.clearOfRim(at.Box(boxOfGlyphs(m)))
	case *scene.Use:
		return p.clearOfRim(m.At.Then(at).Box(m.Symbol.Box))
	case *scene.Group:
		inner := m.Matrix().Then(at)
		return !slices.ContainsFunc(m.Marks, func(in scene.Mark) bool { return !p.wellInside(in, inner) })
	}
	return false
}

// clearOfRim reports whether a box on the piece keeps off the rim.
func (p *Painter) clearOfRim(box geom.Rect) bool {
	t := p.Zones.trim
	if p.Scope.Deck.Shape != carddata.Round {
		return t.Inset(goodRim).Contains(box)
	}
	mid := t.Center()
	x, y := max(mid.X-box.X, box.Right()-mid.X), max(mid.Y-box.Y, box.Bottom()-mid.Y)
	return math.Hypot(float64(x), float64(y)) <= float64(min(t.W, t.H)/2-goodRim)
}

// boxOfGlyphs returns the box around the outlines of letters.
func boxOfGlyphs(g *scene.Glyphs) geom.Rect {
	scale := float64(g.Size) / float64(g.Font.UnitsPerEm())
	box, x := geom.Rect{X: g.At.X, Y: g.At.Y}, g.At.X
	for _, glyph := range g.Glyphs {
		if outline := g.Font.Outline(glyph.ID); !outline.Empty() {
			b := outline.Bounds()
			box = spanning(box, geom.Rect{X: x + b.X.Scale(scale), Y: g.At.Y + b.Y.Scale(scale), W: b.W.Scale(scale), H: b.H.Scale(scale)})
		}
		x += glyph.Advance
	}
	return box
}

// isGround reports whether parts of a kind may be the ground of a counter, which
// runs over the cut.
func isGround(kind string) bool { return kind == "shape" || kind == "image" }

// rimEdge is what ink has to do with one edge of a rectangular counter.
type rimEdge struct {
	inside geom.Length // from the cut to the ink; under 0 when it crosses the cut
	depth  geom.Length // from the cut to the far side of the ink
	along  bool        // whether it follows the edge for half of its length
}

// rectRim judges ink on a rectangular counter: by its worst edge.
func (p *Painter) rectRim(kind string, r *InkReach) (worst diag.Code, dist geom.Length) {
	for _, e := range rimEdges(p.Zones.trim, r) {
		if code, d := p.edgeRim(kind, e); worse(code, worst) || code == worst && d < dist {
			worst, dist = code, d
		}
	}
	return worst, dist
}

// rimEdges looks at ink from the four edges.
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

// edgeRim judges ink by one edge.
func (p *Painter) edgeRim(kind string, e rimEdge) (diag.Code, geom.Length) {
	switch {
	case isGround(kind) && e.inside <= Tolerance:
		if e.along && e.depth < leastRim {
			return CodeCutLine, e.depth
		}
	case kind != "text" && e.inside <= Tolerance-p.Scope.Deck.Bleed:
	case kind == "shape" && e.along && e.inside < leastRim-Tolerance:
		return CodeCutLine, e.inside
	default:
		return rimCode(e.inside), e.inside
	}
	return "", 0
}

// rimCode returns the finding for ink so far inside the cut.
func rimCode(inside geom.Length) diag.Code {
	switch {
	case inside < leastRim-Tolerance:
		return CodeRim
	case inside < goodRim-Tolerance:
		return CodeNearRim
	}
	return ""
}

// roundRim judges ink on a round counter: by its distance from the circle.
func (p *Painter) roundRim(kind string, r *InkReach) (diag.Code, geom.Length) {
	radius := min(p.Zones.trim.W, p.Zones.trim.H) / 2
	inside, depth := radius-geom.Length(r.far), radius-geom.Length(r.near)
	follows := depth < leastRim // all of the outline does
	switch {
	case kind == "shape" && follows && inside < leastRim-Tolerance && inside > -p.Scope.Deck.Bleed:
		return CodeCutLine, max(0, inside)
	case isGround(kind) && inside <= Tolerance, kind != "text" && inside <= Tolerance-p.Scope.Deck.Bleed:
		return "", 0
	}
	return rimCode(inside), inside
}
