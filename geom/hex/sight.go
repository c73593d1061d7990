package hex

// Blocks is a game's rule of sight: whether what a straight line meets hides all
// that lies behind it. It is asked of each step between two hexes, in order, and
// never of these two themselves. A game in which woods hide, and a line on a
// hexside is hidden by woods on both sides of it, says so:
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
// Walls are asked after by Across, and a rule for the points where they end by
// Through. What lies off the map is for the rule to say.
type Blocks func(Step) bool

// Sees reports whether nothing blocks the straight line between the centers of a
// and b. It is the same both ways, as long as the rule is the same.
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
