package playtest

// DirectAgent is an agent that does not need a list of its choices.
type DirectAgent[S any] interface {
	Agent[S]
	// Choose returns the action that Act would choose, or the only choice, and
	// the number of choices: 0 for none. An implementation that does not count
	// them returns 2 for any number above 1.
	Choose(s *S, rnd *Stream) (a Action, choices int)
}

// Drawer is implemented by rules that can draw one of the actor's choices
// without listing them.
type Drawer[S any] interface {
	// Draw returns the element of Legal at rnd.Pick(choices) and the number of
	// choices: 0 for none.
	Draw(s *S, rnd *Stream) (a Action, choices int)
}

// chooser gets a choice from an agent, but skips the agent when there is only
// one choice.
type chooser[S any] struct {
	agent  Agent[S]
	direct DirectAgent[S] // nil if it needs a list
	rules  Rules[S]
	legal  []Action
}

func newChooser[S any](p Player[S]) (c chooser[S]) {
	c.agent = p.New()
	c.direct, _ = c.agent.(DirectAgent[S])
	return c
}

func (c *chooser[S]) begin(r Rules[S], seat Seat) {
	c.rules = r
	c.agent.Begin(r, seat)
}

// choose returns the agent's choice and how many it had; see DirectAgent.
func (c *chooser[S]) choose(s *S, rnd *Stream) (a Action, choices int) {
	if c.direct != nil {
		return c.direct.Choose(s, rnd)
	}
	return c.list(s, rnd)
}

// list chooses from a list of the legal actions.
func (c *chooser[S]) list(s *S, rnd *Stream) (a Action, choices int) {
	c.legal = c.rules.Legal(s, c.legal[:0])
	switch n := len(c.legal); n {
	case 0:
		return 0, 0
	case 1:
		return c.legal[0], 1
	default:
		return c.agent.Act(c.rules, s, c.legal, rnd), n
	}
}
