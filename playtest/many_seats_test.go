package playtest_test

import (
	"math"
	"testing"

	"punchboard/playtest"
	"punchboard/playtest/enginetest"
)

// TestEightSeats plays the most players that there may be: all begin and win equally often.
func TestEightSeats(t *testing.T) {
	const games = 8_000
	s := playLots(t, enginetest.NewLots(make([]int8, playtest.MaxSeats)...), "random", games)
	var began, won playtest.PerSeat[float64]
	drawn := 0.0
	for first, w := range s.Wins {
		began[first] = float64(w.Games())
		drawn += float64(w.Draws)
		for seat, n := range w.Seat {
			won[seat] += float64(n)
		}
	}
	share := (games - drawn) / playtest.MaxSeats
	for seat := range playtest.MaxSeats {
		if math.Abs(began[seat]-games/8) > 5*math.Sqrt(games/8) || math.Abs(won[seat]-share) > 5*math.Sqrt(share) {
			t.Errorf("seat %d begins %v and wins %v of %d games, %v of them drawn", seat, began[seat], won[seat], games, drawn)
		}
	}
}

// TestSeatsThatTheGameLacks checks that statistics with a player or a win of such a seat do
// not fit.
func TestSeatsThatTheGameLacks(t *testing.T) {
	r := tables[1]
	if s := playLots(t, r, "random", 10); !s.Fits(r.Catalog()) {
		t.Error("three seats do not fit a game for three")
	}
	for name, spoil := range map[string]func(s *playtest.Stats){
		"a player": func(s *playtest.Stats) { s.Run.Agents[3] = "random" },
		"a start":  func(s *playtest.Stats) { s.Wins[5].Draws = 900 },
		"a win":    func(s *playtest.Stats) { s.Wins[0].Seat[3] = 1 },
	} {
		s := playLots(t, r, "random", 10)
		if spoil(s); s.Fits(r.Catalog()) {
			t.Errorf("%s of a fourth seat fits a game for three", name)
		}
	}
}
