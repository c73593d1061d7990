package patroldeck

import "punchboard/playtest/rulebook"

// The table is a grid of squares of one inch, with one figure in the middle of
// a square. A row of squares off the table surrounds it, so that every square
// on it has eight neighbors.
const (
	maxSide     = 38
	stride      = maxSide + 2
	squares     = stride * (maxSide + 2)
	maxTerrains = 16
	maxRange    = 120 // inches of a weapon
	maxShots    = 9
	maxMove     = 20 // inches of a movement card
	maxThrow    = 6  // inches of a hand grenade
)

// square is a square of the grid, its border included.
type square uint16

func (q square) x() int { return int(q)%stride - 1 }

func (q square) y() int { return int(q)/stride - 1 }

// direction is one of eight, clockwise from north.
type direction uint8

const directions = 8

// stepTo is the difference between a square and its neighbor, and along the
// difference in inches.
var stepTo, along = func() (step [directions]int, by [directions][2]int) {
	by = [directions][2]int{{0, 1}, {1, 1}, {1, 0}, {1, -1}, {0, -1}, {-1, -1}, {-1, 0}, {-1, 1}}
	for d, v := range by {
		step[d] = v[0] + v[1]*stride
	}
	return step, by
}()

func (d direction) diagonal() bool { return d&1 == 1 }

// from returns the neighbor of a square.
func (d direction) from(q square) square { return square(int(q) + stepTo[d]) }

var compass = rulebook.Words[direction]{{Name: "N", Mean: 0}, {Name: "E", Mean: 2}, {Name: "S", Mean: 4}, {Name: "W", Mean: 6}}

// cover is a kind of cover, in the order of the icons on the cards (PD-095).
type cover uint8

const (
	inFoxhole cover = iota
	behindLow
	inWoods
	atWindow
	behindHigh
	inSlit
	noCover
)

// coverSet is a set of kinds of cover.
type coverSet uint8

func (s coverSet) has(c cover) bool { return s>>c&1 == 1 }

var covers = rulebook.Words[cover]{
	{Name: "foxhole", Mean: inFoxhole}, {Name: "low", Mean: behindLow}, {Name: "woods", Mean: inWoods},
	{Name: "window", Mean: atWindow}, {Name: "high", Mean: behindHigh}, {Name: "slit", Mean: inSlit},
}

// terrain is a kind of terrain.
type terrain struct {
	cover    cover
	times    int8 // multiplies the step into it
	adds     int8 // half inches that entering costs
	blocks   bool // sight
	noBurst  bool // its cover does not protect against explosions (PD-159)
	opening  bool // a door or window in the rim of a building
	wall     bool // the rest of the rim
	interior bool
	woods    bool
	slope    bool
	window   bool
}

// ground is the battlefield.
type ground struct {
	wide, high int
	terrains   [maxTerrains]terrain
	kind       [squares]uint8   // terrain; offTable beyond the edge
	building   [squares]uint8   // 1, 2, ... inside a building and in its rim; 0 outside
	steps      [squares]uint8   // directions in which a figure may go (B-06)
	touch      [squares]window  // neighbors that figures are in contact with (B-08)
	enter      [squares][4]int8 // cost of a step into it: straight and diagonal, for the unwounded and the wounded
	buildings  int
}

// The kinds of squares that are not rows of the list of terrains.
const (
	offTable   = maxTerrains - 1
	inBuilding = maxTerrains - 2
)

func (g *ground) at(x, y int) square { return square((y+1)*stride + x + 1) }

func (g *ground) of(q square) *terrain { return &g.terrains[g.kind[q]] }

// prepare finds where figures can go and touch.
func (g *ground) prepare() {
	for y := range g.high {
		for x := range g.wide {
			q := g.at(x, y)
			g.enter[q] = g.of(q).costs()
			for d := range direction(directions) {
				g.steps[q] |= bit8(g.passable(q, d)) << d
				if g.touches(q, d) {
					g.touch[q] |= d.window()
				}
			}
		}
	}
}

func bit8(yes bool) uint8 {
	if yes {
		return 1
	}
	return 0
}

// passable reports whether a figure may step from a square in a direction, as
// far as the ground is concerned (B-06).
func (g *ground) passable(q square, d direction) bool {
	to := d.from(q)
	if g.of(q).wall || g.of(to).wall {
		return false
	}
	if !d.diagonal() {
		return true
	}
	if g.of(q).opening || g.of(to).opening {
		return false
	}
	for _, beside := range g.beside(q, d) {
		if t := g.of(beside); g.onTable(beside) && (t.wall || t.opening) {
			return false
		}
	}
	return true
}

// beside returns the two squares that a diagonal step passes between.
func (g *ground) beside(q square, d direction) [2]square {
	return [2]square{((d + 7) % 8).from(q), ((d + 1) % 8).from(q)}
}

func (g *ground) onTable(q square) bool { return g.kind[q] != offTable }

// touches reports whether figures on a square and its neighbor are in contact
// (B-08).
func (g *ground) touches(q square, d direction) bool {
	to := d.from(q)
	if g.of(q).wall || g.of(to).wall {
		return false
	}
	if d.diagonal() {
		for _, beside := range g.beside(q, d) {
			if g.of(beside).wall && g.onTable(beside) {
				return false
			}
		}
		return g.building[q] == g.building[to]
	}
	return g.building[q] == g.building[to] || g.of(q).opening || g.of(to).opening
}

// costs returns the costs of a step into the terrain in half inches (PD-052 to
// PD-056, PD-059).
func (t *terrain) costs() (all [4]int8) {
	for i, inches := range [...]int8{2, 3, 4, 6} {
		all[i] = inches*t.times + t.adds
	}
	return all
}

// cost returns the cost of a step into a square.
func (g *ground) cost(to square, d direction, wounded bool) int {
	return int(g.enter[to][d&1|direction(bit8(wounded))<<1])
}

// hasSlopes reports whether any square is a slope.
func (g *ground) hasSlopes() bool {
	for q := range square(squares) {
		if g.of(q).slope {
			return true
		}
	}
	return false
}

// apart returns the square of the distance between two squares in inches
// (B-02).
func apart(a, b square) int {
	dx, dy := offset(a, b)
	return dx*dx + dy*dy
}

// offset returns how far b is to the east and to the north of a.
func offset(a, b square) (dx, dy int) {
	return int(xOf[b]) - int(xOf[a]), int(yOf[b]) - int(yOf[a])
}

// xOf and yOf are the coordinates of the squares.
var xOf, yOf = func() (x, y [squares]int8) {
	for q := range square(squares) {
		x[q], y[q] = int8(q.x()), int8(q.y())
	}
	return x, y
}()
