package fireandcover

import "punchboard/playtest"

// end ends the game in the middle of a turn.
func (g *game) end(winner playtest.Seat, w way) {
	g.watchTurn()
	g.finish(winner, w)
}

func (g *game) finish(winner playtest.Seat, w way) {
	g.s.winner, g.s.way, g.s.step, g.s.asked = winner, w, atEnd, playtest.Nobody
}

// permille is complete progress.
const permille = 1000

// progress returns how far a player is on the nearer way to victory: the share
// of the enemy's original men that are lost, or of the objectives.
func (r *Rules) progress(s *State, seat playtest.Seat) int {
	enemy := &s.squads[seat.Other()]
	start, missing, goals := int(enemy.start), int(enemy.start-min(enemy.men, enemy.start)), int(s.squads[seat].goals)
	if r.several() {
		start, missing = r.losses(s, seat.Other())
		goals = r.goals(s, seat)
	}
	return max(permille*missing/start, min(permille*goals/r.data.set.Objectives, permille))
}

// Outcome returns how a game ended; the margin is the difference of progress, in
// thousandths.
func (r *Rules) Outcome(s *State) playtest.Outcome {
	return playtest.Outcome{
		Winner: s.winner,
		First:  s.first,
		Way:    uint8(s.way),
		Margin: int16(r.progress(s, 0) - r.progress(s, 1)),
		Turns:  int(s.turn),
	}
}
