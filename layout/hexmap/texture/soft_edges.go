package texture

import (
	"punchboard/geom"
	"punchboard/geom/hex"
	"punchboard/layout/hexmap/canvas"
)

// Terrain with soft edges ends in an irregular line. These are its mean distances from
// the hexside, outward, and how far it strays from the mean, in hundredths of a hex:
// enough to hide the grid, but the middle of each hex always has the hex's own terrain.
const (
	intoGround = -3.5 // onto open ground
	intoOther  = -3.5 // toward other terrain, which does the same
	overRim    = 16.0 // where the map ends, out of sight
	astray     = 17.0
	strayEvery = 34.0 // the distance between two of its bays
)

// Where two hexes of the land adjoin, their common side ends in two notches between them.
// The land fills these so far, and this far from the corner, or it would have a waist
// there.
const (
	intoNotch  = 15.0
	notchReach = 34.0
)

// soft reports whether the land ends in an irregular line.
func (g *Land) soft() bool {
	return g.Ground >= 0 && g.Kind != nil && &g.Map.Kinds.Terrains[g.Ground] != g.Kind
}

// shiftAt returns how far beyond the side between two hexes the land ends at a point.
func (g *Land) shiftAt(in, out hex.Hex, v geom.Vec) float64 {
	k := g.KindAt(out)
	switch {
	case g.Unseen(out):
		return overRim
	case k == g.Ground || k < 0 || g.Repeats() || g.things[k]: // equal hexes are drawn once, whatever is beside them
		stray := g.strayOf(v)
		into, _ := g.notch()
		return stray + (into-stray)*g.notched(in, out, v)
	}
	return intoOther + 0.5*astray*g.noise(v, strayEvery, canvas.ForEdges)
}

// inside reports whether a point beside or in a hex of the land is within its outline.
func (g *Land) inside(h hex.Hex, v geom.Vec) bool {
	if g.Has(g.Pick(v)) {
		h = g.Pick(v)
	}
	for d := range hex.Dir(hex.Dirs) {
		n := h.Neighbor(d)
		if g.Has(n) {
			continue
		}
		out := g.Center(n).Sub(g.Center(h)).Unit()
		shift := 0.0
		if g.soft() {
			shift = g.shiftAt(h, n, v)
		}
		if v.Sub(g.Middle(h.Side(d))).Dot(out) > shift {
			return false
		}
	}
	return true
}

// notched returns how far a point beside the side between two hexes belongs to a notch at
// either end of that side, where a third hex continues the land: from 0 to 1.
func (g *Land) notched(in, out hex.Hex, v geom.Vec) float64 {
	d, _ := in.DirTo(out)
	_, reach := g.notch()
	share := 0.0
	for corner, beside := range [...]hex.Dir{d.Turn(-1), d.Turn(1)} {
		if g.Has(in.Neighbor(beside)) {
			far := v.Sub(g.Vertex(in.Corner(d.Turn(corner)))).Len()
			share = max(share, 1-canvas.SmoothStep(min(1, far/reach)))
		}
	}
	return share
}

// Outline returns the line in which the land ends, moved outward by a distance: along
// the hexsides if its edges are not soft.
func (g *Land) Outline(grow float64) geom.Path {
	if !g.soft() {
		return g.OutlineOf(g.Region)
	}
	var path geom.Path
	for _, ring := range g.RingsOf(g.Region) {
		switch h := ring[0].In; {
		case g.isCrop() && g.isApart(h) && g.dry(h):
			g.Polygon(&path, g.cropField(h, grow)...)
			continue
		case g.isHillock(h):
			g.Loop(&path, g.hillock(h, -grow))
			continue
		}
		var line []geom.Vec
		for _, s := range ring {
			line = append(line, g.strayed(s, grow)...)
		}
		g.Loop(&path, line)
	}
	return path
}

// strayed returns points of the line in which the land ends beside a hexside.
func (g *Land) strayed(s canvas.EndSide, grow float64) []geom.Vec {
	own := *g
	if g.Repeats() {
		own.toVariant = g.variantOf(patterns[g.Kind.Pattern].shared, s.In).Sub(s.In)
	}
	a, b := g.Vertex(s.From), g.Vertex(s.To)
	out := g.Center(s.Out).Sub(g.Center(s.In)).Unit()
	var pts []geom.Vec
	for _, t := range g.strayAt() {
		v := a.Lerp(b, t)
		reach := g.ashore(v, out, grow+own.shiftAt(s.In, s.Out, v))
		pts = append(pts, v.Add(out.Scale(reach)))
	}
	return pts
}

// ashore returns how far beyond a point of a hexside the land reaches: as far as asked,
// or up to the bank of water or to type in the hex beyond.
func (g *Land) ashore(v, out geom.Vec, asked float64) float64 {
	if g.Repeats() {
		return asked
	}
	const bank, inland = 1, -14.0
	reach := inland
	for ; reach < asked; reach++ {
		if at := v.Add(out.Scale(reach)); g.Water.Gap(at) < bank || reach > 0 && g.Keep.OnType(at) {
			break
		}
	}
	return min(reach, asked)
}

// strayAt returns where along a hexside the line has points: fewer on large maps.
func (g *Land) strayAt() []float64 {
	if g.Repeats() {
		return []float64{0.33, 0.67}
	}
	return []float64{0.25, 0.5, 0.75}
}

// warped moves a point near the end of the land as the irregular line does.
func (g *Land) warped(h hex.Hex, v geom.Vec) geom.Vec {
	if !g.soft() {
		return v
	}
	const fades = 24.0
	at := v
	for d := range hex.Dir(hex.Dirs) {
		n := h.Neighbor(d)
		if g.Has(n) || g.Unseen(n) {
			continue
		}
		side := g.Side(h.Side(d))
		if depth := side.Dist(v); depth < fades {
			out := g.Center(n).Sub(g.Center(h)).Unit()
			at = at.Add(out.Scale((1 - canvas.SmoothStep(depth/fades)) * g.shiftAt(h, n, v)))
		}
	}
	return at
}
