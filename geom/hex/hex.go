// Package hex computes with the hexagons of an infinite plane: neighbors,
// distances, what a straight line between two of them crosses, and how a map of
// them is numbered. All of it is integer arithmetic, so that a map and a game's
// rules can never disagree because of rounding.
//
// It knows nothing of paper: package geom places the hexes there. Nor does it
// know what is in a hex: whether woods block the line of sight is up to the
// game.
//
// Results are exact for coordinates of up to a million in each direction.
package hex

// Hex is one hexagon, in axial coordinates. Q and R count steps along two of the
// three axes that cross its sides; the third cube coordinate is S = -Q-R.
//
//	  _____
//	 /     \
//	/ 0,-1  \_____               / \     / \
//	\       /     \            /     \ /     \
//	 \_____/ 1,-1  \          |  0,0  |  1,0  |
//	 /     \       /           \     / \     /
//	/  0,0  \_____/              \ /     \ /
//	\       /     \               |  0,1  |
//	 \_____/  1,0  \               \     /
//	       \       /                 \ /
//	        \_____/
//
// With flat hexes, as on the left, Q is the column and R runs down it; with
// pointy ones, as on the right, R is the row and Q runs along it.
type Hex struct{ Q, R int }

// S returns the third cube coordinate: the three always sum to zero.
func (h Hex) S() int { return -h.Q - h.R }

// Add returns h moved by the vector d.
func (h Hex) Add(d Hex) Hex { return Hex{h.Q + d.Q, h.R + d.R} }

// Sub returns the vector from g to h.
func (h Hex) Sub(g Hex) Hex { return Hex{h.Q - g.Q, h.R - g.R} }

// Times returns the vector h times n.
func (h Hex) Times(n int) Hex { return Hex{h.Q * n, h.R * n} }

// Distance returns the minimum number of steps between adjacent hexes from h to
// g.
func (h Hex) Distance(g Hex) int {
	q, r := h.Q-g.Q, h.R-g.R
	return max(q, -q, r, -r, q+r, -q-r)
}

// Neighbor returns the hex adjacent to h in direction d.
func (h Hex) Neighbor(d Dir) Hex { return h.Add(steps[d]) }

// Neighbors returns the six hexes adjacent to h, clockwise from direction 0.
func (h Hex) Neighbors() [6]Hex {
	var n [6]Hex
	for d := range n {
		n[d] = h.Neighbor(Dir(d))
	}
	return n
}

// dot returns the inner product in cube coordinates. On the side toward
// direction d, the product with steps[d] is 1: half of that at the next center.
func (h Hex) dot(g Hex) int {
	return 2*(h.Q*g.Q+h.R*g.R) + h.Q*g.R + h.R*g.Q
}
