package playtest

// DirectAgent is an agent who needs no list of his choices.
type DirectAgent[S any] interface {
	Agent[S]
	// Choose returns what Act gives, or the single choice that there is, and how
	// many there were: 0 for none. Who does not count them says 2 for any
	// number above 1.
	Choose(s *S, rnd *Stream) (a Action, choices int)
}

// Drawer is rules that draw one of the actor's choices without listing them.
type Drawer[S any] interface {
	// Draw returns the choice of Legal at rnd.Pick(choices), and how many there
	// are: 0 for none.
	Draw(s *S, rnd *Stream) (a Action, choices int)
}

// chooser asks an agent, who has no say when there is one choice only.
type chooser[S any] struct {
	agent  Agent[S]
	direct DirectAgent[S] // nil when he needs a list
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

// choose returns the agent's choice, and how many he had; see DirectAgent.
func (c *chooser[S]) choose(s *S, rnd *Stream) (a Action, choices int) {
	if c.direct != nil {
		return c.direct.Choose(s, rnd)
	}
	return c.list(s, rnd)
}

// list is choose from a list.
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
