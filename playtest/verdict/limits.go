package verdict

// Limits are what games are held against. They are fixed before the first game
// is played, in game.yaml or here, so that nobody moves them to where the
// figures happen to lie.
type Limits struct {
	Draws       float64 // share of games without a winner: watch above it, fail above three times
	FirstSeat   float64 // how far from even who begins may win: watch above it, fail above twice
	Balance     [2]float64
	Card        float64 // points by which one early card may move its owner's share of wins
	Seen        float64 // least share of games in which a card should be drawn
	Played      float64 // least share of its draws after which a card should be played
	Stuck       float64 // share of turns with cards and none to play
	StuckRuns   float64 // share of games with two such turns in a row
	Exhausted   float64 // share of games in which a pile runs out
	Forced      float64 // share of decisions without a choice
	Runaway     float64 // share of games that who leads after a quarter wins
	Decided     float64 // share of games that are decided in their first half; half of them are where each turn is a coin (Feller 1968, the arcsine law)
	Shortage    float64 // share of games that may lack a marker
	Skill       float64 // least share of wins of good players against random ones
	InLength    float64 // least share of games within the claimed length
	Turns       [2]int  // claimed, 0 for no claim
	Minutes     [2]int  // claimed, 0 for no claim
	Seconds     float64 // that a player thinks over one choice, for an estimate of minutes
	EndlessRate float64 // share of games that may be given up: watch while it may be met, else fail
}

// DefaultLimits are used where a game does not say otherwise. They are opinions,
// taken from what published games do.
func DefaultLimits() Limits {
	return Limits{
		Draws: 0.05, FirstSeat: 0.05, Balance: [2]float64{0.45, 0.55}, Card: 0.03, Seen: 0.05, Played: 0.02,
		Stuck: 0.10, StuckRuns: 0.25, Exhausted: 0.01, Forced: 0.60, Runaway: 0.85, Decided: 0.65, Shortage: 0.001, Skill: 0.60,
		InLength: 0.80, Seconds: 12, EndlessRate: 1e-4,
	}
}
