package patroldeck

import "punchboard/playtest"

// Greedy returns the player.
func Greedy() playtest.Player[State] { return playtest.Random[State]() }
