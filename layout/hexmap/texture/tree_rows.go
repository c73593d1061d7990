package texture

import (
	"math"
	"slices"

	"punchboard/geom"
	"punchboard/geom/hex"
	"punchboard/layout/hexmap/canvas"
	"punchboard/scene"
)

// drawHedge draws a narrow dark hedge straight across each hex.
func drawHedge(g *Land) {
	var shadow, sides, top geom.Path
	stout := 1.0
	if g.linked() { // low bushes stand along fields there
		stout = 1.4
	}
	g.linesAcross(37, g.looseBow(0.5, 6), func(c crossing, s *canvas.RandomStream) {
		for _, run := range g.free(c, 4) {
			leaves := run.scalloped(stout, s)
			if g.linked() { // it does not end like a wall in the open
				leaves = run.thinned(leaves)
			}
			g.Polygon(&shadow, shifted(leaves, geom.V(1.3, 1.8))...)
			g.Polygon(&sides, leaves...)
			g.Polygon(&top, shifted(run.ribbon(func(t float64) float64 { return 1.1 * stout * run.taper(t, 4) }), geom.V(-0.7, -0.9))...)
		}
	})
	leaf := g.leaf()
	g.FillPath(shadow, g.dark(0.5))
	g.FillPath(sides, leaf.dark(0.75))
	g.FillPath(top, leaf.dark(0.45))
}

// scalloped returns the outline of a hedge along the line, so many times as wide as most:
// one arch for each bush on either side.
func (c *crossing) scalloped(stout float64, s *canvas.RandomStream) []geom.Vec {
	const bush, points = 4.4, 5
	n := max(2, int(c.length()/bush))
	var left, right []geom.Vec
	for i := range n {
		grown := s.Between(0.85, 1.15)
		for k := range points {
			t := c.length() * (float64(i) + float64(k)/points) / float64(n)
			at, dir := c.at(t)
			off := dir.Left().Scale(stout * (2.3 + 1.5*grown*math.Sin(math.Pi*float64(k)/points)))
			left, right = append(left, at.Add(off)), append(right, at.Sub(off))
		}
	}
	slices.Reverse(right)
	return append(left, right...)
}

// thinned returns the outline of a hedge drawn together toward the ends of its line that meet no other.
func (c *crossing) thinned(leaves []geom.Vec) []geom.Vec {
	out := make([]geom.Vec, len(leaves))
	half := len(leaves) / 2
	for i, v := range leaves {
		k := i
		if k >= half {
			k = len(leaves) - 1 - i
		}
		t := c.length() * float64(k) / float64(max(1, half-1))
		at, _ := c.at(t)
		out[i] = at.Lerp(v, 0.25+0.75*c.taper(t, 12))
	}
	return out
}

// drawTreeline draws a row of large trees across each hex, apart from each other, with
// their shadows.
func drawTreeline(g *Land) {
	if g.loose() {
		g.looseTreeline()
		return
	}
	const radius, step = 8.2, 23.0
	shapes := g.treeShapes("tree", radius, 0.16)
	var shadow geom.Path
	var list []standingTree
	g.linesAcross(37, 2, func(c crossing, s *canvas.RandomStream) {
		n := max(1, math.Round((c.length()-2*radius)/step))
		for i := 0.0; i <= n; i++ {
			at, _ := c.at(radius + (c.length()-2*radius)*i/n)
			if g.Keep.Free(at, radius*0.8) {
				list = append(list, standingTree{at, s.Below(treeTones)*treeForms + s.Below(treeForms)})
				g.Loop(&shadow, canvas.Blob(at.Add(geom.V(radius*0.42, radius*0.5)), radius*0.95, 8, 0.1, s))
			}
		}
	})
	g.FillPath(shadow, g.dark(0.42))
	g.plant(list, shapes)
}

// looseTreeline draws rows of trees to the scale of the woods: tall and small ones close
// together, not quite in line, with bushes and one shadow below them.
func (g *Land) looseTreeline() {
	const large, small, rowForms = 6.6, 4.2, 3
	leaves := *g
	leaves.Fill = scene.Mix(g.Fill, g.Ink, 0.56)
	leaves.Ink = scene.Mix(g.Ink, scene.RGB{}, 0.4) // deep shade between the crowns
	shapes := slices.Concat(leaves.treeShapes("tall", large, 0.17), leaves.treeShapes("small", small, 0.17))
	var shadow, scrub geom.Path
	var list []standingTree
	g.linesAcross(37, g.looseBow(2, 9), func(c crossing, s *canvas.RandomStream) {
		for _, run := range g.free(c, 4.5) {
			g.Polygon(&shadow, shifted(run.ribbon(func(t float64) float64 { return 4.6 * run.taper(t, 6) }), geom.V(3, 3.8))...)
			g.Polygon(&scrub, run.ribbon(func(t float64) float64 { return 2.6 * run.taper(t, 6) })...)
			for t := small; t < run.length()-2; {
				at, dir := run.at(t)
				set, radius := 0, large
				if s.Unit() < 0.42 {
					set, radius = treeTones*treeForms, small
				}
				if at = at.Add(dir.Left().Scale(s.Between(-1.6, 1.6))); g.Keep.Free(at, radius*0.7) {
					list = append(list, standingTree{at, set + (1+s.Below(2))*treeForms + s.Below(rowForms)})
				}
				t += radius * s.Between(1, 1.5)
			}
		}
	})
	g.FillPath(shadow, g.dark(0.42))
	g.FillPath(scrub, leaves.dark(0.4))
	g.plant(list, shapes)
}

// underType returns how much of the way from the middle of a hex over one of its sides is under
// type or badges, from 0 to 1. Roads do not matter: a hedge may lead to one.
func (g *Land) underType(h hex.Hex, d hex.Dir) (share float64) {
	const steps, room = 8, 4.5
	from, to := g.Center(h), g.Middle(h.Side(d))
	for i := 3.0; i <= steps+1; i++ {
		at := from.Lerp(to, i/steps)
		if slices.ContainsFunc(g.Keep.Near(at), func(o canvas.Obstacle) bool { return o.Solid && o.Within(at, room) }) {
			share = min(1, share+0.34)
		}
	}
	return share
}
