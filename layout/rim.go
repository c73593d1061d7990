package layout

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
func (p *painter) show(in *instance, box geom.Rect) {
	from := len(p.marks)
	in.content.draw(p, box)
	if in.src.Kind.Container || len(p.marks) == from {
		return
	}
	if p.astray(in, box) {
		return
	}
	if p.scope.Deck.Component == carddata.Counters && !in.mayBeCut(p) {
		p.rim(in, p.marks[from:])
	}
}

// mayBeCut tells whether the part says that a cut does it no harm.
func (in *instance) mayBeCut(p *painter) bool {
	text, ok := in.content.(*textContent)
	return ok && text.unsafe.in(p)
}

// astray finds a part of which nothing will be seen. Texts are found out by the
// safe zone.
func (p *painter) astray(in *instance, box geom.Rect) bool {
	ink, z := p.at.Box(box), p.piece.bleed
	if ink.Right() >= z.X && ink.X <= z.Right() && ink.Bottom() >= z.Y && ink.Y <= z.Bottom() {
		return false
	}
	if _, isText := in.content.(*textContent); !isText || in.mayBeCut(p) {
		s := siteOf(in.src)
		p.found.Warnf(s.pos, CodeAstray, "%s stands outside the face: nothing of it is printed", s.label).
			Hintf("bring it inside by `left`, `right`, `top` and `bottom`, or take it out")
	}
	return true
}

// rim notes the marks of a part that come too near to the cut.
func (p *painter) rim(in *instance, marks []scene.Mark) {
	for _, m := range marks {
		if p.wellInside(m, p.at) {
			continue
		}
		r := inkReach{middle: p.piece.trim.Center()}
		r.mark(m, p.at)
		if p.window != nil {
			all := r
			r = inkReach{middle: r.middle}
			r.within(&all, *p.window)
		}
		if len(r.dots) == 0 {
			continue
		}
		judge := p.rectRim
		if p.scope.Deck.Shape == carddata.Round {
			judge = p.roundRim
		}
		if code, dist := judge(in.src.Kind.Name, &r); code != "" {
			s := siteOf(in.src)
			p.rims = append(p.rims, rimNote{code: code, site: &s, card: p.cardName(), paint: paintOf(m), dist: dist})
		}
	}
}

// wellInside tells without following outlines that a mark keeps clear of the
// rim, as most do.
func (p *painter) wellInside(m scene.Mark, at geom.Matrix) bool {
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

// clearOfRim tells whether a box on the piece keeps off the rim.
func (p *painter) clearOfRim(box geom.Rect) bool {
	t := p.piece.trim
	if p.scope.Deck.Shape != carddata.Round {
		return t.Inset(goodRim).Contains(box)
	}
	mid := t.Center()
	x, y := max(mid.X-box.X, box.Right()-mid.X), max(mid.Y-box.Y, box.Bottom()-mid.Y)
	return math.Hypot(float64(x), float64(y)) <= float64(min(t.W, t.H)/2-goodRim)
}

// boxOfGlyphs gives the box around the outlines of letters.
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

// isGround tells whether parts of a kind may be the ground of a counter, which
// runs over the cut.
func isGround(kind string) bool { return kind == "shape" || kind == "image" }

// rimEdge is what ink has to do with one edge of a rectangular counter.
type rimEdge struct {
	inside geom.Length // from the cut to the ink; under 0 when it crosses the cut
	depth  geom.Length // from the cut to the far side of the ink
	along  bool        // whether it follows the edge for half of its length
}

// rectRim judges ink on a rectangular counter: by its worst edge.
func (p *painter) rectRim(kind string, r *inkReach) (worst diag.Code, dist geom.Length) {
	for _, e := range rimEdges(p.piece.trim, r) {
		if code, d := p.edgeRim(kind, e); worse(code, worst) || code == worst && d < dist {
			worst, dist = code, d
		}
	}
	return worst, dist
}

// rimEdges looks at ink from the four edges.
func rimEdges(t geom.Rect, r *inkReach) [4]rimEdge {
	b := r.box
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
func (p *painter) edgeRim(kind string, e rimEdge) (diag.Code, geom.Length) {
	switch {
	case isGround(kind) && e.inside <= tolerance:
		if e.along && e.depth < leastRim {
			return CodeCutLine, e.depth
		}
	case kind != "text" && e.inside <= tolerance-p.scope.Deck.Bleed:
	case kind == "shape" && e.along && e.inside < leastRim-tolerance:
		return CodeCutLine, e.inside
	default:
		return rimCode(e.inside), e.inside
	}
	return "", 0
}

// rimCode gives the finding for ink so far inside the cut.
func rimCode(inside geom.Length) diag.Code {
	switch {
	case inside < leastRim-tolerance:
		return CodeRim
	case inside < goodRim-tolerance:
		return CodeNearRim
	}
	return ""
}

// roundRim judges ink on a round counter: by its distance from the circle.
func (p *painter) roundRim(kind string, r *inkReach) (diag.Code, geom.Length) {
	radius := min(p.piece.trim.W, p.piece.trim.H) / 2
	inside, depth := radius-geom.Length(r.far), radius-geom.Length(r.near)
	follows := depth < leastRim // all of the outline does
	switch {
	case kind == "shape" && follows && inside < leastRim-tolerance && inside > -p.scope.Deck.Bleed:
		return CodeCutLine, max(0, inside)
	case isGround(kind) && inside <= tolerance, kind != "text" && inside <= tolerance-p.scope.Deck.Bleed:
		return "", 0
	}
	return rimCode(inside), inside
}
