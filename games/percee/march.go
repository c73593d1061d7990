package percee

// The way west is measured in fifths of a move: a hex costs five, and up to ten
// more for the danger in it; fighting through a hex that the enemy holds costs more.
// far is larger than any way on any map.
const (
	wayMove = 5
	wayHeld = 16
	wayMost = wayMove + 10 + wayHeld
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
	held    hexes // by the enemy
	left    hexes // hexes whose distance is not known yet
	buckets [wayMost + 1]hexes
	length  uint
	empty   int // number of consecutive empty buckets
}

// begin starts from the western edge.
func (m *march) begin(g *ground, held hexes) {
	for h := range m.way {
		m.way[h], m.danger[h] = far, 0
	}
	m.begun, m.held, m.left, m.length, m.empty = true, held, g.all, wayMove, 0
	m.buckets = [wayMost + 1]hexes{wayMove: g.west}
}

// reach continues until the distances of some hexes are known.
func (m *march) reach(of hexes, g *ground, by *fireValues) {
	danger := by.any()
	slow := danger.or(m.held)
	for ; m.empty <= wayMost && m.left.meets(of); m.length++ {
		b := m.bucket(0)
		now := b.and(m.left)
		*b = hexes{}
		if m.empty++; now.empty() {
			continue
		}
		m.left, m.empty = m.left.less(now), 0
		var next hexes
		for plain := now.less(slow); !plain.empty(); plain = plain.rest() {
			h := plain.first()
			m.way[h], next = int(m.length), next.or(g.near[h])
		}
		b = m.bucket(wayMove)
		*b = b.or(next)
		for rest := now.and(slow); !rest.empty(); rest = rest.rest() {
			h := rest.first()
			m.way[h], m.danger[h] = int(m.length), by.danger(h, g)
			b = m.bucket(wayMove + uint(m.danger[h]) + wayHeld*uint(bit(m.held.has(h))))
			*b = b.or(g.near[h])
		}
	}
}

// bucket returns the bucket of hexes some way after the current one.
func (m *march) bucket(after uint) *hexes {
	return &m.buckets[(m.length+after)%uint(len(m.buckets))]
}
