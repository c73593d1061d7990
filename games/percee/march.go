package percee

// The way west is measured in fifths of a move: a hex costs five, and up to ten
// more for the danger in it. far is larger than any way on any map.
const (
	wayMove = 5
	wayMost = wayMove + 10
	far     = 1 << 30
)

// march computes the distance from each hex to the western edge, with danger
// counted as distance. Hexes wait in as many buckets as a step can cost (Dial
// 1969), and all neighbors of a hex go into a bucket together. It goes no farther
// east than requested.
type march struct {
	begun   bool
	way     [maxHexes]int
	danger  [maxHexes]int8
	left    hexes // hexes whose distance is not known yet
	buckets [wayMost + 1]hexes
	length  uint
	empty   int // number of consecutive empty buckets
}

// begin starts from the western edge; blocked hexes cannot be passed.
func (m *march) begin(g *ground, blocked hexes) {
	for h := range m.way {
		m.way[h] = far
	}
	m.begun, m.left, m.length, m.empty = true, g.all.less(blocked), wayMove, 0
	m.buckets = [wayMost + 1]hexes{wayMove: g.west}
}

// reach continues until the distances of some hexes are known; far if there is no
// way.
func (m *march) reach(of hexes, g *ground, by *fireValues) {
	for ; m.empty <= wayMost && m.left.meets(of); m.length++ {
		b := &m.buckets[m.length%uint(len(m.buckets))]
		now := b.and(m.left)
		m.left, *b = m.left.less(now), hexes{}
		m.empty++
		for ; !now.empty(); now = now.rest() {
			h := now.first()
			m.way[h], m.danger[h], m.empty = int(m.length), by.danger(h, g), 0
			next := &m.buckets[(m.length+wayMove+uint(m.danger[h]))%uint(len(m.buckets))]
			*next = next.or(g.near[h])
		}
	}
}
