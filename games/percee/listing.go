package percee

import (
	"punchboard/geom/hex"
	"punchboard/playtest"
)

// listing is what the moves and shots of all units of a side have in common
// while they are listed. Which hexes are open and who is in reach is as good as
// random, and a processor that guesses a branch for each is wrong too often: all
// are written, and those that hold are kept.
type listing struct {
	*Rules
	s       *State
	open    [2][4]uint64 // hexes where a unit may stand, in [1] one that stacks freely; the third word has none
	freely  units
	targets units // none when no combat card is left (PV-133)
	enemies *hexes
	at      *[sideUnits]int16 // of the enemies
}

// mostByUnit bounds what one unit may do: an entry for each hex, or the far
// fewer steps and shots, with room for what is written and not kept.
const mostByUnit = maxHexes

func (r *Rules) listing(s *State) listing {
	side, enemy := s.asked, s.asked.Other()
	all, enemies, full := &r.data.ground.all, &s.board[enemy].some, &s.board[side].full
	l := listing{Rules: r, s: s, freely: r.data.freely[side], enemies: enemies, at: &s.at[enemy]}
	for i := range all {
		l.open[1][i] = all[i] &^ enemies[i]
		l.open[0][i] = l.open[1][i] &^ full[i]
	}
	if s.pileLeft() > 0 {
		l.targets = r.targets(s, side)
	}
	return l
}

// unit appends what one unit may do alone: enter, or leave, move and fire.
func (l *listing) unit(u int, buf []playtest.Action) []playtest.Action {
	side, at := l.s.asked, l.s.at[l.s.asked][u]
	if at == inReserve {
		return l.legalEntry(l.s, u, buf)
	}
	ground := &l.data.ground
	if side == German && ground.west.has(int(at)) {
		buf = append(buf, act(leave, u, 0))
	}
	buf = steps(&l.open[l.freely>>u&1], &ground.around[at], u, buf)
	if reach := &ground.targets[at]; reach.meets(l.enemies) {
		buf = l.inReach(reach).shots(u, buf)
	}
	return buf
}

// inReach gives the enemy units that stand in a set of hexes.
func (l *listing) inReach(reach *hexes) (set units) {
	for t := l.targets; t != 0; t &= t - 1 {
		e := t.first()
		at := l.at[e]
		set |= units(reach[at>>6&1]>>(at&63)&1) << e
	}
	return set
}

// steps appends a move for each open hex of those around a unit.
func steps(open *[4]uint64, around *[hex.Dirs]uint8, u int, buf []playtest.Action) []playtest.Action {
	n := len(buf)
	room := (*[8]playtest.Action)(buf[n : n+8])
	first, kept := act(moveTo, u, 0), uint(0)
	for _, to := range around {
		room[kept%8] = first + playtest.Action(to)
		kept += uint(open[to>>6] >> (to & 63) & 1)
	}
	return buf[:n+int(kept)]
}

// shots appends a shot by a unit at each of a set, four at a time: more are rare.
func (set units) shots(u int, buf []playtest.Action) []playtest.Action {
	first := act(fire, u, 0)
	for set != 0 {
		n, kept := len(buf), min(set.count(), 4)
		room := (*[4]playtest.Action)(buf[n : n+4])
		for i := range room {
			room[i] = first + playtest.Action(set.first())
			set &= set - 1
		}
		buf = buf[:n+kept]
	}
	return buf
}
