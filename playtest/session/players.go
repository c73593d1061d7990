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

// SamePlayerTwice returns a pair of the same player.
func SamePlayerTwice(name string) [playtest.Seats]string { return [playtest.Seats]string{name, name} }

// thinks reports whether a player thinks ahead, which takes time.
func thinks(name string) bool { return strings.HasPrefix(name, "sh") }
