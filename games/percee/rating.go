package percee

import (
	"math"

	"punchboard/playtest"
)

var _ playtest.Rater[State] = (*Rules)(nil)

// Rate rates the Germans' chances by the units that have left the map, those that may
// still reach the western edge, and those that oppose them. Its numbers are no rules:
// they were fitted to 96,000 games of sensible players in which two to five units had
// to leave the map (logistic regression, on positions of all rounds and of all parts of
// the last).
func (r *Rules) Rate(s *State) int {
	left := r.roundsLeft(s)
	odds := 2.4 - float64(0.3*float64(left/(left+1))*opposition(s))
	exit := min(5.3, 0.62+1.7/left)
	odds -= float64(exit * float64(r.data.set.ExitsNeeded-s.count(German, exited)))
	step := 1 - min(0.65, 0.27/math.Sqrt(left))
	for set := s.board[German].units; set != 0; set &= set - 1 {
		hope := exit
		for range r.data.ground.column[s.at[German][set.first()]] + 1 {
			hope = float64(hope * step)
		}
		odds += hope
	}
	return int(1000 * odds / math.Sqrt(float64(odds*odds)+4))
}

// opposition counts the Americans, and the steps that Germans on the map have lost.
// Three steps that the Americans have lost are worth one of them.
func opposition(s *State) float64 {
	americans := s.board[American].units | s.board[American].reserve
	n := americans.count() + (s.board[German].units & s.back[German]).count()
	return float64(n) - float64((americans&s.back[American]).count())/3
}

// roundsLeft returns the number of rounds to go. What is left of this one depends on
// the joker: half of the pile is likely to come before it, or all if it is set aside.
func (r *Rules) roundsLeft(s *State) float64 {
	pile := float64(s.pileLeft()) / deckCards
	if s.aside {
		pile *= 2
	}
	return max(0.1, float64(r.data.set.Rounds-int(s.round))+pile)
}
