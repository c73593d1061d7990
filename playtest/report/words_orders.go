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
		playtest.OtherState: "the game goes differently", playtest.OtherEnd: "only one of the two orders ends the game",
		playtest.OtherWinner: "the winner changes", playtest.Breakdown: "the rules break down",
	},
	then: ", then ", copy: "%s (%d)",
	atOnce: "simultaneous, by %s: %s; with “%s” instead of “%s”, %s",
}

var ordersFrench = &orderWords{
	how: map[playtest.Difference]string{
		playtest.OtherState: "la suite de la partie change", playtest.OtherEnd: "un seul des deux ordres met fin à la partie",
		playtest.OtherWinner: "le vainqueur change", playtest.Breakdown: "les règles se bloquent",
	},
	then: ", puis ", copy: "%s (%d)",
	atOnce: "simultanément, par %s : %s ; avec « %s » au lieu de « %s », %s",
}
