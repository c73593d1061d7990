package threefronts

import "punchboard/playtest"

func (g *game) end(winner playtest.Seat, w way) {
	g.watchTurn()
	g.s.winner, g.s.way, g.s.step, g.s.asked = winner, w, atEnd, playtest.Nobody
}

// autoWinLive tells whether both players have had the turns that TF-005 grants
// them.
func (g *game) autoWinLive() bool { return int(g.s.turn) > 2*g.data.set.AutoWinRounds }

// checkFronts ends the game for a player who holds all three fronts against one
// or none (TF-005), whenever units enter, leave or change fronts.
func (g *game) checkFronts() {
	if !g.autoWinLive() || g.s.over() {
		return
	}
	for seat := range playtest.Seats {
		side := playtest.Seat(seat)
		if g.s.held(side) == fronts && g.s.held(side.Other()) <= 1 {
			g.t.Rule(tf005)
			g.end(side, byFronts)
		}
	}
}

// checkVictory follows a loss: the ten units count before the fronts.
func (g *game) checkVictory() {
	if g.s.fight.deferred || g.s.over() {
		return
	}
	need := g.data.set.UnitsToWin
	american, german := g.s.lost[American].count() >= need, g.s.lost[German].count() >= need
	switch {
	case american && german:
		g.end(playtest.Nobody, byBoth)
	case american:
		g.end(German, byUnits)
	case german:
		g.end(American, byUnits)
	default:
		g.checkFronts()
		return
	}
	g.t.Rule(tf004)
}

// Actor says who decides.
func (r *Rules) Actor(s *State) playtest.Seat { return s.asked }

// Outcome tells how a game ended; the margin is in units destroyed or routed.
func (r *Rules) Outcome(s *State) playtest.Outcome {
	return playtest.Outcome{
		Winner: s.winner,
		First:  s.first,
		Way:    uint8(s.way),
		Margin: int16(s.lost[German].count() - s.lost[American].count()),
		Turns:  int(s.turn),
	}
}
