package percee

// The way west is counted in fifths of a move: a hex costs five, and up to ten
// more for the danger in it. far is farther than any way on any map.
const (
	wayMove = 5
	wayMost = wayMove + 10
	far     = 1 << 30
)

// march works out how far it is from each hex to the western edge, danger counted
// as length: hexes wait in as many buckets as one step may be long (Dial 1969),
// and what is around a hex is put in a bucket whole. It goes no farther east than
// it is asked to.
type march struct {
	begun   bool
	way     [maxHexes]int
	danger  [maxHexes]int8
	left    hexes // whose way is not known
	buckets [wayMost + 1]hexes
	length  uint
	empty   int // buckets in a row
}

// begin starts from the western edge; nobody passes a blocked hex.
func (m *march) begin(g *ground, blocked hexes) {
	for h := range m.way {
		m.way[h] = far
	}
	m.begun, m.left, m.length, m.empty = true, g.all.less(blocked), wayMove, 0
	m.buckets = [wayMost + 1]hexes{wayMove: g.west}
}

// reach goes on until the ways of some hexes are known, far where there is none.
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
