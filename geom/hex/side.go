package hex

// Side is the border between two neighbors. Both hexes return the same comparable
// value for it, so that a river has only one entry per side.
type Side struct {
	hex Hex
	dir Dir // 0, 1 or 2: the hex from which the other is in that direction owns the side
}

// Side returns the side of h in direction d.
func (h Hex) Side(d Dir) Side {
	if d >= 3 {
		return Side{h.Neighbor(d), d - 3}
	}
	return Side{h, d}
}

// SideBetween returns the side that g and h share if they are neighbors.
func SideBetween(g, h Hex) (s Side, ok bool) {
	d, ok := g.DirTo(h)
	if !ok {
		return Side{}, false
	}
	return g.Side(d), true
}

// Sides returns the six sides of h, clockwise from direction 0.
func (h Hex) Sides() [6]Side {
	var s [6]Side
	for d := range s {
		s[d] = h.Side(Dir(d))
	}
	return s
}

// Hexes returns the two hexes that share the side, its owner first.
func (s Side) Hexes() (owner, other Hex) { return s.hex, s.hex.Neighbor(s.dir) }

// Dir returns the direction, 0 to 2, from the side's owner to the other hex.
func (s Side) Dir() Dir { return s.dir }

// Ends returns the vertices at the side's ends, clockwise around its owner.
func (s Side) Ends() (from, to Vertex) {
	return s.hex.Corner(s.dir), s.hex.Corner(s.dir.Turn(1))
}
