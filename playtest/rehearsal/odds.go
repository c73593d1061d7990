package rehearsal

// atLeastOne returns the chance that a hand dealt from some cards holds one of
// those that are wanted: one less the hypergeometric chance of none.
func atLeastOne(cards, wanted, hand int) float64 {
	none := 1.0
	for i := range hand {
		none *= float64(max(cards-wanted-i, 0)) / float64(cards-i)
	}
	return 1 - none
}
