package verdict

import "punchboard/playtest"

// Detail is what the findings of some classes say beyond their figures. It is
// one of the types of this file.
type Detail interface{ detail() }

// Example is a game that shows a fault: of Broken, RuleGap, Endless and Track.
type Example struct {
	Game    uint64
	Message string // what the rules said, if anything
}

// Band is where a share should lie: of FirstSeat and Balance.
type Band struct{ Low, High float64 }

// Claim is what the box says of the length of games, and how long half of them
// last at most: of Length.
type Claim struct{ Low, High, Typical int }

// DrawRate is how often a card should be drawn: of Undrawn.
type DrawRate struct {
	Expected *Expectation
	Set      []string // what `playtest compare --set` takes; nil where no change shows it
}

// Unplayed is why a card stays in hand: of DeadCard and Unplayable.
type Unplayed struct {
	Held     *playtest.Holding // what became of it in games that were played again; nil where none were
	Obstacle playtest.Obstacle // what the rules say keeps it from being played
}

// EarlyDraws is whose first draws moved the result: of Strength and Trap.
type EarlyDraws struct {
	Side   string // who drew the card
	Shared bool   // both sides draw it
	Alone  bool   // no card could be played in place of this one
}

// CardComparison is the card that another one was compared with: of Dominated,
// and of Strength and Trap by replacement.
type CardComparison struct {
	Other  string
	Factor float64  // how many times as many games independent luck would take
	Set    []string // what `playtest compare --set` takes to show it
	Follow string   // what `playtest compare --follow` takes
}

// InertChange is the change that shows that a number never matters: of Inert.
type InertChange struct {
	Set []string // what `playtest compare --set` takes
}

// OpenOrder is one event in which the order of what happens at once matters: of
// Orders.
type OpenOrder struct {
	Card   string // whose rule it is; "" for none
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
