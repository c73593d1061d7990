package verdict

import "punchboard/playtest"

// Detail is what the findings of some classes contain beyond their figures. It
// is one of the types of this file.
type Detail interface{ detail() }

// Example is a game that shows a fault: for Broken, RuleGap, Endless and Track.
type Example struct {
	Game    uint64
	Message string   // error message of the rules, if any
	Loop    []string // cards played again and again, if the game does not end
}

// Band is the permitted range of a share of wins among some number of seats: for
// FirstSeat and Balance.
type Band struct {
	Low, High float64
	Seats     int
}

// Even is the share of wins of each seat if none has an advantage.
func (b *Band) Even() float64 { return 1 / float64(max(playtest.Seats, b.Seats)) }

// failing returns the shares beyond which the game fails: as far outside the range as its
// limits are from even.
func (b *Band) failing() (low, high float64) { return 2*b.Low - b.Even(), 2*b.High - b.Even() }

// Claim is the length of games claimed on the box, and the maximum length of
// half of them: for Length.
type Claim struct{ Low, High, Typical int }

// DrawRate is how often a card should be drawn: for Undrawn.
type DrawRate struct {
	Expected *Expectation
	Set      []string // arguments of `playtest compare --set`; nil if no change shows it
}

// Unplayed is why a card stays in hand: for DeadCard and Unplayable.
type Unplayed struct {
	Held     *playtest.Holding // what happened to it in games played again; nil if there were none
	Obstacle playtest.Obstacle // what prevents it from ever being played, according to the rules
}

// EarlyDraws describes the draws behind an effect: for Strength and Trap.
type EarlyDraws struct {
	Side   string // who drew the card
	Shared bool   // both sides draw it
	Alone  bool   // no card could be played in place of this one
}

// CardComparison is the card that another one was compared with: for Dominated,
// and for Strength and Trap by replacement.
type CardComparison struct {
	Other  string
	Factor float64  // how many times as many games independent luck would need
	Set    []string // arguments of `playtest compare --set` that reproduce it
	Follow string   // argument of `playtest compare --follow`
}

// InertChange is the change that shows that a number never matters: for Inert.
type InertChange struct {
	Set []string // arguments of `playtest compare --set`
}

// RuleCards are the cards that a rule is about, one of which may be broken: for
// DeadRule.
type RuleCards struct{ Cards []string }

// OpenOrder is one event in which the order of simultaneous things matters: for
// Orders.
type OpenOrder struct {
	Card   string // the card of the rule; "" for none
	Game   uint64
	Orders *TwoOrders
}

func (*Example) detail()        {}
func (*Band) detail()           {}
func (*Claim) detail()          {}
func (*DrawRate) detail()       {}
func (*Unplayed) detail()       {}
func (*EarlyDraws) detail()     {}
func (*CardComparison) detail() {}
func (*InertChange) detail()    {}
func (*OpenOrder) detail()      {}
func (*RuleCards) detail()      {}
