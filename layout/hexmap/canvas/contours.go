package canvas

import "punchboard/geom"

// Relief is a height field over a part of a map, sampled on a square grid, from which
// contour lines are drawn.
type Relief struct {
	origin geom.Vec
	step   float64
	w, h   int
	z      []float64
}

// beyond is the height outside a relief, lower than any contour.
const beyond = -20.0

// newRelief samples heights in the box from lo to hi; outside the box the height is
// beyond.
func newRelief(lo, hi geom.Vec, step float64, z func(geom.Vec) float64) *Relief {
	r := &Relief{origin: lo, step: step, w: int((hi.X-lo.X)/step) + 2, h: int((hi.Y-lo.Y)/step) + 2}
	r.z = make([]float64, r.w*r.h)
	for i := range r.z {
		x, y := i%r.w, i/r.w
		r.z[i] = beyond
		if x > 0 && y > 0 && x < r.w-1 && y < r.h-1 {
			r.z[i] = z(r.place(x, y))
		}
	}
	return r
}

func (r *Relief) place(i, j int) geom.Vec {
	return r.origin.Add(geom.V(float64(i)*r.step, float64(j)*r.step))
}

func (r *Relief) at(i, j int) float64 { return r.z[j*r.w+i] }

// cut identifies a segment between two samples that a contour crosses, from a sample to the one on its right or
// below it: it is twice the sample's place in z, and one more if the other sample is below.
type cut int32

// none is no cut: no contour runs along the edge of the field.
const none cut = 0

func (r *Relief) rightOf(i, j int) cut  { return cut(2 * (j*r.w + i)) }
func (r *Relief) downFrom(i, j int) cut { return r.rightOf(i, j) + 1 }

// contours returns the closed lines at a height, by marching squares. Higher ground is
// on their right on paper.
func (r *Relief) contours(height float64) [][]geom.Vec {
	next := make([]cut, 2*len(r.z)) // the next cut of each one on a contour
	var order []cut
	for j := range r.h - 1 {
		for i := range r.w - 1 {
			sides := [...]cut{r.rightOf(i, j), r.downFrom(i+1, j), r.rightOf(i, j+1), r.downFrom(i, j)}
			for _, way := range r.ways(i, j, height) {
				from := sides[way[0]]
				next[from] = sides[way[1]]
				order = append(order, from)
			}
		}
	}
	var out [][]geom.Vec
	for _, start := range order {
		if line := r.follow(next, start, height); len(line) > 3 {
			out = append(out, line)
		}
	}
	return out
}

// follow follows a contour once around and removes it from next.
func (r *Relief) follow(next []cut, at cut, height float64) []geom.Vec {
	var line []geom.Vec
	for next[at] != none {
		line = append(line, r.crossing(at, height))
		next[at], at = none, next[at]
	}
	return line
}

// crossing returns where the contour crosses the segment between two samples.
func (r *Relief) crossing(c cut, height float64) geom.Vec {
	n := int(c / 2)
	i, j := n%r.w, n/r.w
	x, y := i+1, j
	if c%2 == 1 {
		x, y = i, j+1
	}
	a, b := r.at(i, j), r.at(x, y)
	return r.place(i, j).Lerp(r.place(x, y), (height-a)/(b-a))
}

// ways returns between which sides of a square of samples contours run.
func (r *Relief) ways(i, j int, height float64) [][2]int {
	corners := 0
	for k, p := range [...][2]int{{i, j}, {i + 1, j}, {i + 1, j + 1}, {i, j + 1}} {
		if r.at(p[0], p[1]) >= height {
			corners |= 1 << k
		}
	}
	return marchingSquares[corners]
}

// marchingSquares lists, for each set of high corners (upper left, upper right, lower
// right, lower left: bits 0 to 3), the sides of the square between which contours run;
// sides are numbered clockwise from the top.
var marchingSquares = [16][][2]int{
	1: {{0, 3}}, 2: {{1, 0}}, 3: {{1, 3}}, 4: {{2, 1}}, 5: {{0, 3}, {2, 1}}, 6: {{2, 0}}, 7: {{2, 3}},
	8: {{3, 2}}, 9: {{0, 2}}, 10: {{1, 0}, {3, 2}}, 11: {{1, 2}}, 12: {{3, 1}}, 13: {{0, 1}}, 14: {{3, 0}},
}
