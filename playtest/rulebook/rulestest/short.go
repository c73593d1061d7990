package rulestest

import "testing"

// Games returns the number of games that a test plays: all, or few with -short.
func Games(all, few uint64) uint64 {
	if testing.Short() {
		return few
	}
	return all
}
