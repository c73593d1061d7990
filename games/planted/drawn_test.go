package planted

import (
	"math"
	"slices"
	"testing"

	"punchboard/playtest"
	"punchboard/playtest/trial"
	"punchboard/playtest/verdict"
)

// TestDrawnAsExpected checks how often every card of every game is drawn against
// the number expected from its copies, for any player: the shuffles are fair, and
// what the expectation ignores (some cards draw others) changes it by at most a
// thirtieth, apart from luck.
func TestDrawnAsExpected(t *testing.T) {
	for _, g := range playable(t) {
		if len(g.Play.Catalog().Cards) == 0 {
			continue // they are turned over, never drawn
		}
		players := g.Play.Players()
		for _, name := range []string{"random", players[min(2, len(players)-1)]} {
			all := drawn(t, g, name, 2000)
			if len(all) != len(g.Play.Catalog().Cards) {
				t.Errorf("%s: %d cards of %d are counted", g.Data.Slug, len(all), len(g.Play.Catalog().Cards))
			}
			for _, f := range all {
				if chosen(g, f.Subject) {
					continue
				}
				if e := expected(&f); e == nil || e.Short || math.Abs(f.Value-e.Share) > e.Share/30+0.03 {
					t.Errorf("%s, %s players: %s is seen in %.4f of games, expected %+v", g.Data.Slug, name, f.Subject, f.Value, e)
				}
			}
		}
	}
}

// chosen reports whether a card is in a pile that its player put together.
func chosen(g *trial.Game, card string) bool {
	sheet := g.Play.Catalog()
	return sheet.Piles[sheet.CardPiles[slices.Index(sheet.Cards, card)]].Chosen
}

// TestWhyUndrawn plants cards that never come up, each for a different reason.
func TestWhyUndrawn(t *testing.T) {
	for _, c := range []struct {
		defect
		card   string
		copies int
		short  bool
	}{
		{defect{game: "fire-and-cover", change: "code:bottom"}, "leadership", 1, true},
		{defect{game: "fire-and-cover", change: "switches.max_player_turns=1"}, "leadership", 1, false},
		{defect{game: "three-fronts", change: "german-squads/de-stosstrup.copies=0"}, "de-stosstrup", 0, false},
	} {
		g, _ := c.open(t)
		hit := false
		for _, f := range drawn(t, g, "random", 2000) {
			if f.Subject == c.card {
				hit = f.Level >= verdict.Watch && expected(&f).Copies == c.copies && expected(&f).Short == c.short
			}
		}
		if !hit {
			t.Errorf("%s: %s is not found for its reason", c.change, c.card)
		}
	}
}

// expected returns how often the card of a finding should be drawn.
func expected(f *verdict.Finding) *verdict.Expectation { return f.Detail.(*verdict.DrawRate).Expected }

// drawn returns the findings about how often cards are drawn if each should be
// drawn in every game.
func drawn(t *testing.T, g *trial.Game, player string, games uint64) (all []verdict.Finding) {
	t.Helper()
	m := playtest.Match{Players: playtest.Lineup{player, player}, Seed: 5, Games: playtest.Range{To: games}}
	s, err := g.Play.Run(t.Context(), m, nil)
	if err != nil {
		t.Fatal(err)
	}
	l := limits(g)
	l.Seen = 1.01
	for _, f := range verdict.Judge(verdict.Evidence{Sheet: g.Play.Catalog(), Runs: []*playtest.Stats{s}, Limits: l}) {
		if f.Class == verdict.Undrawn {
			all = append(all, f)
		}
	}
	return all
}
