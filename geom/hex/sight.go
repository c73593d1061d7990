package hex

// Blocks is a game's rule for the line of sight: whether something that a straight
// line meets blocks it. It is called for each step between two hexes, in order, but
// not for these two hexes themselves. If woods block, and so does a hexside between
// two woods, it is:
//
//	func(s hex.Step) bool {
//		switch s.Kind {
//		case hex.Within:
//			return woods(s.Hex())
//		case hex.Along:
//			a, b := s.Side().Hexes()
//			return woods(a) && woods(b)
//		}
//		return false
//	}
//
// Use Across for walls, and Through for the points where they end. What is off
// the map is up to the rule.
type Blocks func(Step) bool

// Sees reports whether nothing blocks the straight line between the centers of a
// and b. It is symmetric if the rule is.
func Sees(a, b Hex, blocks Blocks) bool {
	open := true
	trace(a, b, func(s Step) bool {
		if s.Kind == Within && (s.hex == a || s.hex == b) {
			return true
		}
		open = !blocks(s)
		return open
	})
	return open
}
