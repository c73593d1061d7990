package percee

import "punchboard/playtest"

// worths holds what hexes are worth to each American unit on each face, backs
// after fronts, until the Germans change.
type worths struct {
	known [2 * sideUnits]hexes
	worth [2 * sideUnits][maxHexes]float64
}

// hold rates the hexes where an American unit threatens most and is threatened
// least.
func (g *reference) hold(best *choice, u int) {
	if at := g.s.at[American][u]; at == inReserve {
		g.enter(best, u, g.rules.free(g.s, American, u, g.rules.data.ground.west))
	} else {
		g.step(best, u, g.rules.free(g.s, American, u, g.rules.data.ground.near[at]))
	}
}

// enter rates the hexes at which a unit of the reserve may enter.
func (g *reference) enter(best *choice, u int, free hexes) {
	worth := g.rate(u, free)
	for ; !free.empty(); free = free.rest() {
		hex := free.first()
		best.offer(0.45+float64(0.25*worth[hex]), act(enter, u, hex), 0)
	}
}

// step rates the hexes adjacent to a unit, compared with its own.
func (g *reference) step(best *choice, u int, free hexes) {
	at := g.s.at[American][u]
	within := free
	within.add(int(at))
	worth, first := g.rate(u, within), act(moveTo, u, 0)
	for _, n := range g.rules.data.ground.neighbours[at] {
		if n != noHex && free.has(int(n)) {
			best.offer(float64(0.25*(worth[n]-worth[at])), first+playtest.Action(n), 0)
		}
	}
}

// rate returns what hexes are worth to an American unit; only those of the set are
// computed.
func (g *reference) rate(u int, of hexes) *[maxHexes]float64 {
	k := g.s.face(American, u)*sideUnits + u
	for unknown := of.less(g.worths.known[k]); !unknown.empty(); unknown = unknown.rest() {
		hex := unknown.first()
		g.worths.worth[k][hex] = g.stands(u, hex)
	}
	g.worths.known[k] = g.worths.known[k].or(of)
	return &g.worths.worth[k]
}

// stands computes what a hex is worth to an American unit. The order of the sum is
// part of the specification: steps without a gain count if rounding leaves them
// above 0.
func (g *reference) stands(u, hex int) float64 {
	ground, views := &g.rules.data.ground, &g.holds.views[hex]
	value := [2]float64{float64(g.value(u, false)), float64(g.value(u, true))}
	sum := 0.0
	for i := range g.holds.germans[:g.holds.n] {
		e := &g.holds.germans[i]
		v := views[e.at]
		sum += float64(refShares[v&shareBits]*value[e.hard&1]) + e.cover[v>>sightBit&1]
		sum += refBeside[v>>westBit&1]
	}
	class := g.rules.data.units[American][u].class()
	sum -= refRisks[g.sees.fireValues(g.rules, g.s, American, class).danger(hex, ground)]
	sum += float64(0.10 * float64(ground.modifier[hex]))
	if ground.hill[hex] {
		sum += 0.15
	}
	return sum
}

// refShares are the parts of its value that a unit threatens an enemy with, by 8
// minus the distance; the last is for an enemy that it can fire at.
var refShares = func() (s [shareBits + 1]float64) {
	for nearness := range inSight {
		s[nearness] = float64(0.005 * float64(nearness))
	}
	s[inSight] = 0.25
	return s
}()

// refBeside is the value of being east of a German, and west of one.
var refBeside = [2]float64{-0.10, 0.05}

// refRisks are the deductions for danger, by tenths.
var refRisks = func() (r [11]float64) {
	for tenths := range r {
		r[tenths] = float64(0.5 * float64(tenths) / 10)
	}
	return r
}()
