package session

import (
	"testing"
	"testing/fstest"

	"punchboard/carddata"
	"punchboard/playtest/verdict"
)

// TestLimits checks that a game without limits gets the defaults of package
// verdict, and that a game can set its own.
func TestLimits(t *testing.T) {
	for _, c := range []struct {
		says string
		want func(*verdict.Limits)
	}{
		{"", func(*verdict.Limits) {}},
		{"play: {limits: {first_seat: 9%, endless: 0}}", func(l *verdict.Limits) { l.FirstSeat, l.EndlessRate = 0.09, 0 }},
		{"play: {seconds_per_decision: 20}", func(l *verdict.Limits) { l.Seconds = 20 }},
		{"claims: {turns: 6, minutes: 20-30, balance: 40-60%}", func(l *verdict.Limits) {
			l.Turns, l.Minutes, l.Balance = [2]int{6, 6}, [2]int{20, 30}, [2]float64{0.4, 0.6}
		}},
	} {
		files := fstest.MapFS{"game.yaml": {Data: []byte("title: Test\nversion: \"1\"\nlanguages: [en]\n" + c.says + "\n")}}
		g, _ := carddata.Load(files, "game", carddata.Options{})
		want := verdict.DefaultLimits()
		c.want(&want)
		if got := limitsOf(g); got != want {
			t.Errorf("%q: %+v, want %+v", c.says, got, want)
		}
	}
}
