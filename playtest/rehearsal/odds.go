package rehearsal

// atLeastOne returns the probability that a hand contains at least one of the
// wanted cards: 1 minus the hypergeometric probability of none.
func atLeastOne(cards, wanted, hand int) float64 {
	none := 1.0
	for i := range hand {
		none *= float64(max(cards-wanted-i, 0)) / float64(cards-i)
	}
	return 1 - none
}
