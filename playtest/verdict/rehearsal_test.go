package verdict

import (
	"slices"
	"testing"

	"punchboard/playtest"
)

// rehearsed is a catalog of three cards, two of them alike.
func rehearsed() *playtest.Catalog {
	s := &playtest.Catalog{
		NobodyWins: true, Seats: []string{"first", "second"}, Rules: []string{""}, Cards: []string{"rock", "pool", "tree"},
		Piles: []playtest.Pile{{Name: "cards", RunsOut: true}}, Components: []playtest.Component{{Name: "fuel", Printed: 3}, {Name: "smoke", Printed: -1}},
	}
	for i, name := range s.Cards {
		odds := []float64{0.3, 0.3, 0.6}[i]
		s.Facts = append(s.Facts, playtest.Fact{Kind: playtest.FactOpening, Subject: name, Odds: playtest.PerSeat[float64]{odds, odds}})
	}
	s.Facts = append(s.Facts, playtest.Fact{Kind: playtest.FactGroup, Subject: "wet", Odds: playtest.PerSeat[float64]{0.5, 0}})
	for i, name := range s.Cards {
		bar := []playtest.Obstacle{{}, {Kind: playtest.ObstacleForbidden}, {}}[i]
		s.Facts = append(s.Facts, playtest.Fact{Kind: playtest.FactPlayable, Subject: name, Obstacle: bar})
	}
	for turn := 1; turn <= 2; turn++ {
		s.Facts = append(s.Facts, playtest.Fact{Kind: playtest.FactHeld, Turn: turn}, playtest.Fact{Kind: playtest.FactStuck, Turn: turn})
	}
	return s
}

// rehearsal is a run of 1,000 games.
func rehearsal(agent string) *playtest.Stats {
	s := &playtest.Stats{
		Run:    playtest.RunID{Agents: playtest.Lineup{agent, agent}, Seed: 1},
		Played: playtest.Ranges{{From: 0, To: 1000}},
		Cards:  make([]playtest.PerSeat[playtest.CardCount], 3), Seen: []uint64{900, 900, 900}, Piles: make([]playtest.Histogram, 1), Demand: make([]playtest.Histogram, 2),
		Facts: []playtest.PerSeat[uint64]{{300, 280}, {310, 310}, {600, 610}, {500, 0}, {900, 900}, {900, 900}, {900, 900}, {1000, 1000}, {100, 60}, {0, 0}, {0, 0}},
	}
	s.Turns.Add(2, 1000)
	s.Piles[0].Add(2, 700)
	s.Demand[0].Add(1, 600)
	s.Demand[0].Add(3, 400)
	s.Demand[1].Add(9, 1000)
	for i := range s.Cards {
		for seat := range playtest.Seats {
			s.Cards[i][seat] = playtest.CardCount{Drawn: 1000, Played: 800}
			s.Hands[seat] = playtest.HandCount{Turns: 2000, Stuck: 100, Runs: 50}
		}
	}
	return s
}

// rehearsedLimits are limits that 1,000 games can prove.
func rehearsedLimits() Limits {
	l := DefaultLimits()
	l.Shortage = 0.01
	return l
}

func TestRehearsed(t *testing.T) {
	e := Evidence{Sheet: rehearsed(), Runs: []*playtest.Stats{rehearsal("random"), rehearsal("priority")}, Limits: DefaultLimits()}
	r := RehearsalFigures(e)
	var got []string
	for _, o := range r.Opening {
		got = append(got, o.Subjects...)
	}
	if want := []string{"wet", "tree", "rock", "pool"}; !slices.Equal(got, want) || len(r.Opening) != 3 {
		t.Fatalf("openings %+v", r.Opening)
	}
	if o := r.Opening[0]; !o.Group || o.Seat != "first" || o.Dealt != 0.5 || o.Hands != 1000 {
		t.Errorf("the group: %+v", o)
	}
	if o := r.Opening[2]; o.Dealt != 0.3 || o.Hands != 4000 || o.Low > 0.3 || o.High < 0.3 || o.Exact != 0.3 {
		t.Errorf("two cards alike: %+v", o)
	}
	if want := []TurnStuck{{1, 160, 2000}}; !slices.Equal(r.Turns, want) {
		t.Errorf("turns %+v, want %+v", r.Turns, want)
	}
	if want := []PileEnd{{"cards", 700, 1000, 2}}; !slices.Equal(r.Piles, want) {
		t.Errorf("piles %+v", r.Piles)
	}
	if want := []MarkerNeed{{"fuel", 1, 3, 3, 3}, {"smoke", 9, 9, 9, -1}}; !slices.Equal(r.Markers, want) {
		t.Errorf("markers %+v", r.Markers)
	}
	e.Sheet.NobodyWins = false
	if RehearsalFigures(e) != nil {
		t.Error("a game that somebody wins is rehearsed")
	}
}

// TestRehearsalIsJudged changes a sound rehearsal in one way per case: it must
// be found and nothing else, and there must be no finding about who wins.
func TestRehearsalIsJudged(t *testing.T) {
	for _, c := range []struct {
		name  string
		spoil func(s *playtest.Stats)
		class Class
		about string
		level Level
	}{
		{"sound", func(*playtest.Stats) {}, 0, "", Pass},
		{"never playable", func(s *playtest.Stats) { s.Facts[4] = playtest.PerSeat[uint64]{} }, Unplayable, "rock", Fail},
		{"hardly drawn, never playable", func(s *playtest.Stats) {
			s.Facts[4] = playtest.PerSeat[uint64]{}
			s.Cards[0] = playtest.PerSeat[playtest.CardCount]{{Drawn: 300}, {Drawn: 300}}
		}, Unplayable, "rock", Unsure},
		{"hardly drawn, never playable by rule", func(s *playtest.Stats) {
			s.Facts[5] = playtest.PerSeat[uint64]{}
			s.Cards[1] = playtest.PerSeat[playtest.CardCount]{{Drawn: 3}, {Drawn: 300}}
		}, Unplayable, "pool", Fail},
		{"never played", func(s *playtest.Stats) { s.Cards[1][0].Played, s.Cards[1][1].Played = 3, 2 }, DeadCard, "pool", Watch},
		{"never drawn", func(s *playtest.Stats) { s.Cards[2], s.Seen[2] = playtest.PerSeat[playtest.CardCount]{}, 0 }, Undrawn, "tree", Fail},
		{"stuck", func(s *playtest.Stats) { s.Hands[1].Stuck = 400 }, Stuck, "second", Watch},
		{"short", func(s *playtest.Stats) { s.Demand[0].Add(5, 30) }, Shortage, "fuel", Fail},
	} {
		runs := []*playtest.Stats{rehearsal("random"), rehearsal("priority")}
		for _, s := range runs {
			c.spoil(s)
			lone(s)
		}
		found := Judge(Evidence{Sheet: rehearsed(), Runs: runs, Limits: rehearsedLimits()})
		if found[0].Class != c.class && c.class != 0 || found[0].Level != c.level || c.class != 0 && found[0].Subject != c.about {
			t.Errorf("%s: %+v", c.name, found[0])
		}
		if len(found) > 1 && found[1].Level != Pass {
			t.Errorf("%s: and %+v", c.name, found[1])
		}
		for _, f := range found {
			if slices.Contains([]Class{FirstSeat, Balance, Draws, Runaway, NoSkill, Length, Strength, DeadRule}, f.Class) {
				t.Errorf("%s: a rehearsal judges class %d", c.name, f.Class)
			}
		}
	}
}

// TestOneKindOfPlayerIsEnough checks that a card that only one of two players
// plays is not dead.
func TestOneKindOfPlayerIsEnough(t *testing.T) {
	runs := []*playtest.Stats{rehearsal("random"), rehearsal("priority")}
	runs[1].Cards[1][0].Played, runs[1].Cards[1][1].Played, runs[1].Facts[5] = 0, 0, playtest.PerSeat[uint64]{}
	if found := Judge(Evidence{Sheet: rehearsed(), Runs: []*playtest.Stats{lone(runs[0]), lone(runs[1])}, Limits: rehearsedLimits()}); Worst(found) != Pass {
		t.Errorf("%+v", found[0])
	}
}
