package texture

import (
	"slices"

	"punchboard/geom"
	"punchboard/geom/hex"
)

// builtLines are the patterns of what ends in its own hex beside open ground, so that nobody takes the
// next hex for its terrain, by how far it runs on beyond the hexside.
var builtLines = map[string]float64{"wall": -5, "trench": -5, "gully": -1}

// passes reports whether a line of a width has room at a point; what is built passes below badges.
func (g *Land) passes(at geom.Vec, radius float64) bool {
	if g.Kind != nil {
		if _, built := builtLines[g.Kind.Pattern]; built {
			return g.Keep.FreeBelow(at, min(radius, 7))
		}
	}
	return g.Keep.Free(at, radius)
}

// blocked reports whether type or a badge lies between the middle of a hex and one of its sides.
func (g *Land) blocked(h hex.Hex, d hex.Dir) bool {
	const steps, wide = 8, 11
	from, to := g.Center(h).Add(geom.V(0, 3)), g.Middle(h.Side(d))
	for i := 4; i < steps; i++ {
		if !g.Keep.Free(from.Lerp(to, float64(i)/steps), wide) {
			return true
		}
	}
	return false
}

// long returns the parts of a line that are not stumps.
func long(runs []crossing) []crossing {
	const stump = 24
	return slices.DeleteFunc(runs, func(c crossing) bool { return c.length() < stump })
}
