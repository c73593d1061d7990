package playtest

// Random returns the player that takes any legal action, all equally likely. It
// finds rules that break, but its results say nothing about balance.
func Random[S any]() Player[S] {
	return Player[S]{Name: "random", New: func() Agent[S] { return &random[S]{} }}
}

var _ DirectAgent[int] = (*random[int])(nil)

type random[S any] struct {
	rules  Rules[S]
	drawer Drawer[S] // nil if the rules are not a Drawer
	legal  []Action
}

func (k *random[S]) Begin(r Rules[S], _ Seat) {
	k.rules = r
	k.drawer, _ = r.(Drawer[S])
}

func (k *random[S]) Act(_ Rules[S], _ *S, legal []Action, rnd *Stream) Action {
	return legal[rnd.N(len(legal))]
}

// Choose draws without a list if the rules support it.
func (k *random[S]) Choose(s *S, rnd *Stream) (a Action, choices int) {
	if k.drawer != nil {
		return k.drawer.Draw(s, rnd)
	}
	k.legal = k.rules.Legal(s, k.legal[:0])
	if len(k.legal) == 0 {
		return 0, 0
	}
	return k.legal[rnd.Pick(len(k.legal))], len(k.legal)
}
