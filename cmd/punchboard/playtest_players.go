package main

import (
	"strings"

	"punchboard/playtest"
)

// whoPlays is the help of --agents; what follows says who plays without it.
const whoPlays = "who plays, as `FIRST,SECOND`: random, seeker of rules, greedy (sensible), sh200 or sh1000 (thinking); in a rehearsal random or priority; "

// twoPlayers reads who plays, as --agents says it: FIRST,SECOND.
func twoPlayers(text string) (two [playtest.Seats]string, err error) {
	names := strings.Split(text, ",")
	if len(names) != len(two) {
		return two, misusef("name two players, such as --agents greedy,random", "--agents: %q is not two players", text)
	}
	for i, name := range names {
		two[i] = strings.TrimSpace(name)
	}
	return two, nil
}

// strongest names the best of the game's own players, who judge it: the last
// before those who think twice.
func strongest(players []string) string {
	best := players[0]
	for _, name := range players {
		if !strings.HasPrefix(name, "sh") && name != "seeker" {
			best = name
		}
	}
	return best
}
