package report

import "punchboard/playtest"

// orderWords tell of what happens at once, and of its orders.
type orderWords struct {
	how        map[playtest.Difference]string
	then, copy string // between things in their order; of one of several alike
	atOnce     string // in a story: what happened at once, and another order of it
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
