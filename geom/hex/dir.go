package hex

import "slices"

// Dir is one of the six directions out of a hex, 0 to 5 clockwise. It also
// numbers the sides, by the direction that crosses them, and the corners: side 0
// runs clockwise from corner 0 to corner 1. In the figure, directions are inside
// the hex and corners outside:
//
//	                             1
//	  0 ______ 1               /   \
//	   /  0   \           0  / 0   1 \  2
//	  / 5    1 \            |         |
//	5 \ 4    2 / 2          | 5     2 |
//	   \__3___/             |         |
//	  4        3          5  \ 4   3 /  3
//	                           \   /
//	                             4
//
// A pointy hex is a flat one rotated by 30 degrees counterclockwise: north in
// one is north-west in the other, and all computations are the same for both.
type Dir int

// Dirs is the number of directions.
const Dirs = 6

var steps = [Dirs]Hex{{0, -1}, {1, -1}, {1, 0}, {0, 1}, {-1, 1}, {-1, 0}}

// Turn returns the direction n sixths of a turn clockwise from d.
func (d Dir) Turn(n int) Dir { return Dir(wrap(int(d) + n)) }

// Opposite returns the opposite direction.
func (d Dir) Opposite() Dir { return d.Turn(3) }

// wrap maps n into the range 0 to 5.
func wrap(n int) int { return (n%Dirs + Dirs) % Dirs }

// DirTo returns the direction of g from h if the two are neighbors.
func (h Hex) DirTo(g Hex) (d Dir, ok bool) {
	i := slices.Index(steps[:], g.Sub(h))
	return Dir(max(i, 0)), i >= 0
}

// Orientation is the orientation of the hexes of a map on the page.
type Orientation uint8

// Flat hexes are in columns and have a side on top; Pointy ones are in rows and
// have a corner on top.
const (
	Flat Orientation = iota
	Pointy
)

var compass = [2][Dirs]string{
	Flat:   {"N", "NE", "SE", "S", "SW", "NW"},
	Pointy: {"NW", "NE", "E", "SE", "SW", "W"},
}

// Name returns the compass point of d, with north at the top of the page: "N" to
// "NW" for a flat hex, "NW" to "W" for a pointy one.
func (o Orientation) Name(d Dir) string { return compass[o][d] }

// Dir returns the direction with the given Name. A flat hex has no east, a
// pointy one no north.
func (o Orientation) Dir(name string) (d Dir, ok bool) {
	i := slices.Index(compass[o][:], name)
	return Dir(max(i, 0)), i >= 0
}
