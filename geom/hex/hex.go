// Package hex owns the hexagons of an endless plane: which lie beside which, how
// far apart they are, what a straight line between two of them meets, and how a
// map of them is numbered. All of it is whole-number arithmetic, so that a map
// and a game's rules can never disagree by a rounding.
//
// It knows nothing of paper: package geom gives each hex its place there. Nor
// does it know what a hex holds: whether woods hide what is behind them is for
// the game to say.
//
// Coordinates may be up to a million either way; every result is then exact.
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
// Flat, as on the left, Q is the column and R runs down it; pointy, as on the
// right, R is the row and Q runs along it.
type Hex struct{ Q, R int }

// S returns the third cube coordinate: the three always sum to zero.
func (h Hex) S() int { return -h.Q - h.R }

// Add returns h moved by the way d.
func (h Hex) Add(d Hex) Hex { return Hex{h.Q + d.Q, h.R + d.R} }

// Sub returns the way from g to h.
func (h Hex) Sub(g Hex) Hex { return Hex{h.Q - g.Q, h.R - g.R} }

// Times returns the way h taken n times.
func (h Hex) Times(n int) Hex { return Hex{h.Q * n, h.R * n} }

// Distance returns the least number of steps, each from a hex to one beside it,
// that lead from h to g.
func (h Hex) Distance(g Hex) int {
	q, r := h.Q-g.Q, h.R-g.R
	return max(q, -q, r, -r, q+r, -q-r)
}

// Neighbor returns the hex beside h on the side d.
func (h Hex) Neighbor(d Dir) Hex { return h.Add(steps[d]) }

// Neighbors returns the six hexes beside h, clockwise from direction 0.
func (h Hex) Neighbors() [6]Hex {
	var n [6]Hex
	for d := range n {
		n[d] = h.Neighbor(Dir(d))
	}
	return n
}

// dot is the inner product in cube coordinates. The border toward direction d
// is where dot(steps[d]) is 1: half of what it is at the next center.
func (h Hex) dot(g Hex) int {
	return 2*(h.Q*g.Q+h.R*g.R) + h.Q*g.R + h.R*g.Q
}
