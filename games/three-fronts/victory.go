package threefronts

import "punchboard/playtest"

func (g *game) end(winner playtest.Seat, w way) {
	g.watchTurn()
	g.s.winner, g.s.way, g.s.step, g.s.asked = winner, w, atEnd, playtest.Nobody
}

// autoWinLive reports whether both players have had the turns that TF-005 grants
// them.
func (g *game) autoWinLive() bool { return int(g.s.turn) > 2*g.data.set.AutoWinRounds }

// checkFronts ends the game if a player holds all three fronts against one or
// none (TF-005). It is called whenever units enter, leave or change fronts.
func (g *game) checkFronts() {
	if !g.autoWinLive() || g.s.over() {
		return
	}
	if side := g.holder(); side != playtest.Nobody {
		g.t.Rule(tf005)
		g.end(side, byFronts)
	}
}

// holder returns the player who holds all three fronts against one or none;
// there is at most one.
func (g *game) holder() playtest.Seat {
	for seat := range playtest.Seats {
		side := playtest.Seat(seat)
		if g.s.held(side) == fronts && g.s.held(side.Other()) <= 1 {
			return side
		}
	}
	return playtest.Nobody
}

// checkVictory is called after a loss: the ten units are checked before the
// fronts.
func (g *game) checkVictory() {
	if g.s.fight.deferred || g.s.over() {
		return
	}
	if !g.beaten() {
		g.checkFronts()
		return
	}
	order := [...]uint16{uint16(byUnits), uint16(byFronts)}
	if g.autoWinLive() && g.holder() != playtest.Nobody {
		g.t.Together(victories, order[:])
	}
	if way(order[0]) == byFronts {
		g.checkFronts()
	}
	g.checkUnits()
}

// beaten reports whether a side has lost ten units.
func (g *game) beaten() bool {
	need := g.data.set.UnitsToWin
	return g.s.lost[American].count() >= need || g.s.lost[German].count() >= need
}

// checkUnits ends the game, if it is not over, for the player whose enemy has
// lost ten units; if both have, nobody wins (TF-G38).
func (g *game) checkUnits() {
	if g.s.over() {
		return
	}
	need := g.data.set.UnitsToWin
	g.t.Rule(tf004)
	switch american, german := g.s.lost[American].count() >= need, g.s.lost[German].count() >= need; {
	case american && german:
		g.end(playtest.Nobody, byBoth)
	case american:
		g.end(German, byUnits)
	default:
		g.end(American, byUnits)
	}
}

// Actor returns the player to decide.
func (r *Rules) Actor(s *State) playtest.Seat { return s.asked }

// Outcome returns how a game ended; the margin is in units destroyed or routed.
func (r *Rules) Outcome(s *State) playtest.Outcome {
	return playtest.Outcome{
		Winner: s.winner,
		First:  s.first,
		Way:    uint8(s.way),
		Margin: int16(s.lost[German].count() - s.lost[American].count()),
		Turns:  int(s.turn),
	}
}
