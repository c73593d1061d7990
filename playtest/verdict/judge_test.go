package verdict

import (
	"math"
	"slices"
	"testing"

	"punchboard/playtest"
)

// sheet names what the made-up runs of these tests count.
var sheet = &playtest.Catalog{
	Game: "test", Seats: []string{"red", "blue"},
	Rules: []string{"", "T-1", "T-2"}, Cards: []string{"scout", "tank"},
	CardPiles: []playtest.PileID{0, 0}, CardCopies: []int{1, 3},
	Piles: []playtest.Pile{{Name: "deck", Early: 1}}, Components: []playtest.Component{{Name: "hit", Printed: 5}, {Name: "unprinted", Printed: -1}},
	Tracks:   []playtest.Track{{Name: "losses", Least: 0, Most: 10}},
	Together: []playtest.Together{{Name: "T-9", Things: []string{"scout", "tank", "scout"}}},
}

// healthy returns a run in which nothing is wrong.
func healthy() *playtest.Stats {
	s := &playtest.Stats{
		Run:    playtest.RunID{Game: "test", Agents: playtest.Lineup{"greedy", "greedy"}, Seed: 7},
		Played: playtest.Ranges{{From: 0, To: 10_000}},
		Wins:   playtest.PerSeat[playtest.Wins]{{Seat: playtest.PerSeat[uint64]{2500, 2450}, Draws: 50}, {Seat: playtest.PerSeat[uint64]{2450, 2500}, Draws: 50}},
		Rules:  []playtest.RuleCount{{}, {Games: 10_000, Fired: 90_000}, {Games: 400, Fired: 400}},
		Cards: []playtest.PerSeat[playtest.CardCount]{
			{{Drawn: 4000, Played: 2000}, {Drawn: 4000, Played: 2000}},
			{{Drawn: 9000, Played: 8000}, {Drawn: 9000, Played: 8000}},
		},
		Seen: []uint64{7500, 10_000},
		Early: []playtest.PerSeat[playtest.EarlyCounts]{
			{{{}, {Games: 1500, Points: 1500}}, {{}, {Games: 1500, Points: 1500}}},
			{{{}, {Games: 3000, Points: 3020}}, {{}, {Games: 3000, Points: 2990}}},
		},
		Openings: []playtest.PerSeat[playtest.EarlyCounts]{{{{}, {Games: 10_000, Points: 10_000}}, {{}, {Games: 10_000, Points: 10_000}}}},
		Draws:    make([]playtest.Histogram, 1),
		Demand:   make([]playtest.Histogram, 2), Piles: make([]playtest.Histogram, 1),
		Tracks: []playtest.TrackCount{{Games: 10_000, Least: 0, Most: 10}},
		Orders: []playtest.OrderCount{{Events: 500, Orders: 900}},
		Hands:  playtest.PerSeat[playtest.HandCount]{{Turns: 50_000, Stuck: 2000, Runs: 100}, {Turns: 50_000, Stuck: 2000, Runs: 100}},
	}
	s.Decisions, s.Forced = 800_000, 100_000
	s.Turns.Add(14, 9500)
	s.Turns.Add(25, 500)
	s.Steps.Add(80, 10_000)
	s.Draws[0].Add(2, 2000)
	s.Draws[0].Add(3, 6000)
	s.Draws[0].Add(4, 2000)
	s.Demand[0].Add(4, 9999)
	s.Demand[0].Add(5, 1)
	s.Demand[1].Add(900, 10_000)
	s.Piles[0].Add(20, 5)
	for i := range s.Leads {
		s.Leads[i] = playtest.LeadCount{Games: 8000, Kept: 6000}
	}
	return lone(s)
}

// lone makes every turn, draw and decision of a run the only one of its game.
func lone(s *playtest.Stats) *playtest.Stats {
	one := func(x, n uint64) playtest.Clusters { return playtest.Clusters{Games: n, XX: x, XN: x, NN: n} }
	s.Choices = one(s.Forced, s.Decisions)
	for seat := range s.Hands {
		s.Hands[seat].Clusters = one(s.Hands[seat].Stuck, s.Hands[seat].Turns)
	}
	s.Plays, s.Both = make([]playtest.Clusters, len(s.Cards)), make([]uint64, len(s.Cards))
	for id := range s.Cards {
		c := countsInBothHands(s, playtest.CardID(id))
		s.Plays[id] = one(c.Played, c.Drawn)
	}
	return s
}

func limits() Limits {
	l := DefaultLimits()
	l.Turns = [2]int{10, 20}
	return l
}

func TestHealthyGamePasses(t *testing.T) {
	found := Judge(Evidence{Sheet: sheet, Runs: []*playtest.Stats{healthy()}, Limits: limits()})
	seen := map[Class]bool{}
	for _, f := range found {
		seen[f.Class] = true
		if f.Level != Pass {
			t.Errorf("%+v", f)
		}
	}
	for _, class := range []Class{Broken, RuleGap, Orders, Endless, Draws, DeadRule, FirstSeat, Balance, Runaway, Stuck, Exhausted, Shortage, Forced, Length, Track} {
		if !seen[class] {
			t.Errorf("class %d was not judged", class)
		}
	}
}

// TestJudge changes the healthy run in one way per case.
func TestJudge(t *testing.T) {
	fault := func(f playtest.Fault, n uint64) func(*playtest.Stats) {
		return func(s *playtest.Stats) {
			*s.Fault(f) = playtest.Incidents{Count: n, First: []playtest.FaultyGame{{Game: 42, Message: "why"}}}
		}
	}
	wins := func(a, b, c, d uint64) func(*playtest.Stats) {
		return func(s *playtest.Stats) {
			s.Wins = playtest.PerSeat[playtest.Wins]{{Seat: playtest.PerSeat[uint64]{a, b}}, {Seat: playtest.PerSeat[uint64]{c, d}}}
		}
	}
	for _, c := range []struct {
		name  string
		spoil func(*playtest.Stats)
		class Class
		about string
		level Level
	}{
		{"a broken state", fault(playtest.Illegal, 1), Broken, "state", Fail},
		{"a panic", fault(playtest.Broken, 1), Broken, "", Fail},
		{"a gap", fault(playtest.Gap, 1), RuleGap, "", Fail},
		{"an order that matters", anOrder, Orders, "T-9", Watch},
		{"one endless game", fault(playtest.Endless, 1), Endless, "", Watch},
		{"many endless games", fault(playtest.Endless, 50), Endless, "", Fail},
		{"a circle", fault(playtest.Circle, 1), Endless, "state", Fail},
		{"a game that is drawn out", func(s *playtest.Stats) { s.Turns.Add(251, 1) }, Endless, "", Watch},
		{"many that are", func(s *playtest.Stats) { s.Turns.Add(251, 50) }, Endless, "", Fail},
		{"games of ten times the length", func(s *playtest.Stats) { s.Turns.Add(250, 50) }, Endless, "", Pass},
		{"games that are decided at half", func(s *playtest.Stats) { s.Settled[6], s.Settled[7] = 7000, 3000 }, Runaway, Decided, Watch},
		{"games that are decided after it", func(s *playtest.Stats) { s.Settled[6], s.Settled[7] = 6000, 4000 }, Runaway, Decided, Pass},
		{"a dead rule", func(s *playtest.Stats) { s.Rules[2] = playtest.RuleCount{} }, DeadRule, "T-2", Watch},
		{"some draws", func(s *playtest.Stats) { s.Wins[0].Draws, s.Wins[0].Seat[0] = 850, 1700 }, Draws, "", Watch},
		{"all draws", func(s *playtest.Stats) { s.Wins[0].Draws, s.Wins[0].Seat[0] = 2550, 0 }, Draws, "", Fail},
		{"who begins is better", wins(2900, 2100, 2100, 2900), FirstSeat, "", Watch},
		{"who begins wins", wins(4000, 1000, 1000, 4000), FirstSeat, "", Fail},
		{"who begins loses", wins(1000, 4000, 4000, 1000), FirstSeat, "", Fail},
		{"red is better", wins(2900, 2100, 2900, 2100), Balance, "red", Watch},
		{"red wins", wins(4000, 1000, 4000, 1000), Balance, "red", Fail},
		{"near the limit", wins(2740, 2260, 2260, 2740), FirstSeat, "", Unsure},
		{"beyond the limit by itself, but not among all", wins(2800, 2200, 2200, 2800), FirstSeat, "", Unsure},
		{"nothing to choose", func(s *playtest.Stats) { s.Forced = 500_000 }, Forced, "", Watch},
		{"an early lead is all", func(s *playtest.Stats) { s.Leads[3] = playtest.LeadCount{Games: 8000, Kept: 7500} }, Runaway, "", Watch},
		{"nothing playable at the start", func(s *playtest.Stats) { s.Hands[0].Idle = 50_000 }, Unplayable, "red", Watch},
		{"stuck hands", func(s *playtest.Stats) { s.Hands[1].Stuck = 9000 }, Stuck, "blue", Watch},
		{"stuck for long", func(s *playtest.Stats) { s.Hands[0].Runs = 3000 }, Stuck, "red", Watch},
		{"an empty pile", func(s *playtest.Stats) { s.Piles[0].Add(30, 500) }, Exhausted, "deck", Watch},
		{"one game short", func(s *playtest.Stats) { s.Demand[0].Add(6, 1) }, Shortage, "hit", Watch},
		{"too few markers", func(s *playtest.Stats) { s.Demand[0].Add(6, 100) }, Shortage, "hit", Fail},
		{"over the track", func(s *playtest.Stats) { s.Tracks[0].Most = 11 }, Track, "losses", Fail},
		{"under the track", func(s *playtest.Stats) { s.Tracks[0].Least = -1 }, Track, "losses", Fail},
		{"long games", func(s *playtest.Stats) { s.Turns.Add(90, 5000) }, Length, "", Watch},
		{"a card that is not drawn", func(s *playtest.Stats) { s.Seen[0] = 0 }, Undrawn, "scout", Fail},
		{"a card that is hardly drawn", func(s *playtest.Stats) { s.Seen[0] = 50 }, Undrawn, "scout", Watch},
		{"a card that is kept out", func(s *playtest.Stats) { s.Seen[0] = 3000 }, Undrawn, "scout", Watch},
		{"a card that comes up seven times in ten that it should", func(s *playtest.Stats) { s.Seen[0] = 5300 }, Undrawn, "scout", Watch},
		{"a card that is not played", func(s *playtest.Stats) { s.Cards[1][0].Played, s.Cards[1][1].Played = 10, 10 }, DeadCard, "tank", Fail},
		{"a card that few drew and hardly played", func(s *playtest.Stats) {
			for seat := range playtest.Seats {
				s.Cards[1][seat] = playtest.CardCount{Drawn: 450, Played: 3}
			}
		}, DeadCard, "tank", Unsure},
		{"a strong card", func(s *playtest.Stats) { s.Early[1][0][1].Points = 3300 }, Strength, "tank", Watch},
		{"a crushing card", func(s *playtest.Stats) { s.Early[1][0][1].Points = 4500 }, Strength, "tank", Fail},
		{"a card that hurts", func(s *playtest.Stats) { s.Early[1][0][1].Points = 1000 }, Trap, "tank", Watch},
	} {
		s := healthy()
		c.spoil(s)
		found := Judge(Evidence{Sheet: sheet, Runs: []*playtest.Stats{lone(s)}, Limits: limits()})
		hit := false
		for _, f := range found {
			hit = hit || f.Class == c.class && f.Subject == c.about && f.Level == c.level
		}
		if !hit {
			t.Errorf("%s: no finding of class %d about %q at %v among %+v", c.name, c.class, c.about, c.level, found)
		}
	}
}

// TestWhoSought checks that a rule that was never applied fails the game if
// enough players looked for it.
func TestWhoSought(t *testing.T) {
	for _, c := range []struct {
		agent string
		games uint64
		level Level
	}{{"random", 10_000, Watch}, {"seeker", 999, Watch}, {"seeker", 1000, Fail}} {
		look, best := healthy(), healthy()
		look.Run.Agents = playtest.Lineup{c.agent, c.agent}
		look.Turns = playtest.Histogram{}
		look.Turns.Add(14, c.games)
		look.Rules[2], best.Rules[2] = playtest.RuleCount{}, playtest.RuleCount{}
		found := of(DeadRule, Evidence{Runs: []*playtest.Stats{look, best}, Limits: limits()})
		if found[0].Subject != "T-2" || found[0].Level != c.level {
			t.Errorf("%d games of %s players: %+v, want %v", c.games, c.agent, found[0], c.level)
		}
	}
}

// TestUnseenRules checks that the probability of a new rule in the next game
// depends on the rules that were seen in only one game (Good and Turing).
func TestUnseenRules(t *testing.T) {
	for _, c := range []struct {
		games uint64 // with the rule
		once  float64
		high  float64
	}{{1, 1, 6.27e-4}, {2, 0, 5.80e-4}, {400, 0, 4.64e-4}} {
		s := healthy()
		s.Rules[2].Games = c.games
		found := of(DeadRule, Evidence{Runs: []*playtest.Stats{s}, Limits: limits()})
		if len(found) != 1 || found[0].Value != c.once/10_000 || found[0].Low != 0 || math.Abs(found[0].High-c.high) > 1e-6 {
			t.Errorf("a rule in %d games: %+v", c.games, found)
		}
	}
}

// TestWhoPlays checks that a card fails the game only if nobody plays it: if
// random players do play it, the sensible ones misjudge it.
func TestWhoPlays(t *testing.T) {
	for _, c := range []struct {
		name           string
		random, greedy uint64
		level          Level
		contrary       bool
	}{
		{"nobody", 10, 10, Fail, false},
		{"random players", 4000, 10, Watch, true},
		{"sensible players", 10, 4000, Pass, false},
	} {
		weak, best := healthy(), healthy()
		weak.Run.Agents = playtest.Lineup{"random", "random"}
		for seat := range playtest.Seats {
			weak.Cards[1][seat].Played, best.Cards[1][seat].Played = c.random, c.greedy
		}
		found := of(DeadCard, Evidence{Runs: []*playtest.Stats{lone(weak), lone(best)}, Limits: limits()})
		switch {
		case c.level == Pass && len(found) == 0:
		case len(found) != 1 || found[0].Level != c.level || (found[0].Contrary != nil) != c.contrary:
			t.Errorf("%s play it: %+v, want %v", c.name, found, c.level)
		}
	}
}

// TestFewStrongGames checks that balance is judged by weaker players if the
// strong ones have hardly played.
func TestFewStrongGames(t *testing.T) {
	for games, want := range map[uint64]string{999: "greedy", 1000: "sh200"} {
		strong := healthy()
		strong.Run.Agents, strong.Turns = playtest.Lineup{"sh200", "sh200"}, playtest.Histogram{}
		strong.Turns.Add(14, games)
		found := of(FirstSeat, Evidence{Runs: []*playtest.Stats{healthy(), strong}, Limits: limits()})
		if len(found) != 1 || found[0].Agents[0] != want {
			t.Errorf("%d games of strong players: judged by %v, want %s", games, found[0].Agents, want)
		}
	}
}

// TestCarelessPlayersWaste checks that markers that only random players run out
// of are at most something to watch.
func TestCarelessPlayersWaste(t *testing.T) {
	s := healthy()
	s.Run.Agents = playtest.Lineup{"random", "random"}
	s.Demand[0].Add(6, 100)
	if found := of(Shortage, Evidence{Runs: []*playtest.Stats{s}, Limits: limits()}); len(found) != 1 || found[0].Level != Watch {
		t.Errorf("%+v", found)
	}
}

// TestDeadCardsAreAList checks that a card whose result is only just significant
// by itself is not so among many, but is among others that are dead.
func TestDeadCardsAreAList(t *testing.T) {
	few, none := uint64(32), uint64(0) // of 2,400 draws; 48 are required
	for _, c := range []struct {
		name         string
		cards        int
		played, rest uint64
		level        Level
	}{
		{"alone", 1, few, 2000, Fail},
		{"among forty that are played", 40, few, 2000, Unsure},
		{"among forty that are dead", 40, few, none, Fail},
		{"surely dead among forty", 40, none, 2000, Fail},
	} {
		s, many := healthy(), *sheet
		many.Cards, many.CardPiles, many.CardCopies = make([]string, c.cards), make([]playtest.PileID, c.cards), nil
		s.Cards, s.Seen = make([]playtest.PerSeat[playtest.CardCount], c.cards), make([]uint64, c.cards)
		s.Early = nil
		for i := range s.Cards {
			many.Cards[i], s.Seen[i] = string(rune('A'+i)), 9000
			s.Cards[i][0] = playtest.CardCount{Drawn: 2400, Played: c.rest}
		}
		s.Cards[0][0].Played = c.played
		found := of(DeadCard, Evidence{Sheet: &many, Runs: []*playtest.Stats{lone(s)}, Limits: limits()})
		i := slices.IndexFunc(found, func(f Finding) bool { return f.Subject == "A" })
		if i < 0 || found[i].Level != c.level {
			t.Errorf("%s: %d findings, want %v", c.name, len(found), c.level)
		}
	}
}

// TestSkill judges sensible players against random ones, in either seat.
func TestSkill(t *testing.T) {
	for _, c := range []struct {
		wins  uint64
		level Level
	}{{9000, Pass}, {5500, Watch}, {4000, Fail}, {6050, Unsure}} {
		for seat := range playtest.Seats {
			s := healthy()
			s.Run.Agents = playtest.Lineup{"random", "random"}
			s.Run.Agents[seat] = "greedy"
			s.Wins = playtest.PerSeat[playtest.Wins]{}
			s.Wins[0].Seat[seat], s.Wins[0].Seat[1-seat] = c.wins, 10_000-c.wins
			got := of(NoSkill, Evidence{Runs: []*playtest.Stats{healthy(), s}, Limits: limits()})
			if len(got) != 1 || got[0].Level != c.level {
				t.Errorf("%d wins of 10,000 in seat %d: %+v, want %v", c.wins, seat, got, c.level)
			}
		}
	}
}

// TestDrawsCountHalf checks that a draw counts as half a win for the first
// player, for a side, for the player who draws a card and for players that try.
func TestDrawsCountHalf(t *testing.T) {
	s := healthy() // the first player wins 2,000, loses 1,000 and draws 2,000, on either side
	s.Wins = playtest.PerSeat[playtest.Wins]{{Seat: playtest.PerSeat[uint64]{2000, 1000}, Draws: 2000}, {Seat: playtest.PerSeat[uint64]{1000, 2000}, Draws: 2000}}
	s.Early[1][0][1].Points = 3600 // of 3,000 early draws: 60 %, against 6,400 of 14,000 points
	e := Evidence{Runs: []*playtest.Stats{s}, Limits: limits()}
	for class, want := range map[Class]float64{FirstSeat: 0.6, Balance: 0.5, Strength: 0.6 - 6400.0/14_000} {
		if got := of(class, e); len(got) != 1 || math.Abs(got[0].Value-want) > 1e-9 {
			t.Errorf("class %d: %+v, want %v", class, got, want)
		}
	}
	s.Run.Agents[1] = "random"
	if got := of(NoSkill, e); len(got) != 1 || got[0].Value != 0.5 {
		t.Errorf("skill: %+v", got)
	}
}

// TestOrder checks that the gravest come first, then those that affect most
// games.
func TestOrder(t *testing.T) {
	s := healthy()
	s.Tracks[0].Most = 12
	*s.Fault(playtest.Gap) = playtest.Incidents{Count: 900, First: []playtest.FaultyGame{{Game: 1}}}
	found := Judge(Evidence{Sheet: sheet, Runs: []*playtest.Stats{s}, Limits: limits()})
	if found[0].Class != RuleGap || found[1].Class != Track || Worst(found) != Fail {
		t.Errorf("%+v", found[:2])
	}
	for i := 1; i < len(found); i++ {
		if found[i].Level > found[i-1].Level {
			t.Errorf("%v stands behind %v", found[i], found[i-1])
		}
	}
}

// TestFewGames checks that small samples give valid figures: no share over 1, no
// NaN.
func TestFewGames(t *testing.T) {
	few := healthy()
	few.Played = playtest.Ranges{{From: 0, To: 1}}
	few.Rules = []playtest.RuleCount{{}, {Games: 1, Fired: 1}, {Games: 1, Fired: 1}}
	for _, f := range Judge(Evidence{Sheet: sheet, Runs: []*playtest.Stats{few}, Limits: limits()}) {
		if f.Class == DeadRule && !(f.Low >= 0 && f.Value <= 1 && f.High <= 1) {
			t.Errorf("%+v", f)
		}
	}
}
