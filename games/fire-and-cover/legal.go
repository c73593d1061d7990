package fireandcover

import "punchboard/playtest"

// Legal appends the choices of the deciding player. Passing, if allowed, comes
// first.
func (r *Rules) Legal(s *State, buf []playtest.Action) []playtest.Action {
	g := game{Rules: r, s: s}
	switch s.step {
	case atEnd:
		return buf
	case atDeclare:
		buf = append(buf, act(stay, 0, 0, 0), act(declare, 0, 0, 0))
	case atMove:
		buf = g.legalMoves(buf)
	case atDiscard:
		return g.legalDiscard(buf)
	case atFace:
		return g.legalFaces(buf)
	default:
		buf = append(buf, act(pass, 0, 0, 0))
	}
	switch {
	case s.step == atCovering && !s.move.pointMan:
		buf = append(buf, act(point, 0, 0, 0))
	case s.step == atExtra && g.mayDrawExtra():
		buf = append(buf, act(extra, 0, 0, 0))
	}
	return g.legalPlays(buf)
}

func (g *game) legalDiscard(buf []playtest.Action) []playtest.Action {
	for k := g.s.own().hand.kinds; k != 0; k &= k - 1 {
		buf = append(buf, act(discard, k.first(), 0, 0))
	}
	return buf
}

// Actor returns the player to decide.
func (r *Rules) Actor(s *State) playtest.Seat { return s.asked }
