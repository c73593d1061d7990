package hexmap

import (
	"cmp"
	"fmt"
	"slices"

	"punchboard/geom"
	"punchboard/geom/hex"
	"punchboard/scene"
)

// standingTree is one tree from above, or a clump of them.
type standingTree struct {
	at    geom.Vec
	shape int
}

// plant draws trees from the north southward, so that each shades the ones
// behind it.
func (g *land) plant(list []standingTree, shapes []*scene.Symbol) {
	slices.SortFunc(list, func(a, b standingTree) int {
		return cmp.Or(cmp.Compare(a.at.Y, b.at.Y), cmp.Compare(a.at.X, b.at.X))
	})
	for _, t := range list {
		g.use(shapes[t.shape], t.at, 0)
	}
}

// tones is how many shades of green a wood is mixed of, forms how many shapes.
const (
	treeTones = 3
	treeForms = 5
)

// treeShapes draws trees of a radius: their shadow to the south-east, a crown of
// lobes, and the sun on its north-west.
func (g *land) treeShapes(name string, r, rough float64) []*scene.Symbol {
	return g.symbolsOf(name, func(prefix string) (shapes []*scene.Symbol) {
		for tone := range treeTones {
			for form := range treeForms {
				s := g.randomAt(form, len(name), forTrees)
				id := fmt.Sprintf("%s%d%c", prefix, form, 'a'+tone)
				shapes = append(shapes, g.centered(id, g.tree(r*s.between(0.86, 1.14), rough, tone, &s)))
			}
		}
		return shapes
	})
}

func (g *land) tree(r, rough float64, tone int, s *randomStream) []scene.Mark {
	body := blob(geom.Vec{}, r, 8, rough, s)
	var shadow, crown, sun, glint geom.Path
	g.loop(&shadow, moved(body, geom.V(r*0.2, r*0.26), 1.06))
	g.loop(&crown, body)
	g.loop(&sun, moved(body, geom.V(-r*0.2, -r*0.22), 0.66))
	g.loop(&glint, blob(geom.V(-r*0.36, -r*0.38), r*0.26, 5, 0.2, s))
	step := 0.11 * float64(tone-1)
	leaf := g.leaf()
	return []scene.Mark{
		&scene.Path{Path: shadow, Fill: leaf.dark(0.62)},
		&scene.Path{Path: crown, Fill: leaf.dark(0.3 - step)},
		&scene.Path{Path: sun, Fill: leaf.dark(max(0, 0.12-step))},
		&scene.Path{Path: glint, Fill: leaf.light(0.16 + step)},
	}
}

// moved returns places moved and drawn together about the origin.
func moved(pts []geom.Vec, by geom.Vec, scale float64) []geom.Vec {
	out := make([]geom.Vec, len(pts))
	for i, v := range pts {
		out[i] = v.Scale(scale).Add(by)
	}
	return out
}

// drawWoods covers the hexes with trees that close up into one canopy, from hex
// to hex; its edge bulges by less than half a crown over the hexside.
func drawWoods(g *land) {
	const radius = 5.2
	shapes := g.treeShapes("tree", radius, 0.14)
	var list []standingTree
	var at hex.Hex
	var edges []geom.Segment
	g.scatter(11, 0.3, forTrees, func(h hex.Hex, v geom.Vec, s *randomStream) {
		if at != h || edges == nil {
			at, edges = h, g.edges(h)
		}
		if depth(edges, v) < radius*0.52 || g.noise(v, 21, forGlades) > 0.86 || !g.keep.free(v, radius*0.6) {
			return
		}
		list = append(list, standingTree{v, g.toneAt(v, s)*treeForms + s.below(treeForms)})
	})
	g.plant(list, shapes)
}

// toneAt returns the shade of the trees at a place: they stand in drifts of light
// and dark.
func (g *land) toneAt(v geom.Vec, s *randomStream) int {
	n := g.noise(v, 38, forTones)*1.3 + s.between(-0.5, 0.5)
	switch {
	case n < -0.33:
		return 0
	case n > 0.33:
		return 2
	}
	return 1
}

// drawOrchard plants small trees in rows.
func drawOrchard(g *land) {
	const radius = 3.4
	shapes := g.treeShapes("fruit", radius, 0.08)
	var list []standingTree
	g.inRows(11.5, 11.5, 0.21, func(h hex.Hex, v geom.Vec, i, j int) {
		s := g.randomAt(i, j, forTrees)
		v = v.Add(s.near(0.5))
		if depth(g.edges(h), v) > radius+1 && g.keep.free(v, radius+0.5) && s.unit() > 0.03 {
			list = append(list, standingTree{v, treeTones/2*treeForms + s.below(treeForms)})
		}
	})
	g.plant(list, shapes)
}

// drawBrush scatters low bushes, in drifts.
func drawBrush(g *land) {
	const radius = 2.5
	shapes := g.treeShapes("bush", radius, 0.22)
	var list []standingTree
	g.scatter(13, 0.42, forBushes, func(h hex.Hex, v geom.Vec, s *randomStream) {
		thick := 0.42 + 0.45*g.noise(v, 24, forBushes)
		if s.unit() < thick && depth(g.edges(h), v) > radius && g.keep.free(v, radius) {
			list = append(list, standingTree{v, g.toneAt(v, s)*treeForms + s.below(treeForms)})
		}
	})
	g.plant(list, shapes)
}
