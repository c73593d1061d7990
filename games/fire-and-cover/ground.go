package fireandcover

import (
	"math/bits"
	"slices"

	mapdata "punchboard/carddata/hexmap"
	"punchboard/carddata/values"
	"punchboard/geom/hex"
	"punchboard/playtest"
)

// maxHexes is the maximum number of hexes on a map.
const maxHexes = 128

// hexSet is a set of hexes of the map, by their index in the grid.
type hexSet [2]uint64

func (s *hexSet) add(i int) { s[i>>6] |= 1 << (i & 63) }

// first returns the lowest member of a set that is not empty.
func (s *hexSet) first() int {
	if s[0] != 0 {
		return bits.TrailingZeros64(s[0])
	}
	return 64 + bits.TrailingZeros64(s[1])
}

func (s hexSet) has(i int) bool { return s[i>>6]>>(i&63)&1 == 1 }

func (s *hexSet) drop(i int) { s[i>>6] &^= 1 << (i & 63) }

func (s hexSet) or(o hexSet) hexSet { return hexSet{s[0] | o[0], s[1] | o[1]} }

func (s hexSet) and(o hexSet) hexSet { return hexSet{s[0] & o[0], s[1] & o[1]} }

func (s hexSet) without(o hexSet) hexSet { return hexSet{s[0] &^ o[0], s[1] &^ o[1]} }

func (s hexSet) empty() bool { return s[0]|s[1] == 0 }

// ground is the map of the hex-map variant, prepared for the rules.
type ground struct {
	n         int
	labels    [maxHexes]string
	q, r      [maxHexes]int8
	cover     [maxHexes]int8
	ownAttack [maxHexes]int8
	near      [maxHexes]hexSet
	open      hexSet // where a two-hex move may pass and end
	start     [playtest.Seats]uint8
	others    [playtest.Seats][maxSquads - 1]uint8 // where further squads start
}

// openReach is how far a squad moves through open terrain; through other terrain
// it moves one hex (FC-127).
const openReach = 2

// distance returns the number of hexes from one to another.
func (g *ground) distance(a, b uint8) int {
	dq, dr := int(g.q[a]-g.q[b]), int(g.r[a]-g.r[b])
	return max(dq, -dq, dr, -dr, dq+dr, -dq-dr)
}

// rangeOf returns the range of squads on two hexes (FC-128).
func (g *ground) rangeOf(a, b uint8) int8 { return int8(min(g.distance(a, b)-1, int(outOfRange))) }

// moves returns the hexes that a squad can move to: adjacent ones, or the second
// of two open ones. It cannot enter or pass the hex of another squad.
func (g *ground) moves(from uint8, taken hexSet) hexSet {
	all := g.near[from].without(taken)
	for via := all.and(g.open); !via.empty(); via.drop(via.first()) {
		all = all.or(g.near[via.first()].and(g.open))
	}
	all = all.without(taken)
	all.drop(int(from))
	return all
}

// readGround reads the map that the game uses: its first one.
func (b *builder) readGround() {
	if len(b.Game.Maps) == 0 {
		b.Found.Errorf(b.At("game.yaml"), playtest.CodeRow, "with `terrain: map` the rules need a map")
		return
	}
	m, g := b.Game.Maps[0], &b.ground
	if m.Grid.Len() > maxHexes {
		b.Found.Errorf(m.Pos, playtest.CodeCapacity, "the map has %d hexes, but the rules hold %d at most", m.Grid.Len(), maxHexes)
		return
	}
	b.readTerrains(m)
	for h := range m.Grid.Hexes() {
		i := m.Grid.Index(h)
		g.n++
		t := m.TerrainAt(h)
		g.labels[i] = m.Grid.Label(h)
		g.q[i], g.r[i] = int8(h.Q), int8(h.R)
		g.cover[i], g.ownAttack[i] = cell(t.Fields, "cover"), cell(t.Fields, "own_attack")
		if cell(t.Fields, "reach") == openReach {
			g.open.add(i)
		}
		for _, n := range h.Neighbors() {
			if m.Grid.Contains(n) && !m.TerrainAt(n).Closed {
				g.near[i].add(m.Grid.Index(n))
			}
		}
	}
	b.readStarts(m)
}

// readTerrains reports terrains with values that the rules cannot play.
func (b *builder) readTerrains(m *mapdata.Map) {
	for _, t := range m.Kinds.Terrains {
		for _, want := range []struct {
			name        string
			least, most int
		}{{"cover", -maxMod, maxMod}, {"own_attack", -maxMod, maxMod}, {"reach", 1, openReach}} {
			if n, ok := t.Fields[want.name].V.(int); !ok || n < want.least || n > want.most {
				b.Found.Errorf(t.Pos, playtest.CodeRow, "terrain `%s`: `%s` must be a whole number from %d to %d, but is %v", t.ID, want.name, want.least, want.most, t.Fields[want.name].V)
			}
		}
	}
}

func cell(fields values.Row, name string) int8 {
	n, _ := fields[name].V.(int)
	return int8(n)
}

// readStarts reads where the squads start: the first hex of each side's zone.
func (b *builder) readStarts(m *mapdata.Map) {
	var at [playtest.Seats]hex.Hex
	for seat, side := range [...]string{"a", "b"} {
		i := slices.IndexFunc(m.Zones, func(z mapdata.Zone) bool { return z.Side == side && len(z.Hexes) > 0 })
		if i < 0 {
			b.Found.Errorf(m.Pos, playtest.CodeRow, "the map has no zone of side `%s` where its squad begins", side)
			return
		}
		at[seat] = m.Zones[i].Hexes[0]
		b.ground.start[seat] = uint8(m.Grid.Index(at[seat]))
	}
	if at[0] == at[1] {
		b.Found.Errorf(m.Pos, playtest.CodeRow, "both squads begin on one hex")
		return
	}
	b.readOtherStarts(m)
}

// readOtherStarts finds where further squads start: on the open hex nearest to the
// first squad of their side, no nearer to the enemy's than the first squads are to each
// other.
func (b *builder) readOtherStarts(m *mapdata.Map) {
	g := &b.ground
	var taken hexSet
	for seat := range g.start {
		taken.add(int(g.start[seat]))
	}
	for i := range b.set.Squads - 1 {
		for seat := range g.start {
			at := g.nextStart(playtest.Seat(seat), taken)
			if at < 0 {
				b.Found.Errorf(m.Pos, playtest.CodeRow, "the map has no room for %d squads a side", b.set.Squads).
					Hintf("each starts on an open hex of its own, no nearer to the enemy's than the first ones are")
				return
			}
			g.others[seat][i] = uint8(at)
			taken.add(at)
		}
	}
}

// nextStart returns the hex for the next squad of a side; -1 if there is none.
func (g *ground) nextStart(seat playtest.Seat, taken hexSet) int {
	best, nearest := -1, maxHexes
	for at := range g.n {
		d := g.distance(g.start[seat], uint8(at))
		if g.open.without(taken).has(at) && d < nearest && g.distance(g.start[seat.Other()], uint8(at)) >= g.distance(g.start[0], g.start[1]) {
			best, nearest = at, d
		}
	}
	return best
}
