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

// treeShapes draws trees of a radius: their shadow to the south-east, a lobed crown, and
// the sunlit part on its north-west side.
func (g *Land) treeShapes(name string, r, rough float64) []*scene.Symbol {
	return g.symbolsOf(name, func(prefix string) (shapes []*scene.Symbol) {
		for tone := range treeTones {
			for form := range treeForms {
				s := g.RandomAt(form, len(name), canvas.ForTrees)
				id := fmt.Sprintf("%s%d%c", prefix, form, 'a'+tone)
				shapes = append(shapes, g.Centered(id, g.tree(r*treeSizes[form]*s.Between(0.94, 1.06), rough, tone, &s)))
			}
		}
		return shapes
	})
}

// darkTrees is the darkest tone, on which light type is legible.
const darkTrees = 0

// treeSizes are the sizes of the shapes of trees.
var treeSizes = [treeForms]float64{1.16, 0.8, 1, 0.9, 1.06}

func (g *Land) tree(r, rough float64, tone int, s *canvas.RandomStream) []scene.Mark {
	body := canvas.Blob(geom.Vec{}, r, 9, rough, s)
	var shadow, crown, sun, glint geom.Path
	g.Loop(&shadow, moved(body, geom.V(r*0.22, r*0.3), 1.04))
	g.Loop(&crown, body)
	g.Loop(&sun, moved(body, geom.V(-r*0.17, -r*0.19), 0.72))
	g.Loop(&glint, canvas.Blob(geom.V(-r*0.27, -r*0.31), r*0.36, 6, 0.25, s))
	step := 0.1 * float64(tone-1)
	leaf := g.leaf()
	if !g.LowInk { // pale colors would change their hue
		leaf.Fill = tinted(leaf.Fill, treeTints[tone])
	}
	return []scene.Mark{
		&scene.Path{Path: shadow, Fill: leaf.dark(0.6)},
		&scene.Path{Path: crown, Fill: leaf.dark(0.32 - step)},
		&scene.Path{Path: sun, Fill: leaf.dark(max(0, 0.14-step))},
		&scene.Path{Path: glint, Fill: leaf.light(0.07 + step/2)},
	}
}

// treeTints are the colors of trees of each shade relative to that of leaves: firs are
// bluer, young leaves yellower.
var treeTints = [treeTones][3]float64{{0.92, 0.98, 1.02}, {1, 1, 1}, {1.07, 1.03, 0.88}}

// moved returns points scaled about the origin and moved.
func moved(pts []geom.Vec, by geom.Vec, scale float64) []geom.Vec {
	out := make([]geom.Vec, len(pts))
	for i, v := range pts {
		out[i] = v.Scale(scale).Add(by)
	}
	return out
}

// drawWoods covers the hexes with trees that form one canopy across hexes; it extends
// over its edge by less than half a crown. Under type and beside roads there are only
// faint crowns, so that the canopy has no holes; under light type, dark trees.
func drawWoods(g *Land) {
	const radius = 5.2
	shapes, low := g.treeShapes("tree", radius, 0.14), g.undergrowth(radius)
	var list []standingTree
	var at hex.Hex
	var edges []geom.Segment
	g.scatter(11, 0.3, canvas.ForTrees, func(h hex.Hex, v geom.Vec, s *canvas.RandomStream) {
		if at != h || edges == nil {
			at, edges = h, g.edges(h)
		}
		if canvas.Depth(edges, v) < radius*0.52 || g.noise(v, 21, canvas.ForGlades) > 0.86 {
			return
		}
		room := g.treeRoom(radius, canvas.Depth(edges, v))
		v = g.warped(h, v)
		if form := s.Below(treeForms); g.Keep.FreeOnGround(v, room) {
			list = append(list, standingTree{v, g.toneAt(v, s)*treeForms + form})
		} else if g.Has(g.Pick(v)) && g.freeBelow(v, room) {
			list = append(list, standingTree{v, darkTrees*treeForms + form})
		} else if g.soft() {
			g.PlaceSymbol(low[form], v, 0)
		}
	})
	if g.soft() && !g.Repeats() && !g.Tile {
		list = g.filled(list, radius)
	}
	g.plant(list, shapes)
}

// filled adds trees where the ground of a wood is bare: in the spurs of its irregular edge,
// where the trees of a hex are drawn apart, and between those of two hexes.
func (g *Land) filled(list []standingTree, radius float64) []standingTree {
	const step = 5.0 // between two places that are tried
	stands := map[[2]int][]geom.Vec{}
	square := func(v geom.Vec) [2]int {
		return [2]int{canvas.Floor(v.X / (2 * radius)), canvas.Floor(v.Y / (2 * radius))}
	}
	for _, t := range list {
		stands[square(t.at)] = append(stands[square(t.at)], t.at)
	}
	bare := func(v geom.Vec) bool {
		at := square(v)
		for dx := -1; dx <= 1; dx++ {
			for dy := -1; dy <= 1; dy++ {
				for _, o := range stands[[2]int{at[0] + dx, at[1] + dy}] {
					if o.Sub(v).Len() < 1.3*radius {
						return false
					}
				}
			}
		}
		return true
	}
	for _, h := range g.Hexes {
		s := g.randomIn(h, canvas.ForGlades)
		for y := -70.0; y <= 70; y += step {
			for x := -70.0; x <= 70; x += step {
				v := g.Center(h).Add(geom.V(x, y)).Add(s.Near(1.5))
				own := g.Pick(v)
				if own != h && g.Has(own) || !bare(v) || !g.within(h, v, 0.6*radius) {
					continue
				}
				tone := g.toneAt(v, &s)
				switch room := 0.6 * radius; {
				case own == h && g.Keep.FreeOnGround(v, room), own != h && g.Keep.FreeOnGround(v, 1.1*radius):
				case own == h && g.freeBelow(v, room):
					tone = darkTrees
				default:
					continue
				}
				stands[square(v)] = append(stands[square(v)], v)
				list = append(list, standingTree{v, tone*treeForms + s.Below(treeForms)})
			}
		}
	}
	return list
}

// within reports whether a disc is within the outline of the land.
func (g *Land) within(h hex.Hex, v geom.Vec, r float64) bool {
	for i := range 6 {
		if !g.inside(h, v.Add(geom.PolarVec(r, geom.Tau*float64(i)/6))) {
			return false
		}
	}
	return true
}

// freeBelow reports whether a disc touches nothing but what is drawn above trees and houses. On large maps,
// which draw equal hexes once, nothing is under type.
func (g *Land) freeBelow(v geom.Vec, room float64) bool {
	if g.Repeats() {
		return g.Keep.Free(v, room)
	}
	return g.Keep.FreeBelow(v, room)
}

// treeRoom returns how far from type, roads and rivers a tree stands that is so deep in
// its wood. At the edge of the wood none of its crown may lie on them, since they are on
// the ground of other hexes there.
func (g *Land) treeRoom(radius, deep float64) float64 {
	if deep > 2*radius || g.Repeats() {
		return radius * 0.6
	}
	return radius * 1.1
}

// undergrowth draws crowns so faint that type on them is as legible as on a plain color.
func (g *Land) undergrowth(r float64) []*scene.Symbol {
	return g.variations("low", treeForms, canvas.ForBushes, func(s *canvas.RandomStream) []scene.Mark {
		body := canvas.Blob(geom.Vec{}, r, 8, 0.14, s)
		var crown, sun geom.Path
		g.Loop(&crown, body)
		g.Loop(&sun, moved(body, geom.V(-r*0.16, -r*0.18), 0.72))
		leaf := g.leaf()
		return []scene.Mark{
			&scene.Path{Path: crown, Fill: leaf.dark(0.16)},
			&scene.Path{Path: sun, Fill: leaf.dark(0.06)},
		}
	})
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
