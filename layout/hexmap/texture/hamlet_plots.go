package texture

import (
	"math"

	"punchboard/geom"
	"punchboard/layout/hexmap/canvas"
)

// backland adds the land behind the houses: an orchard, a garden, or a paddock with a barn.
func (v *hamlet) backland(t, wide, side float64, kind int) {
	const front, back = streetHalf + 3, 60.0
	pts := v.plot([]geom.Vec{v.on(t+0.5, side*front), v.on(t+wide-0.5, side*front), v.on(t+wide-0.5, side*back), v.on(t+0.5, side*back)}, 3)
	if len(pts) < 3 || math.Abs(signedArea(pts)) < 90 {
		return
	}
	v.Polygon(&v.plots[kind], pts...)
	switch kind {
	case orchardPlot:
		v.orchard(t, wide, side)
	case gardenPlot:
		v.garden(t, wide, side)
	default:
		v.barn(t+wide/2, side)
	}
}

// orchard plants fruit trees in rows behind the houses.
func (v *hamlet) orchard(t, wide, side float64) {
	const step = 7.2
	for x := t + 4; x < t+wide-2; x += step {
		for y := 21.0; y < 48; y += step {
			v.tree(v.on(x, side*y).Add(v.s.Near(0.6)))
		}
	}
}

// garden adds beds behind the houses.
func (v *hamlet) garden(t, wide, side float64) {
	for y := 19.5; y < 44; y += 3.1 {
		a, b := v.on(t+2.5, side*y), v.on(t+wide-2.5, side*y)
		v.bed(a, b)
	}
}

// bed adds a row of vegetables where nothing else stands.
func (v *hamlet) bed(a, b geom.Vec) {
	const step = 2.0
	n := int(b.Sub(a).Len() / step)
	from := -1
	for i := 0; i <= n; i++ {
		at := a.Lerp(b, float64(i)/float64(n))
		free := i < n && v.clear(at, 1.6) && canvas.Depth(v.edges, at) > 5
		if free && from < 0 {
			from = i
		}
		if !free && from >= 0 {
			if i-from > 2 {
				v.Line(&v.beds, a.Lerp(b, float64(from)/float64(n)), a.Lerp(b, float64(i-1)/float64(n)))
			}
			from = -1
		}
	}
}

// clear reports whether a disc in the hex touches no building, nor what must be kept free.
func (v *hamlet) clear(at geom.Vec, r float64) bool {
	if v.Pick(at) != v.hex || !v.Keep.Free(at, r) {
		return false
	}
	dot := footprint{at, geom.V(1, 0), r, r}
	for i := range v.stand {
		if dot.meets(&v.stand[i]) {
			return false
		}
	}
	return true
}

// barn adds a barn with a haystack beside it.
func (v *hamlet) barn(t, side float64) {
	f := footprint{dir: v.along.Rotate(v.s.Between(-0.1, 0.1)), long: v.s.Between(7, 10), wide: v.s.Between(4.6, 6)}
	if v.s.Unit() < 0.4 {
		f.dir = f.dir.Left()
	}
	f.at = v.on(t, side*v.s.Between(27, 33))
	if built, ok := v.build(f, 1.5); ok {
		v.roofs.house(v.Land, built, 1+v.s.Below(2), false, v.s)
	}
	for range 2 {
		at := v.on(t+v.s.Between(-11, 11), side*v.s.Between(24, 38))
		if v.clear(at, 3.4) && canvas.Depth(v.edges, at) > 5 {
			v.stand = append(v.stand, footprint{at, v.along, 2.4, 2.4})
			v.Loop(&v.hays, canvas.Blob(at.Add(geom.V(0.9, 1.2)), 2.9, 7, 0.06, v.s))
			v.Loop(&v.hayTops, canvas.Blob(at, 2.4, 7, 0.08, v.s))
		}
	}
}

// tree plants a tree where there is room.
func (v *hamlet) tree(at geom.Vec) {
	if canvas.Depth(v.edges, at) < 3 || !v.clear(at, 2.8) || math.Abs(at.Sub(v.mid).Dot(v.along.Left())) < streetHalf+3 {
		return
	}
	for i := range v.trees {
		if v.trees[i].at.Sub(at).Len() < 5.6 {
			return
		}
	}
	v.trees = append(v.trees, standingTree{at, v.s.Below(fruitForms)})
}
