package verdict

import (
	"math"
	"slices"
	"testing"

	"punchboard/playtest"
)

func TestRungCountsDeals(t *testing.T) {
	won, lost, drawn, open := ended(2), ended(0), ended(1), playtest.Result{Points: playtest.Unplayed}
	var r AdjacentPlayers
	r.Add(won, lost)   // the upper player wins both games
	r.Add(won, won)    // one game each, won by seat 0
	r.Add(lost, won)   // it loses both games
	r.Add(drawn, lost) // a draw and a win
	r.Add(open, won)
	r.Add(won, open)
	if !slices.Equal(r.Deals, []uint64{1, 0, 1, 1, 1}) || r.Games() != 8 {
		t.Fatalf("%v, %d games", r.Deals, r.Games())
	}
	if score, low, high := r.Score(); math.Abs(score-9.0/16) > 1e-12 || low > 0.25 || high < 0.85 || r.Standing() != Unproven {
		t.Errorf("%v from %v to %v, %v", score, low, high, r.Standing())
	}
	if score, low, high := new(AdjacentPlayers).Score(); score != 0.5 || low != 0 || high != 1 || new(AdjacentPlayers).Standing() != Unproven {
		t.Errorf("without games: %v from %v to %v", score, low, high)
	}
}

// TestRungErrs simulates games with random results: the test must be wrong no
// more often than promised, even when it is called after every twenty deals.
func TestRungErrs(t *testing.T) {
	for _, c := range []struct {
		share int // of wins, in hundredths
		want  Standing
	}{{45, NoRung}, {50, NoRung}, {55, Stands}, {70, Stands}} {
		wrong := 0
		for climb := range uint64(400) {
			coin := playtest.NewStream(3, climb, 0)
			var r AdjacentPlayers
			for r.Standing() == Unproven {
				for range 20 {
					var points [2]uint8
					for i := range points {
						if coin.N(100) < c.share {
							points[i] = 2
						}
					}
					r.Add(ended(points[0]), ended(2-points[1]))
				}
			}
			if r.Standing() != c.want {
				wrong++
			}
		}
		if wrong > 32 { // 5 % plus three standard errors
			t.Errorf("a player who wins %d of 100: wrong in %d of 400 climbs", c.share, wrong)
		}
	}
}

// ended returns the result of a game for two by the points of seat 0.
func ended(points uint8) playtest.Result {
	return playtest.Result{Points: points, Winner: [...]playtest.Seat{1, playtest.Nobody, 0}[points]}
}
