package texture

import (
	"math"

	"punchboard/geom"
	"punchboard/geom/hex"
	"punchboard/layout/hexmap/canvas"
)

// lattice is a lattice that runs over all hexes of a map, whatever their borders: dx
// from node to node along lines dy apart, turned by an angle.
//
// On large maps it repeats: it is bent, ever so little, until the same nodes lie
// on every n-th cell of the grid.
type lattice struct {
	dx, dy, angle float64
	staggered     bool // whether every second line is shifted by half a step

	bent   *bentSteps
	period [2]node // the nodes after which a bent lattice repeats
}

// node counts steps along a line of a lattice, and lines.
type node struct{ i, j int }

// bentSteps holds the two steps of a bent lattice.
type bentSteps struct{ along, down geom.Vec }

// latticeOf returns a lattice that repeats after n cells along both axes, if hexes
// share their textures.
func (g *Land) latticeOf(t lattice, n int) *lattice {
	if !g.Repeats() {
		return &t
	}
	a, b := g.cell()
	a, b = a.Scale(float64(n)), b.Scale(float64(n))
	p, q := t.nearest(a), t.nearest(b)
	area := float64(p.i*q.j - p.j*q.i)
	t.period = [2]node{p, q}
	t.bent = &bentSteps{
		along: a.Scale(float64(q.j)).Sub(b.Scale(float64(p.j))).Scale(1 / area),
		down:  b.Scale(float64(p.i)).Sub(a.Scale(float64(q.i))).Scale(1 / area),
	}
	return &t
}

// cell returns the sides of the smallest rectangle of hexes that tiles the plane.
func (g *Land) cell() (across, down geom.Vec) {
	way := func(h hex.Hex) geom.Vec { return g.Center(h).Sub(g.Center(hex.Hex{})) }
	if g.Map.Grid.Orientation == hex.Pointy {
		return way(hex.Hex{Q: 1}), way(hex.Hex{Q: -1, R: 2})
	}
	return way(hex.Hex{Q: 2, R: -1}), way(hex.Hex{R: 1})
}

// nearest returns the node that a way from a node nearly reaches. Of a staggered
// lattice it lies in a line that is shifted as the first one is.
func (t *lattice) nearest(way geom.Vec) node {
	way = way.Rotate(-t.angle)
	k := node{int(math.Round(way.X / t.dx)), int(math.Round(way.Y / t.dy))}
	if t.staggered {
		k.j = 2 * int(math.Round(way.Y/t.dy/2))
	}
	return k
}

// at returns a place by steps and lines, whole ones for nodes.
func (t *lattice) at(x, y float64) geom.Vec {
	if t.staggered {
		x += 0.5 * float64(int(y)&1)
	}
	if t.bent != nil {
		return t.bent.along.Scale(x).Add(t.bent.down.Scale(y))
	}
	return geom.V(t.dx*x, t.dy*y).Rotate(t.angle)
}

// around returns the first and the last node of a piece of the lattice that holds all
// within a reach of a place.
func (t *lattice) around(v geom.Vec, reach float64) (lo, hi node) {
	mid, wide, high := v.Rotate(-t.angle), reach/t.dx, reach/t.dy
	x, y := mid.X/t.dx, mid.Y/t.dy
	if b := t.bent; b != nil {
		area := b.along.X*b.down.Y - b.along.Y*b.down.X
		x, y = (v.X*b.down.Y-v.Y*b.down.X)/area, (b.along.X*v.Y-b.along.Y*v.X)/area
		wide, high = reach*b.down.Len()/area+1, reach*b.along.Len()/area+1
	}
	return node{canvas.Floor(x - wide), canvas.Floor(y - high)}, node{canvas.Floor(x+wide) + 1, canvas.Floor(y+high) + 1}
}

// home returns the node whose random numbers a node shares: itself, or of a bent
// lattice the one in the first round.
func (t *lattice) home(k node) node {
	if t.bent == nil {
		return k
	}
	p, q := t.period[0], t.period[1]
	area := p.i*q.j - p.j*q.i
	a, b := floorDiv(k.i*q.j-k.j*q.i, area), floorDiv(p.i*k.j-p.j*k.i, area)
	return node{k.i - a*p.i - b*q.i, k.j - a*p.j - b*q.j}
}

// floorDiv divides whole numbers and rounds down; n is greater than 0.
func floorDiv(a, n int) int { return (a - floorMod(a, n)) / n }
