package session

import (
	"punchboard/carddata"
	"punchboard/playtest/verdict"
)

// Limits returns what the results are compared with: the limits in the play
// section and the claims on the box.
func (s *Session) Limits() verdict.Limits { return limitsOf(s.Data) }

func limitsOf(g *carddata.Game) verdict.Limits {
	l, c := g.Play.Limits, g.Claims
	limits := verdict.Limits{
		Draws: l.Draws, FirstSeat: l.FirstSeat, Balance: verdict.DefaultLimits().Balance, Card: l.Card,
		Seen: l.Seen, Played: l.Played, Stuck: l.Stuck, StuckRuns: l.StuckRuns, Exhausted: l.Exhausted,
		Forced: l.Forced, Runaway: l.Runaway, Decided: l.Decided, Shortage: l.Shortage, Skill: l.Skill, InLength: l.InLength, EndlessRate: l.Endless,
		Turns: [2]int{c.MinTurns, c.MaxTurns}, Minutes: [2]int{c.MinMinutes, c.MaxMinutes}, Seconds: g.Play.SecondsPerDecision,
	}
	if c.BalanceHigh > 0 {
		limits.Balance = [2]float64{c.BalanceLow, c.BalanceHigh}
	}
	return limits
}
