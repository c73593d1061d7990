package report

import "punchboard/playtest/verdict"

// rungJSON is the JSON form of a comparison of two adjacent players.
type rungJSON struct {
	Player   string           `json:"player"`
	Below    string           `json:"below"`
	Seed     uint64           `json:"seed"`
	Score    float64          `json:"score"` // the upper player's share of wins; a draw is divided among all
	Low      float64          `json:"low"`
	High     float64          `json:"high"`
	Games    uint64           `json:"games"`
	Deals    []uint64         `json:"deals"`  // by the points of the upper player in the games of a deal
	Stands   bool             `json:"stands"` // Standing is "stands": clearly stronger than the one below
	Standing verdict.Standing `json:"standing"`
	Recorded bool             `json:"recorded,omitempty"` // in the game's ladder.json, not in this session
}

func rungOf(r *verdict.AdjacentPlayers) rungJSON {
	j := rungJSON{Player: r.Player, Below: r.Below, Seed: r.Seed, Games: r.Games(), Deals: r.Deals, Recorded: r.Recorded, Standing: r.Standing(), Stands: r.Standing() == verdict.Stands}
	j.Score, j.Low, j.High = r.Score()
	return j
}

// RungsJSON returns comparisons of adjacent players as a value for
// encoding/json.
func RungsJSON(all []*verdict.AdjacentPlayers) any {
	rungs := make([]rungJSON, len(all))
	for i, r := range all {
		rungs[i] = rungOf(r)
	}
	return rungs
}
