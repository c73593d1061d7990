package hex

// Vertex is the point where three hexes meet. Like a Side, it has one comparable
// value, so that a path along hexsides can be followed by equality alone.
type Vertex struct {
	hex Hex
	dir Dir // 0 or 3: the corner of hex
}

// owners holds, for each corner of a hex, the relative hex that has the same
// point as its corner 0 or 3: exactly one of the three hexes that share it does.
var owners = [Dirs]Vertex{
	{Hex{}, 0}, {steps[0], 3}, {steps[2], 0}, {Hex{}, 3}, {steps[3], 0}, {steps[5], 3},
}

// Corner returns the corner of h at which side d begins, clockwise.
func (h Hex) Corner(d Dir) Vertex {
	o := owners[d]
	return Vertex{h.Add(o.hex), o.dir}
}

// Corners returns the six corners of h, clockwise from corner 0.
func (h Hex) Corners() [6]Vertex {
	var v [6]Vertex
	for d := range v {
		v[d] = h.Corner(Dir(d))
	}
	return v
}

// Hexes returns the three hexes that meet here, clockwise around the point from
// its owner.
func (v Vertex) Hexes() [3]Hex {
	return [3]Hex{v.hex, v.hex.Neighbor(v.dir.Turn(-1)), v.hex.Neighbor(v.dir)}
}

// Sides returns the three sides that meet here, clockwise around the point.
func (v Vertex) Sides() [3]Side {
	left, right := v.hex.Neighbor(v.dir.Turn(-1)), v.dir.Turn(1)
	return [3]Side{v.hex.Side(v.dir.Turn(-1)), left.Side(right), v.hex.Side(v.dir)}
}

// Thirds returns the position of the vertex in axial coordinates, times three:
// these are integers, because it is the mean of three centers. Hex.Thirds uses
// the same scale.
func (v Vertex) Thirds() (q, r int) {
	q, r = v.hex.Thirds()
	if v.dir == 0 {
		return q - 1, r - 1
	}
	return q + 1, r + 1
}

// Thirds returns the position of the center of h in axial coordinates, times
// three.
func (h Hex) Thirds() (q, r int) { return 3 * h.Q, 3 * h.R }
