package coverage

import (
	"math"

	"punchboard/geom"
)

// cellsAcross is the number of cells along the longer side of a drawing.
const cellsAcross = 48

// grid is a drawing as the ink at the centers of square cells.
type grid struct {
	box    geom.Rect
	cell   float64 // side of a cell
	nx, ny int
	ink    []float64 // by row
	total  float64   // of all cells, once it is known
	summed bool
}

func newGrid(box geom.Rect) *grid {
	g := &grid{box: box, cell: float64(max(box.W, box.H)) / cellsAcross}
	if box.W > 0 && box.H > 0 {
		g.nx, g.ny = int(math.Ceil(float64(box.W)/g.cell)), int(math.Ceil(float64(box.H)/g.cell))
		g.ink = make([]float64, g.nx*g.ny)
	}
	return g
}

// center returns the center of a cell.
func (g *grid) center(i, j int) geom.Vec {
	return geom.Vec{X: float64(g.box.X) + (float64(i)+0.5)*g.cell, Y: float64(g.box.Y) + (float64(j)+0.5)*g.cell}
}

// column returns the first column whose center is not left of x.
func (g *grid) column(x float64) int {
	return ceilWithin((x-float64(g.box.X))/g.cell-0.5, g.nx)
}

// row returns the first row whose center is not above y.
func (g *grid) row(y float64) int {
	return ceilWithin((y-float64(g.box.Y))/g.cell-0.5, g.ny)
}

// ceilWithin returns x rounded up, from 0 to most.
func ceilWithin(x float64, most int) int {
	if !(x > 0) { // also if it is not a number
		return 0
	}
	return int(min(math.Ceil(x), float64(most)))
}

// inkWithin returns the ink of the drawing where it is placed: percent times area, of
// what is within a box if there is one.
func (g *grid) inkWithin(at geom.Affine, within *geom.Rect) float64 {
	area := g.cell * g.cell * math.Abs(at.Det())
	if within == nil || within.Contains(boxOf(at, g.box)) {
		if !g.summed {
			for _, ink := range g.ink {
				g.total += ink
			}
			g.summed = true
		}
		return g.total * area
	}
	if at.B == 0 && at.C == 0 && at.A > 0 && at.D > 0 {
		return g.between(
			g.column((float64(within.X)-at.E)/at.A), g.column((float64(within.Right())-at.E)/at.A),
			g.row((float64(within.Y)-at.F)/at.D), g.row((float64(within.Bottom())-at.F)/at.D)) * area
	}
	sum := 0.0
	for j := range g.ny {
		for i := range g.nx {
			if q := at.Apply(g.center(i, j)).Point(); within.Contains(geom.Rect{X: q.X, Y: q.Y}) {
				sum += g.ink[j*g.nx+i]
			}
		}
	}
	return sum * area
}

// between returns the ink of the cells in columns i to before iEnd, and rows j to before jEnd.
func (g *grid) between(i, iEnd, j, jEnd int) (sum float64) {
	if i >= iEnd {
		return 0
	}
	for ; j < jEnd; j++ {
		for _, ink := range g.ink[j*g.nx+i : j*g.nx+iEnd] {
			sum += ink
		}
	}
	return sum
}
