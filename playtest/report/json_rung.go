package report

import "punchboard/playtest/verdict"

// rungJSON is a rung for programs.
type rungJSON struct {
	Player   string           `json:"player"`
	Below    string           `json:"below"`
	Seed     uint64           `json:"seed"`
	Score    float64          `json:"score"` // the upper player's share of wins, a draw half
	Low      float64          `json:"low"`
	High     float64          `json:"high"`
	Games    uint64           `json:"games"`
	Stands   bool             `json:"stands"` // surely a rung above the one below
	Standing verdict.Standing `json:"standing"`
}

func rungOf(r *verdict.AdjacentPlayers) rungJSON {
	j := rungJSON{Player: r.Player, Below: r.Below, Seed: r.Seed, Games: r.Games(), Standing: r.Standing(), Stands: r.Standing() == verdict.Stands}
	j.Score, j.Low, j.High = r.Score()
	return j
}

// RungsJSON returns rungs as a value for encoding/json.
func RungsJSON(all []*verdict.AdjacentPlayers) any {
	rungs := make([]rungJSON, len(all))
	for i, r := range all {
		rungs[i] = rungOf(r)
	}
	return rungs
}
