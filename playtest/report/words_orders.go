package report

import "punchboard/playtest"

// orderWords describe simultaneous events and their orders.
type orderWords struct {
	how        map[playtest.Difference]string
	then, copy string // between things in their order; for one of several equal things
	atOnce     string // in a story: the simultaneous events, and another order of them
}

var ordersEnglish = &orderWords{
	how: map[playtest.Difference]string{
		playtest.OtherState: "the game goes another way", playtest.OtherEnd: "one of the two ends the game",
		playtest.OtherWinner: "another player wins", playtest.Breakdown: "the rules break down",
	},
	then: ", then ", copy: "%s (%d)",
	atOnce: "at once by %s: %s; with %s instead of %s, %s",
}

var ordersFrench = &orderWords{
	how: map[playtest.Difference]string{
		playtest.OtherState: "la partie tourne autrement", playtest.OtherEnd: "l’un des deux finit la partie",
		playtest.OtherWinner: "un autre joueur gagne", playtest.Breakdown: "les règles tombent en panne",
	},
	then: ", puis ", copy: "%s (%d)",
	atOnce: "en même temps, par %s : %s ; avec %s au lieu de %s, %s",
}
