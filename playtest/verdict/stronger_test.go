package verdict

import (
	"testing"

	"punchboard/playtest"
)

// played returns a healthy run of other players: a number of games, of which red wins
// some, with the given numbers of turns.
func played(name string, red, games uint64, turns int) *playtest.Stats {
	s := healthy()
	s.Run.Agents = playtest.Lineup{name, name}
	s.Wins = playtest.PerSeat[playtest.Wins]{{Seat: playtest.PerSeat[uint64]{red, games - red}}}
	s.Turns = playtest.Histogram{}
	s.Turns.Add(turns, games)
	return s
}

// rung returns a comparison that proves a player, or proves nothing.
func provenRung(player, below string, proves bool) *AdjacentPlayers {
	if proves {
		return &AdjacentPlayers{Player: player, Below: below, Deals: []uint64{0, 0, 20, 0, 20}}
	}
	return &AdjacentPlayers{Player: player, Below: below, Deals: []uint64{40, 0, 0, 0, 0}}
}

// TestStrongerPlayersJudge lets sensible players play an even game of the claimed length,
// or another one, and thinking players something else.
func TestStrongerPlayersJudge(t *testing.T) {
	even, uneven := healthy(), played("greedy", 6_400, 10_000, 14)
	first, second := provenRung("sh200", "greedy", true), provenRung("sh1000", "sh200", true)
	for _, c := range []struct {
		name   string
		runs   []*playtest.Stats
		rungs  []*AdjacentPlayers
		class  Class
		level  Level
		value  float64
		judges int
	}{
		{"nobody stronger", []*playtest.Stats{even}, nil, Balance, Pass, 0.5, 1},
		{"not proven", []*playtest.Stats{even, played("sh200", 0, 40, 14)}, []*AdjacentPlayers{provenRung("sh200", "greedy", false)}, Balance, Pass, 0.5, 1},
		{"not asked", []*playtest.Stats{even}, []*AdjacentPlayers{first}, Balance, Unsure, 0.5, 2},
		{"surely contrary, however few", []*playtest.Stats{even, played("sh200", 0, 16, 14)}, []*AdjacentPlayers{first}, Balance, Fail, 0, 2},
		{"contrary to the next, too", []*playtest.Stats{even, played("sh200", 0, 16, 14), played("sh1000", 2_000, 4_000, 14)}, []*AdjacentPlayers{first, second}, Balance, Pass, 0.5, 3},
		{"two stronger ones, one asked", []*playtest.Stats{even, played("sh200", 2_000, 4_000, 14)}, []*AdjacentPlayers{first, second}, Balance, Unsure, 0.5, 3},
		{"too few to tell", []*playtest.Stats{even, played("sh200", 8, 20, 14)}, []*AdjacentPlayers{first}, Balance, Unsure, 0.5, 2},
		{"confirmed", []*playtest.Stats{even, played("sh200", 1_000, 2_000, 14)}, []*AdjacentPlayers{first}, Balance, Pass, 0.5, 2},
		{"a failure stands while stronger ones are unsure", []*playtest.Stats{uneven, played("sh200", 10, 20, 14)}, []*AdjacentPlayers{first}, Balance, Fail, 0.64, 2},
		{"a failure that stronger ones refute", []*playtest.Stats{uneven, played("sh200", 1_000, 2_000, 14)}, []*AdjacentPlayers{first}, Balance, Pass, 0.5, 2},
		{"longer games", []*playtest.Stats{even, played("sh200", 20, 40, 30)}, []*AdjacentPlayers{first}, Length, Watch, 0, 2},
		{"games as long as claimed", []*playtest.Stats{even, played("sh200", 20, 60, 14)}, []*AdjacentPlayers{first}, Length, Pass, 1, 2},
		{"length not asked", []*playtest.Stats{even}, []*AdjacentPlayers{first}, Length, Unsure, 0.95, 2},
		{"who begins, not asked", []*playtest.Stats{even}, []*AdjacentPlayers{first}, FirstSeat, Unsure, 0.505, 2},
		{"draws are not their affair", []*playtest.Stats{even}, []*AdjacentPlayers{first}, Draws, Pass, 0.01, 0},
	} {
		found := of(c.class, Evidence{Runs: c.runs, Rungs: c.rungs, Limits: limits()})
		if len(found) != 1 || found[0].Level != c.level || found[0].Value != c.value || len(found[0].Judgments) != c.judges {
			t.Errorf("%s: %+v, want %v", c.name, found, c.level)
			continue
		}
		if f := found[0]; f.Unsettled() != (c.level == Unsure) || f.Contrary != nil {
			t.Errorf("%s: unsettled: %v, contrary: %v", c.name, f.Unsettled(), f.Contrary)
		}
	}
}

// TestDecides checks after which results a player has played enough.
func TestDecides(t *testing.T) {
	for _, c := range []struct {
		name       string
		red, games uint64
		want       bool
	}{
		{"too few", 10, 20, false},
		{"clearly even", 1_000, 2_000, true},
		{"clearly a failure", 0, 40, true},
		{"surely beyond the limit, perhaps a failure", 0, 14, false},
		{"clearly between the limits", 8_500, 20_000, true},
		{"at the limit", 1_100, 2_000, false},
	} {
		if got := Decides(sheet, played("sh200", c.red, c.games, 14), limits()); got != c.want {
			t.Errorf("%s: %v", c.name, got)
		}
	}
}

// TestFewStrongGamesJudgeNoCards checks that the figures of cards come from the many games
// of weaker players, not from a tenth as many games of stronger ones.
func TestFewStrongGamesJudgeNoCards(t *testing.T) {
	few := played("sh200", 500, 999, 14)
	many := played("sh200", 500, 1_000, 14)
	if best := Best([]*playtest.Stats{healthy(), few}); best.Run.Agents[0] != "greedy" {
		t.Errorf("%v", best.Run.Agents)
	}
	if best := Best([]*playtest.Stats{healthy(), many}); best.Run.Agents[0] != "sh200" {
		t.Errorf("%v", best.Run.Agents)
	}
}
