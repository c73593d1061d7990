package playtest

// Random is the player who takes any legal action, all equally likely. It finds
// what breaks; it judges nothing.
func Random[S any]() Player[S] {
	return Player[S]{Name: "random", New: func() Agent[S] { return random[S]{} }}
}

type random[S any] struct{}

func (random[S]) Begin(Rules[S], Seat) {}

func (random[S]) Act(_ Rules[S], _ *S, legal []Action, rnd *Stream) Action {
	return legal[rnd.N(len(legal))]
}
