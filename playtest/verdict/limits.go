package verdict

import (
	"math"

	"punchboard/playtest"
)

// Limits are what games are compared with. They are fixed before the first game
// is played, in game.yaml or here, so that they cannot be chosen to fit the
// results.
type Limits struct {
	Draws       float64    // share of games without a winner: watch above it, fail above three times that
	FirstSeat   float64    // how far from even the first of two players may win: watch above it, fail above twice that
	Balance     [2]float64 // of the share of wins of the first of two sides
	Card        float64    // change in its owner's share of wins that one early card may cause
	Seen        float64    // minimum share of games in which a card should be drawn
	Played      float64    // minimum share of its draws after which a card should be played
	Stuck       float64    // share of turns with cards but none to play
	StuckRuns   float64    // share of games with two such turns in a row
	Exhausted   float64    // share of games in which a pile runs out
	Forced      float64    // share of decisions without a choice
	Runaway     float64    // share of games won by the player in the lead after a quarter
	Decided     float64    // share of games decided in their first half; it is one half if each turn is a coin toss (Feller 1968, the arcsine law)
	Shortage    float64    // share of games that may run out of a marker
	Skill       float64    // minimum share of wins of good players against random ones
	InLength    float64    // minimum share of games within the claimed length
	Turns       [2]int     // claimed, 0 for no claim
	Minutes     [2]int     // claimed, 0 for no claim
	Seconds     float64    // seconds that a player thinks about one choice, to estimate minutes
	EndlessRate float64    // share of games that may be abandoned: watch while it may hold, else fail
}

// BalanceOf returns the range of the share of wins of each side of a game with some
// number of seats: that of two, as many times smaller as an even share is.
func (l *Limits) BalanceOf(seats int) Band {
	return bandOf(l.Balance[0], l.Balance[1], seats)
}

// firstOf returns the range of the share of wins of the first player in the same way.
func (l *Limits) firstOf(seats int) Band {
	return bandOf(0.5-l.FirstSeat, 0.5+l.FirstSeat, seats)
}

// bandOf returns a range for two seats as that for more, in tenths of a percent.
func bandOf(low, high float64, seats int) Band {
	if seats <= playtest.Seats {
		return Band{low, high, seats}
	}
	per := playtest.Seats / float64(seats)
	return Band{math.Round(1000*low*per) / 1000, math.Round(1000*high*per) / 1000, seats}
}

// DefaultLimits returns the limits for a game that does not set its own. They
// are opinions, based on published games.
func DefaultLimits() Limits {
	return Limits{
		Draws: 0.05, FirstSeat: 0.05, Balance: [2]float64{0.45, 0.55}, Card: 0.03, Seen: 0.05, Played: 0.02,
		Stuck: 0.10, StuckRuns: 0.25, Exhausted: 0.01, Forced: 0.60, Runaway: 0.85, Decided: 0.65, Shortage: 0.001, Skill: 0.60,
		InLength: 0.80, Seconds: 12, EndlessRate: 1e-4,
	}
}
