package percee

import "punchboard/playtest"

// choiceLister holds what the choices of all units of a side have in common while
// they are listed or counted.
type choiceLister struct {
	rules   *Rules
	s       *State
	ground  *ground
	at      *places
	exits   hexes    // hexes from which a unit may leave the map
	open    [2]hexes // hexes that a unit may enter; [1] for units that stack freely
	freely  units    // the units that stack freely
	enemies hexes    // none if no combat card is left (PV-133)
	one     hexes    // bits of the number of targets in a hex
	two     hexes
	prey    *hexCounts       // that number, if some hex has more than three; otherwise nil
	by      [sideUnits]uint8 // number of choices of each unit counted
}

// begin prepares the lister for the deciding side.
func (l *choiceLister) begin(r *Rules, s *State) {
	side, ground := s.asked, &r.data.ground
	enemy := &s.board[side.Other()]
	l.rules, l.s, l.ground, l.at, l.freely = r, s, ground, &s.at[side], r.data.freely[side]
	l.open[1] = ground.all.less(enemy.some)
	l.open[0] = l.open[1].less(s.board[side].full)
	if side == German {
		l.exits = ground.west
	}
	if s.pileLeft() > 0 {
		l.enemies, l.one, l.two = enemy.some, enemy.prey[0], enemy.prey[1]
		if enemy.prey.over3() {
			l.prey = &enemy.prey
		}
	}
}

// count returns how many choices the units of a set have.
func (l *choiceLister) count(set units) (sum int) {
	for ; set != 0; set &= set - 1 {
		u := set.first()
		n, at := 0, int(l.at[u])
		if at < 0 {
			n = l.entries(u).count()
		} else {
			reach := l.ground.targets[at]
			n = int(bit(l.exits.has(at))) + l.moves(u, at).count() + l.one.and(reach).count() + 2*l.two.and(reach).count()
			if l.prey != nil {
				n += l.prey.above3(reach)
			}
		}
		l.by[u] = uint8(n)
		sum += n
	}
	return sum
}

// moves returns the adjacent hexes that a unit may move to.
func (l *choiceLister) moves(u, at int) hexes { return l.open[l.freely>>u&1].and(l.ground.near[at]) }

// entries returns the hexes at which a unit of the reserve may enter (PV-069 to
// PV-073).
func (l *choiceLister) entries(u int) hexes {
	if int(l.s.round) < l.rules.data.units[American][u].reserve {
		return hexes{}
	}
	return l.open[l.freely>>u&1].and(l.ground.west)
}

// unit appends what one unit may do on its own: enter, or leave, move and fire.
func (l *choiceLister) unit(u int, buf []playtest.Action) []playtest.Action {
	at := int(l.at[u])
	if at < 0 {
		return l.entries(u).each(act(enter, u, 0), buf)
	}
	if l.exits.has(at) {
		buf = append(buf, act(leave, u, 0))
	}
	buf = l.moves(u, at).each(act(moveTo, u, 0), buf)
	for set := l.inReach(at); set != 0; set &= set - 1 {
		buf = append(buf, act(fire, u, set.first()))
	}
	return buf
}

// inReach returns the enemy units in range and sight of a hex.
func (l *choiceLister) inReach(at int) (set units) {
	reach := l.ground.targets[at]
	if !l.enemies.meets(reach) {
		return 0
	}
	enemies := &l.s.at[l.s.asked.Other()]
	for t := l.rules.targets(l.s, l.s.asked); t != 0; t &= t - 1 {
		e := t.first()
		set |= units(bit(reach.has(int(enemies[e])))) << e
	}
	return set
}

// pick returns choice n, from 0, of the units that were counted.
func (l *choiceLister) pick(set units, n int) playtest.Action {
	u := set.first()
	for ; n >= int(l.by[u]); u = set.first() {
		n -= int(l.by[u])
		set &= set - 1
	}
	return l.nth(u, n)
}

// nth returns choice n of a unit, from 0.
func (l *choiceLister) nth(u, n int) playtest.Action {
	at := int(l.at[u])
	if at < 0 {
		return act(enter, u, l.entries(u).nth(n))
	}
	if l.exits.has(at) {
		if n == 0 {
			return act(leave, u, 0)
		}
		n--
	}
	moves := l.moves(u, at)
	if n < moves.count() {
		return act(moveTo, u, moves.nth(n))
	}
	return act(fire, u, l.inReach(at).nth(n-moves.count()))
}
