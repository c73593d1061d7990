package rulestest

import "testing"

// Games returns how many games a test plays: all, or few under -short.
func Games(all, few uint64) uint64 {
	if testing.Short() {
		return few
	}
	return all
}
