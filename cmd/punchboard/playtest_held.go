package main

import (
	"context"
	"strings"

	"punchboard/playtest"
	"punchboard/playtest/report"
	"punchboard/playtest/verdict"
)

// heldGames is how many games are played again to see what keeps cards in hand:
// some thousands of turns with each.
const heldGames = 300

// explain plays some games again when a card stays in hand, and adds to the page
// what kept it there. The players are those whose games were judged, but for
// those who think twice: they are too slow. A game that goes on for longer than
// any that was judged may have no end, and is left.
func (p *played) explain(ctx context.Context, page *report.Page) error {
	best := verdict.Best(page.Runs)
	if best == nil || !verdict.Dead(page.Findings) {
		return nil
	}
	m := playtest.Match{Players: best.Run.Agents, Seed: best.Run.Seed, Games: playtest.Range{To: heldGames}, Limit: best.Steps.Max() + 1}
	if strings.HasPrefix(m.Players[0], "sh") {
		name := strongest(p.game.Players())
		m.Players = [playtest.Seats]string{name, name}
	}
	held, err := p.game.Held(ctx, m, page.Lang)
	if err != nil {
		return failed(err)
	}
	verdict.Explain(page.Sheet, page.Findings, held)
	return nil
}
