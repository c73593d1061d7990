package report

// storyWords are the words of a story that no game has of its own.
type storyWords struct {
	setup                 string
	afterTurn, afterRound string // its number, and what both sides have
}

var (
	englishStory = storyWords{setup: "Setup", afterTurn: "After turn %d: %s", afterRound: "After round %d: %s"}
	frenchStory  = storyWords{setup: "Mise en place", afterTurn: "Après le tour %d : %s", afterRound: "Après la manche %d : %s"}
)
