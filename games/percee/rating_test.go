package percee

import (
	"testing"

	"punchboard/playtest"
	"punchboard/playtest/rulebook/rulestest"
)

// TestRatingPrefers compares positions that differ in one thing: the second must rate
// higher for the Germans, of whom one has to leave the map.
func TestRatingPrefers(t *testing.T) {
	r := load(t, rulestest.Switch("exits_needed", 1))
	type set struct {
		round int
		cards string
		units []string
	}
	for _, c := range []struct {
		name     string
		from, to set
	}{
		{"a hex farther west", set{3, "S7 S8", []string{"DE-01@0605"}}, set{3, "S7 S8", []string{"DE-01@0505"}}},
		{"a unit, not none", set{3, "S7 S8", nil}, set{3, "S7 S8", []string{"DE-01@1105"}}},
		{"both steps, not one", set{3, "S7 S8", []string{"DE-01@0605/back"}}, set{3, "S7 S8", []string{"DE-01@0605"}}},
		{"no American, not one", set{3, "S7 S8", []string{"DE-01@0605", "US-01@0104"}}, set{3, "S7 S8", []string{"DE-01@0605"}}},
		{"an American with one step, not two", set{3, "S7 S8", []string{"US-01@0104"}}, set{3, "S7 S8", []string{"US-01@0104/back"}}},
		{"rounds to go", set{6, "S7 S8", []string{"DE-01@0605"}}, set{3, "S7 S8", []string{"DE-01@0605"}}},
	} {
		from, to := at(t, r, c.from.round, c.from.cards, c.from.units...), at(t, r, c.to.round, c.to.cards, c.to.units...)
		if a, b := r.Rate(&from.s), r.Rate(&to.s); a >= b {
			t.Errorf("%s: %d, then %d", c.name, a, b)
		}
	}
	edge := at(t, r, 6, "S7 S8", "DE-01@0105")
	off, early := edge.s, edge.s
	r.stand(&off, German, 0, exited)
	early.drawn -= 30
	now := r.Rate(&edge.s)
	if off, early := r.Rate(&off), r.Rate(&early); off <= now || early <= now {
		t.Errorf("at the edge %d, off the map %d, with more cards to come %d", now, off, early)
	}
}

// TestRatingNamesTheWinner plays games of sensible players: whoever the rating prefers
// at the start of the last round wins nearly always, it stays within its range, and it
// does not depend on the order of the pile.
func TestRatingNamesTheWinner(t *testing.T) {
	r := load(t)
	const games = 200
	right := 0
	for n := range uint64(games) {
		var s State
		luck, rnd := playtest.NewKeyed(5, n), playtest.NewStream(5, n, 0)
		r.Setup(&s, &luck, nil)
		var agents [playtest.Seats]playtest.Agent[State]
		for seat := range agents {
			agents[seat] = Greedy().New()
			agents[seat].Begin(r, playtest.Seat(seat))
		}
		last := 0
		for !s.over() {
			rating := r.Rate(&s)
			redealt := s
			r.Redeal(&redealt, German, &luck)
			if rating < -1000 || rating > 1000 || r.Rate(&redealt) != rating {
				t.Fatalf("game %d: rating %d, %d after a redeal", n, rating, r.Rate(&redealt))
			}
			if last == 0 && int(s.round) == r.data.set.Rounds {
				last = rating
			}
			r.Apply(&s, agents[s.asked].Act(r, &s, nil, &rnd), &luck, nil)
		}
		if s.winner == German == (last > 0) {
			right++
		}
	}
	if right < games*8/10 {
		t.Errorf("the rating names the winner of %d games in %d", right, games)
	}
}
