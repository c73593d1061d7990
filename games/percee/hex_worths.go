package percee

// hexWorths caches what hexes are worth to American units, apart from barring the
// way. That depends only on the Germans: it is computed on demand, and kept until
// they change.
type hexWorths struct {
	rules   *Rules
	views   [maxHexes][maxHexes]view
	known   hexes
	worth   [maxHexes]hexWorth
	germans [sideUnits]onMap // in play
	n       int
	age     uint64              // incremented when the Germans change
	posts   [sideUnits]lastStep // the state in which units last rated their steps
	best    [sideUnits]choice   // and the best step
}

// hexWorth is what a hex is worth to any unit, to each point of its AI and AT, and
// how dangerous it is to units of a class.
type hexWorth struct {
	any    float64
	threat [2]float64 // to soft targets, and to hard ones
	risk   [classes]float64
}

// lastStep is everything that the best step of an American unit depends on.
type lastStep struct {
	at   int16
	face int
	age  uint64
	bars uint64 // the age of the barrier
	free hexes  // where it may move
}

// onMap is a German unit in play.
type onMap struct {
	at    int16
	hard  uint64     // 1 for a tank
	cover [2]float64 // modifier of the terrain for a shot at it; [1] if it is in sight
}

// view is the relation between two hexes: the low bits are an index of shares, and
// there are two flags: whether one is in sight of the other, and whether it lies
// west of it.
type view uint8

const (
	shareBits      = 15
	sightBit  view = 4
	westBit   view = 5
)

// view returns how an enemy in one hex is seen from another.
func (g *ground) view(from, at int) (v view) {
	v = view(max(0, 8-int(g.distance[from][at])))
	if g.targets[from].has(at) {
		v = inSight | 1<<sightBit
	}
	return v | view(bit(g.column[from] < g.column[at]))<<westBit
}

// begin reads the map once.
func (h *hexWorths) begin(r *Rules) {
	if h.rules == r {
		return
	}
	h.rules = r
	for from := range r.data.ground.n {
		for at := range r.data.ground.n {
			h.views[from][at] = r.data.ground.view(from, at)
		}
	}
}

// forget resets the cache for the Germans now in play.
func (h *hexWorths) forget(r *Rules, s *State) {
	h.known, h.n = hexes{}, 0
	h.age++
	for set := r.targets(s, American); set != 0; set &= set - 1 {
		u := set.first()
		at := s.at[German][u]
		h.germans[h.n] = onMap{at, bit(r.data.units[German][u].hard), [2]float64{0, -0.125 * float64(r.data.ground.modifier[at])}}
		h.n++
	}
}

// worths computes what the hexes of a set are worth.
func (g *greedy) worths(of hexes) {
	h := &g.holds
	for unknown := of.less(h.known); !unknown.empty(); unknown = unknown.rest() {
		hex := unknown.first()
		h.worth[hex] = g.stands(hex)
	}
	h.known = h.known.or(of)
}

// shares are the parts of its value that a unit threatens an enemy with, by 8
// minus the distance; the last is for an enemy that it can fire at.
var shares = func() (s [shareBits + 1]float64) {
	for nearness := range inSight {
		s[nearness] = float64(0.0065 * float64(nearness))
	}
	s[inSight] = 0.25
	return s
}()

const inSight = 9

// stands computes what a hex is worth to American units.
func (g *greedy) stands(hex int) (w hexWorth) {
	ground, views := &g.rules.data.ground, &g.holds.views[hex]
	for i := range g.holds.germans[:g.holds.n] {
		e := &g.holds.germans[i]
		v := views[e.at]
		w.threat[e.hard&1] += shares[v&shareBits]
		w.any += e.cover[v>>sightBit&1] + beside[v>>westBit&1]
	}
	w.any += float64(0.06 * float64(ground.modifier[hex]))
	if ground.hill[hex] {
		w.any += 0.15
	}
	for class := range classes {
		w.risk[class] = risks[g.sees.fireValues(g.rules, g.s, American, class).danger(hex, ground)]
	}
	return w
}

// to returns what a hex is worth to a unit with some values against soft and hard
// targets.
func (w *hexWorth) to(value *[2]float64, c class) float64 {
	return w.any + float64(value[0]*w.threat[0]) + float64(value[1]*w.threat[1]) - w.risk[c]
}

// beside is the value of being east of a German, and west of one.
var beside = [2]float64{-0.065, 0.0325}

// risks are the deductions for danger, by tenths.
var risks = func() (r [11]float64) {
	for tenths := range r {
		r[tenths] = float64(0.5 * float64(tenths) / 10)
	}
	return r
}()
