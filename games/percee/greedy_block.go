package percee

// barrier rates hexes by how well a unit there bars the Germans from the hexes
// that they leave the map from. It depends on the Germans' places and on which of
// these hexes are held.
type barrier struct {
	exits [maxHexes]exitHex // those that need a unit most first
	n     int               // their number
	known hexes
	worth [maxHexes]float64
	held  [2]hexes // the exits held by at least one unit, and by two
	age   uint64   // incremented when anything changes
}

// exitHex is a hex that Germans leave the map from.
type exitHex struct {
	hex      int
	pressure float64 // of the Germans
	need     float64 // what one more unit is worth
}

const (
	// Each hex between a German and an exit reduces his pressure to this share,
	// and each hex between a defender and an exit what he is worth there.
	pressureFades = 0.55
	defenseFades  = 0.85
	// The pressure of a waiting German, and the worth of a second defender.
	waitingShare = 0.3
	secondShare  = 0.3
)

// press computes the pressure of the Germans.
func (b *barrier) press(r *Rules, s *State) {
	ground := &r.data.ground
	b.n = 0
	for w := ground.west; !w.empty(); w = w.rest() {
		b.exits[b.n] = exitHex{hex: w.first()}
		b.n++
	}
	for set := s.board[German].units; set != 0; set &= set - 1 {
		u := set.first()
		distance, share := &ground.distance[s.at[German][u]], 1.0
		if s.waiting.has(u) {
			share = waitingShare
		}
		for i := range b.exits[:b.n] {
			e := &b.exits[i]
			e.pressure += float64(share * fading.pressure[distance[e.hex]])
		}
	}
	b.forget(r, s)
}

// update accounts for exits that are held now and were not, or the reverse.
func (b *barrier) update(r *Rules, s *State) {
	if b.held != heldExits(r, s) {
		b.forget(r, s)
	}
}

func heldExits(r *Rules, s *State) [2]hexes {
	us := &s.board[American]
	return [2]hexes{us.some.and(r.data.ground.west), us.full.and(r.data.ground.west)}
}

// forget resets what was computed for other positions, and sorts the exits by what
// one more unit is worth there.
func (b *barrier) forget(r *Rules, s *State) {
	b.held, b.known = heldExits(r, s), hexes{}
	b.age++
	for i := range b.n {
		e := b.exits[i]
		e.need = e.short(int(bit(b.held[0].has(e.hex)) + bit(b.held[1].has(e.hex))))
		j := i
		for ; j > 0 && b.exits[j-1].need < e.need; j-- {
			b.exits[j] = b.exits[j-1]
		}
		b.exits[j] = e
	}
}

// short returns what one more unit is worth at an exit that some units hold.
func (e *exitHex) short(holders int) float64 {
	switch holders {
	case 0:
		return e.pressure
	case 1:
		return float64(e.pressure * secondShare)
	}
	return 0
}

// bars returns what a unit that stands at from, or in the reserve, would be worth
// in a hex. Its own place counts as free.
func (b *barrier) bars(from int16, hex int, g *ground) float64 {
	if !b.known.has(hex) {
		b.known.add(hex)
		b.worth[hex] = b.most(hex, g)
	}
	if from < 0 || !b.held[0].has(int(from)) {
		return b.worth[hex]
	}
	return max(b.worth[hex], float64(b.without(from)*fading.defense[g.distance[hex][from]]))
}

// most returns what one more unit in a hex is worth for the exit that needs it most.
func (b *barrier) most(hex int, g *ground) (most float64) {
	distance, nearest := &g.distance[hex], fading.defense[g.column[hex]]
	for i := range b.exits[:b.n] {
		e := &b.exits[i]
		if float64(e.need*nearest) <= most {
			break
		}
		most = max(most, float64(e.need*fading.defense[distance[e.hex]]))
	}
	return most
}

// without returns what a unit at an exit is worth there.
func (b *barrier) without(from int16) float64 {
	for i := range b.exits[:b.n] {
		if e := &b.exits[i]; e.hex == int(from) {
			return e.short(int(bit(b.held[1].has(e.hex))))
		}
	}
	return 0
}

// fading holds the powers of the shares, by distance.
var fading = func() (f struct{ pressure, defense [maxHexes]float64 }) {
	f.pressure[0], f.defense[0] = 1, 1
	for d := 1; d < maxHexes; d++ {
		f.pressure[d] = float64(f.pressure[d-1] * pressureFades)
		f.defense[d] = float64(f.defense[d-1] * defenseFades)
	}
	return f
}()
