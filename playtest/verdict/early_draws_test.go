package verdict

import (
	"math/rand/v2"
	"testing"

	"punchboard/playtest"
)

// TestSquadsThatDrawNothing deals thirty worthless cards to squads, of which one in
// three draws none and mostly loses. Compared with all other games, every card would
// look too strong; among games with equally many early draws, none does.
func TestSquadsThatDrawNothing(t *testing.T) {
	sheet, rnd := deckOf(30, 6), rand.New(rand.NewPCG(7, 1))
	s := dealt(rnd, sheet, 12_000, func() int { return 6 * min(rnd.IntN(3), 1) }, func(n int, _ []int) float64 { return 0.3 + 0.05*float64(n) })
	fooled := 0
	for card := range sheet.Cards {
		with, all := sumOf(s.Early[card][0]), sumOf(s.Openings[0][0])
		if share(with.Points, 2*with.Games)-share(all.Points-with.Points, 2*(all.Games-with.Games)) > 0.06 {
			fooled++
		}
	}
	if fooled < 25 {
		t.Fatalf("only %d cards of 30 look strong among all games: the game does not show what is wrong with that", fooled)
	}
	l := DefaultLimits()
	j := &judge{Evidence: Evidence{Sheet: sheet, Limits: l}}
	if j.strength(s); len(j.found) > 0 {
		t.Errorf("%d of 30 worthless cards decide the game: %+v", len(j.found), j.found[0])
	}
	effects := Effects(sheet, s)
	if len(effects) != 30 {
		t.Errorf("%d cards of 30 are judged", len(effects))
	}
	if suspects := Suspects(effects, l.Card, 30); len(suspects) > 3 {
		t.Errorf("%d worthless cards are suspect: %v", len(suspects), suspects)
	}
}

func sumOf(all playtest.EarlyCounts) (sum playtest.EarlyCount) {
	for _, c := range all {
		sum.Games += c.Games
		sum.Points += c.Points
	}
	return sum
}

// TestEffectIsPooled compares the effect of a card with hand-computed ones: from games
// with equally many early draws, weighted, and none at all if too few can be compared.
func TestEffectIsPooled(t *testing.T) {
	sheet := deckOf(1, 2)
	stats := func(early, all playtest.EarlyCounts) *playtest.Stats {
		none := make(playtest.EarlyCounts, 3)
		return &playtest.Stats{Early: []playtest.PerSeat[playtest.EarlyCounts]{{early, none}}, Openings: []playtest.PerSeat[playtest.EarlyCounts]{{all, none}}}
	}
	for _, c := range []struct {
		name       string
		early, all playtest.EarlyCounts
		gain       float64
		n          uint64
		ok         bool
	}{
		{"one number of draws", playtest.EarlyCounts{{}, {}, {Games: 200, Points: 240}}, playtest.EarlyCounts{{}, {}, {Games: 400, Points: 440}}, 0.1, 200, true},
		{"two, the larger with more weight", playtest.EarlyCounts{{}, {Games: 100, Points: 100}, {Games: 300, Points: 420}},
			playtest.EarlyCounts{{}, {Games: 200, Points: 200}, {Games: 600, Points: 720}}, 0.2 * 0.75, 400, true},
		{"too few with one draw", playtest.EarlyCounts{{}, {Games: 99, Points: 198}, {Games: 200, Points: 240}},
			playtest.EarlyCounts{{}, {Games: 400, Points: 300}, {Games: 400, Points: 440}}, 0.1, 200, true},
		{"too few without the card", playtest.EarlyCounts{{}, {}, {Games: 301, Points: 602}}, playtest.EarlyCounts{{Games: 5000, Points: 1000}, {}, {Games: 400, Points: 602}}, 0, 0, false},
	} {
		e, ok := effectOf(sheet, stats(c.early, c.all), 0, 0)
		if ok != c.ok || ok && (e.gain-c.gain > 1e-9 || c.gain-e.gain > 1e-9 || e.n != c.n || e.err <= 0) {
			t.Errorf("%s: %+v, %v, want %v of %d games", c.name, e, ok, c.gain, c.n)
		}
	}
}
