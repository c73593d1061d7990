package texture

import (
	"cmp"
	"fmt"
	"slices"

	"punchboard/geom"
	"punchboard/geom/hex"
	"punchboard/layout/hexmap/canvas"
	"punchboard/scene"
)

// standingTree is a tree or a clump of trees, seen from above.
type standingTree struct {
	at    geom.Vec
	shape int
}

// plant draws trees from north to south, so that each covers the ones behind it.
func (g *Land) plant(list []standingTree, shapes []*scene.Symbol) {
	slices.SortFunc(list, func(a, b standingTree) int {
		return cmp.Or(cmp.Compare(a.at.Y, b.at.Y), cmp.Compare(a.at.X, b.at.X))
	})
	for _, t := range list {
		g.PlaceSymbol(shapes[t.shape], t.at, 0)
	}
}

// tones is the number of shades of green in a wood, forms the number of shapes.
const (
	treeTones = 3
	treeForms = 5
)

// treeShapes draws trees of a radius: their shadow to the south-east, a lobed crown,
// and the sunlit part on its north-west side.
func (g *Land) treeShapes(name string, r, rough float64) []*scene.Symbol {
	return g.symbolsOf(name, func(prefix string) (shapes []*scene.Symbol) {
		for tone := range treeTones {
			for form := range treeForms {
				s := g.RandomAt(form, len(name), canvas.ForTrees)
				id := fmt.Sprintf("%s%d%c", prefix, form, 'a'+tone)
				shapes = append(shapes, g.Centered(id, g.tree(r*s.Between(0.86, 1.14), rough, tone, &s)))
			}
		}
		return shapes
	})
}

func (g *Land) tree(r, rough float64, tone int, s *canvas.RandomStream) []scene.Mark {
	body := canvas.Blob(geom.Vec{}, r, 8, rough, s)
	var shadow, crown, sun, glint geom.Path
	g.Loop(&shadow, moved(body, geom.V(r*0.2, r*0.26), 1.06))
	g.Loop(&crown, body)
	g.Loop(&sun, moved(body, geom.V(-r*0.2, -r*0.22), 0.66))
	g.Loop(&glint, canvas.Blob(geom.V(-r*0.36, -r*0.38), r*0.26, 5, 0.2, s))
	step := 0.11 * float64(tone-1)
	leaf := g.leaf()
	return []scene.Mark{
		&scene.Path{Path: shadow, Fill: leaf.dark(0.62)},
		&scene.Path{Path: crown, Fill: leaf.dark(0.3 - step)},
		&scene.Path{Path: sun, Fill: leaf.dark(max(0, 0.12-step))},
		&scene.Path{Path: glint, Fill: leaf.light(0.16 + step)},
	}
}

// moved returns points scaled about the origin and moved.
func moved(pts []geom.Vec, by geom.Vec, scale float64) []geom.Vec {
	out := make([]geom.Vec, len(pts))
	for i, v := range pts {
		out[i] = v.Scale(scale).Add(by)
	}
	return out
}

// drawWoods covers the hexes with trees that form one canopy across hexes; it extends
// over its edge by less than half a crown.
func drawWoods(g *Land) {
	const radius = 5.2
	shapes := g.treeShapes("tree", radius, 0.14)
	var list []standingTree
	var at hex.Hex
	var edges []geom.Segment
	g.scatter(11, 0.3, canvas.ForTrees, func(h hex.Hex, v geom.Vec, s *canvas.RandomStream) {
		if at != h || edges == nil {
			at, edges = h, g.edges(h)
		}
		if canvas.Depth(edges, v) < radius*0.52 || g.noise(v, 21, canvas.ForGlades) > 0.86 || !g.Keep.Free(v, radius*0.6) {
			return
		}
		list = append(list, standingTree{v, g.toneAt(v, s)*treeForms + s.Below(treeForms)})
	})
	g.plant(list, shapes)
}

// toneAt returns the shade of the trees at a point, which varies smoothly.
func (g *Land) toneAt(v geom.Vec, s *canvas.RandomStream) int {
	n := g.noise(v, 38, canvas.ForTones)*1.3 + s.Between(-0.5, 0.5)
	switch {
	case n < -0.33:
		return 0
	case n > 0.33:
		return 2
	}
	return 1
}

// drawOrchard draws small trees in rows.
func drawOrchard(g *Land) {
	const radius = 3.4
	shapes := g.treeShapes("fruit", radius, 0.08)
	var list []standingTree
	g.inRows(11.5, 11.5, 0.21, func(h hex.Hex, v geom.Vec, i, j int) {
		s := g.RandomAt(i, j, canvas.ForTrees)
		v = v.Add(s.Near(0.5))
		if canvas.Depth(g.edges(h), v) > radius+1 && g.Keep.Free(v, radius+0.5) && s.Unit() > 0.03 {
			list = append(list, standingTree{v, treeTones/2*treeForms + s.Below(treeForms)})
		}
	})
	g.plant(list, shapes)
}

// drawBrush draws low bushes in clusters.
func drawBrush(g *Land) {
	const radius = 2.5
	shapes := g.treeShapes("bush", radius, 0.22)
	var list []standingTree
	g.scatter(13, 0.42, canvas.ForBushes, func(h hex.Hex, v geom.Vec, s *canvas.RandomStream) {
		thick := 0.42 + 0.45*g.noise(v, 24, canvas.ForBushes)
		if s.Unit() < thick && canvas.Depth(g.edges(h), v) > radius && g.Keep.Free(v, radius) {
			list = append(list, standingTree{v, g.toneAt(v, s)*treeForms + s.Below(treeForms)})
		}
	})
	g.plant(list, shapes)
}
