package texture

import (
	"math"

	"punchboard/geom"
	"punchboard/geom/hex"
	"punchboard/layout/hexmap/canvas"
)

// lattice is a regular arrangement of nodes across all hexes of a map: dx from node to
// node along lines dy apart, rotated by an angle.
//
// On large maps it is distorted slightly so that it repeats: the same nodes are on
// every n-th cell of the grid.
type lattice struct {
	dx, dy, angle float64
	staggered     bool // whether every second line is shifted by half a step

	bent   *bentSteps
	period [2]node // the nodes after which a distorted lattice repeats
}

// node is the position of a node: its index along a line, and that of the line.
type node struct{ i, j int }

// bentSteps holds the two steps of a distorted lattice.
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

// nearest returns the node nearest to an offset from node zero. In a staggered lattice
// it is on a line that is shifted like the first one.
func (t *lattice) nearest(way geom.Vec) node {
	way = way.Rotate(-t.angle)
	k := node{int(math.Round(way.X / t.dx)), int(math.Round(way.Y / t.dy))}
	if t.staggered {
		k.j = 2 * int(math.Round(way.Y/t.dy/2))
	}
	return k
}

// at returns the position for indexes along a line and of a line; nodes have integer
// indexes.
func (t *lattice) at(x, y float64) geom.Vec {
	if t.staggered {
		x += 0.5 * float64(int(y)&1)
	}
	if t.bent != nil {
		return t.bent.along.Scale(x).Add(t.bent.down.Scale(y))
	}
	return geom.V(t.dx*x, t.dy*y).Rotate(t.angle)
}

// around returns the first and the last node of a part of the lattice that covers
// everything within reach of a point.
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

// home returns the node whose random numbers a node shares: itself, or in a distorted
// lattice the corresponding node of the first period.
func (t *lattice) home(k node) node {
	if t.bent == nil {
		return k
	}
	p, q := t.period[0], t.period[1]
	area := p.i*q.j - p.j*q.i
	a, b := floorDiv(k.i*q.j-k.j*q.i, area), floorDiv(p.i*k.j-p.j*k.i, area)
	return node{k.i - a*p.i - b*q.i, k.j - a*p.j - b*q.j}
}

// floorDiv returns a/n rounded down; n must be positive.
func floorDiv(a, n int) int { return (a - floorMod(a, n)) / n }
