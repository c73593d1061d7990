// Package verdict judges the statistics of played games: what is broken, dead,
// too strong, too long or too scarce, and how sure that is. It plays nothing,
// prints nothing and has no words: findings are figures, which a report puts
// into the language of its reader.
package verdict

import (
	"cmp"
	"slices"

	"punchboard/playtest"
)

// Level is how grave a finding is.
type Level uint8

// The levels, the least grave first. Unsure means that the interval straddles
// the limit: more games would tell.
const (
	Pass Level = iota
	Unsure
	Watch
	Fail
)

// String gives the word of the level in files.
func (l Level) String() string { return [...]string{"pass", "not enough data", "watch", "fail"}[l] }

// MarshalText writes the word.
func (l Level) MarshalText() ([]byte, error) { return []byte(l.String()), nil }

// Class is a way in which a game can fail its players. The numbers are those of
// the project's list of failure classes.
type Class uint8

// The classes.
const (
	Broken    Class = 1  // an illegal state, or rules that broke down
	RuleGap   Class = 2  // a player who must act and may do nothing
	Orders    Class = 3  // an order that the rulebook leaves open, and that matters
	Endless   Class = 4  // a game without an end
	Draws     Class = 5  // too many draws
	DeadRule  Class = 6  // a rule that never fired
	Undrawn   Class = 7  // a card that is hardly ever seen
	DeadCard  Class = 8  // a card that is drawn and not played
	Inert     Class = 9  // a number that never matters
	Dominated Class = 10 // a card that another one is better than in every way
	Strength  Class = 11 // a card that decides too much
	FirstSeat Class = 12 // an advantage of who begins
	Balance   Class = 13 // an advantage of one side
	Runaway   Class = 15 // who leads early always wins
	Stuck     Class = 17 // hands without a playable card
	Exhausted Class = 18 // a pile that runs out
	Shortage  Class = 19 // too few markers
	Misprint  Class = 20 // a card that is printed and not played, or otherwise often
	Forced    Class = 21 // decisions that leave no choice
	NoSkill   Class = 22 // good players who do not win
	Length    Class = 23 // games outside the length that the box claims
	Track     Class = 24 // a value beyond its printed track
	Trap      Class = 25 // a card that hurts its owner, or that the players misplay

	Unplayable Class = 26 // a card that nothing ever lets anybody play
)

// names are the words of the classes in files; they do not change.
var names = map[Class]string{
	Broken:     "broken",
	RuleGap:    "rule-gap",
	Orders:     "orders",
	Endless:    "endless",
	Draws:      "draws",
	DeadRule:   "dead-rule",
	Undrawn:    "undrawn",
	DeadCard:   "dead-card",
	Inert:      "inert",
	Dominated:  "dominated",
	Strength:   "strength",
	FirstSeat:  "first-seat",
	Balance:    "balance",
	Runaway:    "runaway",
	Stuck:      "stuck",
	Exhausted:  "exhausted",
	Shortage:   "shortage",
	Misprint:   "misprint",
	Forced:     "forced",
	NoSkill:    "no-skill",
	Length:     "length",
	Track:      "track",
	Trap:       "trap",
	Unplayable: "unplayable",
}

// String gives the word of the class in files.
func (c Class) String() string { return names[c] }

// MarshalText writes the word.
func (c Class) MarshalText() ([]byte, error) { return []byte(c.String()), nil }

// Finding is one judgement.
type Finding struct {
	Class    Class                  `json:"class"`
	Level    Level                  `json:"level"`
	Subject  string                 `json:"subject,omitempty"` // the card, rule, marker or track that it is about
	Value    float64                `json:"value"`             // a share from 0 to 1, or a number, as the class has it
	Low      float64                `json:"low"`               // its 95 % interval; Low = High = Value where it is exact
	High     float64                `json:"high"`
	Limit    float64                `json:"limit"`    // what it was held against
	N        uint64                 `json:"n"`        // games, turns or draws that it is taken from
	Affected float64                `json:"affected"` // share of the games that it touches
	Agents   [playtest.Seats]string `json:"agents"`
	Seed     uint64                 `json:"seed"`
	Game     uint64                 `json:"game,omitempty"` // an example, where HasGame
	HasGame  bool                   `json:"-"`
	Family   int                    `json:"family,omitempty"`  // how many were tested together
	Band     [2]float64             `json:"band,omitzero"`     // of a share that should lie in one: its ends
	Claim    [2]int                 `json:"claim,omitzero"`    // of a length: what the box says
	Typical  int                    `json:"typical,omitempty"` // of a length: half of all games take no more
	// Expected is, of a card that is hardly drawn, how often it should be.
	Expected *Expectation `json:"expected,omitempty"`
	// Held is, of a card that stays in hand, what became of it there.
	Held *playtest.Holding `json:"held,omitempty"`
	// Contrary is what players of another skill show, when it points the other
	// way: then nobody knows which is the game's doing.
	Contrary *Reading     `json:"contrary,omitempty"`
	Side     string       `json:"side,omitempty"`            // of an effect: who drew the card
	Shared   bool         `json:"shared,omitempty"`          // of an effect: both sides draw it
	Bar      playtest.Bar `json:"bar,omitzero"`              // of a card that cannot be played: what keeps it
	Detail   string       `json:"detail,omitempty"`          // of a fault: what the rules said; of a card: the one that it was held against; of an order: its card
	Alone    bool         `json:"alone,omitempty"`           // of an effect: no card could stand in for this one, so that early draws judge
	Factor   float64      `json:"variance_factor,omitempty"` // of a comparison: how many times as many games luck of its own would take
	Set      []string     `json:"set,omitempty"`             // changes that show it: what `playtest compare --set` takes
	Follow   string       `json:"follow,omitempty"`          // the card that `playtest compare --follow` takes
	Orders   *TwoOrders   `json:"orders,omitempty"`          // of an order that matters: one event
}

// Reading is one figure as some players show it.
type Reading struct {
	Value  float64                `json:"value"`
	Low    float64                `json:"low"`
	High   float64                `json:"high"`
	N      uint64                 `json:"n"`
	Agents [playtest.Seats]string `json:"agents"`
}

// Sort puts findings into the order of a report: the gravest first, then those
// that touch most games, then by class and subject.
func Sort(all []Finding) {
	slices.SortStableFunc(all, func(a, b Finding) int {
		return cmp.Or(
			cmp.Compare(b.Level, a.Level), cmp.Compare(b.Affected, a.Affected),
			cmp.Compare(a.Class, b.Class), cmp.Compare(a.Subject, b.Subject),
		)
	})
}

// Worst gives the gravest level.
func Worst(all []Finding) (worst Level) {
	for i := range all {
		worst = max(worst, all[i].Level)
	}
	return worst
}
