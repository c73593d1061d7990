package session

import (
	"strings"

	"punchboard/playtest"
)

// Strongest returns the best of a game's own players, who judges it: the last
// before those who think ahead.
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

// SamePlayerTwice returns two players of one kind.
func SamePlayerTwice(name string) [playtest.Seats]string { return [playtest.Seats]string{name, name} }

// thinks reports whether a player looks ahead, which takes time.
func thinks(name string) bool { return strings.HasPrefix(name, "sh") }
