package lineandreserve

import "punchboard/playtest"

// marker is a kind of marker whose demand is reported, by its counter in the game.
type marker string

func (m marker) id() string { return string(m) }

// The markers, by their place in the list; those of several Turns or counts follow
// the first.
const (
	vp1 = iota
	vp5
	vp10
	net1
	net2
	net5
	net10
	flight1
	bombsGone     = flight1 + 4
	idleUnits     = bombsGone + 1
	capturedUnits = idleUnits + 1
	counter1      = capturedUnits + 1
	overrunCounts = counter1 + 4
)

var markers = [...]marker{
	"vp-1", "vp-5", "vp-10", "net-1", "net-2", "net-5", "net-10", "flight-1", "flight-2", "flight-3", "flight-4",
	"bombs-gone", "idle", "captured", "counter-1", "counter-2", "counter-3", "counter-4", "overrun",
}

// onTable counts the markers of a state in one pass, because it is done once a
// Combat Phase: at its end, before units recover, and at the end of the game. Points
// and damage are made up of as few markers as possible.
func (d *data) onTable(s *State) (n [len(markers)]int) {
	for seat := range playtest.Seats {
		p := int(s.points[seat])
		n[vp10], n[vp5], n[vp1] = n[vp10]+p/10, n[vp5]+p%10/5, n[vp1]+p%5
		n[overrunCounts] += int(s.holds[seat])
	}
	air := s.air[0].or(s.air[1])
	for all := s.table(0).or(s.table(1)); all.some(); all = all.rest() {
		u := all.first()
		x := &s.units[u]
		hits := d.damageOf(u, x)
		n[net10], n[net5] = n[net10]+hits/10, n[net5]+hits%10/5
		n[net2], n[net1] = n[net2]+hits%5/2, n[net1]+hits%5%2
		if x.counter > 0 && x.counter <= 4 {
			n[counter1-1+int(x.counter)]++
		}
		if x.flight > 0 && x.flight <= 4 && air.has(u) {
			n[flight1-1+int(x.flight)]++
		}
		n[bombsGone] += int(bit(x.flags&bombed != 0))
		n[capturedUnits] += int(bit(x.flags&captive != 0))
		n[idleUnits] += int(bit(x.crew == nobody && d.crewed.has(u)))
	}
	return n
}

// damageOf returns the damage of this phase: a unit with a Damage card began it at
// half Endurance.
func (d *data) damageOf(u int, x *unit) int {
	of := d.unit(u)
	began := of.full
	if x.damage != 0 && x.flags&hurt == 0 {
		began = of.half
	}
	return max(0, int(began-x.endurance))
}

// The tracks.
const overrunTrack playtest.TrackID = 0

// watchMarkers reports how many markers are on the table.
func (g *game) watchMarkers() {
	if g.t == nil {
		return
	}
	for i, n := range g.data.onTable(g.s) {
		g.t.Demand(playtest.ComponentID(i), n)
	}
}

// watchTurn reports what is recorded once a Turn.
func (g *game) watchTurn() {
	if g.t == nil {
		return
	}
	s := g.s
	g.t.Lead(int(s.points[0] - s.points[1]))
	for seat := range playtest.Seats {
		g.t.Track(overrunTrack, int(s.holds[seat]))
		could := 0
		if h := s.held[seat]; h != 0 {
			could = 1 // any Command card can be discarded for a roll
		}
		g.t.Turn(playtest.Seat(seat), s.held[seat].count(), could)
	}
}
