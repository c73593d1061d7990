package fireandcover

// advance continues to the next decision.
func (g *game) advance() {
	for !g.s.over() && !g.waiting() {
		g.leave()
	}
}

// waiting reports whether the step has a real decision.
func (g *game) waiting() bool {
	s := g.s
	switch s.step {
	case atDeclare, atFace:
		return true
	case atMove:
		return g.canPay()
	case atMorale, atRally:
		return g.someoneMayPlay()
	case atCovering:
		return !s.move.pointMan || g.mayPlay()
	case atExtra:
		return g.mayDrawExtra() || g.mayPlay()
	case atDiscard:
		return g.excess() > 0
	}
	return g.mayPlay()
}

// someoneMayPlay offers the window to both players in turn.
func (g *game) someoneMayPlay() bool {
	for g.s.passes < 2 {
		if g.mayPlay() {
			return true
		}
		g.passed()
	}
	return false
}

// leave ends a step in which there is nothing more to do.
func (g *game) leave() {
	s := g.s
	switch s.step {
	case atSetup:
		g.leaveSetup()
	case atDraw:
		g.beginMorale()
	case atMorale:
		g.checkMorale()
	case atCovering:
		g.beginOpportunity()
	case atOpportunity:
		g.beginMovement()
	case atMove:
		g.beginPosition()
	case atBlock:
		g.completeMove()
	case atCancel:
		g.blocked()
	case atMoved:
		g.leaveMoved()
	case atPosition:
		g.beginReturn()
	case atReturn:
		g.beginRally()
	case atRally:
		g.rollRally()
	case atExtra:
		g.ask(atDiscard, s.active)
		g.ruleIf(g.excess() > 0, g.nation(s.active).handRule)
	case atDiscard:
		g.endTurn()
	case atKill:
		g.ask(s.back, s.backTo)
	default:
		panic("fireandcover: a step that nobody can leave")
	}
}

func (g *game) leaveSetup() {
	if g.s.asked == g.s.first {
		g.ask(atSetup, g.s.first.Other())
		return
	}
	g.beginTurn()
}
