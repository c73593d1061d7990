package main

import (
	"punchboard/carddata"
	"punchboard/verdict"
)

// limitsOf gives what a game is held against: the limits of its section play
// and the claims of its box.
func limitsOf(g *carddata.Game) verdict.Limits {
	l, c := g.Play.Limits, g.Claims
	limits := verdict.Limits{
		Draws: l.Draws, FirstSeat: l.FirstSeat, Balance: verdict.DefaultLimits().Balance, Card: l.Card,
		Seen: l.Seen, Played: l.Played, Stuck: l.Stuck, StuckRuns: l.StuckRuns, Exhausted: l.Exhausted,
		Runaway: l.Runaway, Shortage: l.Shortage, Skill: l.Skill, InLength: l.InLength, EndlessRate: l.Endless,
		Turns: [2]int{c.MinTurns, c.MaxTurns}, Minutes: [2]int{c.MinMinutes, c.MaxMinutes}, Seconds: g.Play.SecondsPerDecision,
	}
	if c.BalanceHigh > 0 {
		limits.Balance = [2]float64{c.BalanceLow, c.BalanceHigh}
	}
	return limits
}

// printedOf counts the copies of each card of the sheet that the files print;
// nil when a pile of the rules is no deck of the game.
func printedOf(p *played) []int {
	sheet := p.game.Sheet()
	printed := make([]int, len(sheet.Cards))
	for id, name := range sheet.Cards {
		if id >= len(sheet.CardPiles) {
			return nil
		}
		deck := deckOf(p.data, sheet.Piles[sheet.CardPiles[id]].Name)
		if deck == nil {
			return nil
		}
		for _, c := range deck.Cards {
			if c.ID == name {
				printed[id] += c.Copies
			}
		}
	}
	return printed
}

func deckOf(g *carddata.Game, id string) *carddata.Deck {
	for _, d := range g.Decks {
		if d.ID == id {
			return d
		}
	}
	return nil
}
