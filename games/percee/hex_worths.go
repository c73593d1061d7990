package percee

// hexWorths caches what hexes are worth to American units. That depends only on
// the Germans: it is computed on demand, and kept until they change. Units with
// equal values share it.
type hexWorths struct {
	rules   *Rules
	views   [maxHexes][maxHexes]view
	kind    [2][sideUnits]uint8 // for a face of a unit: the first face with the same values
	known   [2 * sideUnits]hexes
	worth   [2 * sideUnits][maxHexes]float64
	germans [sideUnits]onMap // in play
	n       int
	age     uint64              // incremented when the Germans change
	posts   [sideUnits]lastStep // the state in which units last rated their steps
	best    [sideUnits]choice   // and the best step
}

// lastStep is everything that the best step of an American unit depends on.
type lastStep struct {
	at   int16
	kind uint8
	age  uint64
	free hexes // where it may move
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

// begin reads the map once, and groups the American units into kinds.
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
	for i := range 2 * sideUnits {
		for j := range i + 1 {
			if r.alike(i, j) {
				h.kind[i/sideUnits][i%sideUnits] = uint8(j)
				break
			}
		}
	}
}

// alike reports whether two faces of American units (backs are numbered after
// fronts) always have the same value.
func (r *Rules) alike(i, j int) bool {
	a, b := &r.data.units[American][i%sideUnits], &r.data.units[American][j%sideUnits]
	f, g := i/sideUnits, j/sideUnits
	return a.hard == b.hard && a.at[f] == b.at[g] && a.ai[f] == b.ai[g]
}

// forget resets the cache for the Germans now in play.
func (h *hexWorths) forget(r *Rules, s *State) {
	h.known, h.n = [2 * sideUnits]hexes{}, 0
	h.age++
	for set := r.targets(s, American); set != 0; set &= set - 1 {
		u := set.first()
		at := s.at[German][u]
		h.germans[h.n] = onMap{at, bit(r.data.units[German][u].hard), [2]float64{0, -0.125 * float64(r.data.ground.modifier[at])}}
		h.n++
	}
}

// hexWorths returns what hexes are worth to an American unit; only those of the
// set are computed.
func (g *greedy) hexWorths(u int, of hexes) *[maxHexes]float64 {
	h := &g.holds
	k := h.kind[g.s.face(American, u)][u]
	for unknown := of.less(h.known[k]); !unknown.empty(); unknown = unknown.rest() {
		hex := unknown.first()
		h.worth[k][hex] = g.stands(u, hex)
	}
	h.known[k] = h.known[k].or(of)
	return &h.worth[k]
}

// shares are the parts of its value that a unit threatens an enemy with, by 8
// minus the distance; the last is for an enemy that it can fire at.
var shares = func() (s [shareBits + 1]float64) {
	for nearness := range inSight {
		s[nearness] = float64(0.005 * float64(nearness))
	}
	s[inSight] = 0.25
	return s
}()

const inSight = 9

// stands computes what a hex is worth to an American unit. The order of the sum is
// part of the specification: steps without a gain count if rounding leaves them
// above 0.
func (g *greedy) stands(u, hex int) float64 {
	ground, views := &g.rules.data.ground, &g.holds.views[hex]
	value := [2]float64{float64(g.value(u, false)), float64(g.value(u, true))}
	sum := 0.0
	for i := range g.holds.germans[:g.holds.n] {
		e := &g.holds.germans[i]
		v := views[e.at]
		sum += float64(shares[v&shareBits]*value[e.hard&1]) + e.cover[v>>sightBit&1]
		sum += beside[v>>westBit&1]
	}
	class := g.rules.data.units[American][u].class()
	sum -= risks[g.sees.fireValues(g.rules, g.s, American, class).danger(hex, ground)]
	sum += float64(0.10 * float64(ground.modifier[hex]))
	if ground.hill[hex] {
		sum += 0.15
	}
	return sum
}

// beside is the value of being east of a German, and west of one.
var beside = [2]float64{-0.10, 0.05}

// risks are the deductions for danger, by tenths.
var risks = func() (r [11]float64) {
	for tenths := range r {
		r[tenths] = float64(0.5 * float64(tenths) / 10)
	}
	return r
}()
