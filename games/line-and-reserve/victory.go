package lineandreserve

import "punchboard/playtest"

// score adds Victory Points, which may win the game at once (LR-130).
func (g *game) score(seat playtest.Seat, points int) {
	s := g.s
	s.points[seat] += int16(points)
	for i, w := range g.data.situation.wins[:g.data.situation.n] {
		if w.kind == byScore && w.side == seat && s.points[seat] >= w.n {
			g.ruleIf(g.data.situation.id == "", lr130)
			g.win(seat, i)
			return
		}
	}
}

// win ends the game by a Win Condition (LR-132).
func (g *game) win(seat playtest.Seat, condition int) {
	w := byPoints
	if g.data.situation.wins[condition].kind != byScore {
		w = bySituation
	}
	g.ruleIf(g.data.situation.id != "", lr132)
	g.end(seat, w)
}

func (g *game) end(seat playtest.Seat, w way) {
	g.s.winner, g.s.way, g.s.step = seat, w, atEnd
	g.watchMarkers()
	g.watchTurn()
}

// endByPoints ends a game that takes too long.
func (g *game) endByPoints() {
	s := g.s
	winner := playtest.Nobody
	if s.points[0] != s.points[1] {
		winner = playtest.Seat(bit(s.points[1] > s.points[0]))
	}
	g.end(winner, unfinished)
}

// holders returns the units that hold the ground for a player, or oppose the enemy
// there.
func (g *game) holders(seat playtest.Seat) set {
	of := g.s.ground(seat)
	if g.data.set.IdleNeither {
		of = of.less(g.idle(seat))
	}
	return of
}

// overruns counts the Turns in which one player holds the ground (LR-131, LG-50,
// LG-76).
func (g *game) overruns() {
	s := g.s
	if !g.data.situation.overrun {
		return
	}
	for seat := range playtest.Seats {
		g.overrun(playtest.Seat(seat))
	}
	for seat := range playtest.Seats {
		if int(s.holds[seat]) >= g.data.set.OverrunTurns {
			g.t.Rule(lr131)
			g.end(playtest.Seat(seat), byOverrun)
			return
		}
	}
}

func (g *game) overrun(seat playtest.Seat) {
	s := g.s
	own, them := g.holders(seat), g.holders(seat.Other())
	if g.data.set.AirOpposes {
		them = them.or(s.air[seat.Other()])
	}
	if own.none() || them.some() {
		s.holds[seat], s.holder[seat] = 0, set{}
		return
	}
	if g.data.set.SameHolder {
		if kept := own.and(s.holder[seat]); s.holds[seat] > 0 && kept.some() {
			own = kept
		} else {
			s.holds[seat] = 0
		}
		s.holder[seat] = own
	}
	s.holds[seat]++
}

// situationWins looks for a Win Condition at the end of the Combat Phase, in the
// order of the list.
func (g *game) situationWins() {
	s, d := g.s, &g.data.situation
	ahead := s.front[0].count() - s.front[1].count()
	for i, w := range d.wins[:d.n] {
		met := false
		switch w.kind {
		case byMargin:
			by := ahead
			if w.side == 1 {
				by = -ahead
			}
			if s.margin[w.side]++; by < int(w.n) {
				s.margin[w.side] = 0
			}
			met = s.margin[w.side] >= w.turns
		case byTypes:
			met = g.ofTypes(s.killed[w.side], w.types).count() >= int(w.n)
		case byTurn:
			met = int(s.turn) >= int(w.n)
		}
		if met {
			g.win(w.side, i)
			return
		}
	}
}

// Outcome returns how a finished game ended.
func (r *Rules) Outcome(s *State) playtest.Outcome {
	return playtest.Outcome{Winner: s.winner, First: s.coin, Way: uint8(s.way), Margin: s.points[0] - s.points[1], Turns: int(s.turn)}
}
