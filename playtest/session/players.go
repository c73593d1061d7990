package session

import (
	"strings"

	"punchboard/playtest"
)

// Strongest returns the best of a game's own players, whose games are judged:
// the last one before those that think ahead.
func Strongest(g playtest.Game) string {
	players := g.Players()
	best := players[0]
	for _, name := range players {
		if !thinks(name) && name != "seeker" {
			best = name
		}
	}
	return best
}

// InAllSeats returns a lineup of the same player in all seats of a game.
func InAllSeats(g playtest.Game, name string) playtest.Lineup {
	return playtest.AllSeats(name, g.Catalog().NumSeats())
}

// alone returns, for each seat of a game, the lineup in which a player has it and another
// one all the others.
func alone(g playtest.Game, name, others string) (all []playtest.Lineup) {
	for seat := range g.Catalog().NumSeats() {
		l := InAllSeats(g, others)
		l[seat] = name
		all = append(all, l)
	}
	return all
}

// thinks reports whether a player thinks ahead, which takes time.
func thinks(name string) bool { return strings.HasPrefix(name, "sh") }
